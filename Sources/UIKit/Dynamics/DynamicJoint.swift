import Foundation

/// Something that is to stay as it is along one direction, or in its turning: solved as a row of Erin Catto's sequential
/// impulses ("Iterative Dynamics with Temporal Coherence", 2005), springs as his soft constraints.
@MainActor
final class DynamicJoint {
    /// How it gives way.
    struct Spring {
        /// Swings a second.
        var frequency: Double
        /// 1 where it comes to rest soonest.
        var damping: Double
    }

    private let first: DynamicBody
    private let second: DynamicBody?
    private let direction: Vector
    private let (firstArm, secondArm): (Vector, Vector)
    private let isTurning: Bool
    private let error: Double
    private let spring: Spring?
    private let isRope: Bool
    /// The strongest impulse either way.
    private var limit = Double.infinity

    private var mass = 0.0, softness = 0.0, bias = 0.0, impulse = 0.0

    /// Keeps a point of a body at one of another, or at a fixed one, along a direction.
    ///
    /// - Parameters:
    ///   - error: how far they are apart, in the direction.
    ///   - isRope: whether they may come nearer.
    init(
        _ first: DynamicBody, at firstArm: Vector = .zero, _ second: DynamicBody? = nil, at secondArm: Vector = .zero,
        along direction: Vector, error: Double, spring: Spring?, isRope: Bool = false
    ) {
        (self.first, self.second, self.direction, self.error) = (first, second, direction, error)
        (self.firstArm, self.secondArm, self.spring, self.isRope) = (firstArm, secondArm, spring, isRope)
        isTurning = false
    }

    /// Keeps how a body is turned against another, or by itself.
    init(turning first: DynamicBody, _ second: DynamicBody?, error: Double, spring: Spring?) {
        (self.first, self.second, self.error, self.spring) = (first, second, error, spring)
        (direction, firstArm, secondArm, isTurning, isRope) = (.zero, .zero, .zero, true, false)
    }

    /// Brakes turning.
    convenience init(braking first: DynamicBody, _ second: DynamicBody?, torque: Double, for seconds: Double) {
        self.init(turning: first, second, error: 0, spring: nil)
        limit = torque * seconds
    }

    /// Speed along the direction.
    private var speed: Double {
        if isTurning { return first.spin - (second?.spin ?? 0) }
        let one = first.velocity + firstArm.speed(turning: first.spin)
        let two = second.map { $0.velocity + secondArm.speed(turning: $0.spin) } ?? .zero
        return (one - two).dot(direction)
    }

    private var inverseMass: Double {
        if isTurning { return first.inverseInertia + (second?.inverseInertia ?? 0) }
        let arm = firstArm.cross(direction), otherArm = secondArm.cross(direction)
        return first.inverseMass + arm * arm * first.inverseInertia
            + (second.map { $0.inverseMass + otherArm * otherArm * $0.inverseInertia } ?? 0)
    }

    func prepare(for seconds: Double) {
        let inverse = inverseMass
        guard inverse > 1e-12 else { return }
        if let spring {
            let swing = 2 * Double.pi * spring.frequency
            let stiffness = swing * swing / inverse, brake = 2 * max(spring.damping, 0) * swing / inverse
            softness = 1 / (seconds * (brake + seconds * stiffness))
            bias = error * seconds * stiffness * softness
        } else if limit == .infinity {
            // A rope that hangs through may come taut in this step, not before.
            bias = isRope && error < 0 ? error / seconds : error * 0.2 / seconds
        }
        mass = 1 / (inverse + softness)
    }

    func solve() {
        let before = impulse
        impulse = before - mass * (speed + bias + softness * before)
        impulse = min(max(impulse, -limit), isRope ? 0 : limit)
        apply(impulse - before)
    }

    private func apply(_ change: Double) {
        if isTurning {
            first.spin += change * first.inverseInertia
            if let second { second.spin -= change * second.inverseInertia }
        } else {
            first.hit(direction * change, at: firstArm)
            second?.hit(direction * -change, at: secondArm)
        }
    }
}
