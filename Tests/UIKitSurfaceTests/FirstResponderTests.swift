import Testing
import UIKit

/// "UIKit asks the previous first responder to resign … and calls becomeFirstResponder" (documentation of `UIResponder`).
@MainActor
@Suite("One object of a window takes key presses")
struct FirstResponderTests {
    private final class Focus: UIView {
        var log: [String] = []
        var mayResign = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
        override func resignFirstResponder() -> Bool {
            log.append("resigns")
            return super.resignFirstResponder()
        }
    }

    private final class Screen: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class Editing: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        var mayEnd = true
        func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
            log.append("should begin \(field.tag)")
            return true
        }
        func textFieldDidBeginEditing(_ field: UITextField) { log.append("began \(field.tag)") }
        func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
            log.append("should end \(field.tag)")
            return mayEnd
        }
        func textFieldDidEndEditing(_ field: UITextField) { log.append("ended \(field.tag)") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func add<View: UIView>(_ view: View) -> View {
        window.addSubview(view)
        return view
    }

    @Test("A view that can becomes it, and the one before resigns")
    func viewsTakeTurns() {
        let (one, two, plain) = (add(Focus()), add(Focus()), add(UIView()))
        #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
        #expect(one.becomeFirstResponder() && one.isFirstResponder)
        #expect(one.becomeFirstResponder() && one.log.isEmpty)
        #expect(two.becomeFirstResponder() && two.isFirstResponder && !one.isFirstResponder)
        #expect(one.log == ["resigns"])
        #expect(two.resignFirstResponder() && !two.isFirstResponder)
    }

    @Test("One that refuses to resign stays, and so does a field whose delegate refuses to end")
    func refusals() {
        let (one, two) = (add(Focus()), add(Focus()))
        one.mayResign = false
        one.becomeFirstResponder()
        #expect(!two.becomeFirstResponder() && one.isFirstResponder && !two.isFirstResponder)
        one.mayResign = true
        let field = add(UITextField()), delegate = Editing()
        field.delegate = delegate
        field.becomeFirstResponder()
        #expect(field.isEditing && !one.isFirstResponder)
        delegate.mayEnd = false
        #expect(!two.becomeFirstResponder() && field.isEditing)
    }

    @Test("Fields hand editing on: the old one ends before the new one begins")
    func fields() {
        let (one, two, delegate) = (add(UITextField()), add(UITextField()), Editing())
        (one.tag, two.tag) = (1, 2)
        (one.delegate, two.delegate) = (delegate, delegate)
        one.becomeFirstResponder()
        two.becomeFirstResponder()
        #expect(!one.isEditing && two.isEditing)
        #expect(
            delegate.log == ["should begin 1", "began 1", "should begin 2", "should end 1", "ended 1", "began 2"])
        let text = add(UITextView())
        text.becomeFirstResponder()
        #expect(text.isFirstResponder && !two.isEditing)
        #expect(window.endEditing(false) && !text.isFirstResponder)
        #expect(!window.endEditing(false))
    }

    @Test("Controllers take key presses where their view stands, and windows don't disturb each other")
    func controllersAndWindows() {
        let screen = Screen(), field = add(UITextField())
        window.rootViewController = screen
        window.layoutIfNeeded()
        field.becomeFirstResponder()
        #expect(screen.becomeFirstResponder() && screen.isFirstResponder && !field.isEditing)
        let other = UIWindow(frame: window.frame), second = Focus()
        other.addSubview(second)
        #expect(second.becomeFirstResponder() && screen.isFirstResponder)
    }

    @Test("A view that leaves its window resigns") func leaving() {
        let container = add(UIView()), field = UITextField(), delegate = Editing()
        container.addSubview(field)
        field.delegate = delegate
        field.becomeFirstResponder()
        container.removeFromSuperview()
        #expect(!field.isEditing && delegate.log.last == "ended 0")
    }
}
