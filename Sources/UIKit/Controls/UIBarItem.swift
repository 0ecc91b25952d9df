import Foundation

/// Something that a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// What the item says.
    open var title: String?
    /// What the item shows.
    open var image: UIImage?
    /// What the item shows in landscape on phones.
    open var landscapeImagePhone: UIImage?
    /// Whether the item can be tapped.
    open var isEnabled = true
    /// A shift of the picture, in points.
    open var imageInsets = UIEdgeInsets.zero
    /// What assistive technology says of the item.
    /// - Note: Kept without effect.
    open var accessibilityLabel: String?
    /// What assistive technology says of what a tap does.
    /// - Note: Kept without effect.
    open var accessibilityHint: String?
    /// The name by which tests find the item.
    /// - Note: Kept without effect.
    open var accessibilityIdentifier: String?
    /// Whether assistive technology speaks of the item.
    /// - Note: Kept without effect.
    open var isAccessibilityElement = true
    /// A number of the owner's choice.
    /// - Note: Kept without effect.
    open var tag = 0
    /// The picture shown large to those who want large text.
    /// - Note: Kept without effect.
    open var largeContentSizeImage: UIImage?
    /// How far that picture keeps from its edges.
    /// - Note: Kept without effect.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// An item of nothing.
    nonisolated public override init() {
        super.init()
    }

    /// Sets the attributes of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }

    /// The attributes of the title for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// The stand-in of a class: items that have no look of their own are drawn with what is set there.
    package static func standIn<Item: UIBarItem>(of type: Item.Type, make: () -> Item) -> Item {
        let context = ThreadContext.current
        if let known = context.barItemAppearances[ObjectIdentifier(type)] as? Item { return known }
        let made = make()
        context.barItemAppearances[ObjectIdentifier(type)] = made
        return made
    }
}
