import Foundation

/// How new paint meets what is already there. Raw values are CoreGraphics'.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
}

/// Where `draw(_:)` paints; a renderer provides it while it draws a view.
package protocol DrawingContext: AnyObject {
    /// The colour of fills from now on.
    func setFill(_ color: UIColor)
    /// The colour of lines from now on.
    func setStroke(_ color: UIColor)
    /// Fills the rectangle, in the view's coordinates.
    func fill(_ rect: CGRect, blendMode: CGBlendMode)
    /// Draws a line 1 point wide just inside the rectangle.
    func stroke(_ rect: CGRect, blendMode: CGBlendMode)
}

/// The contexts that a thread uses, the innermost last.
package enum DrawingContexts {
    /// The context that painting goes to, or nil outside of drawing.
    package static var current: (any DrawingContext)? { ThreadContext.current.drawing.last }

    /// Runs the body while the context is the current one. Pictures that the body begins and doesn't end are ended.
    package static func draw<Result>(in context: any DrawingContext, _ body: () throws -> Result) rethrows -> Result {
        let thread = ThreadContext.current
        let (drawing, pictures) = (thread.drawing, thread.pictures)
        defer { (thread.drawing, thread.pictures) = (drawing, pictures) }
        thread.drawing.append(context)
        return try body()
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
