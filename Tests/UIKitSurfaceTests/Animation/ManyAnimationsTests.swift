import DynamicStackView
import Testing
import UIKit

/// Rows that come and go for a long time leave nothing behind.
@MainActor
@Suite("Many animations")
struct ManyAnimationsTests {
    @Test func rowsComeAndGoWithoutATrace() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = DynamicStackViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { UIApplication.shared.windows.removeAll { $0 === window } }
        let clock = AnimationClock.current
        weak var former: UIView?
        let rounds = ProcessInfo.processInfo.environment["ESPALIER_ANIMATED_ROWS"].flatMap { Int($0) } ?? 200
        for round in 0..<rounds {
            if round % 1000 == 999 { print("after \(round + 1) rows: \(residentMemory())") }
            #expect(former == nil)
            controller.addEntry()
            clock.advance(by: 0.3)
            former = controller.entries.first
            controller.entries.first.map(controller.delete)
            clock.advance(by: 0.3)
        }
        #expect(controller.entries.isEmpty)
        #expect(controller.stackView.layer.animationKeys() == nil)
        #expect(controller.scrollView.layer.animationKeys() == nil)
    }

    /// What the process holds, as the system writes it.
    private func residentMemory() -> String {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
        return "\(line) at \(ProcessInfo.processInfo.systemUptime)"
    }
}
