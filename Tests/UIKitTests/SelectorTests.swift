import Testing

@testable import UIKit

/// Selectors reach the methods that the table of a class names, wherever UIKit and Foundation take one.
@MainActor
@Suite("Selectors")
struct SelectorTests {
    class Receiver: UIResponder {
        var heard: [String] = []
        var number: CGFloat = 0
        var buttons: [UIButton] = []
        var label: UILabel?
        func note(_ text: Any?) { heard.append("note \(text ?? "nil")") }
        static func make() -> Receiver {
            ClassRegistry.register(
                Receiver.self,
                members: MemberTable(
                    properties: [
                        .init("number", \Receiver.number), .init("buttons", \Receiver.buttons),
                        .init("label", \Receiver.label),
                    ],
                    methods: [
                        .init("note:") { (object: Receiver, arguments) in
                            let text: Any? = try arguments[0]
                            object.note(text)
                            return nil
                        },
                        .init("plain") { (object: Receiver, _) in object.heard.append("plain") },
                        .init("answer") { (_: Receiver, _) in NSNumber(value: 42) },
                        .init("tick:") { (object: Receiver, arguments) in
                            let link: CADisplayLink = try arguments[0]
                            object.heard.append("tick at \((link.timestamp * 60).rounded())")
                            return nil
                        },
                        .init("fired:") { (object: Receiver, arguments) in
                            let timer: Timer = try arguments[0]
                            object.heard.append("fired \(timer.userInfo ?? "")")
                            return nil
                        },
                        .init("posted:") { (object: Receiver, arguments) in
                            let notification: Notification = try arguments[0]
                            object.heard.append("posted \(notification.name.rawValue)")
                            return nil
                        },
                    ]))
            return Receiver()
        }
    }
    final class Derived: Receiver {}

    @Test func objectsSayWhatTheyRespondTo() {
        _ = Receiver.make()
        let derived = Derived()
        #expect(derived.responds(to: "note:") && !derived.responds(to: "unknown"))
        // UIKit's own methods, by the names that Objective-C has for them.
        #expect(derived.responds(to: "resignFirstResponder") && UIView().responds(to: "setNeedsLayout"))
        derived.perform("note:", with: "a")
        derived.perform("plain")
        #expect(derived.heard == ["note a", "plain"])
        #expect(derived.perform("answer")?.takeUnretainedValue() as? NSNumber == 42)
    }

    @Test func laterCallsWaitForTheirTime() {
        let receiver = Receiver.make()
        receiver.perform("note:", with: "late", afterDelay: 0.5)
        receiver.perform("plain", with: nil, afterDelay: 0.5)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "plain", object: nil)
        AnimationClock.current.advance(by: 0.4)
        #expect(receiver.heard.isEmpty)
        AnimationClock.current.advance(by: 0.2)
        #expect(receiver.heard == ["note late"])
    }

    @Test func timersCallTheirTarget() {
        let receiver = Receiver.make()
        let timer = Timer(timeInterval: 5, target: receiver, selector: "fired:", userInfo: "info", repeats: false)
        timer.fire()
        #expect(receiver.heard == ["fired info"] && !timer.isValid)
    }

    @Test func notificationsCallTheirObserverUntilItIsRemoved() {
        let receiver = Receiver.make(), center = NotificationCenter(), name = Notification.Name("Sample")
        center.addObserver(receiver, selector: "posted:", name: name, object: nil)
        center.addObserver(receiver, selector: "plain", name: nil, object: nil)
        center.post(name: name, object: nil)
        #expect(receiver.heard.sorted() == ["plain", "posted Sample"])
        center.removeObserver(receiver, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(receiver.heard.count == 3)
        center.removeObserver(receiver)
        center.post(name: name, object: nil)
        #expect(receiver.heard.count == 3)
    }

    @Test func anObserverThatIsGoneHearsNothing() {
        let center = NotificationCenter(), name = Notification.Name("Gone")
        weak var known: Receiver?
        do {
            let receiver = Receiver.make()
            known = receiver
            center.addObserver(receiver, selector: "posted:", name: name, object: nil)
        }
        #expect(known == nil)
        center.post(name: name, object: nil)
    }

    @Test func aDisplayLinkCallsWithEachPicture() {
        let receiver = Receiver.make()
        let link = CADisplayLink(target: receiver, selector: "tick:")
        link.add(to: .main, forMode: .common)
        AnimationClock.current.advance(by: 3.5 / 60)
        #expect(receiver.heard.count == 3)
        link.isPaused = true
        AnimationClock.current.advance(by: 1)
        #expect(receiver.heard.count == 3)
        link.isPaused = false
        AnimationClock.current.advance(by: 1.5 / 60)
        link.invalidate()
        AnimationClock.current.advance(by: 1)
        #expect(receiver.heard.count == 4)
    }

    @Test func gesturesAndBarItemsCallTheirTargets() {
        let receiver = Receiver.make()
        let tap = UITapGestureRecognizer(target: receiver, action: "plain")
        tap.addTarget(receiver, action: "note:")
        tap.simulate()
        #expect(receiver.heard.count == 2 && tap.state == .possible)
        tap.isEnabled = false
        tap.simulate()
        tap.isEnabled = true
        tap.removeTarget(nil, action: "note:")
        tap.simulate()
        UIBarButtonItem(title: "Go", style: .plain, target: receiver, action: "plain").simulateTap()
        #expect(receiver.heard.count == 4)
    }

    @Test func valuesBecomeWhatPropertiesDeclare() throws {
        let receiver = Receiver.make(), button = UIButton(), label = UILabel()
        try KeyValueCoding.set(NSNumber(value: 3), forKeyPath: "number", of: receiver)
        try KeyValueCoding.set([button as AnyObject], forKeyPath: "buttons", of: receiver)
        try KeyValueCoding.set(label, forKeyPath: "label", of: receiver)
        #expect(receiver.number == 3 && receiver.buttons == [button] && receiver.label === label)
        try KeyValueCoding.set(nil, forKeyPath: "label", of: receiver)
        #expect(receiver.label == nil)
        let view = UIView()
        try KeyValueCoding.set(2.5, forKeyPath: "layer.borderWidth", of: view)
        try KeyValueCoding.set(UIColor.red, forKeyPath: "layer.borderColor", of: view)
        #expect(view.layer.borderWidth == 2.5 && view.layer.borderColor == UIColor.red.cgColor)
        #expect(throws: KeyValueCoding.Failure.self) {
            try KeyValueCoding.set(1, forKeyPath: "missing", of: receiver)
        }
        #expect(throws: KeyValueCoding.Failure.self) {
            try KeyValueCoding.set("text", forKeyPath: "label", of: receiver)
        }
    }
}
