import Foundation

/// A control that is on or off. Its size is fixed: 51 × 31, 63 × 28 in the newest systems; Auto Layout sees it without
/// two points on the right (trailing 42 of 42, width 5 of 5 in recorded documents).
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How the switch is drawn.
    public enum Style: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// As a box with a check mark, on Macs.
        case checkbox
        /// As a knob in a track.
        case sliding
    }

    /// Whether the switch is on.
    open var isOn = false { didSet { setNeedsDisplay() } }
    /// The colour of the track while on.
    open var onTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
    /// A picture that has no effect, as in UIKit.
    /// - Note: Kept without effect.
    open var onImage: UIImage?
    /// A picture that has no effect, as in UIKit.
    /// - Note: Kept without effect.
    open var offImage: UIImage?
    /// How the switch is to be drawn.
    /// - Note: Kept without effect.
    open var preferredStyle = Style.automatic
    /// How the switch is drawn.
    open var style: Style { .sliding }
    /// What the box says on Macs.
    /// - Note: Kept without effect.
    open var title: String?

    /// A switch at the origin of a rectangle; its size is the switch's own.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugsContent(horizontally: true)
        self.frame.size = frameSize
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        hugsContent(horizontally: true)
    }

    /// Turns the switch.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    private var frameSize: CGSize { layoutEnvironment.metrics.switchSize }

    override var isSpoken: Bool { true }
    override var spokenValue: String? { isOn ? "1" : "0" }
    override var spokenTraits: UIAccessibilityTraits { spokenState.union(.button) }

    /// The frame's size less the insets.
    open override var intrinsicContentSize: CGSize {
        let size = frameSize
        return CGSize(width: size.width - alignmentRectInsets.horizontal, height: size.height)
    }

    /// Two points on the right; on the left in right-to-left layouts.
    open override var alignmentRectInsets: UIEdgeInsets {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0) : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }

    /// The frame's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize }
}
