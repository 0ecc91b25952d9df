/// A command that keys stand for. There are no keys here.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key.
    /// - Note: Kept without effect.
    public let input: String?
    /// The keys that are held down with it.
    /// - Note: Kept without effect.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether it goes before the system's own.
    /// - Note: Kept without effect.
    open var wantsPriorityOverSystemBehavior = false

    /// A command of a key.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, subtitle: nil, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
    /// A command of a key.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
    /// A command of a key.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// A key of the row at the top.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// A key of the row at the top.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// A key of the row at the top.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// A key of the row at the top.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// A key of the row at the top.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// A key of the row at the top.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// A key of the row at the top.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// A key of the row at the top.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// A key of the row at the top.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// A key of the row at the top.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// A key of the row at the top.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// A key of the row at the top.
    public nonisolated static let f12 = "UIKeyInputF12"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"
}
