import Foundation

/// An animation of a layer's property: of its `position`, `bounds`, `transform`, `opacity`, `hidden`, `zPosition`, colours,
/// corner, border and shadow, and of parts of these such as `bounds.size.width` and `transform.rotation.z`. Others take
/// their time and show nothing.
open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Whether values are added to the property's own.
    open var isAdditive = false
    /// Whether each round begins where the one before ended.
    /// - Note: Kept without effect.
    open var isCumulative = false

    override func blank() -> CAAnimation { CAPropertyAnimation() }

    override func copyMembers(of other: CAAnimation) {
        super.copyMembers(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }

    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another. Of two that are given, the third follows; the property's own value stands for what
/// is missing.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// The difference of the two.
    open var byValue: Any?

    override func blank() -> CAAnimation { CABasicAnimation() }

    override func copyMembers(of other: CAAnimation) {
        super.copyMembers(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    @MainActor
    override func node() -> AnimationNode { node(keyPath, between(pace)) }

    @MainActor
    final func between(_ pace: Pace) -> AnimationNode.Effect {
        .between(
            from: AnimatableValue.numbers(from: fromValue), to: AnimatableValue.numbers(from: toValue),
            by: AnimatableValue.numbers(from: byValue), isAdditive: isAdditive, pace)
    }
}

/// An animation that swings.
open class CASpringAnimation: CABasicAnimation {
    /// The weight on the spring; more swings slower.
    open var mass: CGFloat = 1
    /// How hard the spring is; more swings faster.
    open var stiffness: CGFloat = 100
    /// How much the spring is braked; more swings less.
    open var damping: CGFloat = 10
    /// How fast the weight moves at first, in shares of the way per second.
    open var initialVelocity: CGFloat = 0

    /// Whether a spring may be braked so much that it only creeps; the settling time counts with it either way.
    /// - Note: Kept without effect.
    open var allowsOverdamping = false

    /// A spring that seems to come to rest in a time, and swings more or less on the way (see ``bounce``).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        // A weight of one that swings once in the duration; a bounce of one never comes to rest.
        let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
        stiffness = CGFloat(frequency * frequency)
        damping = CGFloat(2 * frequency) * (bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99)))
    }

    /// How long the spring seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / Double(max(stiffness / mass, 1e-9)).squareRoot() }

    /// How much the spring swings: 1 for ever, 0 just not, less than 0 creeping.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    override func blank() -> CAAnimation { CASpringAnimation() }

    override func copyMembers(of other: CAAnimation) {
        super.copyMembers(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (
            other.mass, other.stiffness, other.damping, other.initialVelocity
        )
    }

    /// Seconds after which the spring stays within a thousandth of the way from its end. What Apple takes for settled isn't
    /// published.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    @MainActor
    override func node() -> AnimationNode { node(keyPath, between(.spring(spring))) }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order.
    open var values: [Any]?
    /// The way that a position takes, equally fast all along; in place of ``values``.
    open var path: CGPath?
    /// How values between these are found.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// When each of them is reached, as shares of the duration.
    open var keyTimes: [NSNumber]?
    /// The pace of each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Whether what moves along a path turns with it.
    /// - Note: Kept without effect.
    open var rotationMode: CAAnimationRotationMode?

    override func blank() -> CAAnimation { CAKeyframeAnimation() }

    override func copyMembers(of other: CAAnimation) {
        super.copyMembers(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, calculationMode) = (other.values, other.path, other.calculationMode)
        (keyTimes, timingFunctions, rotationMode) = (other.keyTimes, other.timingFunctions, other.rotationMode)
    }

    @MainActor
    override func node() -> AnimationNode {
        var places: [[Double]]?
        if let path {
            places = path.flattened().flatMap(\.points).map { [Double($0.x), Double($0.y)] }
        }
        let values = places ?? (self.values ?? []).compactMap { AnimatableValue.numbers(from: $0) }
        guard !values.isEmpty else { return node(keyPath, nil) }
        let track = KeyframeTrack(
            values: values, times: keyTimes?.map(\.doubleValue), paces: (timingFunctions ?? []).map(\.pace),
            mode: path == nil ? calculationMode : .paced, overall: pace)
        return node(keyPath, .keyframes(track, isAdditive: isAdditive))
    }
}

/// How values between those of keyframes are found.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from one value to the next.
    public static let linear = Self(rawValue: "linear")
    /// From value to value at once.
    public static let discrete = Self(rawValue: "discrete")
    /// Straight, and equally fast all the way.
    public static let paced = Self(rawValue: "paced")
    /// Smoothly through the values.
    public static let cubic = Self(rawValue: "cubic")
    /// Smoothly through the values, and about equally fast all the way.
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its front goes first.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its back goes first.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
