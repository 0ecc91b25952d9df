import Foundation

/// The look of a bar before appearances.
public enum UIBarStyle: Int, Sendable {
    /// Light, in dark appearance dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Dark and translucent; the old name.
    case blackTranslucent = 2
}

/// What a navigation bar, toolbar or tab bar looks like in one situation.
///
/// Bars keep copies of what is set, so that later changes of that don't show (`copy` in the declarations of UIKit).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// Another one that looks the same.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        copyMembers(of: barAppearance)
    }

    /// The usual look on a device.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    func copyMembers(of other: UIBarAppearance) {
        (backgroundColor, backgroundImage, backgroundEffect) = (
            other.backgroundColor, other.backgroundImage, other.backgroundEffect
        )
        (shadowColor, shadowImage, isTransparent) = (other.shadowColor, other.shadowImage, other.isTransparent)
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    }

    @MainActor func empty() -> UIBarAppearance { UIBarAppearance() }

    /// Another one of the same class that looks the same.
    nonisolated public func copy() -> Self { (copy(with: nil) as? Self) ?? self }

    /// Another one that looks the same.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any { copy(with: nil) }

    /// Another one that looks the same.
    nonisolated open func copy(with zone: NSZone?) -> Any {
        let own = self
        nonisolated(unsafe) var made: UIBarAppearance?
        MainActor.unchecked {
            let copy = own.empty()
            copy.copyMembers(of: own)
            made = copy
        }
        return made ?? own
    }

    /// The colour behind the items.
    open var backgroundColor: UIColor?
    /// A picture behind the items.
    open var backgroundImage: UIImage?
    /// The blur behind the items.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the line at the bar's edge; nil for no line.
    open var shadowColor: UIColor? = .separator
    /// The picture of the line at the bar's edge; nil for a thin line of ``shadowColor``, which also tints templates.
    open var shadowImage: UIImage?
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The usual look.
    nonisolated public override init() {
        super.init()
    }

    /// The usual look.
    open func configureWithDefaultBackground() {
        isTransparent = false
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// An opaque ground.
    open func configureWithOpaqueBackground() {
        isTransparent = false
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = .separator
    }

    /// Whether the bar's ground and line are drawn.
    package var showsGround: Bool {
        !isTransparent || backgroundColor != nil || backgroundImage != nil || backgroundEffect != nil
            || shadowColor != nil || shadowImage != nil
    }
    private var isTransparent = false

    /// No ground.
    open func configureWithTransparentBackground() {
        isTransparent = true
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = nil
    }
}

/// What a navigation bar looks like in one situation.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    override func empty() -> UIBarAppearance { UINavigationBarAppearance() }

    override func copyMembers(of other: UIBarAppearance) {
        super.copyMembers(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (buttonAppearance, backButtonAppearance) = (other.buttonAppearance.twin, other.backButtonAppearance.twin)
        doneButtonAppearance = other.doneButtonAppearance.twin
        titlePositionAdjustment = other.titlePositionAdjustment
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    /// The look of plain items.
    open lazy var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of the way back.
    open lazy var backButtonAppearance = UIBarButtonItemAppearance()
    /// The look of items that complete what a person does.
    open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// A shift of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture beside the back button's title; nil for the system's arrow.
    open private(set) var backIndicatorImage: UIImage?
    /// What cuts titles that slide under that picture.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture beside the back button's title, and what cuts titles under it.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    }
}

/// What a toolbar looks like in one situation.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    override func empty() -> UIBarAppearance { UIToolbarAppearance() }

    override func copyMembers(of other: UIBarAppearance) {
        super.copyMembers(of: other)
        guard let other = other as? UIToolbarAppearance else { return }
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.twin, other.doneButtonAppearance.twin)
    }

    /// The look of plain items.
    open lazy var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of items that complete what a person does.
    open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// What a tab bar looks like in one situation.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    override func empty() -> UIBarAppearance { UITabBarAppearance() }

    override func copyMembers(of other: UIBarAppearance) {
        super.copyMembers(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.twin
        inlineLayoutAppearance = other.inlineLayoutAppearance.twin
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.twin
        (stackedItemPositioning, stackedItemWidth) = (other.stackedItemPositioning, other.stackedItemWidth)
        (stackedItemSpacing, selectionIndicatorImage) = (other.stackedItemSpacing, other.selectionIndicatorImage)
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
    }

    /// The look of tabs with titles below their pictures.
    open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of tabs with titles beside their pictures.
    open lazy var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The same in low bars.
    open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// How the tabs are spread.
    /// - Note: Kept without effect.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of a tab, in points; 0 for UIKit's own.
    /// - Note: Kept without effect.
    open var stackedItemWidth: CGFloat = 0
    /// The space between tabs, in points; 0 for UIKit's own.
    /// - Note: Kept without effect.
    open var stackedItemSpacing: CGFloat = 0
    /// The picture behind the tab that is on.
    /// - Note: Kept without effect.
    open var selectionIndicatorImage: UIImage?
    /// The colour behind the tab that is on.
    /// - Note: Kept without effect.
    open var selectionIndicatorTintColor: UIColor?
}
