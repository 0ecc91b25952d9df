/// Calls a method each time the screen is drawn: sixty times a second of ``AnimationClock``.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var isAdded = false, isPlanned = false
    /// When the picture before was shown, in the seconds of `CACurrentMediaTime()`.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next picture is shown.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// Seconds between two pictures of the screen.
    open var duration: CFTimeInterval { 1.0 / 60 }
    /// Whether the method isn't called for now.
    open var isPaused = false { didSet { plan() } }
    /// How often the method is wished to be called in a second; 0 for each picture.
    open var preferredFramesPerSecond = 0
    /// How many pictures of the screen one call stands for; the older way to say so.
    open var frameInterval = 1

    /// How often the method is wished to be called in a second: the preferred number counts, or else the largest.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            let range = preferredFrameRateRange
            preferredFramesPerSecond = Int((range.preferred ?? 0) > 0 ? range.preferred ?? 0 : range.maximum)
        }
    }

    /// A link that calls a target's method with itself. It keeps the target until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Begins to call; which run loop and which mode it is makes no difference.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        plan()
    }

    /// Ends to call.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

    /// Ends to call for good, and lets the target go.
    open func invalidate() {
        isAdded = false
        target = nil
    }

    private var interval: CFTimeInterval {
        let pictures = preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : max(1, frameInterval)
        return Double(pictures) * duration
    }

    private func plan() {
        guard isAdded, !isPaused, !isPlanned, target != nil else { return }
        isPlanned = true
        let clock = ThreadContext.current.clock
        let time = clock.time + interval
        clock.plan(at: time) {
            self.isPlanned = false
            guard self.isAdded, !self.isPaused, let target = self.target else { return }
            self.timestamp = time
            Messages.send(self.selector, to: target, [self])
            self.plan()
        }
    }
}

/// How many pictures of the screen a second are wished.
public struct CAFrameRateRange: Hashable, Sendable {
    /// At least so many.
    /// - Note: Kept without effect.
    public var minimum: Float
    /// At most so many.
    public var maximum: Float
    /// Best so many; nil or 0 for as many as there can be.
    public var preferred: Float?

    /// A range, with the number that is best.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// As many as the screen shows.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
