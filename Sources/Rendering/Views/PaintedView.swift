internal import UIKit

/// A view that this module draws. A class conforms in the file that draws it, and its subclasses are drawn like it; all
/// other views draw themselves, by `draw(_:)`.
@MainActor
protocol PaintedView: UIView {
    /// Draws what the view shows behind its subviews, in the view's own coordinates.
    func paint(with painter: ViewPainter)

    /// Draws what the view shows in front of its subviews: nothing, unless a class says otherwise.
    func paintAbove(with painter: ViewPainter)

    /// Whether the view would show through a bar that lies over it: it would, unless a class says otherwise.
    func showsInk(in root: UIView) -> Bool
}

extension PaintedView {
    func paintAbove(with painter: ViewPainter) {}
    func showsInk(in root: UIView) -> Bool { true }
}
