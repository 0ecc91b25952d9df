/// How an animation's progress follows from the time that has passed of it.
enum Pace: Equatable {
    case curve(BezierCurve)
    case spring(Spring)
    /// From the beginning to the end at once, at the end.
    case step

    static let linear = Pace.curve(BezierCurve(0, 0, 1, 1))

    /// The share of the way that is done: 0 at the beginning, 1 at the end; springs go beyond.
    func progress(at second: Double, of duration: Double) -> Double {
        let share = duration > 0 ? min(max(0, second / duration), 1) : second < 0 ? 0 : 1
        switch self {
        case .curve(let curve): return curve.y(at: share)
        case .spring(let spring): return spring.progress(at: second)
        case .step: return share < 1 ? 0 : 1
        }
    }

    /// The share of the duration at which a share of the way is done, for paces that never go back; springs are taken for
    /// even.
    func share(of progress: Double) -> Double {
        guard case .curve(let curve) = self else { return progress }
        return BezierCurve.solve { curve.y(at: $0) - progress }
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) by its two control points, whose x lie between 0 and 1.
struct BezierCurve: Equatable {
    var x1, y1, x2, y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// The curve's height at a place across.
    func y(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        guard x1 != y1 || x2 != y2 else { return x }
        let t = Self.solve { Self.coordinate(x1, x2, $0) - x }
        return Self.coordinate(y1, y2, t)
    }

    /// One coordinate of the curve at its parameter.
    private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// Where a growing function from below to above zero is zero, between 0 and 1: by halving, to the last bit but a few.
    static func solve(_ function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if function(middle) < 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

/// A damped harmonic oscillator that starts at 0 and comes to rest at 1.
struct Spring: Equatable {
    /// Swings without damping, in radians per second.
    var frequency: Double
    /// 0 never comes to rest, 1 comes to rest soonest without swinging, more is slower.
    var dampingRatio: Double
    /// Of the way, per second.
    var initialVelocity: Double

    init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
        self.frequency = max(frequency, 1e-3)
        self.dampingRatio = max(dampingRatio, 1e-3)
        self.initialVelocity = initialVelocity
    }

    /// By its physics: m·x″ + c·x′ + k·x = 0.
    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            initialVelocity: initialVelocity)
    }

    /// A spring that has come to rest after a time, to a thousandth of the way.
    ///
    /// Of one that swings UIKit takes the part of the swing that its damping brings for the whole: it solves
    /// (β / ω) · exp(−β · t) = 0.001 (17 springs measured on devices with iOS 26).
    init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double) {
        self.init(frequency: 1, dampingRatio: dampingRatio, initialVelocity: 0)
        // Without a velocity, all springs of one damping are the same but for their time.
        var settling = settlingDuration
        let part = dampingRatio / max(1 - dampingRatio * dampingRatio, 1e-12).squareRoot()
        if dampingRatio < 1 - 1e-6, part > 0.002 { settling = log(part / 0.001) / dampingRatio }
        frequency = max(settling / max(duration, 1e-3), 1e-3)
        self.initialVelocity = initialVelocity
    }

    /// The share of the way that is done.
    func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let decay = dampingRatio * frequency
        // The distance to the end is −1 at first and has the velocity v: x(0) = −1, x′(0) = v.
        let slope = initialVelocity - decay
        if abs(dampingRatio - 1) < 1e-6 { return 1 + exp(-decay * time) * (slope * time - 1) }
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return 1 + exp(-decay * time) * (slope / swing * sin(swing * time) - cos(swing * time))
        }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (exp((spread - decay) * time), exp((-spread - decay) * time))
        return 1 + slope / spread * (slow - fast) / 2 - (slow + fast) / 2
    }

    /// Seconds after which the spring stays within a thousandth of the way from its end.
    var settlingDuration: Double {
        let decay = dampingRatio * frequency
        let nearest = 0.001
        if dampingRatio < 1 - 1e-6 {
            // The swings stay between two falling curves.
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let slope = (initialVelocity - decay) / swing
            let height = (1 + slope * slope).squareRoot()
            return max(0, log(height / nearest) / decay)
        }
        // No swing: the distance falls from its last turn on.
        var (low, high) = (0.0, 1 / frequency)
        while abs(1 - progress(at: high)) > nearest, high < 1e6 { (low, high) = (high, high * 2) }
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if abs(1 - progress(at: middle)) > nearest { low = middle } else { high = middle }
        }
        return high
    }
}
