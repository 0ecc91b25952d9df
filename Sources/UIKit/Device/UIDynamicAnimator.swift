import Foundation

/// What physics can move: views are, and places of items in collections.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Hears of an animator's pauses.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// It goes on.
    /// - Note: Kept without effect.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// It has come to rest.
    /// - Note: Kept without effect.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Keeps behaviours of physics. Nothing moves by them here: what they act on stays where it is, but for a snap, which puts
/// its item where it ends.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates count.
    open private(set) weak var referenceView: UIView?
    /// The behaviours.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Hears of pauses: there are none.
    /// - Note: Kept without effect.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Whether something moves: nothing does.
    open var isRunning: Bool { false }
    /// How long something has moved, in seconds.
    open var elapsedTime: TimeInterval { 0 }

    /// An animator of views in a view.
    public init(referenceView view: UIView) { referenceView = view }
    /// An animator of a collection's items.
    public init(collectionViewLayout layout: UICollectionViewLayout) {}
    /// An animator of anything.
    public override init() {}

    /// Takes a behaviour on.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.willMove(to: self)
        (behavior as? UISnapBehavior)?.snap()
    }
    /// Gives a behaviour up.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.willMove(to: nil)
    }
    /// Gives every behaviour up.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Takes an item's place as it is now.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
    /// What behaviours act on in a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}

/// Something that acts on items.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The animator that has taken it on.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// What is done at each step: there are none.
    /// - Note: Kept without effect.
    open var action: (() -> Void)?
    /// Behaviours that belong to it.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Adds a behaviour.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        (behavior as? UISnapBehavior)?.snap()
    }
    /// Takes a behaviour away.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    /// Called before it is taken on or given up.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) { self.dynamicAnimator = dynamicAnimator }
}

/// What acts on several items.
@preconcurrency @MainActor
open class UIItemsBehavior: UIDynamicBehavior {
    /// What it acts on.
    open private(set) var items: [any UIDynamicItem] = []

    /// Acts on nothing yet.
    public convenience override init() { self.init(items: []) }
    /// Acts on items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Acts on an item, too.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// No longer acts on an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Weight. Nothing falls here.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemsBehavior {
    /// Where things fall, and how fast.
    /// - Note: Kept without effect.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// Where things fall, in radians.
    /// - Note: Kept without effect.
    open var angle: CGFloat = .pi / 2
    /// How fast they fall.
    /// - Note: Kept without effect.
    open var magnitude: CGFloat = 1
    /// Says where things fall.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}

/// Hears of items that meet.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items met.
    /// - Note: Kept without effect.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// An item met an edge.
    /// - Note: Kept without effect.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
}

/// Things that can't pass through each other. Nothing meets here.
@preconcurrency @MainActor
open class UICollisionBehavior: UIItemsBehavior {
    /// What can't be passed through.
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    /// What can't be passed through.
    /// - Note: Kept without effect.
    open var collisionMode = Mode.everything
    /// Whether the animator's view is an edge.
    /// - Note: Kept without effect.
    open var translatesReferenceBoundsIntoBoundary = false
    /// Hears of items that meet.
    /// - Note: Kept without effect.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Makes the animator's view an edge.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    /// Adds an edge.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
    /// Adds an edge.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
    /// Takes an edge away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {}
    /// Takes every edge away.
    open func removeAllBoundaries() {}
}

/// A push. Nothing is pushed here.
@preconcurrency @MainActor
open class UIPushBehavior: UIItemsBehavior {
    /// Whether it lasts.
    public enum Mode: Int, Sendable { case continuous = 0, instantaneous }

    /// Whether it lasts.
    /// - Note: Kept without effect.
    public let mode: Mode
    /// Whether it pushes.
    /// - Note: Kept without effect.
    open var active = true
    /// Where to, in radians.
    /// - Note: Kept without effect.
    open var angle: CGFloat = 0
    /// How hard.
    /// - Note: Kept without effect.
    open var magnitude: CGFloat = 0
    /// Where to and how hard.
    /// - Note: Kept without effect.
    open var pushDirection = CGVector.zero

