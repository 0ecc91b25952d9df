import Foundation

/// A layer that keeps its sublayers in space. They are drawn in the plane.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that shows a part of what is in it.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// Shows what begins at a point.
    open func scroll(to point: CGPoint) { bounds.origin = point }
    /// Shows a rectangle.
    open func scroll(to rect: CGRect) { bounds.origin = rect.origin }
}

/// A layer of tiles. It is drawn as a whole.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// How large a tile is, in pixels.
    /// - Note: Kept without effect.
    open var tileSize = CGSize(width: 256, height: 256)
    /// How many times it is kept smaller.
    /// - Note: Kept without effect.
    open var levelsOfDetail = 1
    /// How many times it is kept larger.
    /// - Note: Kept without effect.
    open var levelsOfDetailBias = 0
    /// How long a new tile takes to come, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// What particles a layer sends out. None are drawn.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// What it is called.
    /// - Note: Kept without effect.
    open var name: String?
    /// Whether it sends anything out.
    /// - Note: Kept without effect.
    open var isEnabled = true
    /// How many a second.
    /// - Note: Kept without effect.
    open var birthRate: Float = 0
    /// How long each lasts, in seconds.
    /// - Note: Kept without effect.
    open var lifetime: Float = 0
    /// By how much that differs.
    /// - Note: Kept without effect.
    open var lifetimeRange: Float = 0
    /// Points a second.
    /// - Note: Kept without effect.
    open var velocity: CGFloat = 0
    /// By how much that differs.
    /// - Note: Kept without effect.
    open var velocityRange: CGFloat = 0
    /// Where to, in radians.
    /// - Note: Kept without effect.
    open var emissionLongitude: CGFloat = 0
    /// Where to in space, in radians.
    /// - Note: Kept without effect.
    open var emissionLatitude: CGFloat = 0
    /// By how much that differs.
    /// - Note: Kept without effect.
    open var emissionRange: CGFloat = 0
    /// How they gain speed along x.
    /// - Note: Kept without effect.
    open var xAcceleration: CGFloat = 0
    /// How they gain speed along y.
    /// - Note: Kept without effect.
    open var yAcceleration: CGFloat = 0
    /// How they gain speed along z.
    /// - Note: Kept without effect.
    open var zAcceleration: CGFloat = 0
    /// How large they are.
    /// - Note: Kept without effect.
    open var scale: CGFloat = 1
    /// By how much that differs.
    /// - Note: Kept without effect.
    open var scaleRange: CGFloat = 0
    /// How they grow.
    /// - Note: Kept without effect.
    open var scaleSpeed: CGFloat = 0
    /// How they turn, in radians a second.
    /// - Note: Kept without effect.
    open var spin: CGFloat = 0
    /// By how much that differs.
    /// - Note: Kept without effect.
    open var spinRange: CGFloat = 0
    /// Their colour.
    /// - Note: Kept without effect.
    open var color: CGColor?
    /// By how much red differs.
    /// - Note: Kept without effect.
    open var redRange: Float = 0
    /// By how much green differs.
    /// - Note: Kept without effect.
    open var greenRange: Float = 0
    /// By how much blue differs.
    /// - Note: Kept without effect.
    open var blueRange: Float = 0
    /// By how much the opacity differs.
    /// - Note: Kept without effect.
    open var alphaRange: Float = 0
    /// How red changes.
    /// - Note: Kept without effect.
    open var redSpeed: Float = 0
    /// How green changes.
    /// - Note: Kept without effect.
    open var greenSpeed: Float = 0
    /// How blue changes.
    /// - Note: Kept without effect.
    open var blueSpeed: Float = 0
    /// How the opacity changes.
    /// - Note: Kept without effect.
    open var alphaSpeed: Float = 0
    /// Their picture.
    /// - Note: Kept without effect.
    open var contents: Any?
    /// What they send out themselves.
    /// - Note: Kept without effect.
    open var emitterCells: [CAEmitterCell]?
    /// Particles of nothing.
    public override init() {}
}

/// A layer that sends out particles. None are drawn.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// What it sends out.
    /// - Note: Kept without effect.
    open var emitterCells: [CAEmitterCell]?
    /// From where.
    /// - Note: Kept without effect.
    open var emitterPosition = CGPoint.zero
    /// From how large a place.
    /// - Note: Kept without effect.
    open var emitterSize = CGSize.zero
    /// Of which shape.
    /// - Note: Kept without effect.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// From which part of the shape.
    /// - Note: Kept without effect.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// In which order they are drawn.
    /// - Note: Kept without effect.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// How many more than the cells say.
    /// - Note: Kept without effect.
    open var birthRate: Float = 1
    /// How much longer they last than the cells say.
    /// - Note: Kept without effect.
    open var lifetime: Float = 1
    /// How much larger they are than the cells say.
    /// - Note: Kept without effect.
    open var scale: Float = 1
    /// How much faster they are than the cells say.
    /// - Note: Kept without effect.
    open var velocity: Float = 1
    /// Whether particles stand in space.
    /// - Note: Kept without effect.
    open var preservesDepth = false
    /// What chance begins with.
    /// - Note: Kept without effect.
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
