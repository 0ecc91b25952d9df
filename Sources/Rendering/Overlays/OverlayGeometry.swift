internal import Foundation
internal import UIKit

/// Where things were drawn, in the root's coordinates: their frames, moved as the content of scroll views was.
@MainActor
struct OverlayGeometry {
    let places: ScrolledPlaces
    var root: UIView { places.root }

    func rect(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: root).offsetBy(dx: 0, dy: places.shift(above: view))
    }

    func point(_ point: CGPoint, in view: UIView) -> CGPoint {
        let place = view.convert(point, to: root)
        return CGPoint(x: place.x, y: place.y + places.shift(above: view))
    }
}
