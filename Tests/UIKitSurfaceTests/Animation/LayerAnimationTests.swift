import Testing
import UIKit

/// Notes what a delegate hears.
private final class Listener: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}

/// Core Animation's own animations, in the words of `CAMediaTiming` and the classes' references.
@MainActor
@Suite("Layers' animations")
struct LayerAnimationTests {
    let layer = CALayer()
    let clock = AnimationClock.current

    init() { layer.position = CGPoint(x: 10, y: 20) }

    private var x: Double { Double(layer.presentation()?.position.x ?? .nan) }

    private func move(from: Double? = 0, to: Double? = 100, duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    private func expect(_ steps: [(step: Double, x: Double)]) {
        for (step, expected) in steps {
            clock.advance(by: step)
            #expect(abs(x - expected) < 1e-6)
        }
    }

    /// The model stays; what is seen goes back to it when the animation is removed.
    @Test func theModelStays() {
        let listener = Listener()
        let animation = move()
        animation.delegate = listener
        layer.add(animation, forKey: "move")
        #expect(layer.animationKeys() == ["move"])
        expect([(0, 0), (0.5, 50)])
        #expect(layer.position.x == 10)
        expect([(0.5, 10)])
        #expect(layer.animationKeys() == nil)
        #expect(listener.log == ["start", "stop true"])
    }

    /// "Setting Interpolation Values": which of from, to and by are given.
    @Test func interpolationValues() {
        // Without the noise of the sums that the clock's time comes from.
        func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
        func seen(_ from: Double?, _ to: Double?, _ by: Double?) -> (Double, Double) {
            let animation = move(from: from, to: to)
            animation.byValue = by
            layer.add(animation, forKey: "move")
            let first = x
            clock.advance(by: 0.5)
            return (rounded(first), rounded(x))
        }
        #expect(seen(0, 100, nil) == (0, 50))
        #expect(seen(0, nil, 40) == (0, 20))
        #expect(seen(nil, 100, 40) == (60, 80))
        #expect(seen(0, nil, nil) == (0, 5))
        #expect(seen(nil, 100, nil) == (10, 55))
        #expect(seen(nil, nil, 40) == (10, 30))
    }

    /// `beginTime`, and `fillMode` before and after: `backwards` shows the first value before, `forwards` the last one after.
    @Test func beginTimesAndFillModes() {
        let animation = move()
        animation.beginTime = CACurrentMediaTime() + 1
        layer.add(animation, forKey: "late")
        expect([(0.5, 10), (1, 50), (1, 10)])
        let filled = move()
        filled.beginTime = CACurrentMediaTime() + 1
        filled.fillMode = .both
        filled.isRemovedOnCompletion = false
        layer.add(filled, forKey: "filled")
        expect([(0.5, 0), (1, 50), (1, 100), (100, 100)])
        #expect(layer.animationKeys() == ["filled"])
        layer.removeAnimation(forKey: "filled")
        expect([(0, 10)])
    }

    /// `repeatCount`, also of a fraction, `repeatDuration`, and `autoreverses`, which counts as part of a round.
    @Test func rounds() {
        let animation = move()
        animation.repeatCount = 2.5
        layer.add(animation, forKey: nil)
        expect([(0.75, 75), (1, 75), (0.5, 25), (0.24, 49), (0.02, 10)])
        let back = move()
        back.autoreverses = true
        back.repeatCount = 2
        layer.add(back, forKey: nil)
        expect([(0.75, 75), (0.5, 75), (1, 25), (1.5, 25), (0.5, 10)])
        let lasting = move()
        lasting.repeatDuration = 1.5
        layer.add(lasting, forKey: nil)
        expect([(1.25, 25), (0.5, 10)])
    }

    /// `speed`, and `timeOffset`: what lies before the offset comes last.
    @Test func speedsAndOffsets() {
        let fast = move()
        fast.speed = 2
        layer.add(fast, forKey: nil)
        expect([(0.25, 50), (0.25, 10)])
        let shifted = move()
        shifted.timeOffset = 0.75
        layer.add(shifted, forKey: nil)
        expect([(0, 75), (0.2, 95), (0.3, 25), (0.5, 10)])
    }

    /// A layer at speed 0 stands still at its `timeOffset`, and is scrubbed by it; one that goes on does so from there.
    @Test func layersArePaused() {
        layer.add(move(duration: 2), forKey: nil)
        clock.advance(by: 1)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        expect([(0, 50), (10, 50)])
        layer.timeOffset = paused + 0.5
        expect([(0, 75)])
        layer.timeOffset = paused
        let since = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - since
        expect([(0, 50), (0.5, 75), (0.5, 10)])
    }

    /// Values at their times, each step at its pace; discrete ones hold until the next.
    @Test func keyframes() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 50]
        animation.keyTimes = [0, 0.25, 1]
        animation.duration = 4
        animation.timingFunctions = [
            CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
        ]
        layer.add(animation, forKey: nil)
        expect([(0, 0), (0.5, 31.53568125), (0.5, 100), (1.5, 75), (1.5, 10)])
        let discrete = CAKeyframeAnimation(keyPath: "position.x")
        discrete.values = [0, 100]
        discrete.calculationMode = .discrete
        discrete.duration = 1
        layer.add(discrete, forKey: nil)
        expect([(0, 0), (0.4, 0), (0.2, 100), (0.4, 10)])
        let paced = CAKeyframeAnimation(keyPath: "position")
        paced.values = [CGPoint.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 90)].map { NSValue(cgPoint: $0) }
        paced.calculationMode = .paced
        paced.duration = 1
        layer.add(paced, forKey: nil)
        expect([(0.125, 15), (0.125, 30), (0.375, 30)])
        #expect(abs((layer.presentation()?.position.y ?? 0) - 45) < 1e-9)
    }

    /// A damped harmonic oscillator of mass 1, stiffness 100 and damping 10 (Apple's defaults): x″ = 100 (1 − x) − 10 x′, by
    /// small steps of the midpoint rule.
    @Test func springs() {
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0.0, 100.0)
        animation.duration = animation.settlingDuration
        layer.add(animation, forKey: nil)
        var (place, speed) = (0.0, 0.0)
        let step = 1e-5
        for _ in 0..<5 {
            for _ in 0..<10_000 {
                let pull = { (x: Double, v: Double) in 100 * (1 - x) - 10 * v }
                let middle = (place + speed * step / 2, speed + pull(place, speed) * step / 2)
                (place, speed) = (place + middle.1 * step, speed + pull(middle.0, middle.1) * step)
            }
            clock.advance(by: 0.1)
            #expect(abs(x / 100 - place) < 1e-6)
        }
    }

    /// A group's animations count their times from its beginning and end with it.
    @Test func groups() {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (0.0, 1.0, 1, 1)
        let group = CAAnimationGroup()
        group.animations = [move(duration: 4), fade]
        group.duration = 2
        layer.add(group, forKey: "both")
        expect([(1.5, 37.5)])
        #expect(layer.presentation()?.opacity == 0.5)
        expect([(0.5, 10)])
    }

    /// In a group, what has no duration of its own takes as long as the group.
    @Test func groupsGiveTheirDuration() {
        let fade = CABasicAnimation(keyPath: "opacity"), inner = CAAnimationGroup(), outer = CAAnimationGroup()
        (fade.fromValue, fade.toValue) = (0.0, 1.0)
        inner.animations = [fade]
        outer.animations = [inner, move(duration: 1)]
        outer.duration = 4
        layer.add(outer, forKey: "all")
        clock.advance(by: 0.5)
        #expect(layer.presentation()?.opacity == 0.125)
        clock.advance(by: 1.5)
        #expect(layer.presentation()?.opacity == 0.5)
    }

    /// Sizes, transforms and colours move as well; a turn by its own key path passes 180 degrees.
    @Test func otherProperties() {
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        for (path, from, to) in [
            ("bounds.size", CGSize(width: 0, height: 0) as Any, CGSize(width: 40, height: 20) as Any),
            ("transform.rotation.z", 0.0, 2 * Double.pi), ("cornerRadius", 0, 8),
            ("backgroundColor", UIColor.black.cgColor, UIColor.white.cgColor), ("borderWidth", 0.0, 4.0),
        ] {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: path)
        }
        clock.advance(by: 0.5)
        let seen = layer.presentation()
        #expect(seen?.bounds.size == CGSize(width: 20, height: 10))
        #expect(abs((seen?.affineTransform().a ?? 0) + 1) < 1e-9)
        #expect(seen?.cornerRadius == 4)
        #expect(seen?.borderWidth == 2)
        #expect(seen?.backgroundColor?.components?.first == 0.5)
    }

    /// A transaction's completion "is called as soon as all animations subsequently added by this transaction group have
    /// completed"; its duration and pace hold for animations without their own.
    @Test func transactions() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { log.append("completed") }
        layer.add(move(duration: 0), forKey: nil)
        CATransaction.commit()
        expect([(0.5, 25), (1, 75)])
        #expect(log.isEmpty)
        clock.advance(by: 0.5)
        #expect(log == ["completed"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("nothing moved") }
        CATransaction.commit()
        #expect(log.last == "nothing moved")
    }

    /// Removed animations haven't finished.
    @Test func removedAnimationsHaveNotFinished() {
        let listener = Listener()
        let animation = move()
        animation.delegate = listener
        layer.add(animation, forKey: "move")
        clock.advance(by: 0.5)
        layer.removeAnimation(forKey: "move")
        #expect(x == 10)
        clock.advance(by: 0)
        #expect(listener.log == ["start", "stop false"])
    }
}
