import Testing
import UIKit

/// What `UIView.animate` and its like do in time, in the words of UIKit's documentation. The clock is virtual: each test
/// moves it.
@MainActor
@Suite("Animations in time")
struct AnimationTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let clock = AnimationClock.current

    init() {
        root.addSubview(box)
        clock.advance(by: 0)
    }

    private var x: CGFloat { box.layer.presentation()?.position.x ?? .nan }

    /// "The view's model has its new values as soon as the block has run"; what is seen comes to them in the duration.
    @Test func modelsChangeAtOnceAndPresentationsMove() {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { box.center.x = 110 }
        #expect(box.center.x == 110)
        for (step, seen) in [(0.0, 10.0), (0.5, 35), (0.5, 60), (1, 110)] {
            clock.advance(by: step)
            #expect(abs(x - seen) < 1e-9)
        }
    }

    /// `completion`: "executed when the animation sequence ends".
    @Test func completionsRunWhenTheirTimeComes() {
        var log: [String] = []
        UIView.animate(
            withDuration: 0.3, animations: { box.alpha = 0 }, completion: { log.append("finished \($0)") })
        #expect(log.isEmpty)
        clock.advance(by: 0.29)
        #expect(log.isEmpty)
        clock.advance(by: 0.02)
        #expect(log == ["finished true"])
        #expect(box.layer.animationKeys() == nil)
    }

    /// "If the duration of the animation is 0, this block is performed at the beginning of the next run loop cycle."
    @Test func aDurationOfZeroCompletesInTheNextTurn() {
        var log: [Bool] = []
        UIView.animate(withDuration: 0, animations: { box.center.x = 50 }, completion: { log.append($0) })
        #expect(log.isEmpty)
        #expect(x == 50)
        clock.advance(by: 0)
        #expect(log == [true])
    }

    /// "delay: The amount of time (measured in seconds) to wait before beginning the animations."
    @Test func delaysShowTheOldValueFirst() {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { box.center.x = 110 }
        clock.advance(by: 0.5)
        #expect(abs(x - 10) < 1e-9)
        clock.advance(by: 0.25)
        #expect(abs(x - 35) < 1e-9)
    }

    /// The curves are the cubic Béziers of `CAMediaTimingFunctionName`. Their heights come from halving in decimals of 50
    /// digits (Python's `decimal`).
    @Test(arguments: [
        (UIView.AnimationOptions.curveEaseInOut, 0.25, 0.1291619310), (.curveEaseInOut, 0.5, 0.5),
        (.curveEaseIn, 0.25, 0.0934646507), (.curveEaseIn, 0.5, 0.3153568125), (.curveEaseOut, 0.25, 0.3781381308),
        (.curveEaseOut, 0.5, 0.6846431874), (.curveLinear, 0.25, 0.25),
    ]) func curves(options: UIView.AnimationOptions, share: Double, height: Double) {
        UIView.animate(withDuration: 1, delay: 0, options: options) { box.center.x = 1010 }
        clock.advance(by: share)
        #expect(abs((Double(x) - 10) / 1000 - height) < 1e-9)
    }

    /// `repeat`: "Repeat the animation indefinitely"; `autoreverse`: "Run the animation backwards and forwards".
    @Test func repeatingGoesOnForEver() {
        var isOver = false
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
            animations: { box.center.x = 110 }, completion: { _ in isOver = true })
        for (step, seen) in [(0.25, 35.0), (1, 85), (1, 35), (100, 35)] {
            clock.advance(by: step)
            #expect(abs(x - seen) < 1e-6)
        }
        #expect(!isOver)
        box.layer.removeAllAnimations()
        #expect(x == 110)
        clock.advance(by: 0)
        #expect(isOver)
    }

    /// An endless pulse begins anew in its completion: the stack doesn't grow, and nothing is left behind.
    @Test func aPulseBeginsAnewInItsCompletion() {
        var beats = 0
        func beat() {
            guard beats < 5000 else { return }
            beats += 1
            UIView.animate(withDuration: 0.1, animations: { box.alpha = box.alpha > 0.5 ? 0 : 1 }) { _ in beat() }
        }
        beat()
        clock.advance(by: 100)
        #expect(abs(beats - 1001) <= 1)
        #expect(box.layer.animationKeys() == ["opacity"])
        clock.advance(by: 401)
        #expect(beats == 5000)
        #expect(box.layer.animationKeys() == nil)
    }

    /// A change while another is on its way goes on from what is seen, and both completions hear that they finished.
    @Test func anInterruptionGoesOnFromWhatIsSeen() {
        var log: [String] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 110 },
            completion: { log.append("there \($0)") })
        clock.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 10 },
            completion: { log.append("back \($0)") })
        #expect(abs(x - 60) < 1e-9)
        clock.advance(by: 0.5)
        #expect(abs(x - 60) < 1e-9)
        #expect(log == ["there true"])
        clock.advance(by: 0.5)
        #expect(abs(x - 10) < 1e-9)
        #expect(log == ["there true", "back true"])
    }

    /// `beginFromCurrentState`: "Start the animation from the current setting associated with an already in-flight
    /// animation", which ends there.
    @Test func beginningFromTheCurrentStateTakesTheOtherAway() {
        var log: [String] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 110 },
            completion: { log.append("there \($0)") })
        clock.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { box.center.x = 10 }, completion: { log.append("back \($0)") })
        #expect(abs(x - 60) < 1e-9)
        clock.advance(by: 0.5)
        #expect(abs(x - 35) < 1e-9)
        #expect(log == ["there false"])
        clock.advance(by: 0.5)
        #expect(log == ["there false", "back true"])
    }

    /// A damped spring, beside its equation of motion integrated in small steps.
    @Test(arguments: [0.3, 0.7, 1.0]) func springs(ratio: Double) {
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(ratio), initialSpringVelocity: 2, options: [],
            animations: { box.center.x = 1010 })
        // The frequency that UIKit takes for a spring of this damping and a second, as it was measured.
        let frequency =
            ratio < 1 ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio : 9.233413476451586
        var (place, speed, time) = (0.0, 2.0, 0.0)
        let step = 1e-5
        for _ in 0..<4 {
            for _ in 0..<25_000 {
                // The midpoint rule.
                let pull = { (x: Double, v: Double) in frequency * frequency * (1 - x) - 2 * ratio * frequency * v }
                let middle = (place + speed * step / 2, speed + pull(place, speed) * step / 2)
                (place, speed) = (place + middle.1 * step, speed + pull(middle.0, middle.1) * step)
            }
            time += 0.25
            clock.advance(by: 0.25)
            if time < 1 { #expect(abs((Double(x) - 10) / 1000 - place) < 1e-4, "after \(time) s") }
        }
        #expect(box.layer.animationKeys() == nil)
    }

    /// Keyframes: start times and durations are shares of the whole; each moves evenly.
    @Test func keyframesMoveOneAfterTheOther() {
        var isOver = false
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 110 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { box.center.x = 10 }
        } completion: {
            isOver = $0
        }
        for (step, seen) in [(0.0, 10.0), (0.5, 60), (0.5, 110), (0.5, 110), (1, 60), (0.75, 10)] {
            clock.advance(by: step)
            #expect(abs(x - seen) < 1e-9)
        }
        #expect(!isOver)
        clock.advance(by: 1)
        #expect(isOver)
    }

    /// Halfway through a turn is a turn by half the angle; opacity and colours come along.
    @Test func turnsColorsAndOpacity() {
        box.backgroundColor = .red
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.transform = CGAffineTransform(rotationAngle: .pi / 2)
            box.alpha = 0
            box.backgroundColor = .blue
            box.layer.cornerRadius = 8
        }
        clock.advance(by: 0.5)
        let seen = box.layer.presentation()
        let turn = seen?.affineTransform()
        #expect(abs(atan2(turn?.b ?? 0, turn?.a ?? 0) - .pi / 4) < 1e-9)
        #expect(abs((turn?.a ?? 0) - 0.5.squareRoot()) < 1e-9)
        #expect(seen?.opacity == 0.5)
        #expect(seen?.cornerRadius == 4)
        #expect(seen?.backgroundColor?.components?.map { Double($0) } == [0.5, 0, 0.5, 1])
        #expect(box.layer.cornerRadius == 8)
        #expect(seen?.model() === box.layer)
    }

    /// `setAnimationsEnabled(false)` and `performWithoutAnimation`: changes are there at once.
    @Test func withoutAnimationsChangesAreThereAtOnce() {
        var log: [String] = []
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { box.center.x = 110 }) { log.append("disabled \($0)") }
        UIView.setAnimationsEnabled(true)
        #expect(x == 110)
        #expect(log.isEmpty)
        clock.advance(by: 0)
        #expect(log == ["disabled true"])
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { box.center.x = 50 }
            box.center.y = 100
        }
        #expect(x == 50)
        #expect(box.layer.presentation()?.position.y == 10)
    }

    /// A block in another takes on its duration, unless its options say otherwise.
    @Test func blocksInOthersInheritTheDuration() {
        var log: [String] = []
        UIView.animate(
            withDuration: 2,
            animations: {
                UIView.animate(withDuration: 1, animations: { box.center.x = 110 }) { _ in log.append("inner") }
                UIView.animate(
                    withDuration: 1, delay: 0, options: .overrideInheritedDuration, animations: { box.alpha = 0 },
                    completion: { _ in log.append("own") })
            }, completion: { _ in log.append("outer") })
        clock.advance(by: 1)
        #expect(log == ["outer", "own"])
        clock.advance(by: 1)
        #expect(log == ["outer", "own", "inner"])
    }

    /// A layout in the block moves what constraints place.
    @Test func layoutsInBlocksMove() {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        let height = bar.heightAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            height, bar.topAnchor.constraint(equalTo: root.topAnchor),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        height.constant = 150
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
        clock.advance(by: 0.5)
        // Without the noise of the sums that the clock's time comes from.
        #expect(abs((bar.layer.presentation()?.frame.height ?? 0) - 100) < 1e-6)
    }

    /// The stack folds and unfolds by `isHidden` alone (class reference of `UIStackView`: animate the property); the view is
    /// seen until it has folded.
    @Test func stacksFoldByHidingAlone() throws {
        let rows = (0..<3).map { _ in UIView() }
        for row in rows { row.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        for row in rows { row.constraints[0].priority = .defaultHigh }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.widthAnchor.constraint(equalToConstant: 100),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[1].isHidden = true }
        #expect(rows[1].isHidden)
        #expect(rows[2].frame == CGRect(x: 0, y: 40, width: 100, height: 40))
        clock.advance(by: 0.5)
        let middle = try #require(rows[1].layer.presentation())
        #expect(!middle.isHidden)
        #expect(middle.frame == CGRect(x: 0, y: 40, width: 100, height: 20))
        #expect(rows[2].layer.presentation()?.frame == CGRect(x: 0, y: 60, width: 100, height: 40))
        clock.advance(by: 0.5)
        #expect(rows[1].layer.presentation()?.isHidden == true)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[1].isHidden = false }
        clock.advance(by: 0.5)
        #expect(rows[2].layer.presentation()?.frame.minY == 60)
        clock.advance(by: 0.5)
        #expect(stack.frame.height == 120)
    }

    /// Views that leave the window, or go, end their animations unfinished.
    @Test func viewsThatGoEndTheirAnimations() {
        var log: [Bool] = []
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        window.addSubview(child)
        UIView.animate(withDuration: 1, animations: { child.alpha = 0 }) { log.append($0) }
        child.removeFromSuperview()
        #expect(child.layer.animationKeys() == nil)
        clock.advance(by: 0)
        #expect(log == [false])
        log = []
        var view: UIView? = UIView()
        UIView.animate(withDuration: 1, animations: { view?.alpha = 0 }) { log.append($0) }
        view = nil
        clock.advance(by: 0.1)
        #expect(log == [false])
    }

    /// Transitions: the new content is there at once, the completion when the time is over.
    @Test func transitionsTakeTheirTime() {
        var log: [String] = []
        let next = UIView(frame: box.frame)
        UIView.transition(from: box, to: next, duration: 0.5, options: .transitionCrossDissolve) {
            log.append("exchanged \($0)")
        }
        #expect(box.superview == nil)
        #expect(next.superview === root)
        clock.advance(by: 0.25)
        #expect(abs((next.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        #expect(log.isEmpty)
        clock.advance(by: 0.25)
        #expect(log == ["exchanged true"])
        UIView.transition(with: root, duration: 0.5, animations: { next.isHidden = true }) { _ in log.append("over") }
        #expect(next.isHidden)
        clock.advance(by: 0.5)
        #expect(log.last == "over")
    }
}
