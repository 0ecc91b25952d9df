public import UIKit

extension ViewKind {
    /// A text view.
    public static let textView = ViewKind("textView", content: TextViewContent.self, size: .text) {
        // A document says which ground there is.
        let view = UITextView()
        view.backgroundColor = nil
        return view
    }
}

/// What text views have.
public struct TextViewContent: ViewContent {
    /// The text and how it is set.
    public var text = TextContent()
    /// How the text scrolls.
    public var scroll = ScrollViewContent()
    /// Whether the text can be edited.
    public var isEditable = true
    /// Whether the text can be selected.
    public var isSelectable = true

    /// What the view asks of the keyboard.
    public var input = TextInputContent()
    /// Which kinds of data become links.
    public var dataDetectorTypes: UIDataDetectorTypes = []

    /// The text.
    public var title: String? { text.text }
    /// The fonts of the text.
    public var fonts: [FontDescription] { text.fonts }
}

extension TextViewContent: ElementContent {
    init(_ element: NodeReader) {
        text = TextContent(element)
        scroll = ScrollViewContent(element)
        isEditable = element.bool("editable") ?? true
        isSelectable = element.bool("selectable") ?? true
        input = TextInputContent(element)
        if let types = element.child(key: "dataDetectorTypes") {
            dataDetectorTypes = types.flags([
                "link": .link, "phoneNumber": .phoneNumber, "address": .address, "calendarEvent": .calendarEvent,
            ])
        }
    }

    func configure(_ view: UITextView, resources: Resources) {
        scroll.configure(view, resources: resources)
        // Documents write every font but that of a text view made before iOS 7 (14 points).
        view.font = UIFont(text.font, defaultSize: 14) ?? .systemFont(ofSize: 14)
        view.textColor = UIColor(text.color, resources: resources) ?? .label
        view.textAlignment = text.alignment
        view.adjustsFontForContentSizeCategory = text.followsContentSizeCategory
        view.isEditable = isEditable
        view.isSelectable = isSelectable
        input.configure(view)
        view.dataDetectorTypes = dataDetectorTypes
        if let attributed = text.attributedText {
            view.attributedText = .make(attributed, resources: resources)
        } else {
            view.text = text.text
        }
    }

    func vary(_ view: UITextView, from old: Self, resources: Resources) {
        if text.font != old.text.font { view.font = UIFont(text.font, defaultSize: 14) ?? .systemFont(ofSize: 14) }
        if text.color != old.text.color { view.textColor = UIColor(text.color, resources: resources) ?? .label }
        if text.font != old.text.font || text.color != old.text.color, let attributed = text.attributedText {
            view.attributedText = .make(attributed, resources: resources)
        }
    }
}
