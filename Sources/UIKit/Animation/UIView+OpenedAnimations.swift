import Foundation

// The oldest way to have changes move: what stands between `beginAnimations` and `commitAnimations` does.

/// A block that was begun and isn't ended, with what is to be told of it.
@MainActor
final class OpenedAnimation {
    let identifier: String?
    let block: AnimationBlock
    let outer: AnimationBlock?
    var target: Any?
    var didStop: Selector?
    var willStart: Selector?

    init(identifier: String?) {
        self.identifier = identifier
        outer = ThreadContext.current.animation
        var timing = MediaTiming(begin: 0, duration: 0.2, fillsBefore: true)
        if !ThreadContext.current.areAnimationsEnabled { timing.duration = 0 }
        // The completion needs the opened animation, which has the block.
        let told = Told()
        block = AnimationBlock(
            timing: timing, pace: .curve(UIView.AnimationOptions.curveEaseInOut.curve.bezier),
            completion: { _ in told.animation?.tellStopped() })
        self.told = told
        told.animation = self
    }

    private let told: Told
    private final class Told { var animation: OpenedAnimation? }

    func tellStopped() {
        told.animation = nil
        guard let didStop, let target else { return }
        Messages.send(didStop, to: target as AnyObject, [identifier, true, nil])
    }
}

extension UIView {
    private static var opened: OpenedAnimation? { ThreadContext.current.openedAnimations.last }

    /// Has the changes from here to `commitAnimations()` move.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let opened = OpenedAnimation(identifier: animationID)
        ThreadContext.current.openedAnimations.append(opened)
        opened.block.open()
    }

    /// Ends what `beginAnimations(_:context:)` began last.
    public class func commitAnimations() {
        guard let opened = ThreadContext.current.openedAnimations.popLast() else { return }
        if let willStart = opened.willStart, let target = opened.target {
            Messages.send(willStart, to: target as AnyObject, [opened.identifier, nil])
        }
        opened.block.shut(outer: opened.outer)
        opened.block.close()
    }

    /// Seconds that the changes after this take; 0.2 unless set.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        guard areAnimationsEnabled else { return }
        opened?.block.timing.duration = max(0, duration)
    }
    /// Seconds before they begin.
    public class func setAnimationDelay(_ delay: TimeInterval) { opened?.block.timing.begin = max(0, delay) }
    /// How their speed changes.
    public class func setAnimationCurve(_ curve: AnimationCurve) { opened?.block.pace = .curve(curve.bezier) }
    /// How often they move.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        opened?.block.timing.repeatCount = Double(repeatCount)
    }
    /// Whether they move back, too.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        opened?.block.timing.autoreverses = repeatAutoreverses
    }
    /// Whether they begin at what is seen.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        if fromCurrentState {
            opened?.block.options.insert(.beginFromCurrentState)
        } else {
            opened?.block.options.remove(.beginFromCurrentState)
        }
    }
    /// What is told of their beginning and their end.
    public class func setAnimationDelegate(_ delegate: Any?) { opened?.target = delegate }
    /// What the delegate is sent before they begin.
    public class func setAnimationWillStart(_ selector: Selector?) { opened?.willStart = selector }
    /// What the delegate is sent when they have come to their ends.
    public class func setAnimationDidStop(_ selector: Selector?) { opened?.didStop = selector }
    /// Turns and curls are not drawn.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

    /// How a view turns or curls.
    public enum AnimationTransition: Int, Sendable { case none = 0, flipFromLeft, flipFromRight, curlUp, curlDown }
}
