/// Stands in a menu for elements that are made when the menu opens. No menu opens here, so they aren't asked for.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Elements that are asked for once.
    public init(_ elementProvider: @escaping ElementProvider) {
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Elements that are asked for each time the menu opens.
    public class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}

/// A menu's element that sends a selector to the responder that takes it. No menu opens here, so it isn't sent.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// What is sent.
    /// - Note: Kept without effect.
    public let action: Selector
    /// Anything that tells the command from others of the same selector.
    /// - Note: Kept without effect.
    public let propertyList: Any?
    /// Other commands while keys are held.
    /// - Note: Kept without effect.
    public let alternates: [UICommandAlternate]
    /// A longer title for tools that help to find commands.
    /// - Note: Kept without effect.
    open var discoverabilityTitle: String?
    /// What the command looks like in a menu.
    /// - Note: Kept without effect.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command carries a mark.
    /// - Note: Kept without effect.
    open var state: UIMenuElement.State

    /// A command of a selector.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }
}

/// What a command does instead while keys are held. There are no keys here.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// What the command is called then.
    /// - Note: Kept without effect.
    public let title: String
    /// What is sent then.
    /// - Note: Kept without effect.
    public let action: Selector
    /// The keys.
    /// - Note: Kept without effect.
    public let modifierFlags: UIKeyModifierFlags

    /// Another selector for keys that are held.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
