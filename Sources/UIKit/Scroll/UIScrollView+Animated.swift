/// A way to a point of the content that takes its time. As in UIKit the offset itself goes there, from picture to picture.
@MainActor
final class ScrollingToPoint {
    /// How long it takes, in seconds.
    static let duration = 0.3
    private static let frame = 1.0 / 60

    private weak var view: UIScrollView?
    private let (from, to): (CGPoint, CGPoint)
    private let start: CFTimeInterval
    private let completion: () -> Void

    init(_ view: UIScrollView, to: CGPoint, completion: @escaping () -> Void) {
        (self.view, from, self.to, self.completion) = (view, view.contentOffset, to, completion)
        start = ThreadContext.current.clock.time
        planStep(1)
    }

    private func planStep(_ number: Int) {
        let time = min(Double(number) * Self.frame, Self.duration)
        ThreadContext.current.clock.plan(at: start + time) { [weak self] in self?.step(number, time) }
    }

    private func step(_ number: Int, _ time: Double) {
        // Another scrolling may have taken the place of this one.
        guard let view, view.scrollingToPoint === self else { return }
        let done = Pace.curve(UIView.AnimationCurve.easeInOut.bezier).progress(at: time, of: Self.duration)
        let isOver = time >= Self.duration
        view.move(to: isOver ? to : CGPoint(x: from.x + (to.x - from.x) * done, y: from.y + (to.y - from.y) * done))
        guard isOver else { return planStep(number + 1) }
        view.scrollingToPoint = nil
        completion()
    }
}

extension UIScrollView {
    /// Scrolls to a point of the content: in a window it takes its time, elsewhere it is there at once.
    ///
    /// - Parameter completion: runs when it is there, before the delegate hears of it.
    func scroll(to point: CGPoint, animated: Bool, completion: @escaping () -> Void = {}) {
        scrollingToPoint = nil
        let isFinite = point.x.isFinite && point.y.isFinite
        guard animated, window != nil, UIView.areAnimationsEnabled, isFinite, point != contentOffset else {
            contentOffset = point
            completion()
            if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
            return
        }
        scrollingToPoint = ScrollingToPoint(self, to: point) { [unowned self] in
            completion()
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }
}
