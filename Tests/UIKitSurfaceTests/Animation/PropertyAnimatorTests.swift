import Testing
import UIKit

/// `UIViewPropertyAnimator`, in the words of its class reference.
@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let clock = AnimationClock.current

    private var x: CGFloat { box.layer.presentation()?.position.x ?? .nan }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { box.center.x = 110 }
    }

    /// The states of an animator that runs to its end: inactive, active, inactive.
    @Test func itRunsToItsEnd() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(box.center.x == 10)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(box.center.x == 110)
        clock.advance(by: 0.25)
        #expect(abs(x - 35) < 1e-9)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
        #expect(ends.isEmpty)
        clock.advance(by: 0.75)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(box.layer.animationKeys() == nil)
    }

    /// "Setting fractionComplete on an inactive animator moves it to the active state", and it is scrubbed by hand.
    @Test func itIsScrubbed() {
        let animator = animator()
        for fraction in [0.5, 0.1, 0.9] {
            animator.fractionComplete = fraction
            #expect(animator.state == .active)
            #expect(!animator.isRunning)
            #expect(abs(x - (10 + 100 * fraction)) < 1e-9)
            clock.advance(by: 1)
            #expect(abs(x - (10 + 100 * fraction)) < 1e-9)
        }
        animator.startAnimation()
        clock.advance(by: 0.05)
        #expect(abs(x - 105) < 1e-9)
        clock.advance(by: 0.05)
        #expect(animator.state == .inactive)
    }

    /// Pausing leaves what is seen in place, whatever the curve; going on leaves it there as well.
    @Test func pausesDoNotJump() {
        let animator = animator(.easeIn)
        animator.startAnimation()
        clock.advance(by: 0.5)
        let seen = x
        #expect(abs(seen - (10 + 31.53568125)) < 1e-6)
        animator.pauseAnimation()
        #expect(abs(x - seen) < 1e-9)
        #expect(abs(animator.fractionComplete - 0.3153568125) < 1e-9)
        clock.advance(by: 5)
        #expect(abs(x - seen) < 1e-9)
        animator.startAnimation()
        #expect(abs(x - seen) < 1e-6)
        clock.advance(by: 0.25)
        #expect(abs(x - (10 + 62.18618691)) < 1e-5)
        clock.advance(by: 0.2501)
        #expect(animator.state == .inactive)
    }

    /// A reversed animator runs back and ends at its start, and the views have their old values.
    @Test func itRunsBack() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        clock.advance(by: 0.75)
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
        clock.advance(by: 0.5)
        #expect(abs(x - 35) < 1e-9)
        clock.advance(by: 0.25)
        #expect(ends == [.start])
        #expect(box.center.x == 10)
    }

    /// `stopAnimation(true)`: the views keep what is seen of them, and no completion is called.
    @Test func itStopsWhereItIs() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        clock.advance(by: 0.3)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(box.center.x - 40) < 1e-9)
        clock.advance(by: 2)
        #expect(ends.isEmpty)
        #expect(abs(x - 40) < 1e-9)
    }

    /// `stopAnimation(false)` waits for `finishAnimation(at:)`, which puts the views in their places and calls completions.
    @Test(arguments: [(UIViewAnimatingPosition.start, 10.0), (.current, 40), (.end, 110)])
    func itFinishes(at position: UIViewAnimatingPosition, place: Double) {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        clock.advance(by: 0.3)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(ends == [position])
        #expect(abs(Double(box.center.x) - place) < 1e-9)
        #expect(animator.state == .inactive)
    }

    /// `addAnimations(_:delayFactor:)`: the changes begin after a share of the time and take the rest.
    @Test func changesBeginLater() {
        let animator = animator()
        animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        clock.advance(by: 0.5)
        #expect(box.layer.presentation()?.opacity == 1)
        clock.advance(by: 0.25)
        #expect(abs((box.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }

    /// `continueAnimation`: the rest takes a share of the duration.
    @Test func itGoesOnFaster() {
        let animator = animator()
        animator.startAnimation()
        clock.advance(by: 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
        clock.advance(by: 0.125)
        #expect(abs(x - 85) < 1e-9)
        clock.advance(by: 0.125)
        #expect(animator.state == .inactive)
    }

    /// `pausesOnCompletion`: the animator stays active, and calls nothing.
    @Test func itPausesAtItsEnd() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.pausesOnCompletion = true
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        clock.advance(by: 2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(ends.isEmpty)
        animator.isReversed = true
        animator.startAnimation()
        clock.advance(by: 0.5)
        #expect(abs(x - 60) < 1e-9)
    }

    /// A delay, and a spring by its physics, which decides its duration.
    @Test func delaysAndSprings() {
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 1, options: .curveLinear, animations: { box.center.x = 110 })
        clock.advance(by: 1)
        #expect(abs(x - 10) < 1e-9)
        clock.advance(by: 0.5)
        #expect(abs(x - 60) < 1e-9)
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 5, timingParameters: spring)
        // Critically damped at 10 rad/s: (1 + 10 t) · exp(−10 t) is a thousandth after this many seconds.
        #expect(abs(animator.duration - 0.9233413476451585) < 1e-6)
    }
}
