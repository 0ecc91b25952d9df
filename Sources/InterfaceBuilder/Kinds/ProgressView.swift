public import UIKit

extension ViewKind {
    /// A bar that shows how far something has got.
    public static let progressView = ViewKind("progressView", content: ProgressContent.self) { UIProgressView() }
}

/// What progress views have.
public struct ProgressContent: ViewContent {
    /// How far it has got, from 0 to 1.
    public var progress = 0.0
    /// How the bar is drawn.
    public var style = UIProgressView.Style.default
    /// The colour of the part that is done.
    public var progressColor: ColorDescription?
    /// The colour of the rest.
    public var trackColor: ColorDescription?
}

extension ProgressContent: ElementContent {
    init(_ element: NodeReader) {
        progress = element.number("progress") ?? 0
        style = element.choice("progressViewStyle") ?? .default
        progressColor = element.color(key: "progressTintColor")
        trackColor = element.color(key: "trackTintColor")
    }

    func configure(_ view: UIProgressView, resources: Resources) {
        view.progressViewStyle = style
        view.progress = Float(progress)
        view.progressTintColor = UIColor(progressColor, resources: resources)
        view.trackTintColor = UIColor(trackColor, resources: resources)
    }
}

extension UIProgressView.Style: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["default": .default, "bar": .bar]
}
