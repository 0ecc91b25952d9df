import Foundation

/// How new paint meets what is already there. Raw values are CoreGraphics'.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
    case butt = 0, round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0, round, bevel
}

/// What becomes of pictures that are drawn larger or smaller than they are. Raw values are CoreGraphics'.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0, none, low, high, medium = 4
}

/// What a context paints with, beside its place and its clip.
package struct DrawingStyle {
    /// A shadow: the offset in points of the picture, y downwards.
    package init() {}

    /// A shadow: the offset in points of the picture, y downwards.
    package struct Shadow {
        package var offset: CGSize
        package var blur: CGFloat
        package var color: CGColor
    }

    package var fillColor = CGColor(gray: 0, alpha: 1)
    /// A picture that fills repeat, instead of a colour.
    package var fillPattern: UIImage?
    package var strokeColor = CGColor(gray: 0, alpha: 1)
    package var lineWidth: CGFloat = 1
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dashes: [CGFloat] = []
    package var dashPhase: CGFloat = 0
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    package var shadow: Shadow?
    package var interpolation = CGInterpolationQuality.default
    package var isSmooth = true
}

/// What a gradient runs along.
package enum GradientShape {
    case linear(CGPoint, CGPoint)
    /// From one circle to another.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
}

/// Where a context's paint goes. A renderer provides it while it draws a view, and for pictures made in code.
///
/// Coordinates are those that `concatenate(_:)` made; at first y points downwards.
package protocol DrawingSurface: AnyObject {
    /// Notes place and clip.
    func save()
    /// Takes back the place and clip noted last.
    func restore()
    /// Later coordinates are taken by the transform first.
    func concatenate(_ transform: CGAffineTransform)
    /// Confines later paint to a path.
    func clip(to path: CGPath, rule: CGPathFillRule)
    /// Confines later paint to where a picture stretched into the rectangle is opaque.
    func clip(to mask: UIImage, in rect: CGRect)
    func fill(_ path: CGPath, rule: CGPathFillRule, style: DrawingStyle)
    func stroke(_ path: CGPath, style: DrawingStyle)
    /// Draws a picture, its upper edge at the rectangle's smallest y.
    func draw(_ image: UIImage, in rect: CGRect, style: DrawingStyle)
    func draw(_ gradient: CGGradient, _ shape: GradientShape, options: CGGradientDrawingOptions, style: DrawingStyle)
    /// Draws text that wraps at the rectangle's width, or without a limit on one line for each paragraph.
    func draw(_ text: NSAttributedString, in rect: CGRect, maximumLines: Int, style: DrawingStyle)
    /// Draws a label's text in the middle of a rectangle's height.
    func drawText(of label: UILabel, in rect: CGRect)
    /// What is drawn until `endGroup` becomes one picture, laid on with the style's opacity, blending and shadow.
    func beginGroup()
    func endGroup(style: DrawingStyle)
    /// Draws a view and everything in it, its upper left corner at the origin.
    func draw(_ view: UIView)
    /// Draws a layer and everything in it, its upper left corner at the origin.
    func draw(_ layer: CALayer)
    /// The dynamic colours' traits while this is drawn on; nil for those of the environment.
    var traits: UITraitCollection? { get }
}

/// A surface that keeps what is drawn.
package protocol PixelSurface: DrawingSurface {
    /// A copy of the pixels.
    func makeImage() -> CGImage?
    /// Replaces the pixels by those of an image of the same size.
    func load(_ image: CGImage)
}

/// A surface of pages.
package protocol PageSurface: DrawingSurface {
    /// Ends the page before, if there is one, and begins one of a size in points.
    func beginPage(_ size: CGSize)
    /// The file. Nothing can be drawn afterwards.
    func finished() -> Data?
}

/// The contexts that a thread uses, the innermost last.
package enum DrawingContexts {
    /// The context that painting goes to, or nil outside of drawing.
    package static var current: CGContext? { ThreadContext.current.drawing.last }

    /// Runs the body while a surface is drawn on. Pictures that the body begins and doesn't end are ended.
    package static func draw<Result>(
        on surface: any DrawingSurface, _ body: (CGContext) throws -> Result
    ) rethrows -> Result {
        try draw(in: CGContext(surface), body)
    }

    static func draw<Result>(in context: CGContext, _ body: (CGContext) throws -> Result) rethrows -> Result {
        let thread = ThreadContext.current
        let (drawing, pictures, traits) = (thread.drawing, thread.pictures, thread.traits)
        defer { (thread.drawing, thread.pictures, thread.traits) = (drawing, pictures, traits) }
        thread.drawing.append(context)
        if let own = context.surface?.traits { thread.traits = own }
        return try body(context)
    }
}

extension UIColor {
    /// Makes this the colour of fills and lines in the current context; without one nothing happens.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of fills in the current context.
    public func setFill() { DrawingContexts.current?.setFill(self) }

    /// Makes this the colour of lines in the current context.
    public func setStroke() { DrawingContexts.current?.setStrokeColor(cgColor) }
}

/// Fills the rectangle in the current context.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills the rectangle in the current context, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    DrawingContexts.current?.fill(CGPath(rect: rect, transform: nil), blending: blendMode)
}

/// Draws a line just inside the rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line just inside the rectangle in the current context, mixed with what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    DrawingContexts.current?.frame(rect, blending: blendMode)
}

/// Confines later paint in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { DrawingContexts.current?.clip(to: rect) }

/// The context that painting goes to; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Has later painting go to a context, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { ThreadContext.current.drawing.append(context) }

/// Has painting go where it went before `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { _ = ThreadContext.current.drawing.popLast() }
