import Foundation
import Testing
import UIKit

private final class Told: UIWindow {
    var told: [String] = []
    override func becomeKey() { told.append("key") }
    override func resignKey() { told.append("not key") }
}

/// "The key window receives keyboard and other non-touch related events. Only one window at a time may be the key window."
@MainActor
@Suite("Key windows")
struct KeyWindowTests {
    @Test func oneWindowAtATimeIsKeyAndHearsOfIt() {
        let (first, second) = (Told(), Told())
        var posted: [UIWindow?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeKeyNotification, object: second, queue: nil
        ) { note in MainActor.assumeIsolated { posted.append(note.object as? UIWindow) } }
        defer { NotificationCenter.default.removeObserver(observer) }
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        #expect(!first.isKeyWindow && second.isKeyWindow && UIApplication.shared.keyWindow === second)
        #expect(first.told == ["key", "not key"] && second.told == ["key"] && posted == [second])
        second.makeKey()
        #expect(second.told == ["key"])
        second.isHidden = true
        #expect(!second.isKeyWindow && second.told == ["key", "not key"])
        first.isHidden = true
    }
}
