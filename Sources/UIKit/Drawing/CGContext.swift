import Foundation

/// Where code paints, as Core Graphics spells it: the screen of a view's `draw(_:)`, or a picture.
///
/// Coordinates are points, y downwards, in `draw(_:)` and in UIKit's pictures; in a bitmap of `init(data:…)` they are
/// pixels, y upwards. Without the module `Rendering` in the program nothing is drawn.
public class CGContext {
    package let surface: (any DrawingSurface)?
    /// The memory that a program reads and writes, if it does.
    var memory: BitmapMemory?
    private let isUpward: Bool
    /// From points, y downwards, to pixels, y upwards.
    private var device: CGAffineTransform
    var state = State()
    private var saved: [State] = []
    /// How letters that code draws one by one are turned. Nothing draws such letters; text of strings stands upright.
    /// - Note: Kept without effect.
    public var textMatrix = CGAffineTransform.identity
    private var current = CGMutablePath()
    /// The styles with which the open transparency layers are laid on.
    private var layers: [DrawingStyle] = []

    struct State {
        /// From the coordinates in use to points, y downwards.
        var transform = CGAffineTransform.identity
        var style = DrawingStyle()
        /// What paint is confined to, in points, y downwards.
        var clip = CGRect.infinite
    }

    /// A context on a surface, if there is one.
    ///
    /// - Parameters:
    ///   - size: of the picture, in points; nil where nobody knows it.
    ///   - isUpward: whether y points upwards, as in Core Graphics' bitmaps.
    init(_ surface: (any DrawingSurface)?, size: CGSize? = nil, scale: CGFloat = 1, isUpward: Bool = false) {
        self.surface = surface
        self.isUpward = isUpward
        let height = size?.height ?? 0
        device = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height * scale)
        if let size { state.clip = CGRect(origin: .zero, size: size) }
        if isUpward { concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)) }
    }

    /// Begins anew on a page of a size, in points.
    func beginPage(_ size: CGSize) {
        (state, saved, layers, current) = (State(), [], [], CGMutablePath())
        device = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        state.clip = CGRect(origin: .zero, size: size)
    }

    /// Draws on the surface and on the program's memory.
    func paint(_ body: (any DrawingSurface) -> Void) {
        guard let surface else { return }
        guard let memory, let pixels = surface as? any PixelSurface else { return body(surface) }
        memory.load(into: pixels)
        body(surface)
        memory.store(from: pixels)
    }

    // MARK: State

    /// Notes colours, line, place and clip, for `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        surface?.save()
    }

    /// Takes back what `saveGState()` noted last.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        let (old, new) = (state.transform, last.transform)
        state = last
        movePath(by: old.concatenating(new.inverted()))
        paint { $0.restore() }
    }

    private func movePath(by transform: CGAffineTransform) {
        guard !transform.isIdentity, !current.isEmpty else { return }
        let moved = CGMutablePath()
        moved.addPath(current, transform: transform)
        current = moved
    }

    /// From the coordinates in use to pixels, y upwards.
    public var ctm: CGAffineTransform { state.transform.concatenating(device) }

    /// From the coordinates in use to pixels, y upwards.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Later coordinates are taken by the transform first.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        movePath(by: transform.inverted())
        surface?.concatenate(transform)
    }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Makes the coordinates' unit larger by two factors.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns the axes, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// A point in pixels, y upwards.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// A point that is given in pixels, y upwards.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    // MARK: Style

    func setFill(_ color: UIColor) {
        state.style.fillPattern = color.patternImage
        state.style.fillColor = color.cgColor
    }

    /// What is filled with from now on.
    public func setFillColor(_ color: CGColor) {
        state.style.fillPattern = nil
        state.style.fillColor = color
    }
    /// What is filled with from now on; components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// A grey to fill with from now on, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// What lines are drawn with from now on.
    public func setStrokeColor(_ color: CGColor) { state.style.strokeColor = color }
    /// What lines are drawn with from now on; components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// A grey for lines from now on, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// How wide lines are.
    public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
    /// How lines end.
    public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
    /// How lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
    /// How letters are drawn; they are filled.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// How far curves may be from what is drawn, in pixels; they are drawn as exactly as pixels show.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Which colours come out for those that can't be shown: all can.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// The longest that a pointed corner may be, in widths of the line.
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    /// The lengths of dashes and gaps, and how far into them a line begins; none for lines without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.style.dashPhase, state.style.dashes) = (phase, lengths)
    }
    /// How opaque all paint is, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.style.alpha = min(max(alpha, 0), 1) }
    /// How paint meets what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.style.blendMode = mode }
    /// Whether the edges of shapes are soft.
    public func setShouldAntialias(_ isSmooth: Bool) { state.style.isSmooth = isSmooth }
    /// Whether the edges of shapes may be soft.
    public func setAllowsAntialiasing(_ isSmooth: Bool) { state.style.isSmooth = isSmooth }
    /// What becomes of pictures that are drawn larger or smaller than they are.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.style.interpolation }
        set { state.style.interpolation = newValue }
    }

    /// Has paint cast a black shadow of a third's opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Has paint cast a shadow; nil for none. The offset isn't turned or scaled with the coordinates.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.style.shadow = color.map {
            let offset = CGSize(width: offset.width, height: isUpward ? -offset.height : offset.height)
            return DrawingStyle.Shadow(offset: offset, blur: max(0, blur), color: $0)
        }
    }

    /// What is painted until `endTransparencyLayer()` is laid on as one picture, with this moment's opacity, shadow and
    /// blending.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        layers.append(state.style)
        saveGState()
        state.style.alpha = 1
        state.style.shadow = nil
        state.style.blendMode = .normal
        surface?.beginGroup()
    }

    /// As `beginTransparencyLayer(auxiliaryInfo:)`, confined to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Lays on what was painted since the last `beginTransparencyLayer`.
    public func endTransparencyLayer() {
        guard let style = layers.popLast() else { return }
        paint { $0.endGroup(style: style) }
        restoreGState()
    }

    // MARK: The path

    /// The current path, in the coordinates in use.
    public var path: CGPath? { current.isEmpty ? nil : current.copy() }
    /// Whether the current path has nothing in it.
    public var isPathEmpty: Bool { current.isEmpty }
    /// Where the current path ends.
    public var currentPointOfPath: CGPoint { current.currentPoint }
    /// The smallest rectangle that holds the current path.
    public var boundingBoxOfPath: CGRect { current.boundingBoxOfPath }
    /// Whether a point is inside of the current path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        current.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }

    /// The current path, to be added to.
    var building: CGMutablePath { current }

    /// Begins a new path.
    public func beginPath() { current = CGMutablePath() }
    /// Takes the path away and returns it.
    func takePath() -> CGMutablePath {
        defer { current = CGMutablePath() }
        return current
    }
}
