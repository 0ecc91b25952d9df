internal import Foundation
internal import UIKit

/// Where things were drawn, in the root's coordinates: their frames, moved as the content of scroll views was.
@MainActor
struct OverlayGeometry {
    let root: UIView
    /// How far down the content of a scroll view was drawn because bars cover its beginning.
    let shifts: [ObjectIdentifier: CGFloat]

    func rect(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: root).offsetBy(dx: 0, dy: shift(above: view))
    }

    func point(_ point: CGPoint, in view: UIView) -> CGPoint {
        let place = view.convert(point, to: root)
        return CGPoint(x: place.x, y: place.y + shift(above: view))
    }

    private func shift(above view: UIView) -> CGFloat {
        guard !shifts.isEmpty else { return 0 }
        var sum: CGFloat = 0
        var current = view.superview
        while let ancestor = current {
            sum += shifts[ObjectIdentifier(ancestor)] ?? 0
            current = ancestor === root ? nil : ancestor.superview
        }
        return sum
    }
}
