/// How far the page shown is, which its dot in a page control tells.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    weak var control: UIPageControl?
    private weak var kept: (any UIPageControlProgressDelegate)?
    private var progress: Float = 0

    /// The progress of no page.
    public override init() {}

    /// Who hears of the progress.
    @_disfavoredOverload
    open weak var delegate: (any UIPageControlProgressDelegate)? {
        get { kept }
        set { kept = newValue }
    }
    /// How far the page is, from 0 to 1.
    open var currentProgress: Float {
        get { progress }
        set {
            progress = min(max(newValue, 0), 1)
            control?.setNeedsDisplay()
        }
    }
    /// Whether the dot tells the progress: it does while it belongs to a page control, as nobody touches that.
    open var isProgressVisible: Bool { control != nil }

    /// Another page is shown, whose progress begins.
    func pageChanged(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}

/// Hears of a page control's progress.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// How far a page is when it appears, from 0 to 1.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// A person began or ended touching the control; nobody does.
    /// - Note: Kept without effect.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// At its beginning.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Shows each page for some time, and then the next. It goes by the thread's ``AnimationClock``.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// When the page's time began, by the clock; nil while the timer stands.
    private var beginning: CFTimeInterval?
    private var durations: [Int: TimeInterval] = [:]
    /// Grows with each plan of an end, so that former plans are known as such.
    private var plan = 0

    /// A progress of so many seconds a page.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// The seconds of a page that has no time of its own.
    open var preferredDuration: TimeInterval { didSet { begin(at: shown(of: oldValue)) } }
    /// Whether the first page comes after the last.
    open var resetsToInitialPageAfterEnd = false
    /// Whether time passes.
    open var isRunning: Bool { beginning != nil }

    /// How far the page is, from 0 to 1.
    open override var currentProgress: Float {
        get { shown(of: duration) }
        set {
            super.currentProgress = newValue
            begin(at: super.currentProgress)
        }
    }

    /// Sets the seconds of one page; 0 for the preferred ones.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        let progress = currentProgress
        durations[page] = duration > 0 ? duration : nil
        begin(at: progress)
    }
    /// The seconds of a page.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Lets time pass.
    open func resumeTimer() {
        guard !isRunning else { return }
        beginning = ThreadContext.current.clock.time
        begin(at: super.currentProgress)
    }
    /// Stops the time.
    open func pauseTimer() {
        let progress = currentProgress
        beginning = nil
        super.currentProgress = progress
    }

    private var duration: TimeInterval { max(duration(forPage: control?.currentPage ?? 0), 1e-3) }

    private func shown(of duration: TimeInterval) -> Float {
        guard let beginning else { return super.currentProgress }
        return min(1, Float((ThreadContext.current.clock.time - beginning) / max(duration, 1e-3)))
    }

    /// Goes on from a progress, where time passes.
    private func begin(at progress: Float) {
        guard isRunning else { return }
        let clock = ThreadContext.current.clock
        beginning = clock.time - Double(progress) * duration
        plan += 1
        let own = plan
        clock.plan(at: clock.time + Double(1 - progress) * duration) { [weak self] in
            if let self, plan == own, isRunning { pageEnded() }
        }
    }

    private func pageEnded() {
        let hearer = (self as UIPageControlProgress).delegate as? any UIPageControlTimerProgressDelegate
        hearer?.pageControlTimerProgressDidChange(self)
        guard let control, control.numberOfPages > 0 else { return pauseTimer() }
        var next = control.currentPage + 1
        if next >= control.numberOfPages {
            guard resetsToInitialPageAfterEnd else { return pauseTimer() }
            next = 0
        }
        guard hearer?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return pauseTimer() }
        if next == control.currentPage { currentProgress = 0 }
        control.currentPage = next
        control.sendActions(for: .valueChanged)
    }
}

/// Hears of a progress that passes with time.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// The progress came to the end of a page. On a device this is called on the way, too.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Whether another page is shown now that the time of one is over.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    /// It is.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}

/// Timers: their delegate has a type of its own, as in `TypedDelegates.swift`.
@preconcurrency @MainActor
public protocol UIPageControlTimerDelegating: UIPageControlTimerProgress {}
extension UIPageControlTimerProgress: UIPageControlTimerDelegating {}
extension UIPageControlTimerDelegating {
    /// Who hears of the progress.
    public var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { (self as UIPageControlProgress).delegate as? any UIPageControlTimerProgressDelegate }
        set { (self as UIPageControlProgress).delegate = newValue }
    }
}
