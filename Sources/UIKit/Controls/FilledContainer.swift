import Foundation
internal import Typography

/// The lines that a layout manager has set in one container.
struct FilledContainer {
    let container: NSTextContainer
    /// From the top; not the empty one after a last line end.
    private(set) var lines: [LineFragment] = []
    /// The letters that the lines stand for: UTF-16 units of the whole text.
    private(set) var range: NSRange
    /// The text that the lines show, as it is drawn.
    private let shown: NSAttributedString
    /// Where the lines begin and how far they reach; no width where they don't wrap. Points.
    private let room: (start: CGFloat, width: CGFloat?)

    /// Sets as much of a text as there is room for.
    ///
    /// - Parameter start: the first of the letters, as a UTF-16 unit of the text.
    /// - Parameter isLast: whether the text ends here: what doesn't fit is cut off, as the container's line break mode says.
    @MainActor
    init(_ container: NSTextContainer, _ text: NSAttributedString, from start: Int, isLast: Bool) {
        self.container = container
        range = NSRange(location: start, length: 0)
        let padding = container.lineFragmentPadding
        let free = container.size.width - 2 * padding
        let wraps = container.size.width > 0 && free < CGFloat.greatestFiniteMagnitude / 2
        let width = wraps ? max(1, free) : nil
        room = (padding, width)
        let rest = NSRange(location: start, length: text.length - start)
        var shown = start == 0 ? text : text.attributedSubstring(from: rest)
        if isLast { shown = shown.breakingLines(as: container.lineBreakMode) }
        self.shown = shown
        guard shown.length > 0 || start == 0 else { return }
        let wrapping = Typography.ParagraphStyle(lineBreakMode: .wordWrapping)
        let typographic = shown.typographic(font: .systemFont(ofSize: 12), paragraph: wrapping)
        func set(_ limit: Int) -> TextLayout {
            UIView.defaultEnvironment.layout(typographic, width: width, maximumLines: limit)
        }
        var layout = set(container.maximumNumberOfLines)
        if container.size.height > 0 {
            let fitting = layout.lines.prefix { CGFloat($0.top + $0.height) <= container.size.height + 0.01 }.count
            if fitting == 0 { return }
            if fitting < layout.lines.count { layout = set(fitting) }
        }
        let units = UnitOffsets(shown.string)
        for line in layout.lines where !line.range.isEmpty || layout.lines.count == 1 {
            lines.append(
                LineFragment(
                    line, in: shown, range: units.range(of: line.range), after: start, within: container.size.width,
                    padding: padding, room: width, alignment: line.alignment ?? typographic.paragraph.alignment))
        }
        if let last = lines.last { range.length = NSMaxRange(last.range) - start }
    }

    /// Draws some of the letters in the current context, the container's corner at a point.
    func draw(_ letters: NSRange, at origin: CGPoint) {
        guard let bottom = lines.last?.used.maxY else { return }
        let rect = CGRect(x: origin.x + room.start, y: origin.y, width: room.width ?? 0, height: bottom + 1)
        let isWhole = NSIntersectionRange(letters, range) == range
        let context = UIGraphicsGetCurrentContext()
        if !isWhole {
            context?.saveGState()
            context?.clip(to: lines.compactMap { $0.rect(of: letters)?.offsetBy(dx: origin.x, dy: origin.y) })
        }
        shown.draw(in: rect, maximumLines: lines.count)
        if !isWhole { context?.restoreGState() }
    }
}

/// A line that a layout manager has set, in its container's coordinates.
struct LineFragment {
    /// As wide as the container.
    let whole: CGRect
    /// The part with letters and the padding of both ends.
    let used: CGRect
    /// From the top of the line, in points.
    let baseline: CGFloat
    /// UTF-16 units of the whole text.
    let range: NSRange
    /// Those of the units that an ellipsis stands for.
    let hidden: NSRange?
    private let padding: CGFloat
    private let text: NSAttributedString

