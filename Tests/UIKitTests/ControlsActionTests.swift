import Testing

@testable import UIKit

@MainActor
@Suite("Controls: events")
struct ControlsActionTests {
    final class Target: NSObject {
        var heard: [String] = []

        @MainActor static func make() -> Target {
            ClassRegistry.register(
                Target.self,
                members: MemberTable(
                    methods: ["tap", "tap:"].map { selector in
                        .init(selector) { (target: Target, _) in target.heard.append(selector.description) }
                    }))
            return Target()
        }
    }

    @Test func selectorsAreSentToTheirTarget() {
        let control = UIControl()
        let target = Target.make()
        control.addTarget(target, action: "tap:", for: [.touchUpInside, .touchDown])
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(target.heard == ["tap:"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tap:"])
        control.removeTarget(nil, action: nil, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.heard.count == 1)
        #expect(control.allControlEvents == .touchDown)
    }

    @Test func targetsAreNotKeptAlive() {
        let control = UIControl()
        weak var weakTarget: Target?
        do {
            let target = Target.make()
            weakTarget = target
            control.addTarget(target, action: "tap", for: .allEvents)
        }
        #expect(weakTarget == nil)
        control.sendActions(for: .touchDown)
    }

    @Test func aNilTargetStandsForTheChainAbove() {
        final class Root: UIView { var heard = 0 }
        ClassRegistry.register(
            Root.self, members: MemberTable(methods: [.init("tap") { (root: Root, _) in root.heard += 1 }]))
        let root = Root()
        let control = UIControl()
        root.addSubview(control)
        control.addTarget(nil, action: "tap", for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(root.heard == 1)
    }

    @Test func actionsRunWithTheirSender() {
        var senders: [ObjectIdentifier] = []
        let action = UIAction(title: "Go") { action in
            if let sender = action.sender { senders.append(ObjectIdentifier(sender)) }
        }
        let button = UIButton(type: .system, primaryAction: action)
        #expect(button.currentTitle == "Go")
        button.sendActions(for: .primaryActionTriggered)
        #expect(senders == [ObjectIdentifier(button)])
        button.removeAction(action, for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        #expect(senders.count == 1)
    }

    @Test func valuesStayWithinTheirRange() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = 7
        slider.maximumValue = 5
        #expect(slider.value == 5)
        let stepper = UIStepper()
        stepper.value = -4
        #expect(stepper.value == 0)
        let progress = UIProgressView()
        progress.progress = 2
        #expect(progress.progress == 1)
    }

    @Test func leadingAlignmentFollowsTheDirection() {
        let control = host(UIControl(), rightToLeft: true)
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }
}
