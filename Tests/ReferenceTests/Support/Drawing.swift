import UIKit

@testable import Rendering

/// A tree drawn at one pixel to the point.
@MainActor
func drawn(_ root: UIView) throws -> Canvas {
    root.layoutIfNeeded()
    return try ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false)).picture(
        of: root)
}

/// How many pixels of a drawn tree aren't clear.
@MainActor
func inkedPixels(of root: UIView) throws -> Int {
    let canvas = try drawn(root)
    let (width, height) = (Int(root.bounds.width), Int(root.bounds.height))
    return (0..<height).reduce(0) { count, y in
        count + (0..<width).count { canvas.pixel(x: $0, y: y).alpha > 0.5 }
    }
}

/// The part of a view's bounds that isn't clear when it is drawn.
@MainActor
func drawnExtent(of view: UIView) throws -> CGRect {
    let canvas = try drawn(view)
    var extent = CGRect.null
    for y in 0..<Int(view.bounds.height) {
        for x in 0..<Int(view.bounds.width) where canvas.pixel(x: x, y: y).alpha > 0.5 {
            extent = extent.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }
    return extent
}

/// How bright a pixel of a drawn tree is, from 0 to 1.
@MainActor
func brightness(of root: UIView, x: Int, y: Int) throws -> CGFloat {
    let color = try drawn(root).pixel(x: x, y: y)
    return CGFloat(color.red + color.green + color.blue) / 3
}
