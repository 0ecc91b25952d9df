import Foundation

/// What becomes of a text that is too long.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is cut off.
    public static let none = Self(rawValue: "none")
    /// Its beginning gives way to an ellipsis.
    public static let start = Self(rawValue: "start")
    /// Its middle gives way to an ellipsis.
    public static let middle = Self(rawValue: "middle")
    /// Its end gives way to an ellipsis.
    public static let end = Self(rawValue: "end")
}

/// How a text is set against the sides.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As its language is written.
    public static let natural = Self(rawValue: "natural")
    /// At the left.
    public static let left = Self(rawValue: "left")
    /// At the right.
    public static let right = Self(rawValue: "right")
    /// In the middle.
    public static let center = Self(rawValue: "center")
    /// At both sides.
    public static let justified = Self(rawValue: "justified")
}

/// A layer that shows its sublayers several times. Copies have the colours and the time of the layers themselves.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// How many times, the layers themselves included.
    open var instanceCount = 1
    /// Seconds.
    /// - Note: Kept without effect.
    open var instanceDelay: CFTimeInterval = 0
    /// How each copy is moved from the one before, around the layer's middle.
    open var instanceTransform = CATransform3DIdentity
    /// By what colour each copy is multiplied.
    /// - Note: Kept without effect.
    open var instanceColor: CGColor?
    /// How much more red each copy has than the one before.
    /// - Note: Kept without effect.
    open var instanceRedOffset: Float = 0
    /// How much more green each copy has than the one before.
    /// - Note: Kept without effect.
    open var instanceGreenOffset: Float = 0
    /// How much more blue each copy has than the one before.
    /// - Note: Kept without effect.
    open var instanceBlueOffset: Float = 0
    /// Whether copies stand in space.
    /// - Note: Kept without effect.
    open var preservesDepth = false
    /// How much more opaque each copy is than the one before.
    open var instanceAlphaOffset: Float = 0
}

/// The shape of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line from the start point to the end point.
    public static let axial = Self(rawValue: "axial")
    /// Outwards from the start point to an ellipse that reaches to the end point.
    public static let radial = Self(rawValue: "radial")
    /// Around the start point.
    public static let conic = Self(rawValue: "conic")
}

/// Which parts of a path are inside of it.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the outlines run round a point in one direction more often than in the other.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Where a line from a point to the outside crosses an odd number of outlines.
    public static let evenOdd = Self(rawValue: "even-odd")
}
