import Foundation
import Synchronization

/// How new paint meets what is already there. Raw values are CoreGraphics'.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
}

/// Where `draw(_:)` paints; a renderer provides it while it draws a view.
package protocol DrawingContext: AnyObject, Sendable {
    /// The colour of fills from now on.
    func setFill(_ color: UIColor)
    /// The colour of lines from now on.
    func setStroke(_ color: UIColor)
    /// Fills the rectangle, in the view's coordinates.
    func fill(_ rect: CGRect, blendMode: CGBlendMode)
    /// Draws a line 1 point wide just inside the rectangle.
    func stroke(_ rect: CGRect, blendMode: CGBlendMode)
}

/// The contexts in use, the innermost last.
package enum DrawingContexts {
    private static let stack = Mutex<[any DrawingContext]>([])

    /// The context that painting goes to, or nil outside of drawing.
    package static var current: (any DrawingContext)? { stack.withLock { $0.last } }

    /// Makes the context current until the matching `pop`.
    package static func push(_ context: any DrawingContext) {
        stack.withLock { $0.append(context) }
    }

    /// Makes the context before current again.
    package static func pop() {
        stack.withLock { _ = $0.popLast() }
    }
}

extension UIColor {
    /// Makes this the colour of fills and lines in the current context; without one nothing happens.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of fills in the current context.
    public func setFill() {
        DrawingContexts.current?.setFill(self)
    }

    /// Makes this the colour of lines in the current context.
    public func setStroke() {
        DrawingContexts.current?.setStroke(self)
    }
}

/// Fills the rectangle in the current context.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills the rectangle in the current context, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    DrawingContexts.current?.fill(rect, blendMode: blendMode)
}

/// Draws a line just inside the rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line just inside the rectangle in the current context, mixed with what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    DrawingContexts.current?.stroke(rect, blendMode: blendMode)
}
