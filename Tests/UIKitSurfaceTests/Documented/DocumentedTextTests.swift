import Testing
import UIKit

/// Typing, styled text and `NSLayoutManager` in the words of their documentation.
@MainActor
@Suite("Documented: text")
struct DocumentedTextTests {
    private final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var calls: [String] = []
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
        func textViewDidChange(_ textView: UITextView) { calls.append("text") }
        func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
    }

    private func font(_ text: NSAttributedString?, at index: Int) -> CGFloat? {
        (text?.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }

    /// "Add the character text to your class’s backing store at the index corresponding to the cursor"; "Remove the character
    /// just before the cursor".
    @Test func fieldsTypeAtTheCursor() throws {
        let field = UITextField(), listener = Listener()
        field.text = "hello world"
        field.delegate = listener
        let middle = try #require(field.position(from: field.beginningOfDocument, offset: 6))
        field.selectedTextRange = field.textRange(from: middle, to: field.endOfDocument)
        #expect(listener.calls == ["selection"])
        field.insertText("there")
        #expect(field.text == "hello there")
        field.selectedTextRange = field.textRange(from: middle, to: middle)
        field.deleteBackward()
        #expect(field.text == "hellothere")
        field.insertText(", ")
        #expect(field.text == "hello, there")
        let caret = try #require(field.selectedTextRange)
        #expect(caret.isEmpty && field.offset(from: field.beginningOfDocument, to: caret.start) == 7)
        field.text = "new"
        field.insertText("er")
        #expect(field.text == "newer")
        field.attributedText = NSAttributedString(string: "ab👍🏽", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        field.deleteBackward()
        field.insertText("c")
        #expect(field.text == "abc" && font(field.attributedText, at: 2) == 30)
    }

    @Test func textViewsTypeAtTheCursor() {
        let view = UITextView(), listener = Listener()
        view.text = "one two"
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        view.delegate = listener
        view.selectedRange = NSRange(location: 0, length: 3)
        view.insertText("three")
        #expect(view.text == "three two" && view.selectedRange == NSRange(location: 5, length: 0))
        #expect(listener.calls == ["selection", "selection", "text"])
        view.deleteBackward()
        #expect(view.text == "thre two")
        view.selectedRange = NSRange(location: 0, length: 0)
        view.deleteBackward()
        #expect(view.text == "thre two")
        view.selectedRange = NSRange(location: 100, length: .max)
        #expect(view.selectedRange == NSRange(location: 8, length: 0))
        view.text = "hi 👍🏽"
        view.deleteBackward()
        #expect(view.text == "hi ")
        let styled = NSMutableAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        styled.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        view.attributedText = styled
        view.selectedRange = NSRange(location: 5, length: 1)
        view.insertText("??")
        #expect(view.text == "small??arge")
        #expect([4, 5, 6, 10].map { font(view.attributedText, at: $0) } == [9, 40, 40, 40])
    }

    /// "If you’re using styled text, assigning a new value to this property applies the font to the entirety of the string in
    /// the attributedText property"; likewise of the colour and the alignment.
    @Test func propertiesApplyToAllOfAStyledText() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        let styled = NSMutableAttributedString(
            string: "Fancy", attributes: [.font: UIFont.systemFont(ofSize: 30), .paragraphStyle: style])
        styled.append(NSAttributedString(string: "plain"))
        let label = UILabel(), field = UITextField(), view = UITextView()
        label.attributedText = styled
        let height = label.intrinsicContentSize.height
        label.font = .systemFont(ofSize: 11)
        label.textColor = .red
        label.textAlignment = .center
        #expect(font(label.attributedText, at: 0) == 11 && font(label.attributedText, at: 9) == 11)
        #expect(label.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        let set = label.attributedText?.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
        #expect(set?.alignment == .center && set?.lineSpacing == 7 && style.alignment == .natural)
        #expect(label.intrinsicContentSize.height < height)
        field.attributedText = styled
        field.font = .systemFont(ofSize: 11)
        view.attributedText = styled
        view.font = .systemFont(ofSize: 11)
        #expect(font(field.attributedText, at: 0) == 11 && font(view.attributedText, at: 0) == 11)
        let button = UIButton(type: .system)
        button.setAttributedTitle(styled, for: .normal)
        button.layoutIfNeeded()
        #expect(font(button.titleLabel?.attributedText, at: 0) == 30)
    }

    /// "Assigning a new value to this property also replaces the value of the text property with the same text, although without
    /// any formatting information. In addition, assigning a new value updates the values in the font, textColor, and other
    /// style-related properties so that they reflect the style information starting at location 0 in the attributed string."
    @Test func anAttributedTextTellsTheStyleOfItsLabel() {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (.right, .byTruncatingHead)
        let styled = NSMutableAttributedString(
            string: "Fancy",
            attributes: [
                .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
            ])
        styled.append(NSAttributedString(string: "plain"))
        let label = UILabel()
        label.attributedText = styled
        #expect(label.text == "Fancyplain" && label.font.pointSize == 30 && label.textColor == .red)
        #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
        // The rest is shown in the font that the label had.
        let first = NSAttributedString(string: "Fancy", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        let second = NSAttributedString(string: "plain", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(abs(label.intrinsicContentSize.width - first.size().width - second.size().width) < 1)
        label.text = "plain"
        #expect(label.font.pointSize == 30 && label.textColor == .red && label.textAlignment == .right)
        label.attributedText = NSAttributedString(string: "bare")
        #expect(label.font.pointSize == 30 && label.attributedText?.attributes(at: 0, effectiveRange: nil).count == 0)
        let button = UIButton(type: .system)
        button.setAttributedTitle(styled, for: .normal)
        button.setTitle("disabled", for: .disabled)
        button.sizeToFit()
        button.isEnabled = false
        button.setAttributedTitle(nil, for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "disabled" && button.titleLabel?.font.pointSize == 15)
    }

    private func layout(_ text: String) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let font = UIFont.systemFont(ofSize: 17)
        let storage = NSTextStorage(attributedString: NSAttributedString(string: text, attributes: [.font: font]))
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 1e6)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    /// "Returns the line fragment rectangle containing the glyph at the given glyph index"; `extraLineFragmentRect` is "the
    /// rectangle for the extra line fragment at the end of a document".
    @Test func linesOfALayoutManager() throws {
        let (storage, manager, container) = layout("Hello\nWorld\n")
        let height = UIFont.systemFont(ofSize: 17).lineHeight
        var range = NSRange()
        let second = manager.lineFragmentRect(forGlyphAt: 7, effectiveRange: &range)
        #expect(abs(second.minY - height) < 0.5 && second.minX == 0 && second.width == 200)
        #expect(range == NSRange(location: 6, length: 6))
        let used = manager.lineFragmentUsedRect(forGlyphAt: 7, effectiveRange: nil)
        #expect(used.minY == second.minY && used.minX == 0 && used.width < 100)
        let place = manager.location(forGlyphAt: 8)
        #expect(place.x > 10 && place.x < used.maxX && place.y > 10 && place.y < height)
        #expect(
            abs(manager.extraLineFragmentRect.minY - 2 * height) < 0.5
                && manager.extraLineFragmentTextContainer === container)
        #expect(manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === container)
        #expect(
            manager.lineFragmentRect(forGlyphAt: 99, effectiveRange: &range) == .zero && range.location == NSNotFound)
        storage.replaceCharacters(in: NSRange(location: 11, length: 1), with: "")
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentUsedRect == .zero)
        #expect(manager.extraLineFragmentTextContainer == nil)
    }

    /// "If no glyph is under point, the nearest glyph is returned"; a rectangle of letters holds these and not their line.
    @Test func lettersUnderPoints() {
        let (storage, manager, container) = layout("iiiiiWWWWW\nnext")
        defer { withExtendedLifetime(storage) {} }
        let letters = (0..<10).map {
            manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 1), in: container)
        }
        #expect(letters[0].width < letters[9].width && letters[0].minX == 5)
        for (index, box) in letters.enumerated() {
            var fraction: CGFloat = -1
            let found = manager.characterIndex(
                for: CGPoint(x: box.midX, y: box.midY), in: container,
                fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(found == index && abs(fraction - 0.5) < 0.1)
        }
        #expect(manager.glyphIndex(for: CGPoint(x: 190, y: 5), in: container) == 9)
        #expect(manager.glyphIndex(for: CGPoint(x: -5, y: 500), in: container) == 11)
    }

    @Test func theCaretAfterALineEndStandsOnTheNextLine() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = "one"
        let first = view.caretRect(for: view.endOfDocument)
        view.text = "one\n"
        let next = view.caretRect(for: view.endOfDocument)
        #expect(next.minY > first.minY + 15 && next.minX == view.caretRect(for: view.beginningOfDocument).minX)
    }

    /// "widthTracksTextView: whether the text container adjusts the width of its bounding rectangle when its text view
    /// resizes": then the content is as wide as the view, whatever the text.
    @Test func contentIsAsWideAsTheView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 60))
        view.text = "Hi"
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 150)
        view.frame.size.width = 80
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 80)
    }
}
