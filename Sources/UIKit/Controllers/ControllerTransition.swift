import Foundation

/// A change from one controller to another that is on its way: what is seen moves, and what follows waits for the end. Views are
/// where they are to be from the beginning on, unless an animator of the program's own places them.
final class ControllerTransition: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
    let containerView: UIView
    private var ownDuration: TimeInterval
    /// The animator of the program's own that performs the transition; nil for the system's.
    var context: TransitionContext? {
        didSet { context?.interactionChanged = { [unowned self] in tellOfInteraction() } }
    }
    private var interactionHandlers: [Block] = []
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var end: ((Bool) -> Void)?
    private var hasBegun = false

    init(in containerView: UIView, lasting transitionDuration: TimeInterval) {
        (self.containerView, ownDuration) = (containerView, transitionDuration)
    }

    var transitionDuration: TimeInterval { context?.duration ?? ownDuration }

    /// A transition, where one is asked for and can be seen.
    static func make(_ isWanted: Bool, in containerView: UIView, lasting duration: TimeInterval)
        -> ControllerTransition?
    {
        guard isWanted, containerView.window != nil, UIView.areAnimationsEnabled else { return nil }
        return ControllerTransition(in: containerView, lasting: duration)
    }

    /// How what comes or goes is presented; `none` where nothing is.
    var presentationStyle = UIModalPresentationStyle.none
    var isAnimated: Bool { true }
    var isCancelled: Bool { context?.transitionWasCancelled ?? false }
    var isInteractive: Bool { context?.isInteractive ?? false }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
    private(set) var isOver = false

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun {
            UIView.animate(withDuration: transitionDuration) { animation(self) }
        } else {
            animations.append(animation)
        }
        return true
    }

    /// Takes the time that an animator of the program's own will need, before there is a context for it.
    func announce(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
        guard let seconds = animator?.transitionDuration(using: nil), seconds.isFinite else { return }
        ownDuration = max(0, seconds)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionHandlers.append(handler) }

    private func tellOfInteraction() { for handler in interactionHandlers { handler(self) } }

    /// Has everything move.
    ///
    /// - Parameters:
    ///   - move: makes what comes and goes move.
    ///   - end: runs when all is at its place, with whether the transition was completed: an animator may take it back.
    func run(_ move: (AnimationBlock) -> Void, end: @escaping (Bool) -> Void) {
        hasBegun = true
        self.end = end
        if let context {
            return context.run(alongside: { for animation in self.animations { animation(self) } }) {
                self.finish(completed: $0)
            }
        }
        UIView.animate(
            AnimationRequest(duration: transitionDuration, lastsInAnyCase: true),
            {
                if let block = ThreadContext.current.animation { move(block) }
                for animation in animations { animation(self) }
                containerView.layoutIfNeeded()
            },
            { _ in self.finish() })
    }

    /// Ends the transition, also before its time.
    func finish() {
        if let context, !context.isOver { return context.completeTransition(true) }
        finish(completed: true)
    }

    private func finish(completed: Bool) {
        guard !isOver else { return }
        isOver = true
        end?(completed)
        end = nil
        for completion in completions { completion(self) }
        (animations, completions) = ([], [])
    }
}

/// How controllers follow each other in a stack.
enum StackMove {
    case push, pop

    var operation: UINavigationController.Operation { self == .push ? .push : .pop }

    /// How long that takes, in seconds: an estimate.
    static let duration: TimeInterval = 0.35

    /// Has the view on top come from or go to the end of the lines, and the one below move by a third of that.
    @MainActor
    func move(from old: UIView, to new: UIView, in block: AnimationBlock) {
        let width = new.bounds.width * (new.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        let (arrival, departure) = self == .push ? (width, -width / 3) : (-width / 3, width)
        block.animate(
            new.layer, AnimatablePath(.position, slots: [0, 1]),
            from: [Double(new.center.x + arrival), Double(new.center.y)])
        old.center.x += departure
    }
}
