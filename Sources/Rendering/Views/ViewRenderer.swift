public import Foundation
public import UIKit

/// Draws a view tree as it was laid out.
///
///     root.layoutIfNeeded()
///     let renderer = ViewRenderer(options: RenderOptions(scale: 2), images: ImageCatalog(near: "Main.storyboard"))
///     try renderer.picture(of: root).write(to: "main.png")
///     for problem in renderer.problems { print(problem) }
@preconcurrency @MainActor
public final class ViewRenderer {
    /// How views are drawn.
    public let options: RenderOptions
    /// Where named images come from.
    public let images: ImageCatalog
    /// What could not be drawn as it should be, such as a damaged image; a placeholder stands in its place. Each
    /// problem is listed once.
    public var problems: [RenderingError] { drawingProblems + images.problems }
    private var drawingProblems: [RenderingError] = []

    /// A renderer for any number of views.
    public init(options: RenderOptions = RenderOptions(), images: ImageCatalog = ImageCatalog()) {
        self.options = options
        self.images = images
    }

    /// A canvas as large as the view with the view and everything in it on it.
    ///
    /// - Throws: ``RenderingError/unsupportedSize(width:height:scale:)`` for a view without extent or one too large.
    public func picture(of root: UIView) throws(RenderingError) -> Canvas {
        let canvas = try canvas(size: root.bounds.size)
        drawBackground(for: root, size: root.bounds.size, on: canvas)
        draw(root, on: canvas)
        drawDevice(of: root, on: canvas)
        return canvas
    }

    /// Draws what a device shows over a view, if the options ask for it.
    func drawDevice(of root: UIView, on canvas: Canvas) {
        if options.drawsDevice { painter(of: root, on: canvas).drawDevice() }
    }

    /// An empty canvas of a size in points.
    public func canvas(size: CGSize) throws(RenderingError) -> Canvas {
        try Canvas(size: size, scale: options.scale, format: options.format)
    }

    /// Lays a ground where the view has none of its own, if the options ask for it: black under a window, as screens are, and in
    /// the system's background colour under any other view.
    public func drawBackground(for root: UIView, size: CGSize, on canvas: Canvas) {
        guard options.drawsBackground else { return }
        let painter = painter(of: root, on: canvas)
        let ground = root is UIWindow ? UIColor.black : .systemBackground
        canvas.fill(.rect(CGRect(origin: .zero, size: size)), color: painter.color(ground))
    }

    /// Draws the view and the overlays with its upper left corner at a place, whatever its place in its superview.
    ///
    /// - Parameter isBelowNavigationBar: whether a navigation bar is among what covers the view's upper edge; content
    ///   of scroll views then begins below it, scrolling or not.
    public func draw(
        _ root: UIView, on canvas: Canvas, at origin: CGPoint = .zero, isBelowNavigationBar: Bool = false
    ) {
        let painter = painter(of: root, on: canvas)
        painter.isBelowNavigationBar = isBelowNavigationBar
        canvas.saved {
            canvas.translate(x: origin.x, y: origin.y)
            painter.drawTree()
        }
        note(painter.problems)
    }

    /// Where `draw(_:on:at:isBelowNavigationBar:)` draws a view of the tree, in points from the root's upper left corner: its
    /// frame, moved as content of scroll views is that bars cover.
    public static func drawnFrame(of view: UIView, in root: UIView, isBelowNavigationBar: Bool = false) -> CGRect {
        ScrolledPlaces(root: root, isBelowNavigationBar: isBelowNavigationBar).frame(of: view)
    }

    /// Draws what a device shows over a screen: the bars that the view holds, but not the root where that stands in it; then, if the options ask for it, the status
    /// bar and the home indicator that its safe area tells of.
    ///
    /// - Parameters:
    ///   - root: the view that was drawn below, with its upper left corner at `origin`: bars with nothing under them show
    ///     no plate on newer systems.
    ///   - isBelowNavigationBar: as given when the root was drawn.
    ///   - sheet: the card of the sheet that the root is in, in the canvas's coordinates; the bars are in it, too.
    ///   - hasStatusBar: whether the status bar is shown where the safe area has room for it.
    public func drawScreen(
        _ screen: UIView, over root: UIView, at origin: CGPoint = .zero, isBelowNavigationBar: Bool = false,
        sheet: CGRect? = nil, hasStatusBar: Bool = true, on canvas: Canvas
    ) {
        let below = painter(of: root, on: canvas)
        below.isBelowNavigationBar = isBelowNavigationBar
        let painter = painter(of: screen, on: canvas)
        painter.ground = ScreenGround(
            // The root itself may be scrolled, as tables are at rest below bars.
            inked: below.inkedRects().map {
                $0.offsetBy(dx: origin.x - root.bounds.minX, dy: origin.y - root.bounds.minY)
            },
            statusBarHeight: ViewPainter.shownStatusBarHeight(screen.safeAreaInsets.top))
        painter.skipped = root
        drawing(inSheet: sheet, on: canvas) { painter.drawInPlace(screen) }
        if options.drawsDevice { painter.drawDevice(hasStatusBar: hasStatusBar) }
        note(painter.problems)
    }

    func painter(of root: UIView, on canvas: Canvas) -> ViewPainter {
        ViewPainter(canvas: canvas, root: root, options: options, images: images)
    }

    private func note(_ found: [RenderingError]) {
        for problem in found where !drawingProblems.contains(problem) { drawingProblems.append(problem) }
    }
}
