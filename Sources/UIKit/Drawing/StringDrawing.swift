import Foundation
internal import Typography

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: Int

    /// The options of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is a corner of the lines, which wrap at its width; without it there is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as the font asks for, as they always are here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The letters' shapes are measured; here the lines are all the same.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends in an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known of text that was measured.
open class NSStringDrawingContext: NSObject {
    /// How small text may be made to fit, as a share of its size.
    /// - Note: Kept without effect.
    open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
    /// The size of the text on one line, or on one for each paragraph. Points, not rounded.
    public func size() -> CGSize {
        UIView.defaultEnvironment.size(of: measured, maximumLines: 0)
    }

    /// The rectangle that the text takes within a size. Points, not rounded; heights beyond the size's are cut where the
    /// last visible line is to be truncated.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let isLimited = wraps && size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        let text = UIView.defaultEnvironment.size(
            of: measured, width: isLimited ? size.width : nil, maximumLines: wraps ? 0 : 1)
        let isCut = options.contains(.truncatesLastVisibleLine) && size.height > 0
        return CGRect(x: 0, y: 0, width: text.width, height: isCut ? min(size.height, text.height) : text.height)
    }

    /// Draws the text in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: CGSize(width: 0, height: 0)), maximumLines: 0)
    }

    /// Draws the text in the current context, wrapped at a rectangle's width and cut to its height.
    public func draw(in rect: CGRect) { draw(in: rect, maximumLines: 0) }

    /// Draws the text in the current context; without `usesLineFragmentOrigin` on one line, its baseline at the
    /// rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
        let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        let ascent = (font ?? .systemFont(ofSize: 12)).ascender
        draw(in: CGRect(x: rect.minX, y: rect.minY - ascent, width: 0, height: 0), maximumLines: 1)
    }

    func draw(in rect: CGRect, maximumLines: Int) {
        guard let context = DrawingContexts.current, length > 0 else { return }
        let style = context.state.style
        let drawn = changeableCopy
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, range, _ in
            if font == nil { drawn.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: range) }
        }
        context.paint { $0.draw(drawn, in: rect, maximumLines: maximumLines, style: style) }
    }

    /// Text that states no font is measured in 12 points (documentation of `NSAttributedString.Key.font`).
    private var measured: AttributedText {
        typographic(
            font: .systemFont(ofSize: 12), paragraph: Typography.ParagraphStyle(lineBreakMode: .wordWrapping))
    }
}

extension NSString {
    /// The size of the text on one line, or on one for each paragraph. Points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self as String, attributes: attrs).size()
    }

    /// The rectangle that the text takes within a size. Points, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self as String, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
    }

    /// Draws the text in the current context, wrapped at a rectangle's width and cut to its height.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
    }

    /// Draws the text in the current context; without `usesLineFragmentOrigin` on one line, its baseline at the
    /// rectangle's origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self as String, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}

extension String {
    /// The size of the text on one line, or on one for each paragraph. Points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    /// The rectangle that the text takes within a size. Points, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in the current context, wrapped at a rectangle's width and cut to its height.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in the current context; without `usesLineFragmentOrigin` on one line, its baseline at the
    /// rectangle's origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
