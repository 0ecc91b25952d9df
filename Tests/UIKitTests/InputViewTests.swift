import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("What stands in place of a keyboard")
struct InputViewTests {
    /// A conversation: a bar at the lower edge without a call, as its controller can be the first responder.
    final class Chat: UIViewController {
        let bar = Bar()
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    /// A bar that is as high as its text, and keeps off the home indicator.
    final class Bar: UIView {
        let field = UITextView()
        private(set) lazy var ruler = field.heightAnchor.constraint(equalToConstant: 36)

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            autoresizingMask = .flexibleHeight
            field.translatesAutoresizingMaskIntoConstraints = false
            addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                field.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                field.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8), ruler,
            ])
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { .zero }
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var environment = UIView.defaultEnvironment
        environment.displayScale = 3
        window.setEnvironment(environment, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func place(of view: UIView, in window: UIWindow) -> CGRect { view.convert(view.bounds, to: window) }

    @Test func aControllerThatCanBeTheFirstResponderShowsItsViewAsItAppears() {
        let chat = Chat()
        let window = window(chat)
        #expect(chat.isFirstResponder)
        #expect(chat.bar.window === window)
        let bottom = window.safeAreaInsets.bottom
        #expect(
            place(of: chat.bar, in: window)
                == CGRect(x: 0, y: 844 - 52 - bottom, width: 390, height: 52 + bottom))
        #expect(chat.view.keyboardLayoutGuide.layoutFrame.minY == place(of: chat.bar, in: window).minY)
    }

    @Test func theViewGrowsWithItsContent() {
        let chat = Chat()
        let window = window(chat)
        let former = place(of: chat.bar, in: window)
        chat.bar.ruler.constant = 80
        window.layoutIfNeeded()
        let now = place(of: chat.bar, in: window)
        #expect(now.height == former.height + 44 && now.maxY == 844)
    }

    /// "Goes up the responder chain": a text in the view keeps it there, and gives key presses back to the controller.
    @Test func aTextInTheViewKeepsIt() {
        let chat = Chat()
        let window = window(chat)
        #expect(chat.bar.field.becomeFirstResponder())
        #expect(!chat.isFirstResponder && chat.bar.window === window)
        #expect(chat.bar.field.resignFirstResponder())
        #expect(chat.isFirstResponder && chat.bar.window === window)
        #expect(chat.resignFirstResponder())
        #expect(chat.bar.window == nil)
    }

    @Test func aFieldHasAToolbarAndAPickerAtTheLowerEdge() {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        let toolbar = UIToolbar()
        toolbar.sizeToFit()
        (field.inputView, field.inputAccessoryView) = (picker, toolbar)
        controller.view.addSubview(field)
        let window = window(controller)
        #expect(picker.window == nil)
        field.becomeFirstResponder()
        let (upper, lower) = (place(of: toolbar, in: window), place(of: picker, in: window))
        #expect(upper.maxY == lower.minY && upper.width == 390 && lower.width == 390)
        #expect(lower.maxY == 844 - window.safeAreaInsets.bottom && lower.height == 216)
        field.resignFirstResponder()
        #expect(picker.window == nil && toolbar.window == nil)
    }

    @Test func theKeyboardsFrameIsTold() throws {
        let controller = UIViewController()
        let (one, other) = (UITextField(), UITextField())
        for field in [one, other] {
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            controller.view.addSubview(field)
        }
        let window = window(controller)
        @MainActor final class Told {
            var names: [String] = []
            var frame = CGRect.zero
        }
        let told = Told()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window.screen, queue: nil) { note in
                // Programs ask for either.
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                let frame = (value as? NSValue)?.cgRectValue == value as? CGRect ? value as? CGRect : nil
                MainActor.unchecked {
                    told.names.append(name.rawValue)
                    told.frame = frame ?? .zero
                }
            }
        }
        one.becomeFirstResponder()
        #expect(told.names == ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
        #expect(told.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
        // The next field has a view of the same height: nothing moves.
        other.becomeFirstResponder()
        #expect(told.names.count == 2)
        other.resignFirstResponder()
        #expect(told.names.dropFirst(2) == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
        #expect(told.frame.height == 0)
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    @Test func whatIsPresentedStandsInFrontWithoutIt() {
        let chat = Chat()
        let window = window(chat)
        let sheet = UIViewController()
        chat.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(chat.bar.window == nil)
        sheet.dismiss(animated: false)
        window.layoutIfNeeded()
        #expect(chat.bar.window === window)
    }

    @Test func aControllerThatGoesTakesItsViewAlong() {
        let chat = Chat()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = window(navigation)
        navigation.pushViewController(chat, animated: false)
        window.layoutIfNeeded()
        #expect(chat.bar.window === window)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(chat.bar.window == nil)
    }
}