    /// Pushes items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
    /// Says where to and how hard.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
    /// Says where on an item it pushes.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// Pulls an item to a point. The item is there at once here.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// The point.
    open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { snap() } } }
    /// How little it swings, from 0 to 1.
    /// - Note: Kept without effect.
    open var damping: CGFloat = 0.5
    private let item: any UIDynamicItem

    /// Pulls an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }

    func snap() { item.center = snapPoint }
}

/// Ties an item to a point or to another item. Nothing is tied here.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What it ties.
    /// - Note: Kept without effect.
    public let items: [any UIDynamicItem]
    /// The point that it is tied to.
    /// - Note: Kept without effect.
    open var anchorPoint: CGPoint
    /// How far apart, in points.
    /// - Note: Kept without effect.
    open var length: CGFloat = 0
    /// How little it swings.
    /// - Note: Kept without effect.
    open var damping: CGFloat = 0
    /// How often a second it swings.
    /// - Note: Kept without effect.
    open var frequency: CGFloat = 0

    /// Ties an item to a point.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { (items, anchorPoint) = ([item], point) }
    /// Ties a point of an item to a point.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) { self.init(item: item, attachedToAnchor: point) }
    /// Ties points of two items to each other.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(item: item1, attachedTo: item2) }
    /// How much turning is braked.
    /// - Note: Kept without effect.
    open var frictionTorque: CGFloat = 0
    /// Ties two items to each other.
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        (items, anchorPoint) = ([item1, item2], .zero)
    }
}

/// What things are like: heavy, smooth. It has no effect on anything here.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemsBehavior {
    /// How much of a blow comes back, from 0 to 1.
    /// - Note: Kept without effect.
    open var elasticity: CGFloat = 0
    /// How rough things are.
    /// - Note: Kept without effect.
    open var friction: CGFloat = 0
    /// How heavy they are for their size.
    /// - Note: Kept without effect.
    open var density: CGFloat = 1
    /// How the air slows them.
    /// - Note: Kept without effect.
    open var resistance: CGFloat = 0
    /// How turning slows down.
    /// - Note: Kept without effect.
    open var angularResistance: CGFloat = 0
    /// Whether they turn.
    /// - Note: Kept without effect.
    open var allowsRotation = true
    /// Whether nothing moves them.
    /// - Note: Kept without effect.
    open var isAnchored = false
    /// Gives an item a speed, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Gives an item a speed of turning, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    /// How fast an item moves: it doesn't.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// How fast an item turns: it doesn't.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// A field of force. Nothing is moved here.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    /// What it acts on.
    open private(set) var items: [any UIDynamicItem] = []
    /// Where it is.
    /// - Note: Kept without effect.
    open var position = CGPoint.zero
    /// How strong it is.
    /// - Note: Kept without effect.
    open var strength: CGFloat = 1
    /// How soon it grows weaker.
    /// - Note: Kept without effect.
    open var falloff: CGFloat = 0
    /// Where it points.
    /// - Note: Kept without effect.
    open var direction = CGVector.zero

    /// Acts on an item, too.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// No longer acts on an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    /// Slows everything down.
    public static func dragField() -> UIFieldBehavior { UIFieldBehavior() }
    /// Turns everything around a point.
    public static func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
    /// Pulls everything to a point.
    public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior()
        field.position = position
        return field
    }
    /// Pulls everything in a direction.
    public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior()
        field.direction = direction
        return field
    }
    /// Gives everything a speed.
    public static func velocityField(direction: CGVector) -> UIFieldBehavior {
        linearGravityField(direction: direction)
    }
    /// Moves everything by chance.
    public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior()
    }
    /// Moves everything by chance, the faster the more.
    public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior()
    }
    /// Pulls everything back as a spring does.
    public static func springField() -> UIFieldBehavior { UIFieldBehavior() }
}
