/// Calls its actions before each picture of the screen: sixty times a second of ``AnimationClock``, while its view is in a
/// window or its scene is there.
///
/// All actions of a picture run one after the other, in the order of their phases. Pictures follow each other all the time, so
/// `requiresContinuousUpdates` changes nothing, and a link is called where on a device nothing would be drawn anew.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private struct Action {
        let phase: UIUpdateActionPhase
        let run: (UIUpdateLink, UIUpdateInfo) -> Void
    }

    private var actions: [Action] = []
    private weak var view: UIView?
    private weak var scene: UIWindowScene?
    private var isPlanned = false

    /// A link for the screen of a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }
    /// A link for the screen of a scene.
    public init(windowScene: UIWindowScene) {
        scene = windowScene
        super.init()
    }
    /// A link for the screen of a view that sends itself and what is known of the picture to a target.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }
    /// A link for the screen of a scene that sends itself and what is known of the picture to a target.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Whether actions are called; not unless set.
    open var isEnabled = false { didSet { plan() } }
    /// Whether pictures are drawn though nothing asks for them; they are.
    /// - Note: Kept without effect.
    open var requiresContinuousUpdates = false
    /// Whether touches are handed on as late as can be.
    /// - Note: Kept without effect.
    open var wantsLowLatencyEventDispatch = false
    /// Whether a picture is shown as soon as it is drawn.
    /// - Note: Kept without effect.
    open var wantsImmediatePresentation = false
    /// How often the actions are wished to be called in a second: the preferred number counts, or else the largest.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// What is known of the picture that is being made; nil between two.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    /// Has a closure called for each picture.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }
    /// Has a closure called for each picture, at its phase.
    open func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        let later = actions.firstIndex { $0.phase.order > phase.order } ?? actions.endIndex
        actions.insert(Action(phase: phase, run: handler), at: later)
    }
    /// Has a method called for each picture. The link doesn't keep its target.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }
    /// Has a method called for each picture, at its phase. The link doesn't keep its target.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(to: phase) { [weak target = target as AnyObject] link, info in
            if let target { Messages.send(selector, to: target, [link, info]) }
        }
    }

    private var isActive: Bool { view?.window != nil || scene != nil }

    private var interval: CFTimeInterval {
        let wish = (preferredFrameRateRange.preferred ?? 0) > 0 ? preferredFrameRateRange.preferred : nil
        let rate = Double(wish ?? preferredFrameRateRange.maximum)
        return rate > 0 ? max(1, (60 / rate).rounded()) / 60 : 1.0 / 60
    }

    private func plan() {
        guard isEnabled, !isPlanned else { return }
        isPlanned = true
        let clock = ThreadContext.current.clock
        let time = clock.time + interval
        // A link that its program lets go of ends.
        clock.plan(at: time) { [weak self] in
            guard let self else { return }
            isPlanned = false
            guard isEnabled else { return }
            if isActive { update(at: time) }
            plan()
        }
    }

    private func update(at time: CFTimeInterval) {
        let info = UIUpdateInfo(modelTime: time, duration: interval)
        currentUpdateInfo = info
        UIUpdateInfo.current = info
        for action in actions { action.run(self, info) }
        UIUpdateInfo.current = nil
        currentUpdateInfo = nil
    }
}

/// What is known of the picture that is being made.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    static var current: UIUpdateInfo? {
        get { ThreadContext.current.updateInfo }
        set { ThreadContext.current.updateInfo = newValue }
    }

    /// The time that the picture shows, in the seconds of `CACurrentMediaTime()`.
    public let modelTime: TimeInterval
    /// When the picture is to be ready.
    public let completionDeadlineTime: TimeInterval
    /// When the picture is seen.
    public let estimatedPresentationTime: TimeInterval
    /// Whether the picture is seen as soon as it is drawn; no.
    public let isImmediatePresentationExpected = false
    /// Whether touches are handed on late; no.
    public let isLowLatencyEventDispatchConfirmed = false
    /// Whether late touches are being handed on; no.
    public let isPerformingLowLatencyPhase = false

    init(modelTime: TimeInterval, duration: TimeInterval) {
        self.modelTime = modelTime
        completionDeadlineTime = modelTime + duration
        estimatedPresentationTime = modelTime + duration
    }

    /// What is known of the picture that is being made of a scene; nil between two.
    open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { current }
    /// What is known of the picture that is being made of a view; nil between two.
    open class func current(for view: UIView) -> UIUpdateInfo? { current }
}

/// When in the making of a picture an action is called. All actions are called before the display links.
public final class UIUpdateActionPhase: NSObject, Sendable {
    let order: Int
    private init(order: Int) { self.order = order }

    /// A picture was planned.
    public static let afterUpdateScheduled = UIUpdateActionPhase(order: 0)
    /// Before touches are handed on.
    public static let beforeEventDispatch = UIUpdateActionPhase(order: 1)
    /// After touches were handed on.
    public static let afterEventDispatch = UIUpdateActionPhase(order: 2)
    /// Before display links are called.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(order: 3)
    /// After display links were called.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(order: 4)
    /// Before layout and drawing.
    public static let beforeCATransactionCommit = UIUpdateActionPhase(order: 5)
    /// After layout and drawing.
    public static let afterCATransactionCommit = UIUpdateActionPhase(order: 6)
    /// Before late touches are handed on.
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(order: 7)
    /// After late touches were handed on.
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(order: 8)
    /// Before what late touches changed is drawn.
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 9)
    /// After what late touches changed was drawn.
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 10)
    /// The picture is made.
    public static let afterUpdateComplete = UIUpdateActionPhase(order: 11)
}
