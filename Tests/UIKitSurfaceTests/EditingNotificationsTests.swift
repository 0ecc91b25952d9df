import Testing
import UIKit

/// Code that moves forms out of the keyboard's way listens for these.
@MainActor
@Suite struct EditingNotificationsTests {
    /// The notifications that are posted for an object, in order.
    private final class Listener: NSObject {
        private(set) var heard: [Notification.Name] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ names: [Notification.Name], from object: AnyObject) {
            super.init()
            for name in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
                        [unowned self] _ in
                        MainActor.assumeIsolated { heard.append(name) }
                    })
            }
        }

        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func fieldsTellWhenEditingBeginsChangesAndEnds() {
        let field = UITextField()
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let listener = Listener(names, from: field)
        defer { listener.stop() }
        field.becomeFirstResponder()
        field.becomeFirstResponder()
        field.insertText("a")
        field.resignFirstResponder()
        field.resignFirstResponder()
        #expect(listener.heard == names)
    }

    @Test func textViewsTellWhenEditingBeginsChangesAndEnds() {
        let view = UITextView()
        let names = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ]
        let listener = Listener(names, from: view)
        defer { listener.stop() }
        view.becomeFirstResponder()
        view.insertText("a")
        view.resignFirstResponder()
        view.resignFirstResponder()
        #expect(listener.heard == names)
    }
}
