import Testing
import UIKit

/// Foundation on Linux compares values of attributes in C, and takes a part of an object's first property for the number of a type
/// of its own. It ended the program at two neighbours whose first property was zero there.
@MainActor
@Suite("Values in attributes of texts")
struct AttributeValueTests {
    private let key = NSAttributedString.Key("value")

    /// Each object is made anew, as most of those in attributes are: the same object is never compared with itself.
    private let makers: [@MainActor () -> Any] = [
        { UIFont.systemFont(ofSize: 16) }, { UIFont.boldSystemFont(ofSize: 0) },
        { UIColor(white: 0, alpha: 1) }, { UIColor(white: 1, alpha: 0) }, { UIColor { _ in .red } },
        { NSParagraphStyle() }, { NSMutableParagraphStyle() }, { NSShadow() }, { NSTextAttachment() },
        { NSTextAttachment(image: UIImage()) }, { UIImage() }, { UIFontDescriptor() }, { UIBezierPath() },
        { CGMutablePath() }, { NSTextTab(textAlignment: .left, location: 0) }, { 0 }, { 0.0 }, { NSNumber(0) },
        { false }, { "" }, { URL(fileURLWithPath: "/") }, { [0] },
    ]

    @Test func neighboursAreComparedByTheirOwnMethods() {
        for make in makers {
            let text = NSMutableAttributedString(string: "abc", attributes: [key: make()])
            text.append(NSAttributedString(string: "def", attributes: [key: make()]))
            text.append(text.attributedSubstring(from: NSRange(location: 1, length: 4)))
            text.addAttribute(key, value: make(), range: NSRange(location: 2, length: 5))
            text.setAttributes([key: make()], range: NSRange(location: 0, length: 3))
            #expect(text.string == "abcdefbcde" && text.isEqual(to: NSAttributedString(attributedString: text)))
        }
    }

    @Test func anyEditsOfAnyValues() {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let text = NSMutableAttributedString(string: "any values in one text")
            for _ in 0..<20 {
                let start = Int.random(in: 0..<text.length, using: &numbers)
                let range = NSRange(location: start, length: Int.random(in: 1...text.length - start, using: &numbers))
                let value = makers.randomElement(using: &numbers)!()
                switch Int.random(in: 0..<5, using: &numbers) {
                case 0: text.addAttribute(key, value: value, range: range)
                case 1: text.setAttributes([key: value], range: range)
                case 2: text.insert(NSAttributedString(string: "·", attributes: [key: value]), at: start)
                case 3: text.append(text.attributedSubstring(from: range))
                default: text.removeAttribute(key, range: range)
                }
            }
            #expect(text.length >= 22)
        }
    }

    @Test func propertiesAndTypingOnTextsOfManyParts() {
        let styled = NSMutableAttributedString()
        for index in 0..<40 {
            let style = NSMutableParagraphStyle()
            style.alignment = index % 2 == 0 ? .center : .natural
            styled.append(
                NSAttributedString(
                    string: "part \(index) ",
                    attributes: [
                        .font: UIFont.systemFont(ofSize: index % 3 == 0 ? 16 : 32), .paragraphStyle: style,
                        .foregroundColor: UIColor(white: index % 2 == 0 ? 0 : 1, alpha: 1),
                    ]))
        }
        let label = UILabel(), view = UITextView()
        (label.attributedText, view.attributedText) = (styled, styled)
        for size in 1...40 {
            label.font = .systemFont(ofSize: CGFloat(size))
            label.textAlignment = size % 2 == 0 ? .left : .right
            view.selectedRange = NSRange(location: size * 5, length: size % 4)
            view.insertText("new")
            view.deleteBackward()
        }
        #expect(label.attributedText?.string == styled.string && label.font.pointSize == 40)
    }
}
