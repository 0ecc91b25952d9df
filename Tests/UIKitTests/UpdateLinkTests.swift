import Testing

@testable import UIKit

/// Links call their actions before each picture, in the order of the phases.
@MainActor
@Suite("Update links")
struct UpdateLinkTests {
    @Test func actionsAreCalledWithEachPictureWhileTheViewIsInAWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        let link = UIUpdateLink(view: view)
        var heard: [String] = []
        link.addAction(to: .afterUpdateComplete) { _, _ in heard.append("complete") }
        link.addAction { sender, info in
            heard.append("at \((info.modelTime * 60).rounded())")
            #expect(sender === link && link.currentUpdateInfo === info && UIUpdateInfo.current(for: view) === info)
        }
        link.addAction(to: .afterUpdateScheduled) { _, _ in heard.append("scheduled") }
        AnimationClock.current.advance(by: 3.5 / 60)
        #expect(heard.isEmpty)
        link.isEnabled = true
        AnimationClock.current.advance(by: 1.2 / 60)
        #expect(heard.isEmpty)
        window.addSubview(view)
        let begin = (AnimationClock.current.time * 60).rounded(.down)
        AnimationClock.current.advance(by: 2.0 / 60)
        #expect(heard.count == 6 && heard.prefix(1) == ["scheduled"] && heard[2] == "complete")
        #expect(heard[1].hasPrefix("at ") && begin > 0)
        #expect(link.currentUpdateInfo == nil && UIUpdateInfo.current(for: view) == nil)
        link.isEnabled = false
        AnimationClock.current.advance(by: 1)
        #expect(heard.count == 6)
    }

    @Test func aLinkCallsAsOftenAsIsWishedAndEndsWithItsOwner() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var count = 0
        var link: UIUpdateLink? = UIUpdateLink(view: window)
        link?.addAction { _, _ in count += 1 }
        link?.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        link?.isEnabled = true
        AnimationClock.current.advance(by: 1.01)
        #expect(count == 20)
        link = nil
        AnimationClock.current.advance(by: 1)
        #expect(count == 20)
    }
}
