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

    @Test("A text view shows what is changed in its storage, which stays the same object")
    func editedStorage() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = "one"
        let storage = view.textStorage
        let height = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
        storage.append(NSAttributedString(string: "\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        #expect(view.text == "one\ntwo")
        #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height > height + 15)
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        view.text = "three"
        #expect(storage.string == "three" && view.textStorage === storage)
        view.font = .boldSystemFont(ofSize: 20)
        #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        view.insertText("!")
        #expect(storage.string == "three!")
    }

    @Test("A text view whose storage was asked for is given back")
    func storageWithoutCycle() {
        weak var container: NSTextContainer?
        weak var storage: NSTextStorage?
        do {
            let view = UITextView()
            (container, storage) = (view.textContainer, view.textStorage)
            #expect(container != nil && storage != nil)
        }
        #expect(container == nil && storage == nil)
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

    /// A storage that keeps its text itself and marks words, as editors do.
    private final class Highlighter: NSTextStorage {
        private let kept = NSMutableAttributedString(string: "")
        override var string: String { kept.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key:
            Any]
        { kept.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            kept.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            kept.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
        override func processEditing() {
            let word = (string as NSString).range(of: "bold")
            if word.location != NSNotFound {
                kept.setAttributes([.font: UIFont.boldSystemFont(ofSize: 30)], range: word)
            }
            super.processEditing()
        }
    }

    @Test("A text view shows the text of a program's own storage, and puts what is set into it")
    func ownStorage() {
        let storage = Highlighter(), manager = NSLayoutManager(), container = NSTextContainer(size: .zero)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
        #expect(view.text == "" && view.textStorage === storage && view.layoutManager === manager)
        view.text = "plain"
        #expect(storage.string == "plain")
        let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        storage.append(NSAttributedString(string: " and bold"))
        #expect(view.text == "plain and bold")
        #expect((view.attributedText.attribute(.font, at: 10, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > height + 10)
        view.attributedText = NSAttributedString(string: "other")
        #expect(storage.string == "other" && view.textLayoutManager == nil)
    }

    @Test("A text layout manager tells paragraphs, their lines and how much room they take")
    func textLayoutManager() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.font = .systemFont(ofSize: 17)
        view.text = "A first paragraph that is too long for a single line.\nSecond"
        let manager = try #require(view.textLayoutManager)
        var paragraphs: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) {
            paragraphs.append($0)
            return true
        }
        #expect(paragraphs.map { $0.textLineFragments.count > 1 } == [true, false])
        #expect(paragraphs[1].layoutFragmentFrame.minY >= paragraphs[0].layoutFragmentFrame.maxY - 0.5)
        #expect(paragraphs[1].textLineFragments[0].attributedString.string == "Second")
        let content = try #require(manager.textContentManager as? NSTextContentStorage)
        #expect(content.attributedString?.string == view.text)
        let start = content.documentRange.location
        #expect(content.offset(from: start, to: paragraphs[1].rangeInElement.location) == 54)
        #expect(content.location(start, offsetBy: 1000) == nil)
        #expect(content.location(paragraphs[1].rangeInElement.location, offsetBy: .max) == nil)
        let used = manager.usageBoundsForTextContainer
        #expect(used.height > 55 && used.height <= view.sizeThatFits(view.bounds.size).height)
        let found = manager.textLayoutFragment(for: CGPoint(x: 5, y: used.maxY - 2))
        #expect(found?.textLineFragments.first?.attributedString.string == "Second")
    }

    @Test("An attributed string becomes a value and back")
    func values() {
        let text = NSMutableAttributedString(
            string: "one",
            attributes: [.font: UIFont.systemFont(ofSize: 9), .link: URL(string: "https://example.org")!])
        text.append(NSAttributedString(string: "two", attributes: [.foregroundColor: UIColor.red]))
        let value = AttributedString(text)
        #expect(String(value.characters) == "onetwo" && value.runs.count == 2)
        #expect(NSAttributedString(value).isEqual(to: text))
    }

    @Test("Measurements are written with the symbols or the names of their units")
    func measurements() {
        let way = Measurement(value: 4.25, unit: UnitLength.kilometers)
        let numbers = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)).locale(
            Locale(identifier: "en_US"))
        func style(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth) -> Measurement<UnitLength>.FormatStyle {
            .measurement(width: width, usage: .asProvided).locale(Locale(identifier: "en_US"))
        }
        #expect(way.formatted(style(.abbreviated)) == "4.25 km" && way.formatted(style(.narrow)) == "4.25km")
        #expect(way.formatted(style(.wide)) == "4.25 kilometers")
        #expect(
            way.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: numbers)) == "4.2 km")
        let one = Measurement(value: 1, unit: UnitLength.feet), two = Measurement(value: 2, unit: UnitLength.feet)
        #expect([one, two].map { $0.formatted(style(.wide)) } == ["1 foot", "2 feet"])
        let heat = Measurement(value: 21, unit: UnitTemperature.celsius)
        #expect(heat.formatted() == "21°C")
        #expect(heat.formatted(.measurement(width: .narrow, usage: .weather)) == "21°")
        #expect(heat.formatted(.measurement(width: .wide)) == "21 degrees Celsius")
    }
}
