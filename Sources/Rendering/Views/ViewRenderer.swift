public import Foundation
public import UIKit

/// Draws a view tree as it was laid out.
///
///     root.layoutIfNeeded()
///     let renderer = ViewRenderer(options: RenderOptions(scale: 2), images: ImageCatalog(near: "Main.storyboard"))
///     try renderer.picture(of: root).write(to: "main.png")
///     for problem in renderer.problems { print(problem) }
@MainActor
public final class ViewRenderer {
    public let options: RenderOptions
    /// Where named images come from.
    public let images: ImageCatalog
    /// Views that a view shows without being their superview, such as the cells of a table that were laid out by
    /// themselves; they are drawn above its subviews, at their frames. None by default.
    public var hostedViews: @MainActor (UIView) -> [UIView] = { _ in [] }
    /// What could not be drawn as it should be, such as a damaged image; a placeholder stands in its place. Each
    /// problem is listed once.
    public private(set) var problems: [RenderingError] = []

    public init(options: RenderOptions = RenderOptions(), images: ImageCatalog = ImageCatalog()) {
        self.options = options
        self.images = images
    }

    /// A canvas as large as the view with the view and everything in it on it.
    ///
    /// - Throws: ``RenderingError/unsupportedSize(width:height:limit:)`` for a view without extent or one too large.
    public func picture(of root: UIView) throws(RenderingError) -> Canvas {
        let size = root.bounds.size
        let canvas = try Canvas(size: size, scale: options.scale, format: options.format)
        draw(root, on: canvas)
        return canvas
    }

    /// Draws the view with its upper left corner at the canvas' origin, whatever its place in its superview.
    public func draw(_ root: UIView, on canvas: Canvas) {
        let painter = ViewPainter(canvas: canvas, root: root, options: options, images: images)
        painter.hostedViews = hostedViews
        painter.drawTree()
        for problem in painter.problems where !problems.contains(problem) { problems.append(problem) }
    }
}
