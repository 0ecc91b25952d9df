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
    /// How small text may be made to fit when it is measured, as a share of its size; 0 leaves it as it is.
    open var minimumScaleFactor: CGFloat = 0
    /// How small the text was made to fit when it was last measured, as a share of its size.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took when it was last measured. Points.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size of the text on one line, or on one for each paragraph. Points, not rounded.
    public func size() -> CGSize {
        UIView.defaultEnvironment.size(of: measured, maximumLines: 0)
    }

    /// The rectangle that the text takes within a size. Points, not rounded; heights beyond the size's are cut where the
    /// last visible line is to be truncated. The context may let the text shrink until it fits, and says what became of it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let isLimited = wraps && size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        func measure(_ scale: CGFloat) -> CGSize {
            UIView.defaultEnvironment.size(
                of: measured.scaled(by: scale), width: isLimited ? size.width : nil, maximumLines: wraps ? 0 : 1)
        }
        func fits(_ text: CGSize) -> Bool {
            (size.width <= 0 || text.width <= size.width) && (size.height <= 0 || text.height <= size.height)
        }
        var (scale, text) = (CGFloat(1), measure(1))
        if let least = context?.minimumScaleFactor, least > 0, least < 1, !fits(text) {
            // The largest size that fits, to a thousandth; the smallest where none does.
            var (low, high) = (least, CGFloat(1))
            while high - low > 0.001 {
                let middle = (low + high) / 2
                if fits(measure(middle)) { low = middle } else { high = middle }
            }
            (scale, text) = (low, measure(low))
        }
        let isCut = options.contains(.truncatesLastVisibleLine) && size.height > 0
        let bounds = CGRect(x: 0, y: 0, width: text.width, height: isCut ? min(size.height, text.height) : text.height)
        context?.actualScaleFactor = scale
        context?.totalBounds = bounds
        return bounds
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

extension AttributedText {
    /// The same text in letters of another size.
    fileprivate func scaled(by factor: CGFloat) -> AttributedText {
        var text = self
        for index in text.runs.indices {
            text.runs[index].font.size *= Double(factor)
            text.runs[index].kern *= Double(factor)
        }
        return text
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
