public import UIKit

extension ViewKind {
    /// A turning wheel.
    public static let activityIndicatorView = ViewKind(
        "activityIndicatorView", content: ActivityIndicatorContent.self
    ) { UIActivityIndicatorView() }
}

/// What turning wheels have.
public struct ActivityIndicatorContent: ViewContent {
    /// Size and shade.
    public var style = UIActivityIndicatorView.Style.white
    /// Whether the wheel turns.
    public var isAnimating = false
    /// The colour; nil for that of the style.
    public var color: ColorDescription?
}

extension ActivityIndicatorContent: ElementContent {
    init(_ element: NodeReader) {
        style = element.choice("style") ?? .white
        isAnimating = element.bool("animating") ?? false
        color = element.color(key: "color")
    }

    func configure(_ view: UIActivityIndicatorView, resources: Resources) {
        view.style = style
        if let color = UIColor(color, resources: resources) { view.color = color }
        // The canvas shows an indicator that stands still; only the attribute `hidden` hides it.
        view.hidesWhenStopped = false
        if isAnimating { view.startAnimating() }
    }
}

extension UIActivityIndicatorView.Style: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "white": .white, "gray": .gray, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large,
    ]
}
