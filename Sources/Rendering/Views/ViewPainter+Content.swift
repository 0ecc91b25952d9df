internal import Foundation
internal import UIKit

extension ViewPainter {
    /// Draws what a view shows behind its subviews: what its class does, and then what its own `draw(_:)` paints.
    func drawContent(of view: UIView) {
        (view as? any PaintedView)?.paint(with: self)
        drawOwnPainting(of: view)
    }

    /// Draws what a view shows in front of its subviews.
    func drawAboveSubviews(of view: UIView) {
        (view as? any PaintedView)?.paintAbove(with: self)
    }
}
