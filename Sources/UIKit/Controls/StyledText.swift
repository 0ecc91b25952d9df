import Foundation

// What labels, fields and text views do to attributed text when a property of theirs is set (documentation of
// `UILabel.font`: it applies to the entirety of the string), and when somebody types.
//
// Each text is made anew. What stands in attributes has a ``SwiftObjectMark``.

extension NSAttributedString {
    /// The text with one value of an attribute throughout; the same text for no value.
    func styled(_ key: NSAttributedString.Key, _ value: Any?) -> NSAttributedString {
        guard let value, length > 0 else { return self }
        return restyled { $0[key] = value }
    }

    /// The text with a change of its paragraphs' styles. Paragraphs without a style follow what shows them.
    func withParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        restyled { attributes in
            guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            let changed = NSMutableParagraphStyle()
            changed.setParagraphStyle(style)
            change(changed)
            attributes[.paragraphStyle] = changed
        }
    }

    /// The text with another one in the place of a part: with the attributes of the letters that go, or of those before.
    func replacing(
        _ range: NSRange, with new: String, attributes: [NSAttributedString.Key: Any]? = nil
    ) -> NSAttributedString {
        let text = NSMutableAttributedString(string: (string as NSString).replacingCharacters(in: range, with: new))
        let (typed, rest) = ((new as NSString).length, NSMaxRange(range))
        let model = range.length > 0 ? range.location : max(0, range.location - 1)
        if typed > 0,
            let attributes = attributes ?? (model < length ? self.attributes(at: model, effectiveRange: nil) : nil)
        {
            text.setAttributes(attributes, range: NSRange(location: range.location, length: typed))
        }
        enumerateRuns(in: NSRange(location: 0, length: range.location)) { text.setAttributes($0, range: $1) }
        enumerateRuns(in: NSRange(location: rest, length: length - rest)) { attributes, part in
            let moved = NSRange(location: part.location + typed - range.length, length: part.length)
            text.setAttributes(attributes, range: moved)
        }
        return text
    }

    private func restyled(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> NSAttributedString {
        let text = NSMutableAttributedString(string: string)
        enumerateRuns(in: NSRange(location: 0, length: length)) { attributes, range in
            var attributes = attributes
            change(&attributes)
            text.setAttributes(attributes, range: range)
        }
        return text
    }

    private func enumerateRuns(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        guard range.length > 0 else { return }
        enumerateAttributes(in: range, options: []) { attributes, part, _ in body(attributes, part) }
    }
}
