import Foundation

/// Hears of what happens to a layer; a view is its layer's delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Asks for the contents.
    func display(_ layer: CALayer)
    /// Paints the contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Says that `draw(_:in:)` will be called.
    func layerWillDraw(_ layer: CALayer)
    /// Asks for the places of the layers below.
    func layoutSublayers(of layer: CALayer)
    /// What a change of a property becomes; nil for what the layer does by itself.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// What is done when something happens to a layer.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
    /// Called when the event happens.
    /// Nothing asks for it here.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}
    /// Paints nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Leaves it to the layer.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
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
    /// How opaque the view is, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The colour behind the view's content.
    var storedBackgroundColor: UIColor? { get }
    func setBackgroundColor(_ color: UIColor?)
    /// Whether the view is left out of the picture.
    var isHidden: Bool { get set }
    /// Whether subviews are cut at the view's edges.
    var clipsToBounds: Bool { get set }
    /// Where a picture stands in the view.
    var contentMode: UIView.ContentMode { get set }
    /// A view whose opacity shapes this one.
    var mask: UIView? { get set }
    /// The layer of the view around this one.
    var layerAround: CALayer? { get }
    /// The views in the view, back to front.
    var subviews: [UIView] { get }
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

/// The visual side of a view: border, corners, shadow, and layers below it. Lengths are points.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// Who hears of what happens to the layer.
    open weak var delegate: (any CALayerDelegate)?
    /// The view whose geometry the layer shows; without one the layer has its own.
    package weak var geometryOwner: (any LayerGeometryOwner)?
    private var waitsForLayout = false
    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var ownOpacity: Float = 1
    private var ownBackground: CGColor?
    /// What moves the layer's properties, oldest first.
    var runningAnimations: [RunningAnimation] = []
    /// While an instant is drawn: what is still seen of what the layer looked like before.
    package var fadingLook: FadingLook?
    /// The layer's time beside the one around it; nil for the same.
    var ownTiming: MediaTiming? { didSet { ThreadContext.current.hasLayerTimes = true } }
    /// The turn of the clock in which the layer came into the one around it.
    private(set) var joinedTurn = -1
    /// For a copy that shows a layer as it is seen: that layer.
    var shownModel: CALayer?

    /// A name of the owner's choice.
    /// - Note: Kept without effect.
    open var name: String?
    /// Where the contents lie in the layer; of a view's layer, as its content mode says.
    open var contentsGravity: CALayerContentsGravity {
        get { geometryOwner.map { CALayerContentsGravity($0.contentMode) } ?? ownGravity }
        set {
            if let geometryOwner { geometryOwner.contentMode = newValue.contentMode } else { ownGravity = newValue }
        }
    }
    private var ownGravity = CALayerContentsGravity.resize
    /// The part of a picture that is stretched, as shares of its size.
    /// - Note: Kept without effect.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How a picture is made smaller.
    /// - Note: Kept without effect.
    open var minificationFilter = CALayerContentsFilter.linear
    /// How a picture is made larger.
    /// - Note: Kept without effect.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// How the layer is mixed with what is behind it.
    /// - Note: Kept without effect.
    open var compositingFilter: Any?
    /// What changes the layer's look.
    /// - Note: Kept without effect.
    open var filters: [Any]?
    /// What changes the look of what is behind.
    /// - Note: Kept without effect.
    open var backgroundFilters: [Any]?
    /// What changes of properties become.
    open var actions: [String: any CAAction]?
    /// Values by names of one's own.
    /// - Note: Kept without effect.
    open var style: [AnyHashable: Any]?
    /// Whether drawing may go on beside the program.
    /// - Note: Kept without effect.
    open var drawsAsynchronously = false
    /// Whether the layer is opaque as a whole, not layer by layer.
    /// - Note: Kept without effect.
    open var allowsGroupOpacity = true
    /// Whether the layers below count from the bottom.
    /// - Note: Kept without effect.
    open var isGeometryFlipped = false
    /// How far in space the anchor point is.
    /// - Note: Kept without effect.
    open var anchorPointZ: CGFloat = 0
    /// How the layers below stand in space.
    /// - Note: Kept without effect.
    open var sublayerTransform = CATransform3DIdentity
    /// Which edges are drawn smoothly.
    /// - Note: Kept without effect.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// What was set by names that layers don't have, and of properties that a subclass keeps by name.
    final var keptValues: [String: Any] = [:]
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 0 {
        didSet { moved(.cornerRadius, [Double(oldValue)]) }
    }
    /// Which corners are round.
    open var maskedCorners: CACornerMask = .allCorners
    /// The curve of the corners.
    /// - Note: Kept without effect.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The width of the border, drawn inside the bounds.
    open var borderWidth: CGFloat = 0 {
        didSet { moved(.borderWidth, [Double(oldValue)]) }
    }
    /// The colour of the border.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { moved(.borderColor, AnimatableValue.numbers(of: oldValue)) }
    }
    /// The colour behind the contents; of a view's layer, the view's.
    open var backgroundColor: CGColor? {
        get { geometryOwner.map { $0.storedBackgroundColor?.cgColor } ?? ownBackground }
        set {
            if let geometryOwner { return geometryOwner.setBackgroundColor(newValue.map { UIColor(cgColor: $0) }) }
            let old = ownBackground
            ownBackground = newValue
            moved(.backgroundColor, AnimatableValue.numbers(of: old))
        }
    }
    /// Whether what lies outside the bounds is cut off; of a view's layer, as of the view.
    open var masksToBounds: Bool {
        get { geometryOwner?.clipsToBounds ?? ownMasking }
        set { if let geometryOwner { geometryOwner.clipsToBounds = newValue } else { ownMasking = newValue } }
    }
    private var ownMasking = false
    /// How opaque the layer is, from 0 to 1; of a view's layer, as the view is.
    open var opacity: Float {
        get { geometryOwner.map { Float($0.alpha) } ?? ownOpacity }
        set {
            if let geometryOwner { return geometryOwner.alpha = CGFloat(newValue) }
            let old = ownOpacity
            ownOpacity = newValue
            moved(.opacity, [Double(old)])
        }
    }
    /// Whether the layer is left out of the picture; of a view's layer, as the view is.
    open var isHidden: Bool {
        get { geometryOwner?.isHidden ?? ownHiding }
        set { if let geometryOwner { geometryOwner.isHidden = newValue } else { ownHiding = newValue } }
    }
    private var ownHiding = false
    /// Whether the layer promises to cover what is below.
    /// - Note: Kept without effect.
    open var isOpaque = false
    /// The colour of the shadow.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { moved(.shadowColor, AnimatableValue.numbers(of: oldValue)) }
    }
    /// How opaque the shadow is, from 0 to 1.
    open var shadowOpacity: Float = 0 {
        didSet { moved(.shadowOpacity, [Double(oldValue)]) }
    }
    /// How far the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { moved(.shadowOffset, [Double(oldValue.width), Double(oldValue.height)]) }
    }
    /// How blurred the shadow is.
    open var shadowRadius: CGFloat = 3 {
        didSet { moved(.shadowRadius, [Double(oldValue)]) }
    }
    /// The order among the layers beside it.
    open var zPosition: CGFloat = 0 {
        didSet { moved(.zPosition, [Double(oldValue)]) }
    }
    /// The point of the bounds that `position` places and transforms turn about, as shares of the size. A new one stands
    /// where the old one was, so that the frame moves.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != oldValue { geometryOwner?.anchorPointChanged() } }
    }
    /// A picture: a `CGImage` or a `UIImage`.
    open var contents: Any?
    /// Pixels a point of contents that are a `CGImage`.
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
    /// The outline that casts the shadow; the layer's own unless set. Shadows have the outline's box and the radius of its first
    /// corner.
    open var shadowPath: CGPath?
    /// A layer whose opacity shapes this one; of a view's layer, that of the view's mask unless another was set.
    open var mask: CALayer? {
        get { ownMask ?? geometryOwner?.mask?.layer }
        set {
            if let geometryOwner, let mask = geometryOwner.mask, mask.layer !== newValue { geometryOwner.mask = nil }
            ownMask = newValue
        }
    }
    private var ownMask: CALayer?

    /// The layer that this one is in; of a view's layer, that of the view around it.
    open var superlayer: CALayer? { holder ?? geometryOwner?.layerAround }
    /// The layer that this one was put in.
    private(set) weak var holder: CALayer?
    /// The layers in this one, back to front: those that were put in, and those of a view's subviews. Layers of subviews come
    /// and go with these alone.
    open var sublayers: [CALayer]? {
        get {
            let all = mixed(with: geometryOwner?.subviews.map(\.layer) ?? [])
            return all.isEmpty ? nil : all
        }
        set {
            let layers = (newValue ?? []).filter { $0.geometryOwner == nil }
            for layer in ownSublayers where !layers.contains(where: { $0 === layer }) { layer.holder = nil }
            for layer in layers where layer.holder !== self { layer.removeFromSuperlayer() }
            ownSublayers = layers
            var subviewsBehind = 0
            for layer in newValue ?? [] {
                if layer.geometryOwner == nil {
                    (layer.holder, layer.subviewsBehind) = (self, subviewsBehind)
                } else {
                    subviewsBehind += 1
                }
            }
        }
    }
    /// The layers that were put in this one, back to front.
    package private(set) var ownSublayers: [CALayer] = []
    /// Of a layer that was put in a view's: how many of the subviews stand behind it.
    final var subviewsBehind = 0

    /// An empty layer.
    public override init() {}

    /// A copy that shows how a layer moves. An override copies properties of its own; nothing calls it here.
    public init(layer: Any) {
        super.init()
        (layer as? CALayer)?.copyLook(to: self)
    }

    /// Layers aren't archived: an empty layer.
    public required init?(coder: NSCoder) {}

    @available(*, unavailable, message: "only called for classes known at run time: Runtime/DynamicCreation.swift")
    public required convenience init(madePlainly: Void) { self.init() }

    /// The place within the layer's own coordinates that it shows.
    open var bounds: CGRect {
        get { geometryOwner?.bounds ?? ownBounds }
        set {
            if let geometryOwner { return geometryOwner.bounds = newValue }
            let old = ownBounds
            ownBounds = newValue
            moved(.bounds, AnimatableValue.numbers(of: old))
        }
    }

    /// The place of the anchor point in the superlayer.
    open var position: CGPoint {
        get { geometryOwner?.center ?? ownPosition }
        set {
            if let geometryOwner { return geometryOwner.center = newValue }
            let old = ownPosition
            ownPosition = newValue
            moved(.position, [Double(old.x), Double(old.y)])
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
        if let geometryOwner { return geometryOwner.transform = transform }
        let old = affine
        affine = transform
        moved(.transform, AnimatableValue.numbers(of: old))
    }

    /// Called after a property changed, with its old numbers: in a block of animations the change moves.
    /// A layer without a view moves without one, too.
    final func moved(_ property: AnimatableProperty, _ old: @autoclosure () -> [Double]) {
        guard shownModel == nil else { return }
        if ThreadContext.changeWatchers.load(ordering: .relaxed) > 0, ThreadContext.current.animation != nil {
            changed(property, from: old())
        } else if holder != nil, geometryOwner == nil {
            changedByItself(property, from: old())
        }
    }

    /// Gives a copy what is seen of the layer, but for what moves.
    func copyLook(to copy: CALayer) {
        (copy.ownBounds, copy.ownPosition, copy.affine) = (bounds, position, affineTransform())
        (copy.ownOpacity, copy.ownBackground, copy.isHidden) = (
            opacity, backgroundColor, isHidden
        )
        (copy.anchorPoint, copy.zPosition) = (anchorPoint, zPosition)
        (copy.cornerRadius, copy.maskedCorners) = (cornerRadius, maskedCorners)
        (copy.borderWidth, copy.borderColor, copy.masksToBounds) = (borderWidth, borderColor, masksToBounds)
        (copy.shadowColor, copy.shadowOpacity) = (shadowColor, shadowOpacity)
        (copy.shadowOffset, copy.shadowRadius) = (shadowOffset, shadowRadius)
        copy.contents = contents
        copy.keptValues = keptValues
        copy.ownTiming = ownTiming
    }

    /// Puts the layer in front of those in this one, the layers of subviews among them.
    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        hold(layer, at: ownSublayers.count, subviewsBehind: geometryOwner?.subviews.count ?? 0)
    }

    /// Puts the layer at a place among those in this one, the layers of subviews among them, 0 at the back.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        guard index > 0 else { return hold(layer, at: 0, subviewsBehind: 0) }
        let behind = (sublayers ?? []).prefix(Int(index))
        let ownBehind = behind.count { $0.holder === self }
        hold(layer, at: ownBehind, subviewsBehind: behind.count - ownBehind)
    }

    private func hold(_ layer: CALayer, at index: Int, subviewsBehind: Int) {
        ownSublayers.insert(layer, at: index)
        layer.subviewsBehind = subviewsBehind
        layer.holder = self
        layer.joinedTurn = ThreadContext.current.clock.turns
        // What changes after this turn is seen to change.
        if shownModel == nil { DisplayCycle.schedule() }
    }

    /// Takes the layer out of the one it is in.
    open func removeFromSuperlayer() {
        guard let parent = holder else { return }
        parent.ownSublayers.removeAll { $0 === self }
        holder = nil
    }

    /// Starts an animation, under a key or without; one that had the key is taken away. What it does is settled now: later
    /// changes of the object don't count.
    open func add(_ animation: CAAnimation, forKey key: String?) { begin(animation, forKey: key) }

    /// The animation under a key; nil for none.
    open func animation(forKey key: String) -> CAAnimation? {
        runningAnimations.first { $0.key == key }?.asAdded
    }

    /// The keys of the animations in order, or nil if there are none.
    open func animationKeys() -> [String]? {
        runningAnimations.isEmpty ? nil : runningAnimations.map(\.key)
    }

    /// Takes the animation under a key away: it didn't finish.
    open func removeAnimation(forKey key: String) {
        for animation in runningAnimations where animation.key == key { animation.cancel() }
    }

    /// Takes every animation away: they didn't finish.
    open func removeAllAnimations() { for animation in runningAnimations { animation.cancel() } }

    /// Paints the contents: the delegate does, unless a subclass says otherwise.
    open func draw(in ctx: CGContext) {
        delegate?.layerWillDraw(self)
        delegate?.draw(self, in: ctx)
    }

    /// Draws the layer and everything in it into a context, its upper left corner at the context's origin.
    open func render(in ctx: CGContext) {
        layoutIfNeeded()
        (geometryOwner as? UIView)?.layoutIfNeeded()
        ctx.paint { $0.draw(self) }
    }

    /// Asks for new contents; pictures are drawn from scratch, so nothing has to be noted.
    open func setNeedsDisplay() {}

    /// The same of a part of the layer.
    open func setNeedsDisplay(_ r: CGRect) {}

    /// Whether new contents are asked for: pictures are drawn from scratch, so never.
    open func needsDisplay() -> Bool { false }

    /// Makes new contents where that was asked for: pictures are drawn from scratch, so nothing is done.
    open func displayIfNeeded() {}

    /// Makes new contents: the delegate does, unless a subclass says otherwise. Nothing calls it: pictures are drawn by
    /// ``draw(in:)``.
    open func display() { delegate?.display(self) }

    /// Whether a change of a property asks for new contents; pictures are drawn from scratch in any case.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// What a change of a property becomes: what the delegate says, then the layer's own, then the class's. Nothing asks for it.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        return actions?[event] ?? Self.defaultAction(forKey: event)
    }

    /// What a change of a property becomes for all layers of a class.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The value of a property of a class's own that was never set; nil for zero or none.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Places the layers below: the delegate does, unless a subclass says otherwise.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Places the layers below in the layout of a view, by the layer where it speaks with the view.
    func layOut(by view: UIView) {
        guard delegate === view else { return view.layoutSubviews() }
        waitsForLayout = false
        layoutSublayers()
    }

    /// Whether the layers below wait to be placed.
    open func needsLayout() -> Bool { waitsForLayout }

    /// The size that the layer would like to have.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// The layer under a point, given in the coordinates of the layer around this one: the front one of those in it, else
    /// itself; nil for none.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let inside = pointFromOutside(p)
        guard contains(inside) || !masksToBounds else { return nil }
        for layer in (sublayers ?? []).reversed() { if let found = layer.hitTest(inside) { return found } }
        return contains(inside) ? self : nil
    }

    /// Asks the delegate to place the layers below at the next `layoutIfNeeded()`.
    open func setNeedsLayout() {
        waitsForLayout = true
    }

    /// Has the delegate place the layers below if that was asked for.
    open func layoutIfNeeded() {
        guard waitsForLayout else { return }
        waitsForLayout = false
        layoutSublayers()
    }
}

extension UIView: CALayerDelegate, LayerGeometryOwner {}
