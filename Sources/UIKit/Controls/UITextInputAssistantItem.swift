/// What stands above the keyboard of a pad. There is no keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Buttons at the leading end.
    /// - Note: Kept without effect.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Buttons at the trailing end.
    /// - Note: Kept without effect.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Whether a person may hide them.
    /// - Note: Kept without effect.
    open var allowsHidingShortcuts = true
}

/// Drags text out of a field or view. Nobody drags.
@preconcurrency @MainActor
open class UITextDragInteraction: NSObject {
    /// Whether text can be dragged.
    /// - Note: Kept without effect.
    open var isEnabled = true
}

/// What a field or view keeps of these.
@MainActor
private final class TextExtras {
    let assistant = UITextInputAssistantItem()
    let drag = UITextDragInteraction()
    let find = UIFindInteraction()
    var isFindEnabled = false
    var usesStandardScaling = false

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func of(_ object: UIResponder) -> TextExtras {
        if let known = object.associatedObjects[key] as? TextExtras { return known }
        let made = TextExtras()
        object.associatedObjects[key] = made
        return made
    }
}

extension UIResponder {
    /// What stands above the keyboard of a pad while this is the first responder.
    public var inputAssistantItem: UITextInputAssistantItem { TextExtras.of(self).assistant }
}

extension UITextField {
    /// Drags text out of the field.
    public var textDragInteraction: UITextDragInteraction? { TextExtras.of(self).drag }
}

extension UITextView {
    /// Drags text out of the view.
    public var textDragInteraction: UITextDragInteraction? { TextExtras.of(self).drag }
    /// Looks for text in the view; nil unless that is enabled.
    public var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? TextExtras.of(self).find : nil }
    /// Whether text can be looked for.
    public var isFindInteractionEnabled: Bool {
        get { TextExtras.of(self).isFindEnabled }
        set { TextExtras.of(self).isFindEnabled = newValue }
    }
    /// Whether text is as large as on a Mac.
    /// - Note: Kept without effect.
    public var usesStandardTextScaling: Bool {
        get { TextExtras.of(self).usesStandardScaling }
        set { TextExtras.of(self).usesStandardScaling = newValue }
    }
}
