/// A view above the bar of a tab bar controller (iOS 26).
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The view that is shown.
    public let contentView: UIView

    /// An accessory of a view.
    public init(contentView: UIView) { self.contentView = contentView }

    /// Where an accessory stands, in the traits of its content.
    public enum Environment: Int, Sendable { case unspecified = 0, none, regular, inline }

    /// Its height and its distances from the bar and from the sides, in points. Estimated by pictures of iOS 26.
    static let (height, gap, margin): (CGFloat, CGFloat, CGFloat) = (48, 8, 20)
}

extension UITabBarController {
    /// When the bar becomes smaller.
    public enum MinimizeBehavior: Int, Sendable { case automatic = 0, never, onScrollDown, onScrollUp }
}
