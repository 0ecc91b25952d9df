import Testing

@testable import UIKit

/// What a menu's commands do to texts, and who performs them.
@MainActor
@Suite("Commands of texts", .serialized)
struct TextCommandTests {
    @Test func pastingTypesThePasteboardsText() {
        let (field, view) = (UITextField(), UITextView())
        (field.text, view.text) = ("x", "x")
        UIPasteboard.general.string = "abc"
        #expect(field.canPerformAction(Selector("paste:"), withSender: nil))
        field.paste(nil)
        view.paste(nil)
        #expect(field.text == "xabc" && view.text == "xabc")
        view.isEditable = false
        view.paste(nil)
        #expect(view.text == "xabc" && !view.canPerformAction(Selector("paste:"), withSender: nil))
    }

    @Test func copyingAndCuttingTakeWhatIsSelected() {
        let field = UITextField()
        field.text = "word"
        #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
        #expect(field.canPerformAction(Selector("selectAll:"), withSender: nil))
        field.selectAll(nil)
        #expect(field.canPerformAction(Selector("copy:"), withSender: nil))
        UIPasteboard.general.string = nil
        field.copy(nil)
        #expect(UIPasteboard.general.string == "word" && field.text == "word")
        UIPasteboard.general.string = nil
        field.cut(nil)
        #expect(UIPasteboard.general.string == "word" && field.text == "")
    }

    @Test func secretsAreNotCopied() {
        let field = UITextField()
        (field.text, field.isSecureTextEntry) = ("secret", true)
        UIPasteboard.general.string = nil
        field.selectAll(nil)
        field.copy(nil)
        field.cut(nil)
        #expect(UIPasteboard.general.string == nil && field.text == "secret")
        #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    }

    /// "This default implementation of this method returns true if the responder class implements the requested action"
    @Test func respondersPerformActionsThatTheirClassHas() {
        final class Screen: UIViewController { func act(_ sender: Any?) {} }
        ClassRegistry.register(
            Screen.self, members: MemberTable(methods: [.init("act:") { (screen: Screen, a) in try screen.act(a[0]) }]))
        let (screen, view) = (Screen(), UIView())
        screen.view.addSubview(view)
        #expect(screen.canPerformAction(Selector("act:"), withSender: nil))
        #expect(!screen.canPerformAction(Selector("other:"), withSender: nil))
        #expect(!view.canPerformAction(Selector("act:"), withSender: nil))
        #expect(view.target(forAction: Selector("act:"), withSender: nil) as? UIViewController === screen)
    }

    @Test func subclassesChooseTheColorThatIsSet() {
        final class Field: UITextField {
            override var textColor: UIColor? {
                get { nil }
                set { super.textColor = .red }
            }
        }
        let field = Field()
        field.textColor = .blue
        #expect(field.ownTextColor == .red && field.textColor == nil)
    }
}
