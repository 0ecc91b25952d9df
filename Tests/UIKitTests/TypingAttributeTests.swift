import Testing
import UIKit

@MainActor
@Suite("Attributes of text that is typed next")
struct TypingAttributeTests {
    private func colors(_ text: NSAttributedString) -> [UIColor?] {
        (0..<text.length).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
    }

    @Test("What is typed has the attributes that were set, and the rest keeps its own")
    func typedTextHasThem() {
        let view = UITextView()
        view.text = "a"
        view.typingAttributes = [.foregroundColor: UIColor.red]
        view.insertText("bc")
        #expect(view.text == "abc")
        #expect(colors(view.attributedText) == [.label, .red, .red])
    }

    @Test("They are those of the letter before, until others are set")
    func theyFollowTheText() {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 3))
        view.attributedText = text
        view.selectedRange = NSRange(location: 3, length: 0)
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .green)
        view.insertText("!")
        #expect(colors(view.attributedText)[3] == .green)
    }

    @Test("When the selection changes, what was set is gone")
    func aNewSelectionClearsThem() {
        let view = UITextView()
        view.text = "ab"
        view.typingAttributes = [.foregroundColor: UIColor.red]
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect(view.typingAttributes[.foregroundColor] as? UIColor != .red)
        view.insertText("x")
        #expect(view.explicitColors.allSatisfy { $0 != .red })
    }

    @Test("A field that isn’t edited has none, and takes none")
    func fieldsHaveThemWhileTheyAreEdited() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        field.typingAttributes = [.foregroundColor: UIColor.red]
        #expect(field.typingAttributes == nil)
        field.becomeFirstResponder()
        field.typingAttributes = [.foregroundColor: UIColor.red]
        field.insertText("x")
        #expect(field.attributedText.map(colors) == [.red])
        #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .red)
    }
}

extension UITextView {
    fileprivate var explicitColors: [UIColor?] {
        (0..<attributedText.length).map {
            attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
    }
}
