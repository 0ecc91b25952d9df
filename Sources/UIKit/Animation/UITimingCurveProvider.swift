/// The pace of an animator: a curve or a spring.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace along a curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The usual curve that was asked for; `easeInOut` for one of control points.
    /// - Note: Kept without effect.
    public let animationCurve: UIView.AnimationCurve
    /// The curve's control point at its beginning.
    public let controlPoint1: CGPoint
    /// The curve's control point at its end.
    public let controlPoint2: CGPoint

    /// One of the usual curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let bezier = curve.bezier
        animationCurve = curve
        controlPoint1 = CGPoint(x: bezier.x1, y: bezier.y1)
        controlPoint2 = CGPoint(x: bezier.x2, y: bezier.y2)
        super.init()
    }

    /// A curve of two control points between (0, 0) and (1, 1). Their x lie between 0 and 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        super.init()
    }

    /// The curve that the system uses for its own animations, as `CAMediaTimingFunctionName.default`.
    public override convenience init() {
        self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
    }
}

/// The pace of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How fast the views move at first, in shares of the way per second. Only `dx` counts where all values have one pace.
    public let initialVelocity: CGVector
    /// The spring, where it doesn't follow from the animation's duration.
    let physics: Spring?
    let dampingRatio: Double

    /// A spring that is braked by a ratio, 1 for no swinging, and moves at first. It comes to rest within the animation's
    /// duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        dampingRatio = Double(ratio)
        physics = nil
        super.init()
    }

    /// A spring that takes a time to swing once, and bounces by a share: 0 for none, 1 for ever, below 0 for slower. It decides itself
    /// how long the animation takes.
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        // As `CASpringAnimation.init(perceptualDuration:bounce:)`: a mass of 1 that swings once in the duration.
        let pace = 2 * Double.pi / max(duration, 0.001)
        let share = min(max(Double(bounce), -0.999), 1)
        let ratio = share < 0 ? 1 / (1 + share) : 1 - share
        self.init(
            mass: 1, stiffness: CGFloat(pace * pace), damping: CGFloat(2 * ratio * pace), initialVelocity: velocity)
    }

    /// A spring that is braked by a ratio, 1 for no swinging.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring by its physics. It decides itself how long the animation takes.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        let spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(velocity.dx))
        (physics, dampingRatio) = (spring, spring.dampingRatio)
        super.init()
    }

    /// The spring of the system's own animations: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }
}

extension UITimingCurveProvider {
    /// The pace of an animation of a duration, and how long it takes in truth.
    func pace(for duration: TimeInterval) -> (pace: Pace, duration: TimeInterval) {
        if let spring = self as? UISpringTimingParameters {
            if let physics = spring.physics { return (.spring(physics), physics.settlingDuration) }
            let settling = Spring(
                settlingIn: duration, dampingRatio: spring.dampingRatio,
                initialVelocity: Double(spring.initialVelocity.dx))
            return (.spring(settling), duration)
        }
        guard let cubic = self as? UICubicTimingParameters else {
            return (.curve(UIView.AnimationCurve.easeInOut.bezier), duration)
        }
        let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
        return (.curve(BezierCurve(Double(first.x), Double(first.y), Double(second.x), Double(second.y))), duration)
    }
}

extension UIView.AnimationCurve {
    /// The curves of `CAMediaTimingFunctionName`.
    var bezier: BezierCurve {
        switch self {
        case .easeInOut: BezierCurve(0.42, 0, 0.58, 1)
        case .easeIn: BezierCurve(0.42, 0, 1, 1)
        case .easeOut: BezierCurve(0, 0, 0.58, 1)
        case .linear: BezierCurve(0, 0, 1, 1)
        }
    }
}

extension UIView.AnimationOptions {
    var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
}
