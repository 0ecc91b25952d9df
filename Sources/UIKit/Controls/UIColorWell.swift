import Foundation

/// A control that shows a colour and opens a picker for it: 28 × 28.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// The colour.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The title of the picker.
    /// - Note: Kept without effect.
    open var title: String?
    /// Whether opacity can be chosen.
    /// - Note: Kept without effect.
    open var supportsAlpha = true

    /// 28 × 28.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    /// 28 × 28.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
