import Foundation

/// Something in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether an element carries a mark.
    public enum State: Int, Sendable {
        /// No mark.
        case off = 0
        /// A mark.
        case on
        /// Some of what it stands for is on.
        case mixed
    }

    /// What the element says.
    open var title: String
    /// A line below the title.
    /// - Note: Kept without effect.
    open var subtitle: String?
    /// A picture beside the title.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A piece of work with a title, for menus and controls.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Tells actions apart.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// The identifier of the name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Tells the action from others.
    public let identifier: Identifier
    /// A longer title for tools that help to find actions.
    /// - Note: Kept without effect.
    open var discoverabilityTitle: String?
    /// What the action looks like in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action carries a mark.
    open var state: UIMenuElement.State
    /// The object that triggered the action, while it runs.
    open private(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    /// An action that runs the closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func perform(from sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

extension UIMenuElement {
    /// What an element looks like in a menu.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The attributes of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Not to be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Red, as it takes something away.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Leaves the menu open; no menu opens here.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

/// Actions under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// How a menu within a menu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The options of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Among the elements around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Red, as it takes something away.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One element at a time carries a mark.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// As pictures side by side.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large elements are shown.
    public enum ElementSize: Int, Sendable {
        case small = 0, medium, large
        case automatic = -1
    }

    /// Tells menus apart.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// The identifier of the name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Tells the menu from others.
    /// - Note: Kept without effect.
    public let identifier: Identifier
    /// How large the elements are shown.
    /// - Note: Kept without effect.
    open var preferredElementSize: ElementSize
    /// The elements that are on, those of menus within this one, too.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return menu.selectedElements }
            return (element as? UIAction)?.state == .on ? [element] : []
        }
    }

    /// The menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        copy(with: newChildren)
    }

    private func copy(with children: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: children)
    }

    /// The elements in order.
    public let children: [UIMenuElement]
    /// How the menu is shown within another.
    /// - Note: Kept without effect.
    public let options: Options

    /// A menu of the elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.preferredElementSize = preferredElementSize
        self.children = children
        self.options = options
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The actions that can be chosen, those of menus within this one, too.
    private var actions: [UIAction] {
        children.flatMap { element -> [UIAction] in
            if let menu = element as? UIMenu { return menu.actions }
            guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.hidden, .disabled]) else {
                return []
            }
            return [action]
        }
    }

    /// The action whose choice a button shows: the first that is on, else the first.
    var chosenAction: UIAction? { actions.first { $0.state == .on } ?? actions.first }
}
