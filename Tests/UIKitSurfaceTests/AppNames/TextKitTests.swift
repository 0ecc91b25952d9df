import Testing
import UIKit

@MainActor
@Suite("Text that is edited and laid out")
struct TextKitTests {
    @Test("A field’s selection is read, set and replaced by ranges")
    func selection() throws {
        let field = UITextField()
        field.text = "hello world"
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 11)
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 6))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "world")
        field.replace(range, withText: "Linux")
        #expect(field.text == "hello Linux")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: start)
        #expect(field.selectedTextRange?.start == field.beginningOfDocument && field.selectedTextRange?.end == start)
        field.selectAll(nil)
        #expect(field.selectedTextRange?.isEmpty == false)
        #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
    }

    @Test("A text view’s selection is the same as its selected range")
    func textView() {
        let view = UITextView()
        view.text = "one two"
        view.selectedRange = NSRange(location: 4, length: 3)
        #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "two")
    }

    @Test("A layout manager tells how large a text is and where its lines are")
    func layoutManager() {
        let text = "a first line of some words\nand a second"
        let storage = NSTextStorage(
            attributedString: NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 1000, height: 1000))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
            lines.append(range)
        }
        #expect(lines.count == 2 && lines.first?.location == 0)
        let used = manager.usedRect(for: container)
        #expect(abs(used.height - storage.size().height) < 0.5 && used.width > 100)
        let second = manager.boundingRect(
            forGlyphRange: NSRange(location: (text as NSString).length - 3, length: 2), in: container)
        #expect(second.minY > 15 && second.maxY <= used.height + 0.5)
        #expect(manager.glyphIndex(for: CGPoint(x: 1, y: second.midY), in: container) >= 26)
        #expect(manager.numberOfGlyphs == (text as NSString).length)
    }
}
