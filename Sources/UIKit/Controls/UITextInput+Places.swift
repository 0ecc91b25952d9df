import Foundation

/// A rectangle that shows a part of a choice. None is shown here.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Where it is, in points.
    open var rect: CGRect { .zero }
    /// The way of its text.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the choice begins in it.
    open var containsStart: Bool { false }
    /// Whether the choice ends in it.
    open var containsEnd: Bool { false }
    /// Whether its lines stand.
    open var isVertical: Bool { false }
}

/// A line of text in a view: which of the text's UTF-16 units, and where.
private struct TextLine {
    var range: NSRange
    var rect: CGRect
    var text: NSAttributedString

    /// How far to the right of the line's beginning a place is, in points.
    func x(of offset: Int) -> CGFloat {
        let length = min(max(0, offset - range.location), text.length)
        return length == 0 ? 0 : text.attributedSubstring(from: NSRange(location: 0, length: length)).size().width
    }

    /// The place that lies nearest to a point.
    func offset(at x: CGFloat) -> Int {
        var best = (offset: range.location, distance: abs(x - rect.minX))
        for length in 0...text.length {
            let distance = abs(rect.minX + self.x(of: range.location + length) - x)
            if distance < best.distance { best = (range.location + length, distance) }
        }
        return best.offset
    }
}

extension UITextField {
    private var line: TextLine {
        let rect = editingRect(forBounds: bounds)
        let height = effectiveFont.lineHeight
        let text = NSAttributedString(string: text ?? "", attributes: [.font: effectiveFont])
        let free = max(0, rect.width - text.size().width)
        let start: CGFloat =
            switch textAlignment.resolved(in: self) {
            case .center: free / 2
            case .right: free
            default: 0
            }
        return TextLine(
            range: NSRange(location: 0, length: text.length),
            rect: CGRect(x: rect.minX + start, y: rect.midY - height / 2, width: rect.width, height: height), text: text
        )
    }

    func textRect(of range: NSRange) -> CGRect { line.rect(of: range) }
    func textOffset(at point: CGPoint) -> Int { line.offset(at: point.x) }
}

extension UITextView {
    private var lines: [TextLine] {
        let room = NSTextContainer(
            size: CGSize(
                width: bounds.width - textContainerInset.left - textContainerInset.right,
                height: .greatestFiniteMagnitude))
        room.lineFragmentPadding = textContainer.lineFragmentPadding
        let text = attributedText.changeableCopy
        let everything = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.font, in: everything) { font, range, _ in
            if font == nil { text.addAttribute(.font, value: effectiveFont, range: range) }
        }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment.resolved(in: self)
        text.enumerateAttribute(.paragraphStyle, in: everything) { own, range, _ in
            if own == nil { text.addAttribute(.paragraphStyle, value: style, range: range) }
        }
        let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
        manager.addTextContainer(room)
        storage.addLayoutManager(manager)
        // A manager doesn't keep its text.
        defer { withExtendedLifetime(storage) {} }
        var lines: [TextLine] = []
        manager.enumerateLineFragments(forGlyphRange: everything) { _, used, _, range, _ in
            let range = NSIntersectionRange(range, everything)
            lines.append(
                TextLine(
                    range: range,
                    rect: used.insetBy(dx: room.lineFragmentPadding, dy: 0)
                        .offsetBy(dx: textContainerInset.left, dy: textContainerInset.top),
                    text: text.attributedSubstring(from: range)))
        }
        let extra = manager.extraLineFragmentRect
        if !lines.isEmpty, extra != .zero {
            let place = extra.offsetBy(
                dx: textContainerInset.left + room.lineFragmentPadding, dy: textContainerInset.top)
            lines.append(
                TextLine(range: NSRange(location: text.length, length: 0), rect: place, text: NSAttributedString()))
        }
        if !lines.isEmpty { return lines }
        let start = CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top, width: 0,
            height: effectiveFont.lineHeight)
        return [TextLine(range: NSRange(location: 0, length: 0), rect: start, text: NSAttributedString(string: ""))]
    }

    func textRect(of range: NSRange) -> CGRect {
        let lines = lines
        return (lines.last { $0.range.location <= range.location } ?? lines[0]).rect(of: range)
    }

    /// The lines that a part of the text stands in, from the first's top to the last's bottom.
    func linesRect(of range: NSRange) -> CGRect {
        let lines = lines
        let first = lines.last { $0.range.location <= range.location } ?? lines[0]
        guard range.length > 0 else { return first.rect(of: range) }
        let last = lines.last { $0.range.location < NSMaxRange(range) } ?? first
        return first.rect(of: range).union(last.rect(of: NSRange(location: NSMaxRange(range), length: 0)))
    }

    func textOffset(at point: CGPoint) -> Int {
        let lines = lines
        return (lines.last { $0.rect.minY <= point.y } ?? lines[0]).offset(at: point.x)
    }
}

extension NSTextAlignment {
    /// Natural text begins where the view's lines do.
    @MainActor
    fileprivate func resolved(in view: UIView) -> NSTextAlignment {
        self == .natural && view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : self
    }
}

extension TextLine {
    /// The rectangle of a part of the line; a place alone is two points wide, as a mark of typing is.
    fileprivate func rect(of part: NSRange) -> CGRect {
        let (start, end) = (x(of: part.location), x(of: part.location + part.length))
        return CGRect(
            x: rect.minX + start, y: rect.minY, width: part.length == 0 ? 2 : max(0, end - start), height: rect.height)
    }
}
