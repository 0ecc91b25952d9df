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
    open var progressViewStyle = Style.default { didSet { setNeedsDisplay() } }
    private var ownProgress: Float = 0
    /// How far it is, from 0 to 1: what was set, or what is followed has come to.
    open var progress: Float {
        get { observedProgress.map { min(1, max(0, Float($0.fractionCompleted))) } ?? ownProgress }
        set {
            ownProgress = min(1, max(0, newValue))
            setNeedsDisplay()
        }
    }
    /// The colour of what is done.
    open var progressTintColor: UIColor?
    /// The colour of the track.
    open var trackTintColor: UIColor?
    /// The picture of what is done.
    open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The picture of the track.
    open var trackImage: UIImage? { didSet { setNeedsDisplay() } }
    /// What is followed: the view shows its fraction completed (documentation of `observedProgress`).
    open var observedProgress: Progress? { didSet { setNeedsDisplay() } }

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
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        hugsContent(horizontally: false)
    }

    /// Sets how far it is.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    private var ownHeight: CGFloat { layoutEnvironment.metrics.progressHeight }

    override var isSpoken: Bool { true }
    override var spokenValue: String? { "\(Int((progress * 100).rounded()))%" }
    override var spokenTraits: UIAccessibilityTraits { .updatesFrequently }

    /// No width; the bar's height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
    /// The width asked for at the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }
}
