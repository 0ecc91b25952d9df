import Foundation

/// What particles a layer sends out. Chance comes from the layer's seed alone: the same program draws the same particles.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// What it is called.
    /// - Note: Kept without effect.
    open var name: String?
    /// Whether it sends anything out.
    open var isEnabled = true
    /// How many a second.
    open var birthRate: Float = 0
    /// How long each lasts, in seconds.
    open var lifetime: Float = 0
    /// By how much that differs.
    open var lifetimeRange: Float = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    /// By how much that differs.
    open var velocityRange: CGFloat = 0
    /// Where to, in radians.
    open var emissionLongitude: CGFloat = 0
    /// Where to in space, in radians.
    /// - Note: Kept without effect.
    open var emissionLatitude: CGFloat = 0
    /// By how much that differs.
    open var emissionRange: CGFloat = 0
    /// How they gain speed along x.
    open var xAcceleration: CGFloat = 0
    /// How they gain speed along y.
    open var yAcceleration: CGFloat = 0
    /// How they gain speed along z.
    /// - Note: Kept without effect.
    open var zAcceleration: CGFloat = 0
    /// How large they are.
    open var scale: CGFloat = 1
    /// By how much that differs.
    open var scaleRange: CGFloat = 0
    /// How they grow.
    open var scaleSpeed: CGFloat = 0
    /// How they turn, in radians a second.
    open var spin: CGFloat = 0
    /// By how much that differs.
    open var spinRange: CGFloat = 0
    /// Their colour.
    open var color: CGColor?
    /// By how much red differs.
    open var redRange: Float = 0
    /// By how much green differs.
    open var greenRange: Float = 0
    /// By how much blue differs.
    open var blueRange: Float = 0
    /// By how much the opacity differs.
    open var alphaRange: Float = 0
    /// How red changes.
    open var redSpeed: Float = 0
    /// How green changes.
    open var greenSpeed: Float = 0
    /// How blue changes.
    open var blueSpeed: Float = 0
    /// How the opacity changes.
    open var alphaSpeed: Float = 0
    /// Their picture.
    open var contents: Any?
    /// What they send out themselves.
    /// - Note: Kept without effect.
    open var emitterCells: [CAEmitterCell]?
    /// Pixels of the picture in a point.
    open var contentsScale: CGFloat = 1
    /// Particles of nothing.
    public override init() {}
}

/// A layer that sends out particles, as they are at the moment of ``AnimationClock`` that is drawn.
///
/// What differs by chance is spread evenly over its range, in other places than on a device. Particles of particles
/// (``CAEmitterCell/emitterCells``) and the third dimension are left out.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// What it sends out.
    open var emitterCells: [CAEmitterCell]?
    /// From where.
    open var emitterPosition = CGPoint.zero
    /// From how large a place.
    open var emitterSize = CGSize.zero
    /// Of which shape.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// From which part of the shape.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// In which order they are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// How many more than the cells say.
    open var birthRate: Float = 1 { didSet { rates.note(birthRate, at: localTime) } }
    private(set) var rates = EmissionRates()
    /// How much longer they last than the cells say.
    open var lifetime: Float = 1
    /// How much larger they are than the cells say.
    open var scale: Float = 1
    /// How much faster they are than the cells say.
    open var velocity: Float = 1
    /// Whether particles stand in space.
    /// - Note: Kept without effect.
    open var preservesDepth = false
    /// What chance begins with.
    open var seed: UInt32 = 0
}

/// The shape of the place that particles come from.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let point = Self(rawValue: "point")
    public static let line = Self(rawValue: "line")
    public static let rectangle = Self(rawValue: "rectangle")
    public static let cuboid = Self(rawValue: "cuboid")
    public static let circle = Self(rawValue: "circle")
    public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let points = Self(rawValue: "points")
    public static let outline = Self(rawValue: "outline")
    public static let surface = Self(rawValue: "surface")
    public static let volume = Self(rawValue: "volume")
}

/// In which order particles are drawn.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unordered = Self(rawValue: "unordered")
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    public static let oldestLast = Self(rawValue: "oldestLast")
    public static let backToFront = Self(rawValue: "backToFront")
    public static let additive = Self(rawValue: "additive")
}
