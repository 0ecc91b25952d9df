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

    /// Does what the action does. Another target is told nothing.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender as AnyObject?) }

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

        // The menus that programs have.
        public static let root = Identifier("com.apple.menu.root")
        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")
        public static let about = Identifier("com.apple.menu.about")
        public static let preferences = Identifier("com.apple.menu.preferences")
        public static let services = Identifier("com.apple.menu.services")
        public static let hide = Identifier("com.apple.menu.hide")
        public static let quit = Identifier("com.apple.menu.quit")
        public static let newScene = Identifier("com.apple.menu.newscene")
        public static let openRecent = Identifier("com.apple.menu.openrecent")
        public static let close = Identifier("com.apple.menu.close")
        public static let print = Identifier("com.apple.menu.print")
        public static let undoRedo = Identifier("com.apple.menu.undoredo")
        public static let standardEdit = Identifier("com.apple.menu.standardedit")
        public static let find = Identifier("com.apple.menu.find")
        public static let replace = Identifier("com.apple.menu.replace")
        public static let share = Identifier("com.apple.menu.share")
        public static let textStyle = Identifier("com.apple.menu.text-style")
        public static let spelling = Identifier("com.apple.menu.spelling")
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        public static let transformations = Identifier("com.apple.menu.transformations")
        public static let speech = Identifier("com.apple.menu.speech")
        public static let lookup = Identifier("com.apple.menu.lookup")
        public static let learn = Identifier("com.apple.menu.learn")
        public static let format = Identifier("com.apple.menu.format")
        public static let font = Identifier("com.apple.menu.font")
        public static let textSize = Identifier("com.apple.menu.textsize")
        public static let textColor = Identifier("com.apple.menu.textcolor")
        public static let textStylePasteboard = Identifier("com.apple.menu.textstylepasteboard")
        public static let text = Identifier("com.apple.menu.text")
        public static let writingDirection = Identifier("com.apple.menu.writingdirection")
        public static let alignment = Identifier("com.apple.menu.alignment")
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimizeandzoom")
        public static let bringAllToFront = Identifier("com.apple.menu.bringalltofront")
        public static let autoFill = Identifier("com.apple.menu.autofill")
    }

    /// Tells the menu from others.
    /// - Note: Kept without effect.
    public let identifier: Identifier
    /// How large the elements are shown.
    /// - Note: Kept without effect.
    open var preferredElementSize: ElementSize
    /// How the elements are shown.
    /// - Note: Kept without effect.
    @NSCopying
    open var displayPreferences: UIMenuDisplayPreferences?
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
        let copy = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: children)
        copy.displayPreferences = displayPreferences
        return copy
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

extension UIAction {
    /// An action that would read text from the camera into a field; it does nothing.
    public class func captureTextFromCamera(
        responder: any UIResponder & UIKeyInput, identifier: UIAction.Identifier?
    ) -> UIAction {
        UIAction(title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier) { _ in }
    }
}
