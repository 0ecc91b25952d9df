internal import Foundation
internal import Typography
internal import UIKit

/// One pass over one view tree.
///
/// The extensions hold one kind of view each; all of them draw in the view's own coordinates.
@MainActor
final class ViewPainter {
    let canvas: Canvas
    let root: UIView
    let options: RenderOptions
    let images: ImageCatalog
    let environment: LayoutEnvironment
    var problems: [RenderingError] = []

    /// For the painter of a screen's bars: what they lie over.
    var ground: ScreenGround?
    /// A view that is drawn already and left out with everything in it.
    var skipped: UIView?
    /// Whether a navigation bar is among what covers the root's upper edge.
    var isBelowNavigationBar = false
    /// Where content of scroll views is drawn.
    var places: ScrolledPlaces { ScrolledPlaces(root: root, isBelowNavigationBar: isBelowNavigationBar) }
    /// What is known of table rows, by row.
    var rows: [ObjectIdentifier: RowSurroundings] = [:]
    /// The appearance and tint at the view being drawn.
    var palette: Palette
    private var traits: UITraitCollection
    /// The traits at the view being drawn.
    var shownTraits: UITraitCollection { traits }
    /// The looks of plain items and of those that complete what a person does, while a bar is drawn.
    var barButtonLooks: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)?
    /// Whether only the shape of what is drawn counts: it casts a shadow, and none in it does.
    var isCasting = false
    private var depth = 0
    private var groupDepth = 0
    private let traitsOfStyle: [UIUserInterfaceStyle: UITraitCollection]

    /// What is farther away, or larger, is not drawn, in points. No screen is a hundredth as large.
    static let farthest: CGFloat = 1e6
    /// Deeper views are not drawn: each level takes room on the stack. No interface is a fiftieth as deep.
    private static let deepest = 1000
    /// Each half-transparent group takes a picture of its own while it is drawn.
    private static let deepestGroup = 16

    init(canvas: Canvas, root: UIView, options: RenderOptions, images: ImageCatalog) {
        self.canvas = canvas
        self.root = root
        self.options = options
        self.images = images
        environment = root.layoutEnvironment
        canvas.fontEra = environment.metrics.fontEra
        if let problem = FontRegistry.problem { problems.append(problem) }
        traitsOfStyle = Dictionary(
            uniqueKeysWithValues: [UIUserInterfaceStyle.light, .dark].map { style in
                let holder = UIView()
                var environment = LayoutEnvironment()
                environment.userInterfaceStyle = style
                holder.rootEnvironment = environment
                return (style, holder.traitCollection)
            })
        let style = root.traitCollection.userInterfaceStyle
        traits = traitsOfStyle[style] ?? root.traitCollection
        palette = Palette(isDark: style == .dark, tint: .black)
        palette.tint = color(root.inheritedTintColor)
    }

    /// Draws the views and the overlays with the root's upper left corner at the origin.
    func drawTree() {
        canvas.saved {
            canvas.translate(x: -root.bounds.minX, y: -root.bounds.minY)
            withGroup(opacity: Double(root.alpha)) {
                drawChanging(root.layer, in: root.bounds) { drawMasked(root) }
            }
            OverlayPainter(
                canvas: canvas, root: root, overlays: options.overlays,
                geometry: OverlayGeometry(places: places)
            ).draw()
        }
    }

    /// A colour in the appearance at the view being drawn.
    func color(_ color: UIColor) -> Color {
        Color(color, with: traits)
    }

    func color(_ color: UIColor?) -> Color? {
        color.map { self.color($0) }
    }

    func color(_ color: CGColor?) -> Color? {
        color.map { self.color(UIColor(cgColor: $0)) }
    }

    func report(_ problem: RenderingError) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    // MARK: One view

    /// Draws a subview at its place in the superview whose coordinates are current.
    func drawSubview(_ view: UIView) {
        guard !view.isLeftOut, view.alpha > 0.004, depth < Self.deepest, view !== skipped else { return }
        let (center, bounds, transform) = (view.center, view.bounds, view.transform)
        let anchor = view.layer.anchorPoint
        let numbers = [
            center.x, center.y, bounds.minX, bounds.minY, bounds.width, bounds.height, anchor.x, anchor.y,
        ]
        guard numbers.allSatisfy({ $0.magnitude < Self.farthest }) else { return }
        canvas.saved {
            // Where the root was drawn before, the screen behind its sheet was drawn before that.
            if skipped == nil, let place = view.placeBehindSheet {
                pushBack(view, to: place.frame, radius: place.radius)
            }
            canvas.translate(x: center.x, y: center.y)
            if !transform.isIdentity {
                canvas.concatenate(
                    a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
            }
            canvas.translate(
                x: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height)
            withGroup(opacity: Double(view.alpha)) {
                drawChanging(view.layer, in: bounds) { drawMasked(view) }
            }
        }
    }

    /// Has a screen seen smaller, on black, behind a sheet.
    private func pushBack(_ view: UIView, to place: CGRect, radius: CGFloat) {
        let whole = view.frame
        let scale = place.width / whole.width
        canvas.fill(.rect(whole), color: .black)
        canvas.clip(
            to: .roundedRect(
                place, radius: radius, corners: Path.Corners([.layerMinXMinYCorner, .layerMaxXMinYCorner])))
        canvas.concatenate(
            a: scale, b: 0, c: 0, d: scale, tx: place.minX - scale * whole.minX, ty: place.minY - scale * whole.minY)
    }

    /// Draws a view where its mask is opaque (documentation of `UIView.mask` and `CALayer.mask`).
    private func drawMasked(_ view: UIView) {
        if let mask = view.mask {
            withMask({ drawSubview(mask) }, { drawInPlace(view) })
        } else if let mask = view.layer.mask {
            withMask({ draw(mask) }, { drawInPlace(view) })
        } else {
            drawInPlace(view)
        }
    }

    func withMask(_ mask: () -> Void, _ body: () -> Void) {
        guard groupDepth < Self.deepestGroup else { return body() }
        groupDepth += 1
        canvas.masked(by: mask, body)
        groupDepth -= 1
    }

    /// Draws a view and its subviews; the view's coordinates are current.
    func drawInPlace(_ view: UIView) {
        let (outerPalette, outerTraits) = (palette, traits)
        let tint = view.ownTintColor != nil || view.ownTintAdjustmentMode != nil ? view.inheritedTintColor : nil
        let outerTint = tint == nil ? nil : UIColor.drawnTint
        depth += 1
        defer {
            depth -= 1
            (palette, traits) = (outerPalette, outerTraits)
            if tint != nil { UIColor.drawnTint = outerTint }
        }
        if view.overridesTraits {
            traits = view.traitCollection
            palette.isDark = traits.userInterfaceStyle == .dark
        } else if view.overrideUserInterfaceStyle != .unspecified,
            let own = traitsOfStyle[view.overrideUserInterfaceStyle]
        {
            traits = own
            palette.isDark = view.overrideUserInterfaceStyle == .dark
        }
        if let tint {
            palette.tint = color(tint)
            UIColor.drawnTint = tint.tint(within: outerTint)
        }
        let card = view.sheetCard
        let bubble = card == nil ? view.popoverBubble : nil
        if let bubble { draw(bubble, of: view) }
        let shape =
            bubble.map { _ in Path.roundedRect(view.bounds, radius: PopoverBubble.radius) }
            ?? card.map { Path.roundedRect(view.bounds, radius: $0.radius, corners: Path.Corners($0.corners)) }
            ?? outline(of: view)
        castingShadow(of: view.layer, in: view.bounds, radii: view.shownCornerRadii, ground: ground(of: view)) {
            drawBackground(of: view, shape: shape)
            canvas.saved {
                if view.clipsToBounds || card != nil || bubble != nil {
                    canvas.clip(to: shape)
                }
                if let gradient = view.layer as? CAGradientLayer { draw(gradient, in: shape, view.bounds) }
                if let figure = view.layer as? CAShapeLayer { draw(figure) }
                if let emitter = view.layer as? CAEmitterLayer { drawParticles(of: emitter) }
                drawContents(of: view.layer, in: view.bounds)
                drawContent(of: view)
                canvas.saved {
                    if let scroll = view as? UIScrollView {
                        canvas.translate(x: 0, y: places.shiftBelowBars(of: scroll))
                    }
                    drawInterior(of: view)
                }
                drawAboveSubviews(of: view)
                if card?.showsGrabber == true { drawGrabber(in: view.bounds) }
            }
            drawBorder(of: view.layer, in: view.bounds, radii: view.shownCornerRadii)
        }
    }

    /// The bar by which a sheet is dragged: 36 by 5 points, 5 below its upper edge, as in pictures of iOS.
    private func drawGrabber(in bounds: CGRect) {
        let bar = CGRect(x: bounds.midX - 18, y: bounds.minY + 5, width: 36, height: 5)
        canvas.fill(.roundedRect(bar, radius: 2.5), color: palette.tertiaryLabel)
    }

    func withGroup(opacity: Double, _ body: () -> Void) {
        guard opacity < 0.996, groupDepth < Self.deepestGroup else { return body() }
        groupDepth += 1
        canvas.withOpacity(opacity, body)
        groupDepth -= 1
    }

    /// Draws the subviews of a view, and the layers that were put in the view's.
    private func drawInterior(of view: UIView) {
        if view.layer.ownSublayers.isEmpty {
            for subview in backToFront(view.subviews, \.layer.zPosition) { drawSubview(subview) }
        } else {
            drawSublayers(of: view.layer)
        }
    }

    /// Siblings in the order in which they are drawn: `zPosition` lifts one above the others.
    func backToFront<Sibling>(_ siblings: [Sibling], _ zPosition: (Sibling) -> CGFloat) -> [Sibling] {
        guard siblings.contains(where: { zPosition($0) != 0 }) else { return siblings }
        return siblings.enumerated().sorted {
            (zPosition($0.element), $0.offset) < (zPosition($1.element), $1.offset)
        }.map(\.element)
    }

    private func outline(of view: UIView) -> Path {
        let radii = view.shownCornerRadii
        if let row = rows[ObjectIdentifier(view)], row.style == .insetGrouped, radii.largest == 0 {
            return plate(of: view.bounds, row)
        }
        // A search's field has a ground of its own shape, in whatever colour.
        if radii.largest == 0, (view.superview as? UISearchBar)?.searchTextField === view {
            return .roundedRect(view.bounds, radius: Self.searchFieldRadius)
        }
        return .roundedRect(view.bounds, radii: radii)
    }

    private func drawBackground(of view: UIView, shape: Path) {
        // What a class returns in its place reaches no layer.
        if let pattern = view.storedBackgroundColor?.patternImage {
            canvas.saved {
                canvas.clip(to: shape)
                draw(pattern, in: view.bounds, mode: .scaleToFill, tint: palette.tint, asTemplate: false)
            }
        } else if let ground = ground(of: view) {
            fill(shape, of: view, color: ground)
        }
    }

    private func ground(of view: UIView) -> Color? {
        color(view.storedBackgroundColor) ?? color(view.layer.backgroundColor)
    }

    private func fill(_ shape: Path, of view: UIView, color: Color) {
        if shape.isPlainRectangle {
            canvas.fillOnPixels(view.bounds, color: color)
        } else {
            canvas.fill(shape, color: color)
        }
    }

    /// The border of a layer lies inside of its bounds.
    func drawBorder(of layer: CALayer, in box: CGRect, radii: CornerRadii) {
        guard layer.borderWidth > 0, let border = color(layer.borderColor) else { return }
        let half = layer.borderWidth / 2
        let inner = box.insetBy(dx: half, dy: half)
        guard inner.width > 0, inner.height > 0 else { return }
        canvas.stroke(.roundedRect(inner, radii: radii, less: half), color: border, width: layer.borderWidth)
    }

    func drawContents(of layer: CALayer, in box: CGRect) {
        let pixels = (layer.contents as? CGImage).map {
            UIImage(cgImage: $0, scale: max(layer.contentsScale, .leastNonzeroMagnitude), orientation: .up)
        }
        guard let picture = layer.contents as? UIImage ?? pixels else { return }
        draw(picture, in: box, mode: layer.contentsGravity.contentMode, tint: palette.tint, asTemplate: false)
    }
}

extension Path {
    /// A rectangle with corners of the radii, each less a length.
    static func roundedRect(_ rect: CGRect, radii: CornerRadii, less width: CGFloat = 0) -> Path {
        roundedRect(
            rect, topLeft: max(0, radii.topLeft - width), topRight: max(0, radii.topRight - width),
            bottomLeft: max(0, radii.bottomLeft - width), bottomRight: max(0, radii.bottomRight - width))
    }
}

extension Path.Corners {
    init(_ mask: CACornerMask) {
        self = []
        if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
        if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
        if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
        if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
    }
}
