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
}
