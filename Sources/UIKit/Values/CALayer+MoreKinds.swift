import Foundation

/// A layer that keeps its sublayers in space. They are drawn in the plane.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that shows a part of what is in it.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// Shows what begins at a point.
    open func scroll(to point: CGPoint) { bounds.origin = point }
    /// Shows a rectangle.
    open func scroll(to rect: CGRect) { bounds.origin = rect.origin }
}

/// A layer of tiles. It is drawn as a whole.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// How large a tile is, in pixels.
    /// - Note: Kept without effect.
    open var tileSize = CGSize(width: 256, height: 256)
    /// How many times it is kept smaller.
    /// - Note: Kept without effect.
    open var levelsOfDetail = 1
    /// How many times it is kept larger.
    /// - Note: Kept without effect.
    open var levelsOfDetailBias = 0
    /// How long a new tile takes to come, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
