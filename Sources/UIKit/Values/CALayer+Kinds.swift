import Foundation

/// A layer that shades from colour to colour, along a line, from a point outwards or around a point.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The colours in order; `CGColor`s.
    open var colors: [Any]?
    /// Where the colours are, from 0 to 1; evenly apart unless set.
    open var locations: [NSNumber]?
    /// Where the first colour is, as shares of the size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The shape of the gradient.
    open var type = CAGradientLayerType.axial
    /// Where the last colour is, as shares of the size.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// How the corners of a layer's line look.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// Apple's name.
    public var rawValue: String

    /// The join of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How the ends of a layer's line look.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// Apple's name.
    public var rawValue: String

    /// The cap of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Cut half a width beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer that fills a path and draws its line, in the layer's coordinates.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The lines and curves.
    open var path: CGPath?
    /// The colour inside.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { moved(.fillColor, AnimatableValue.numbers(of: oldValue)) }
    }
    /// The colour of the line.
    open var strokeColor: CGColor? {
        didSet { moved(.strokeColor, AnimatableValue.numbers(of: oldValue)) }
    }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 {
        didSet { moved(.lineWidth, [Double(oldValue)]) }
    }
    /// Where the line begins, as a share of its length.
    open var strokeStart: CGFloat = 0 {
        didSet { moved(.strokeStart, [Double(oldValue)]) }
    }
    /// Where the line ends, as a share of its length.
    open var strokeEnd: CGFloat = 1 {
        didSet { moved(.strokeEnd, [Double(oldValue)]) }
    }
    /// The lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]?
    /// Which parts are inside of the path.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// How far into the pattern of dashes the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        didSet { moved(.lineDashPhase, [Double(oldValue)]) }
    }
    /// The longest that a pointed corner may be, in widths of the line.
    open var miterLimit: CGFloat = 10 {
        didSet { moved(.miterLimit, [Double(oldValue)]) }
    }
    /// How corners of the line look.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// How ends of the line look.
    open var lineCap = CAShapeLayerLineCap.butt

    override func copyLook(to copy: CALayer) {
        super.copyLook(to: copy)
        guard let copy = copy as? CAShapeLayer else { return }
        (copy.path, copy.fillColor, copy.strokeColor, copy.fillRule) = (path, fillColor, strokeColor, fillRule)
        (copy.lineWidth, copy.lineDashPattern, copy.lineDashPhase) = (lineWidth, lineDashPattern, lineDashPhase)
        (copy.strokeStart, copy.strokeEnd, copy.miterLimit) = (strokeStart, strokeEnd, miterLimit)
        (copy.lineJoin, copy.lineCap) = (lineJoin, lineCap)
    }
}
