import Foundation

/// Hears of what happens to a layer; a view is its layer's delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Asks for the contents.
    /// - Note: Kept without effect.
    func display(_ layer: CALayer)
    /// Asks for the places of the layers below.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}

/// Where the layer of a view has its geometry from.
@MainActor
package protocol LayerGeometryOwner: AnyObject {
    /// The view's bounds.
    var bounds: CGRect { get set }
    /// The view's centre in its superview's coordinates.
    var center: CGPoint { get set }
    /// How the view is drawn relative to its place.
    var transform: CGAffineTransform { get set }
    /// Hears that the layer has another anchor point.
    func anchorPointChanged()
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit a corner.
    public let rawValue: UInt

    /// The corners of the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
    /// All four corners.
    package static let allCorners = CACornerMask(rawValue: 0b1111)
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the curve.
    public var rawValue: String

    /// The curve of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The smoother curve of Apple's own icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// An animation of a layer. Kept under its key and not run: the views' own animations are.
open class CAAnimation: NSObject {
    /// How long it takes, in seconds.
    /// - Note: Kept without effect.
    open var duration: CFTimeInterval = 0
    /// Whether it is dropped once it is over.
    /// - Note: Kept without effect.
    open var isRemovedOnCompletion = true
    /// Its pace; the usual one unless set.
    /// - Note: Kept without effect.
    open var timingFunction: CAMediaTimingFunction?
    /// How often it runs.
    /// - Note: Kept without effect.
    open var repeatCount: Float = 0
    /// Whether it runs backwards as well.
    /// - Note: Kept without effect.
    open var autoreverses = false
    /// When it begins, in seconds.
    /// - Note: Kept without effect.
    open var beginTime: CFTimeInterval = 0
    /// How fast time goes for it.
    /// - Note: Kept without effect.
    open var speed: Float = 1
    /// How far it is at its beginning, in seconds.
    /// - Note: Kept without effect.
    open var timeOffset: CFTimeInterval = 0
    /// What is seen of it before and after.
    /// - Note: Kept without effect.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Who hears of it.
    /// - Note: Kept without effect.
    open var delegate: (any CAAnimationDelegate)?
}

/// The visual side of a view: border, corners, shadow, and layers below it. Lengths are points.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// Who hears of what happens to the layer.
    open weak var delegate: (any CALayerDelegate)?
    /// The view whose geometry the layer shows; without one the layer has its own.
    package weak var geometryOwner: (any LayerGeometryOwner)?
    private var needsLayout = false
    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var animations: [(key: String, animation: CAAnimation)] = []

    /// A name of the owner's choice.
    /// - Note: Kept without effect.
    open var name: String?
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 0
    /// Which corners are round.
    open var maskedCorners: CACornerMask = .allCorners
    /// The curve of the corners.
    /// - Note: Kept without effect.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The width of the border, drawn inside the bounds.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// The colour behind the contents.
    open var backgroundColor: CGColor?
    /// Whether what lies outside the bounds is cut off.
    open var masksToBounds = false
    /// How opaque the layer is, from 0 to 1.
    open var opacity: Float = 1
    /// Whether the layer is left out of the picture.
    open var isHidden = false
    /// Whether the layer promises to cover what is below.
    /// - Note: Kept without effect.
    open var isOpaque = false
    /// The colour of the shadow.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// How opaque the shadow is, from 0 to 1.
    open var shadowOpacity: Float = 0
    /// How far the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How blurred the shadow is.
    open var shadowRadius: CGFloat = 3
    /// The order among the layers beside it.
    open var zPosition: CGFloat = 0
    /// The point of the bounds that `position` places and transforms turn about, as shares of the size. A new one stands
    /// where the old one was, so that the frame moves.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != oldValue { geometryOwner?.anchorPointChanged() } }
    }
    /// A picture; a `UIImage` here.
    open var contents: Any?
    /// Pixels a point of the contents.
    /// - Note: Kept without effect.
    open var contentsScale: CGFloat = 1
    /// The part of the contents that is shown, as shares of their size.
    /// - Note: Kept without effect.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether the layer is seen from behind.
    /// - Note: Kept without effect.
    open var isDoubleSided = true
    /// Whether edges that lie between pixels are smoothed.
    /// - Note: Kept without effect.
    open var allowsEdgeAntialiasing = false
    /// Whether a new size asks for new contents.
    /// - Note: Kept without effect.
    open var needsDisplayOnBoundsChange = false
    /// Whether the layer may be kept as pixels.
    /// - Note: Kept without effect.
    open var shouldRasterize = false
    /// Pixels a point of kept pixels.
    /// - Note: Kept without effect.
    open var rasterizationScale: CGFloat = 1
    /// How the layer is turned, scaled and moved about its anchor point.
    package var affine = CGAffineTransform.identity
    /// The outline that casts the shadow; the layer's own unless set.
    /// - Note: Kept without effect.
    open var shadowPath: CGPath?
    /// A layer whose opacity shapes this one.
    open var mask: CALayer?

    /// The layer that this one is in.
    open private(set) weak var superlayer: CALayer?
    /// The layers in this one, back to front.
    open private(set) var sublayers: [CALayer]?

    /// An empty layer.
    public override init() {}

    @available(*, unavailable, message: "only called for classes known at run time: Runtime/DynamicCreation.swift")
    public required convenience init(madePlainly: Void) { self.init() }

    /// The place within the layer's own coordinates that it shows.
    open var bounds: CGRect {
        get { geometryOwner?.bounds ?? ownBounds }
        set {
            if let geometryOwner { geometryOwner.bounds = newValue } else { ownBounds = newValue }
        }
    }

    /// The place of the anchor point in the superlayer.
    open var position: CGPoint {
        get { geometryOwner?.center ?? ownPosition }
        set {
            if let geometryOwner { geometryOwner.center = newValue } else { ownPosition = newValue }
        }
    }

    /// The smallest rectangle in the superlayer that holds the transformed bounds.
    open var frame: CGRect {
        get {
            let (bounds, position) = (bounds, position)
            let box = CGRect(
                x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
                height: bounds.height)
            let transform = affineTransform()
            return (transform.isIdentity ? box : box.applying(transform)).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    /// How the layer is turned, scaled and moved about its anchor point.
    open func affineTransform() -> CGAffineTransform { geometryOwner?.transform ?? affine }

    /// Turns, scales and moves the layer about its anchor point.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        if let geometryOwner { geometryOwner.transform = transform } else { affine = transform }
    }

    /// Puts the layer in front of those in this one.
    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    /// Puts the layer at a place among those in this one, 0 at the back.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        sublayers = all
        layer.superlayer = self
    }

    /// Takes the layer out of the one it is in.
    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        parent.sublayers?.removeAll { $0 === self }
        if parent.sublayers?.isEmpty == true { parent.sublayers = nil }
        superlayer = nil
    }

    /// Keeps the animation under a key, in place of the one that has it.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        let key = key ?? UUID().uuidString
        removeAnimation(forKey: key)
        animations.append((key, animation))
    }

    /// The animation kept under the key.
    open func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// The keys of the animations in order, or nil if there are none.
    open func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    /// Drops the animation kept under the key.
    open func removeAnimation(forKey key: String) {
        animations.removeAll { $0.key == key }
    }

    /// Drops every animation.
    open func removeAllAnimations() {
        animations = []
    }

    /// Asks for new contents; pictures are drawn from scratch, so nothing has to be noted.
    open func setNeedsDisplay() {}

    /// Asks the delegate to place the layers below at the next `layoutIfNeeded()`.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Has the delegate place the layers below if that was asked for.
    open func layoutIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        delegate?.layoutSublayers(of: self)
    }
}

extension UIView: CALayerDelegate, LayerGeometryOwner {}
