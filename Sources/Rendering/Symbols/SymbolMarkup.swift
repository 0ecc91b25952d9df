internal import Foundation

/// Writes a symbol as SVG, in a box of 24 × 24.
///
/// What is cut out is a layer of its own. A mask would do, but librsvg draws masks with one pixel to the point.
struct SymbolMarkup {
    /// What is drawn, or cut out of the layers before it.
    struct Layer {
        var picture: SVGPicture?
        var erases: Bool
    }

    private let colors: SymbolColors
    /// The layer that is drawn.
    private var layer = 0
    private var parts: [(content: String, erases: Bool)] = []

    init(colors: SymbolColors) { self.colors = colors }

    /// The colour of what is drawn, as SVG spells it.
    private var ink: String {
        func component(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let color = colors[layer]
        return "rgb(\(component(color.red)),\(component(color.green)),\(component(color.blue)))"
    }

    /// What is drawn, as much of it as is seen: layers differ in that, too.
    private func seen(_ content: String) -> String {
        guard colors.isLayered, colors[layer].alpha < 1 else { return content }
        return "<g opacity=\"\(colors[layer].alpha)\">\(content)</g>"
    }

    /// - Parameter pen: the pen's width in the box's units.
    func layers(of symbol: Symbol, pen: CGFloat) -> [Layer] {
        var markup = self
        markup.add(symbol, pen: pen)
        return markup.parts.map { Layer(picture: Self.picture($0.content), erases: $0.erases) }
    }

    private static func picture(_ content: String) -> SVGPicture? {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" stroke-linecap="round" \
            stroke-linejoin="round">\(content)</svg>
            """
        do {
            return try SVGPicture(data: Array(text.utf8), path: "(symbol)")
        } catch {
            assertionFailure("\(text): \(error)")
            return nil
        }
    }

    private mutating func add(_ symbol: Symbol, pen: CGFloat) {
        layer = symbol.badge == nil ? 0 : 1
        addBody(of: symbol, pen: pen)
        layer = 0
        switch symbol.badge {
        case .dot?:
            erase("<circle cx=\"18.5\" cy=\"5.5\" r=\"6\"/>")
            draw("<circle cx=\"18.5\" cy=\"5.5\" r=\"4.2\" fill=\"\(ink)\"/>")
        case .marks(let marks)?:
            erase("<circle cx=\"18\" cy=\"18\" r=\"7.4\"/>")
            draw("<circle cx=\"18\" cy=\"18\" r=\"5.9\" fill=\"\(ink)\"/>")
            var sign = SymbolMarkup(colors: SymbolColors(.black))
            for mark in marks { sign.add(mark, pen: pen * 2, isFilled: false) }
            for part in sign.parts {
                erase("<g transform=\"translate(14.6 14.6) scale(0.283)\">\(part.content)</g>")
            }
        case nil: break
        }
    }

    private mutating func addBody(of symbol: Symbol, pen: CGFloat) {
        guard let enclosure = symbol.enclosure else {
            addMarks(of: symbol, pen: pen, isFilled: symbol.isFilled)
            return
        }
        let first = layer
        let outline = shape(enclosure.outline)
        if symbol.isFilled {
            // The inner drawing is left out of the fill, as on the device, where it shows what is behind.
            layer = first + 1
            draw("<\(outline) fill=\"\(ink)\"/>")
            layer = first
            var hole = SymbolMarkup(colors: colors.isLayered ? colors : SymbolColors(.black))
            hole.layer = first
            hole.addMarks(of: symbol, pen: pen / enclosure.scale, isFilled: true)
            // What is cut out of a hole is filled again; no drawing in the table does that. Layers are drawn over each other.
            for part in hole.parts {
                let content = enclosure.inside(part.content)
                if colors.isLayered && !part.erases { add(content, erases: false) } else { erase(content) }
            }
        } else {
            layer = first + 1
            draw(stroked(outline, pen: pen, fill: "none"))
            layer = first
            var inner = self
            inner.parts = []
            inner.addMarks(of: symbol, pen: pen * 0.9 / enclosure.scale, isFilled: false)
            for part in inner.parts {
                let content = enclosure.inside(part.content)
                add(content, erases: part.erases)
            }
        }
    }

    private mutating func addMarks(of symbol: Symbol, pen: CGFloat, isFilled: Bool) {
        let first = layer
        for (index, mark) in symbol.marks.enumerated() {
            if symbol.enclosure == nil { layer = first + SymbolColors.layer(ofMark: index, in: symbol.name) }
            add(mark, pen: pen, isFilled: isFilled)
        }
        layer = first
        if symbol.isSlashed {
            let line = "path d=\"M 3 3 L 21 21\""
            erase("<\(line) stroke=\"\(ink)\" stroke-linecap=\"butt\" stroke-width=\"\(pen * 3)\"/>")
            draw(stroked(line, pen: pen, fill: "none"))
        }
    }

    private mutating func add(_ mark: String, pen: CGFloat, isFilled: Bool) {
        let shape = shape(String(mark.dropFirst(2)))
        switch mark.first {
        case "f": draw("<\(shape) fill=\"\(ink)\"/>")
        case "k": erase(stroked(shape, pen: pen * 0.85, fill: "none"))
        case "c": erase("<\(shape)/>")
        default:
            let isClosed = mark.hasSuffix("Z") || !shape.hasPrefix("path")
            let fills = mark.hasPrefix("b") || (isFilled && isClosed)
            draw(stroked(shape, pen: pen, fill: fills ? ink : "none"))
        }
    }

    private mutating func draw(_ content: String) { add(seen(content), erases: false) }

    private mutating func erase(_ content: String) { add(content, erases: true) }

    private mutating func add(_ content: String, erases: Bool) {
        if parts.last?.erases == erases {
            parts[parts.count - 1].content += content
        } else {
            parts.append((content, erases))
        }
    }

    /// The element of a shape, without its brackets.
    private func shape(_ notation: String) -> String {
        let words = notation.split(separator: " ")
        switch words.first {
        case "O" where words.count == 4: return "circle cx=\"\(words[1])\" cy=\"\(words[2])\" r=\"\(words[3])\""
        case "R" where words.count == 6:
            return """
                rect x="\(words[1])" y="\(words[2])" width="\(words[3])" height="\(words[4])" rx="\(words[5])"
                """
        default: return "path d=\"\(notation)\""
        }
    }

    private func stroked(_ shape: String, pen: CGFloat, fill: String) -> String {
        "<\(shape) fill=\"\(fill)\" stroke=\"\(ink)\" stroke-width=\"\(pen)\"/>"
    }
}

extension Symbol.Enclosure {
    /// The shape, in the notation of ``SymbolTable``.
    fileprivate var outline: String {
        switch self {
        case .circle: "O 12 12 10.5"
        case .square: "R 2.5 2.5 19 19 4.5"
        case .rectangle: "R 1 4.5 22 15 3"
        case .triangle: "M 12 2.5 L 22.5 21 H 1.5 Z"
        case .shield: "M 12 2.5 L 20 5.5 V 11 C 20 16 16.5 19.5 12 21.5 C 7.5 19.5 4 16 4 11 V 5.5 Z"
        case .diamond: "M 12 1.5 L 22.5 12 L 12 22.5 L 1.5 12 Z"
        case .octagon: "M 8 2 H 16 L 22 8 V 16 L 16 22 H 8 L 2 16 V 8 Z"
        }
    }

    /// The size of the drawing inside as a share of its own.
    fileprivate var scale: CGFloat { self == .triangle ? 0.42 : 0.5 }

    /// A drawing in its place inside: in the middle, and a little lower in a triangle.
    fileprivate func inside(_ content: String) -> String {
        let edge = 12 * (1 - scale)
        let place = "translate(\(edge) \(self == .triangle ? edge + 2.16 : edge)) scale(\(scale))"
        return "<g transform=\"\(place)\">\(content)</g>"
    }
}
