import Foundation

/// What the items of a bar look like in one state.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// A shift of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// A picture behind items.
    /// - Note: Kept without effect.
    open var backgroundImage: UIImage?
    /// The colour of a tab's picture.
    open var iconColor: UIColor?
    /// The colour of badges.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of badges' texts.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    fileprivate func copyMembers(of other: UIBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (backgroundImage, iconColor) = (other.backgroundImage, other.iconColor)
        (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
    }
}

/// What the buttons of a bar look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look of items that can be tapped.
    public let normal = UIBarItemStateAppearance()
    /// The look of items that are being touched.
    public let highlighted = UIBarItemStateAppearance()
    /// The look of items that can't be tapped.
    public let disabled = UIBarItemStateAppearance()
    /// The look of items that key presses go to.
    public let focused = UIBarItemStateAppearance()

    /// The look of items of a style.
    public init(style: UIBarButtonItem.Style) { super.init() }

    public override convenience init() { self.init(style: .plain) }

    /// Goes back to the usual look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {}

    /// Another one that looks the same.
    var twin: UIBarButtonItemAppearance {
        let twin = UIBarButtonItemAppearance()
        for path in [\UIBarButtonItemAppearance.normal, \.highlighted, \.disabled, \.focused] {
            twin[keyPath: path].copyMembers(of: self[keyPath: path])
        }
        return twin
    }
}

/// What the tabs of a bar look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// How pictures and titles stand.
    public enum Style: Int, Sendable {
        case stacked = 0, inline, compactInline
    }

    /// The look of tabs that are off.
    public let normal = UIBarItemStateAppearance()
    /// The look of the tab that is on.
    public let selected = UIBarItemStateAppearance()
    /// The look of tabs that can't be chosen.
    public let disabled = UIBarItemStateAppearance()
    /// The look of tabs that key presses go to.
    public let focused = UIBarItemStateAppearance()

    /// The look of tabs of a style.
    public init(style: Style) { super.init() }

    public override convenience init() { self.init(style: .stacked) }

    /// Another one that looks the same.
    var twin: UITabBarItemAppearance {
        let twin = UITabBarItemAppearance()
        for path in [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused] {
            twin[keyPath: path].copyMembers(of: self[keyPath: path])
        }
        return twin
    }
}

/// In which situation a bar's picture is shown.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    case any = 0, bottom, top, topAttached
}
