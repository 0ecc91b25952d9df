import Foundation

/// What the items of a bar look like in one state.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// A shift of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    /// The colour of a tab's picture.
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What the buttons of a bar look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarItemStateAppearance()
    public let highlighted = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()

    public init(style: UIBarButtonItem.Style) { super.init() }

    public override convenience init() { self.init(style: .plain) }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// What the tabs of a bar look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// How pictures and titles stand.
    public enum Style: Int, Sendable {
        case stacked = 0, inline, compactInline
    }

    public let normal = UIBarItemStateAppearance()
    public let selected = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()

    public init(style: Style) { super.init() }

    public override convenience init() { self.init(style: .stacked) }
}

/// In which situation a bar's picture is shown.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    case any = 0, bottom, top, topAttached
}
