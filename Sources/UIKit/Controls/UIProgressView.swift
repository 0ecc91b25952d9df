import Foundation

/// A bar that shows how far something is. It has no width of its own.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How the bar is drawn.
    public enum Style: Int, Sendable {
        /// With a track.
        case `default` = 0
        /// Without a track, for bars.
        case bar
    }

    /// How the bar is drawn.
    /// - Note: Kept without effect.
    open var progressViewStyle = Style.default
    /// How far it is, from 0 to 1.
    open var progress: Float = 0 {
        didSet {
            progress = min(1, max(0, progress))
            setNeedsDisplay()
        }
    }
    /// The colour of what is done.
    open var progressTintColor: UIColor?
    /// The colour of the track.
    open var trackTintColor: UIColor?
    /// The picture of what is done.
    /// - Note: Kept without effect.
    open var progressImage: UIImage?
    /// The picture of the track.
    /// - Note: Kept without effect.
    open var trackImage: UIImage?
    /// What is followed.
    /// - Note: Kept without effect.
    open var observedProgress: Progress?

    /// An empty bar at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugsContent(horizontally: false)
    }

    /// An empty bar of the style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugsContent(horizontally: false)
    }

    /// Sets how far it is.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private var ownHeight: CGFloat { layoutEnvironment.metrics.progressHeight }

    /// No width; the bar's height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
    /// The width asked for at the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }
}
