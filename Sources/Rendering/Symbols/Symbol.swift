internal import Foundation

/// A drawing for the name of a system symbol.
///
/// The drawings are our own: they stand for Apple's symbols without copying them. A name that has none is drawn as a
/// neutral placeholder.
struct Symbol {
    /// What surrounds the drawing, from endings of the name such as `.circle.fill`.
    enum Enclosure: String, CaseIterable { case circle, square, triangle, rectangle, shield, diamond, octagon }

    private var marks: [String]
    private var enclosure: Enclosure?
    private var isFilled: Bool
    private var isSlashed: Bool
    /// Whether there is a drawing for the name.
    let isKnown: Bool

    init(named name: String) {
        var parts = name.split(separator: ".").map(String.init)
        var (filled, slashed): (Bool, Bool) = (false, false)
        var enclosure: Enclosure?
        func entry() -> [String]? {
            let key = parts.joined(separator: ".")
            let resolved = SymbolTable.aliases[key] ?? key
            if let marks = SymbolTable.drawings[resolved] { return marks }
            // An alias may itself have an enclosure; one level of it is enough.
            let inner = resolved.split(separator: ".").map(String.init)
            if resolved != key, let last = inner.last, let around = Enclosure(rawValue: last) {
                enclosure = around
                return SymbolTable.drawings[inner.dropLast().joined(separator: ".")]
            }
            return nil
        }
        var found = entry()
        while found == nil, let last = parts.last, parts.count > 1 {
            switch last {
            case "fill": filled = true
            case "slash": slashed = true
            default:
                if let around = Enclosure(rawValue: last), enclosure == nil { enclosure = around }
            }
            parts.removeLast()
            found = entry()
        }
        isKnown = found != nil
        // The neutral placeholder, a frame with a dot: a dashed frame would look broken at 17 points.
        marks = found ?? ["s R 4 4 16 16 4", "f O 12 12 2.2"]
        self.enclosure = isKnown ? enclosure : nil
        isFilled = filled
        isSlashed = slashed
    }

    /// Draws the symbol as large as fits into the rectangle, keeping its proportions.
    ///
    /// - Parameter weight: the pen's width as a share of the symbol's height; regular text corresponds to 0.085.
    func draw(on canvas: Canvas, in rect: CGRect, color: Color, weight: CGFloat = 0.085) {
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        let frame = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        // A group of its own even when opaque, so that what is cut out shows what lies behind.
        canvas.withOpacity(min(color.alpha, 0.999)) {
            var solid = color
            solid.alpha = 1
            drawEnclosure(on: canvas, in: frame, color: solid, pen: side * weight)
        }
    }

    private func drawEnclosure(on canvas: Canvas, in frame: CGRect, color: Color, pen: CGFloat) {
        let unit = frame.width / 24
        func place(_ path: Path) -> Path {
            path.transformed(
                scale: CGSize(width: unit, height: unit), offset: CGPoint(x: frame.minX, y: frame.minY))
        }
        guard let enclosure else {
            return drawMarks(on: canvas, in: frame, color: color, pen: pen, filled: isFilled)
        }
        let outline: Path
        var inner = frame.insetBy(dx: frame.width * 0.25, dy: frame.height * 0.25)
        switch enclosure {
        case .circle: outline = place(.circle(center: CGPoint(x: 12, y: 12), radius: 10.5))
        case .square: outline = place(.roundedRect(CGRect(x: 2.5, y: 2.5, width: 19, height: 19), radius: 4.5))
        case .rectangle: outline = place(.roundedRect(CGRect(x: 1, y: 4.5, width: 22, height: 15), radius: 3))
        case .triangle:
            outline = place(SymbolPathParser.path("M 12 2.5 L 22.5 21 H 1.5 Z"))
            inner = frame.insetBy(dx: frame.width * 0.29, dy: frame.height * 0.29)
                .offsetBy(dx: 0, dy: frame.height * 0.09)
        case .shield: outline = place(SymbolPathParser.path(SymbolTable.drawings["shield"]?[0].dropping(2) ?? ""))
        case .diamond: outline = place(SymbolPathParser.path("M 12 1.5 L 22.5 12 L 12 22.5 L 1.5 12 Z"))
        case .octagon:
            outline = place(
                SymbolPathParser.path("M 8 2 H 16 L 22 8 V 16 L 16 22 H 8 L 2 16 V 8 Z"))
        }
        if isFilled {
            // The inner drawing is left out of the fill, as on the device, where it shows what is behind.
            canvas.fill(outline, color: color)
            canvas.erasing { drawMarks(on: canvas, in: inner, color: .black, pen: pen, filled: true) }
        } else {
            canvas.stroke(outline, color: color, width: pen, round: true)
            drawMarks(on: canvas, in: inner, color: color, pen: pen * 0.9, filled: false)
        }
    }

    private func drawMarks(
        on canvas: Canvas, in frame: CGRect, color: Color, pen: CGFloat, filled: Bool
    ) {
        let unit = frame.width / 24
        for mark in marks {
            let path = SymbolPathParser.path(mark.dropping(2)).transformed(
                scale: CGSize(width: unit, height: unit), offset: CGPoint(x: frame.minX, y: frame.minY))
            switch mark.first {
            case "f": canvas.fill(path, color: color)
            case "k": canvas.erasing { canvas.stroke(path, color: .black, width: pen * 0.85, round: true) }
            case "c": canvas.erasing { canvas.fill(path, color: .black) }
            default:
                if (filled && path.isClosed) || mark.hasPrefix("b") { canvas.fill(path, color: color) }
                canvas.stroke(path, color: color, width: pen, round: true)
            }
        }
        if isSlashed {
            let from = CGPoint(x: frame.minX + 3 * unit, y: frame.minY + 3 * unit)
            let to = CGPoint(x: frame.minX + 21 * unit, y: frame.minY + 21 * unit)
            let line = Path.line(from: from, to: to)
            canvas.erasing { canvas.stroke(line, color: .black, width: pen * 3) }
            canvas.stroke(line, color: color, width: pen, round: true)
        }
    }
}

extension String {
    fileprivate func dropping(_ count: Int) -> String { String(dropFirst(count)) }
}
