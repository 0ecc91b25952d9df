import Foundation

/// Something in a text that a person can touch.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What it is.
    public enum Content {
        /// A link to an address.
        case link(URL)
        /// A picture.
        case textAttachment(NSTextAttachment)
        /// A part that the program marked.
        case tag(String)
    }
    /// The letters.
    public let range: NSRange
    /// What it is.
    public let content: Content
    init(range: NSRange, content: Content) { (self.range, self.content) = (range, content) }
}

/// Something that takes what is pasted.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Would change what is pasted; nobody asks it.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Would change what is pasted into a text; nobody asks it.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem)
}

extension UITextPasteDelegate {
    /// Nothing.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
}

/// Something that is pasted into a text.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// What is pasted.
    var itemProvider: NSItemProvider { get }
    /// What the program keeps with it.
    var localObject: Any? { get }
    /// How the text is written where it is pasted.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Pastes a text.
    func setResult(string: String)
    /// Pastes a text with attributes.
    func setResult(attributedString string: NSAttributedString)
    /// Pastes a picture.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing.
    func setNoResult()
    /// Pastes what would be pasted anyway.
    func setDefaultResult()
}

/// How the system helps with writing.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default` = 0, complete, limited }

/// What kind of text assistive technology reads.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// What a text view keeps beside its text.
@MainActor
private final class KeptWritingTraits: NSObject {
    weak var pasteDelegate: (any UITextPasteDelegate)?
    var behavior = UIWritingToolsBehavior.default
    var takesGlyphs = false
    var context: UIAccessibilityTextualContext?
    static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func of(_ object: NSObject) -> KeptWritingTraits {
        if let found = objc_getAssociatedObject(object, key) as? KeptWritingTraits { return found }
        let made = KeptWritingTraits()
        objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}

extension UITextView: UITextPasteConfigurationSupporting {
    /// Would change what is pasted; nobody asks it.
    /// - Note: Kept without effect.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { KeptWritingTraits.of(self).pasteDelegate }
        set { KeptWritingTraits.of(self).pasteDelegate = newValue }
    }
    /// How the system helps with writing; it doesn't.
    /// - Note: Kept without effect.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { KeptWritingTraits.of(self).behavior }
        set { KeptWritingTraits.of(self).behavior = newValue }
    }
    /// Whether pictures that a person made can stand in the text.
    /// - Note: Kept without effect.
    public var supportsAdaptiveImageGlyph: Bool {
        get { KeptWritingTraits.of(self).takesGlyphs }
        set { KeptWritingTraits.of(self).takesGlyphs = newValue }
    }
}

extension UIView {
    /// What kind of text assistive technology reads.
    /// - Note: Kept without effect.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { KeptWritingTraits.of(self).context }
        set { KeptWritingTraits.of(self).context = newValue }
    }
}

/// Hears of changes of a text that somebody else makes; fields and views of UIKit tell their delegates, and nobody sets this one.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is going to change.
    /// - Note: Kept without effect.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection changed.
    /// - Note: Kept without effect.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is going to change.
    /// - Note: Kept without effect.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text changed.
    /// - Note: Kept without effect.
    func textDidChange(_ textInput: (any UITextInput)?)
}
