/// What an animation does to a layer's properties in time: one property, or several animations together.
struct AnimationNode {
    enum Content {
        case property(AnimatablePath, Effect)
        case group([AnimationNode])
        /// The layer's former look gives way to what it looks like now.
        case look(FormerLook, Pace, from: Double, to: Double)
        /// Nothing that is drawn here; it only takes its time.
        case nothing
    }

    /// How a property's value follows from the share of the way that is done.
    enum Effect {
        /// What is left of a difference is added to the value. So animations of one property add up, and one that begins
        /// while another is on its way goes on from where that is.
        case leaving(offset: [Double], Pace)
        /// From one value to another, each the property's own where it isn't given.
        case between(from: [Double]?, to: [Double]?, by: [Double]?, isAdditive: Bool, Pace)
        case keyframes(KeyframeTrack, isAdditive: Bool)
    }

    var timing: MediaTiming
    var content: Content

    /// Puts what is seen at a time, in seconds of what is around the animation, in the place of the values without it.
    ///
    /// - Parameter progress: the progress of an animation whose pace somebody else decides, instead of its own.
    @MainActor
    func apply(
        at time: CFTimeInterval, of layer: CALayer, to values: inout [AnimatableProperty: [Double]],
        progress: ((Double) -> Double)? = nil
    ) {
        guard let second = timing.second(at: time) else { return }
        switch content {
        case .nothing, .look: return
        case .group(let nodes):
            for node in nodes { node.apply(at: second, of: layer, to: &values, progress: progress) }
        case .property(let path, let effect):
            var all = values[path.property] ?? layer.numbers(of: path.property)
            let own = path.numbers(in: all)
            path.set(value(effect, own: own, at: second, progress), in: &all)
            values[path.property] = all
        }
    }

    /// What is seen of the layer's former look at a time, in seconds of what is around the animation.
    func look(at time: CFTimeInterval) -> FadingLook? {
        guard case .look(let look, let pace, let from, let to) = content, let second = timing.second(at: time) else {
            return nil
        }
        return FadingLook(look: look, progress: from + (to - from) * pace.progress(at: second, of: timing.duration))
    }

    private func value(
        _ effect: Effect, own: [Double], at second: CFTimeInterval, _ progress: ((Double) -> Double)?
    ) -> [Double] {
        switch effect {
        case .leaving(let offset, let pace):
            var done = pace.progress(at: second, of: timing.duration)
            if let progress, pace != .step, timing.duration > 0 { done = progress(second / timing.duration) }
            let left = 1 - done
            return zip(own, offset).map { $0 + $1 * left }
        case .between(let from, let to, let by, let isAdditive, let pace):
            let base = isAdditive ? own.map { _ in 0 } : own
            let (first, last) = Self.ends(from: from, to: to, by: by, own: base)
            let done = pace.progress(at: second, of: timing.duration)
            let between = zip(first, last).map { $0 + ($1 - $0) * done }
            return isAdditive ? zip(own, between).map { $0 + $1 } : between
        case .keyframes(let track, let isAdditive):
            let value = track.value(at: timing.duration > 0 ? second / timing.duration : 1)
            return isAdditive ? zip(own, value).map { $0 + $1 } : value
        }
    }

    /// Where an animation begins and ends (documentation of `CABasicAnimation`, "Setting Interpolation Values").
    private static func ends(
        from: [Double]?, to: [Double]?, by: [Double]?, own: [Double]
    ) -> (first: [Double], last: [Double]) {
        func sum(_ a: [Double], _ b: [Double], _ sign: Double = 1) -> [Double] { zip(a, b).map { $0 + sign * $1 } }
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, sum(from, by))
        case (nil, let to?, let by?): return (sum(to, by, -1), to)
        case (let from?, nil, nil): return (from, own)
        case (nil, let to?, nil): return (own, to)
        case (nil, nil, let by?): return (own, sum(own, by))
        case (nil, nil, nil): return (own, own)
        }
    }
}

/// Values at times, and how to get from one to the next.
struct KeyframeTrack {
    var values: [[Double]]
    /// Shares of the duration at which each value is reached, growing.
    var times: [Double]
    /// The pace within each step; the last one holds for the steps that have none.
    var paces: [Pace]
    var mode: CAAnimationCalculationMode
    /// The pace of all steps together.
    var overall: Pace

    /// - Parameter times: nil for evenly spread ones.
    init(
        values: [[Double]], times: [Double]?, paces: [Pace], mode: CAAnimationCalculationMode, overall: Pace
    ) {
        (self.values, self.paces, self.mode, self.overall) = (values, paces, mode, overall)
        // A discrete value holds until the next one's time, so there is one time more than values (documentation of
        // `keyTimes`).
        let steps = mode == .discrete ? values.count : values.count - 1
        if mode == .paced || mode == .cubicPaced {
            self.times = Self.evenlyFast(values)
        } else if let times, times.count >= values.count {
            self.times = times
        } else {
            self.times = (0...max(1, steps)).map { Double($0) / Double(max(1, steps)) }
        }
    }

    /// The times at which values are reached when the way is gone at one speed.
    private static func evenlyFast(_ values: [[Double]]) -> [Double] {
        var ways = [0.0]
        for (a, b) in zip(values, values.dropFirst()) {
            ways.append(ways[ways.count - 1] + zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot())
        }
        guard let whole = ways.last, whole > 0 else { return values.indices.map { Double($0) } }
        return ways.map { $0 / whole }
    }

    /// The value when a share of the duration has passed.
    func value(at share: Double) -> [Double] {
        guard let last = values.last else { return [] }
        let share = overall.progress(at: share, of: 1)
        let step = times.lastIndex { $0 <= share } ?? 0
        if mode == .discrete { return values[min(step, values.count - 1)] }
        guard step + 1 < values.count else { return last }
        let length = times[step + 1] - times[step]
        var done = length > 0 ? max(0, share - times[step]) / length : 1
        if !paces.isEmpty { done = paces[min(step, paces.count - 1)].progress(at: done, of: 1) }
        let (a, b) = (values[step], values[step + 1])
        guard mode == .cubic || mode == .cubicPaced else { return zip(a, b).map { $0 + ($1 - $0) * done } }
        return Self.curve(step > 0 ? values[step - 1] : a, a, b, step + 2 < values.count ? values[step + 2] : b, done)
    }

    /// A Catmull-Rom curve through the second and third of four values (documentation of `CAAnimationCalculationMode`).
    private static func curve(
        _ before: [Double], _ a: [Double], _ b: [Double], _ after: [Double], _ t: Double
    ) -> [Double] {
        a.indices.map { index in
            let (p, q, r, s) = (before[index], a[index], b[index], after[index])
            let (square, cube) = (t * t, t * t * t)
            return 0.5
                * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * square + (3 * q - p - 3 * r + s) * cube)
        }
    }
}
