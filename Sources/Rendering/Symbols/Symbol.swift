internal import Foundation

/// A drawing for the name of a system symbol.
///
/// The drawings are our own: they stand for Apple's symbols without copying them. A name that has none is drawn as a
/// neutral placeholder.
struct Symbol {
    /// What surrounds the drawing, from endings of the name such as `.circle.fill`.
    enum Enclosure: String, CaseIterable { case circle, square, triangle, rectangle, shield, diamond, octagon }

    /// What stands in the corner of a drawing, from `.badge` and what follows it in the name.
    enum Badge {
        case dot
        case marks([String])
    }

    let name: String
    let marks: [String]
    let badge: Badge?
    let enclosure: Enclosure?
    let isFilled: Bool
    let isSlashed: Bool
    /// Whether there is a drawing for the name.
    let isKnown: Bool

    init(named name: String) {
        self.name = name
        var parts = name.split(separator: ".").map(String.init)
        badge = Self.badge(in: &parts)
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

    /// Takes the badge out of a name, unless the whole has a drawing of its own.
    private static func badge(in parts: inout [String]) -> Badge? {
        let plain = parts.filter { $0 != "fill" }.joined(separator: ".")
        guard SymbolTable.drawings[plain] == nil, let start = parts.firstIndex(of: "badge"), start > 0 else {
            return nil
        }
        let sign = parts[(start + 1)...].filter { $0 != "fill" }.joined(separator: ".")
        parts = parts[..<start] + (parts.contains("fill") && !parts[..<start].contains("fill") ? ["fill"] : [])
        if sign.isEmpty { return .dot }
        let marks = SymbolTable.drawings[SymbolTable.aliases[sign] ?? sign]
        return marks.map(Badge.marks) ?? .dot
    }

    /// The side of the square in which a symbol's circle has an outer diameter.
    static func side(circle diameter: CGFloat, stroke: CGFloat) -> CGFloat { (diameter - stroke) * 24 / 21 }

    /// Draws the symbol as large as fits into the rectangle, keeping its proportions.
    ///
    /// - Parameter weight: the pen's width as a share of the symbol's height; regular text corresponds to 0.085.
    func draw(on canvas: Canvas, in rect: CGRect, color: Color, weight: CGFloat = 0.085) {
        draw(on: canvas, in: rect, colors: SymbolColors(color), weight: weight)
    }

    /// The same, in a colour for each layer.
    func draw(on canvas: Canvas, in rect: CGRect, colors: SymbolColors, weight: CGFloat = 0.085) {
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        let frame = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let layers = SymbolMarkup(colors: colors).layers(of: self, pen: 24 * weight)
        // One group, even when it is opaque: what is cut out shows what lies behind, and overlapping strokes don't show
        // through each other.
        canvas.withOpacity(colors.isLayered ? 0.999 : min(colors[0].alpha, 0.999)) {
            for layer in layers {
                if layer.erases {
                    canvas.erasing { canvas.draw(layer.picture, in: frame) }
                } else {
                    canvas.draw(layer.picture, in: frame)
                }
            }
        }
    }
}
