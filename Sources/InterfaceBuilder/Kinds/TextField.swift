public import UIKit

extension ViewKind {
    /// A text field.
    public static let textField = ViewKind("textField", content: TextFieldContent.self, size: .text) { UITextField() }
}

/// What text fields have.
public struct TextFieldContent: ViewContent {
    /// The text and how it is set.
    public var text = TextContent()
    /// What is shown while there is no text.
    public var placeholder: String?
    /// What is shown while there is no text, with attributes; it wins over the plain one.
    public var attributedPlaceholder: AttributedText?
    /// What is drawn around the text.
    public var borderStyle = UITextField.BorderStyle.none
    /// When a button that clears the text is shown.
    public var clearButtonMode = UITextField.ViewMode.never
    /// How small text may be made, in points.
    public var minimumFontSize = 0.0
    /// Whether text that is too wide is made smaller, down to that size.
    public var adjustsFontSizeToFit = true
    /// Whether dots are shown in place of the text.
    public var isSecure = false
    /// What the field asks of the keyboard.
    public var input = TextInputContent()
    /// Whether the text goes when somebody begins to edit it.
    public var clearsOnBeginEditing = false
    /// Where the text stands in a field that is higher than it.
    public var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center

    /// What is shown while there is no text, else the text.
    public var title: String? { placeholder ?? text.text }
    /// The fonts of both texts.
    public var fonts: [FontDescription] { text.fonts + (attributedPlaceholder?.fonts ?? []) }
}

extension TextFieldContent: ElementContent {
    init(_ element: NodeReader) {
        text = TextContent(element)
        placeholder = element.text("placeholder")
        attributedPlaceholder = element.attributedText(key: "attributedPlaceholder")
        borderStyle = element.choice("borderStyle") ?? .none
        clearButtonMode = element.choice("clearButtonMode") ?? .never
        minimumFontSize = element.number("minimumFontSize") ?? 0
        adjustsFontSizeToFit = element.bool("adjustsFontSizeToFit") ?? true
        isSecure = element.child(key: "textInputTraits")?.bool("secureTextEntry") ?? false
        input = TextInputContent(element)
        clearsOnBeginEditing = element.bool("clearsOnBeginEditing") ?? false
        contentVerticalAlignment = element.choice("contentVerticalAlignment") ?? .center
    }

    func configure(_ field: UITextField, resources: Resources) {
        field.font = UIFont(text.font) ?? .systemFont(ofSize: 17)
        field.textColor = UIColor(text.color, resources: resources) ?? .label
        field.textAlignment = text.alignment
        field.adjustsFontForContentSizeCategory = text.followsContentSizeCategory
        input.configure(field)
        field.isSecureTextEntry = isSecure
        field.clearsOnBeginEditing = clearsOnBeginEditing
        field.minimumFontSize = minimumFontSize
        field.adjustsFontSizeToFitWidth = adjustsFontSizeToFit && minimumFontSize > 0
        field.contentVerticalAlignment = contentVerticalAlignment
        field.borderStyle = borderStyle
        field.clearButtonMode = clearButtonMode
        field.placeholder = placeholder
        if let attributedPlaceholder {
            field.attributedPlaceholder = .make(attributedPlaceholder, resources: resources)
        }
        if let attributed = text.attributedText {
            field.attributedText = .make(attributed, resources: resources)
        } else {
            field.text = text.text
        }
    }

    func vary(_ field: UITextField, from old: Self, resources: Resources) {
        if text.font != old.text.font { field.font = UIFont(text.font) ?? .systemFont(ofSize: 17) }
        if text.color != old.text.color { field.textColor = UIColor(text.color, resources: resources) ?? .label }
        if text.font != old.text.font || text.color != old.text.color, let attributed = text.attributedText {
            field.attributedText = .make(attributed, resources: resources)
        }
    }
}

extension UITextField.BorderStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
}

extension UITextField.ViewMode: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