    /// - Parameter range: the line's part of `text`, in UTF-16 units.
    /// - Parameter start: how much of the whole text stands before `text`.
    /// - Parameter width: the container's, in points.
    /// - Parameter room: how much of it the lines may fill, in points; nil for no limit.
    init(
        _ line: TextLayout.Line, in text: NSAttributedString, range: NSRange, after start: Int, within width: CGFloat,
        padding: CGFloat, room: CGFloat?, alignment: TextAlignment
    ) {
        let (head, tail, own) = (CGFloat(line.indent), CGFloat(line.tail), CGFloat(line.width))
        let free = room.map { max(0, $0 - head - tail - own) } ?? 0
        let before: CGFloat =
            switch alignment {
            case .center: head + free / 2
            case .right: head + free
            case .left, .natural, .justified: head
            }
        used = CGRect(x: before, y: CGFloat(line.top), width: own + 2 * padding, height: CGFloat(line.height))
        whole = CGRect(x: 0, y: used.minY, width: max(width, used.maxX), height: used.height)
        baseline = CGFloat(line.baseline - line.top)
        self.padding = padding
        self.text = text.attributedSubstring(from: range)
        self.range = NSRange(location: start + range.location, length: range.length)
        hidden = line.isTruncated ? Self.hidden(by: line.text, in: self.text.string, at: self.range.location) : nil
    }

    /// What stands in the text and not in the line that shows it with an ellipsis.
    private static func hidden(by shown: String, in text: String, at start: Int) -> NSRange {
        let head = text.commonPrefix(with: shown).utf16.count
        let tail = String(shown.reversed()).commonPrefix(with: String(text.reversed())).utf16.count
        let length = max(0, text.utf16.count - head - min(tail, text.utf16.count - head))
        return NSRange(location: start + head, length: length)
    }

    /// How far from the container's edge a letter begins, in points.
    func x(of place: Int) -> CGFloat {
        let length = min(max(0, place - range.location), text.length)
        let start = used.minX + padding
        guard length > 0 else { return start }
        let width = text.attributedSubstring(from: NSRange(location: 0, length: length)).size().width
        return start + min(used.width - 2 * padding, width)
    }

    /// The rectangle of those of some letters that stand in the line; of a place without width where there are none to be
    /// held, and nil where the line has no part in them.
    func rect(of letters: NSRange) -> CGRect? {
        let isPlace = letters.length == 0 && NSLocationInRange(letters.location, range)
        let part = isPlace ? letters : NSIntersectionRange(range, letters)
        guard isPlace || part.length > 0 else { return nil }
        let (start, end) = (x(of: part.location), x(of: NSMaxRange(part)))
        return CGRect(x: start, y: used.minY, width: max(0, end - start), height: used.height)
    }

    /// The letter at a distance from the container's edge, and the part of it before that. A line's end is no letter to be met.
    func place(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
        let letters = text.string as NSString
        var end = letters.length
        while end > 1, isLineEnd(letters.character(at: end - 1)) { end -= 1 }
        guard x > used.minX + padding, end > 0 else { return (range.location, 0) }
        var (low, high) = (0, end - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.x(of: range.location + middle) <= x { low = middle } else { high = middle - 1 }
        }
        let letter = letters.rangeOfComposedCharacterSequence(at: low)
        let start = self.x(of: range.location + letter.location)
        let stop = self.x(of: range.location + NSMaxRange(letter))
        let fraction = stop > start ? (x - start) / (stop - start) : 0
        return (range.location + letter.location, min(max(fraction, 0), 1))
    }

    private func isLineEnd(_ unit: unichar) -> Bool { [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(unit) }
}

/// Where the Unicode scalars of a text begin, in UTF-16 units.
private struct UnitOffsets {
    private var offsets: [Int] = [0]

    init(_ text: String) {
        for scalar in text.unicodeScalars { offsets.append(offsets[offsets.count - 1] + UTF16.width(scalar)) }
    }

    func range(of scalars: Range<Int>) -> NSRange {
        let (start, end) = (offset(scalars.lowerBound), offset(scalars.upperBound))
        return NSRange(location: start, length: end - start)
    }

    private func offset(_ scalar: Int) -> Int { offsets[min(max(0, scalar), offsets.count - 1)] }
}

extension NSAttributedString {
    /// The text with a container's way of cutting lines off, where its paragraphs say none of their own.
    fileprivate func breakingLines(as mode: NSLineBreakMode) -> NSAttributedString {
        guard mode != .byWordWrapping, length > 0 else { return self }
        let text = changeableCopy
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let own = value as? NSParagraphStyle {
                guard own.lineBreakMode == .byWordWrapping else { return }
                style.setParagraphStyle(own)
            }
            style.lineBreakMode = mode
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return text
    }
}
