/// When something is played, how often and how fast.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// When it begins, in seconds of what is around it.
    var beginTime: CFTimeInterval { get set }
    /// How long it takes once, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast time goes for it, beside what is around it.
    var speed: Float { get set }
    /// How far it is at its beginning, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it is played; 0 for once.
    var repeatCount: Float { get set }
    /// How long it is played again and again, in seconds; 0 leaves that to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it is played backwards after each time forwards.
    var autoreverses: Bool { get set }
    /// What is seen of it before and after.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What `CAMediaTiming` says, and what follows from it. All times are seconds.
struct MediaTiming: Equatable {
    var begin: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed = 1.0
    var offset: CFTimeInterval = 0
    var repeatCount = 0.0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillsBefore = false
    var fillsAfter = false

    /// How long all rounds take, in seconds of what is played.
    private var total: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
    }

    /// When it is over, in the time around it.
    var end: CFTimeInterval {
        guard speed != 0 else { return .infinity }
        return begin + total / abs(speed)
    }

    /// Which second is played at a time; nil where nothing is seen of it.
    ///
    /// An offset moves the place at which it begins, and what lies before that place comes last.
    func second(at time: CFTimeInterval) -> CFTimeInterval? {
        let played = (time - begin) * speed
        let total = total
        if played < 0, !fillsBefore { return nil }
        if played >= total, speed != 0, !fillsAfter { return nil }
        let reached = min(max(0, played), total) + offset
        let round = duration * (autoreverses ? 2 : 1)
        guard round > 0 else { return played < 0 ? -1 : 0 }
        guard reached.isFinite else { return 0 }
        var second = reached.truncatingRemainder(dividingBy: round)
        if second < 0 { second += round }
        // The end of the last round is its end, and not the beginning of another.
        if second == 0, reached > 0 { second = round }
        return second > duration ? round - second : second
    }
}

extension MediaTiming {
    /// - Parameter standard: how long it takes where that was not set.
    @MainActor
    init(_ timing: some CAMediaTiming, standard: CFTimeInterval) {
        begin = timing.beginTime
        duration = timing.duration > 0 ? timing.duration : standard
        speed = Double(timing.speed)
        offset = timing.timeOffset
        repeatCount = Double(timing.repeatCount)
        repeatDuration = timing.repeatDuration
        autoreverses = timing.autoreverses
        fillsBefore = timing.fillMode == .backwards || timing.fillMode == .both
        fillsAfter = timing.fillMode == .forwards || timing.fillMode == .both
    }
}

/// The time of a layer as a function of the time around it: `scale · time + shift`.
struct LayerTime {
    var scale = 1.0
    var shift = 0.0

    func local(_ time: CFTimeInterval) -> CFTimeInterval { scale * time + shift }

    /// When the layer's time is this one; never where it stands still.
    func outer(_ local: CFTimeInterval) -> CFTimeInterval { scale > 0 ? (local - shift) / scale : .infinity }

    /// The time of what is in a layer with this time: `(time − begin) · speed + offset` (documentation of
    /// `CAMediaTiming`).
    func inside(_ layer: MediaTiming) -> LayerTime {
        LayerTime(scale: scale * layer.speed, shift: (shift - layer.begin) * layer.speed + layer.offset)
    }
}
