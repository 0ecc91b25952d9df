internal import Foundation
internal import UIKit

extension ViewPainter {
    /// Draws what a view shows behind its subviews.
    func drawContent(of view: UIView) {
        if let view = view as? any PaintedView { view.paint(with: self) } else { drawOwnPainting(of: view) }
    }

    /// Draws what a view shows in front of its subviews.
    func drawAboveSubviews(of view: UIView) {
        (view as? any PaintedView)?.paintAbove(with: self)
    }

    /// Lets the view's own `draw(_:)` paint.
    private func drawOwnPainting(of view: UIView) {
        let context = PaintingContext(painter: self, bounds: view.bounds)
        DrawingContexts.draw(in: context) { view.draw(view.bounds) }
    }
}

/// What `UIColor.setFill()` and `UIRectFill` in a view's `draw(_:)` paint on.
///
/// Only the thread that draws the view has it, though functions that are isolated to nobody ask it to paint.
private final class PaintingContext: DrawingContext, @unchecked Sendable {
    private let painter: ViewPainter
    private let bounds: CGRect
    private var fill = Color.black
    private var stroke = Color.black

    @MainActor init(painter: ViewPainter, bounds: CGRect) {
        self.painter = painter
        self.bounds = bounds
    }

    func setFill(_ color: UIColor) { MainActor.unchecked { fill = painter.color(color) } }
    func setStroke(_ color: UIColor) { MainActor.unchecked { stroke = painter.color(color) } }

    func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        MainActor.unchecked { painter.canvas.fill(.rect(rect.common(with: bounds)), color: fill) }
    }

    func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        MainActor.unchecked {
            painter.canvas.stroke(.rect(rect.insetBy(dx: 0.5, dy: 0.5)), color: stroke, width: 1)
        }
    }
}
