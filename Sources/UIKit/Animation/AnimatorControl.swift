/// The time of an animator's changes, which the animator moves to and fro instead of the clock.
@MainActor
final class AnimatorControl {
    /// Seconds for the whole way.
    var duration: CFTimeInterval
    /// Where the animator was at a time of the clock, as a share of the duration, and how fast it moves on, in shares per
    /// second: 0 while it pauses, below 0 on the way back.
    private var anchor: (time: CFTimeInterval, share: Double) = (0, 0)
    private(set) var rate = 0.0
    /// Whether progress is the share of the duration itself, as while a finger scrubs.
    private var isLinear = false
    private var pace: Pace
    /// Where another pace took over: the share of the duration, and the progress there.
    private var turn: (share: Double, progress: Double) = (0, 0)

    init(duration: CFTimeInterval, pace: Pace) {
        (self.duration, self.pace) = (duration, pace)
    }

    /// The share of the duration that has passed.
    func share(at time: CFTimeInterval) -> Double {
        min(max(0, anchor.share + (time - anchor.time) * rate), 1)
    }

    func second(at time: CFTimeInterval) -> CFTimeInterval { share(at: time) * duration }

    /// The share of the way that is done when a share of the duration has passed.
    func progress(_ share: Double) -> Double {
        if isLinear { return share }
        guard share > turn.share else { return turn.share > 0 ? share / turn.share * turn.progress : 0 }
        let rest = 1 - turn.share
        let done = pace.progress(at: (share - turn.share) / rest * duration, of: duration)
        return turn.progress + (1 - turn.progress) * done
    }

    /// Moves to a share of the duration.
    func move(to share: Double, at time: CFTimeInterval) { anchor = (time, min(max(0, share), 1)) }

    /// Moves on from a time.
    func go(_ rate: Double, at time: CFTimeInterval) {
        move(to: share(at: time), at: time)
        self.rate = rate
    }

    /// Stays where it is. When it is to be scrubbed evenly, the share becomes the progress there.
    func pause(evenly: Bool, at time: CFTimeInterval) {
        go(0, at: time)
        guard evenly, !isLinear else { return }
        move(to: progress(share(at: time)), at: time)
        isLinear = true
    }

    /// Ends scrubbing without a jump: at the own pace from the time at which it would be here, or at another for what is left.
    func resume(pace next: Pace?, at time: CFTimeInterval) {
        let share = share(at: time)
        let done = progress(share)
        if let next {
            (pace, turn, isLinear) = (next, (share, done), false)
        } else if isLinear {
            isLinear = false
            let left = done > turn.progress ? (done - turn.progress) / max(1 - turn.progress, 1e-12) : 0
            let own = turn.share + (1 - turn.share) * pace.share(of: left)
            move(to: done > turn.progress || turn.share == 0 ? own : share, at: time)
        }
    }

    /// When it arrives; never while it pauses.
    var arrival: CFTimeInterval {
        if rate > 0 { return anchor.time + (1 - anchor.share) / rate }
        return rate < 0 ? anchor.time + anchor.share / -rate : .infinity
    }
}
