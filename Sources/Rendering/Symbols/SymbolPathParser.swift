internal import Foundation

/// Reads the compact notation of the symbol table: SVG's path commands M L H V C Q A Z with absolute coordinates in a
/// box of 24 × 24, and `O x y r` for a full circle, `R x y width height radius` for a rounded rectangle.
///
/// The table is part of the program, so an unknown command is a mistake of ours: it stops in debug builds and is
/// skipped in release builds.
struct SymbolPathParser {
    private var tokens: ArraySlice<Substring>
    private var path = Path()
    private var current = CGPoint.zero

    static func path(_ notation: String) -> Path {
        var parser = SymbolPathParser(tokens: notation.split(whereSeparator: { $0 == " " || $0 == "," })[...])
        while parser.step() {}
        return parser.path
    }

    private mutating func number() -> CGFloat {
        guard let token = tokens.popFirst(), let value = Double(token) else {
            assertionFailure("a symbol's path ends in the middle of a command")
            return 0
        }
        return value
    }

    private mutating func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
    }

    private mutating func step() -> Bool {
        guard let command = tokens.popFirst() else { return false }
        switch command {
        case "M":
            current = point()
            path.move(to: current)
        case "L":
            repeat { line(to: point()) } while nextIsNumber
        case "H": line(to: CGPoint(x: number(), y: current.y))
        case "V": line(to: CGPoint(x: current.x, y: number()))
        case "C":
            repeat {
                let (a, b, end) = (point(), point(), point())
                path.addCurve(to: end, control1: a, control2: b)
                current = end
            } while nextIsNumber
        case "Q":
            let (control, end) = (point(), point())
            let start = current
            func third(_ p: CGPoint) -> CGPoint {
                CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
            }
            path.addCurve(to: end, control1: third(start), control2: third(end))
            current = end
        case "A":
            // Centre, radius, angles in degrees; joined to the current point by a line, or begun there.
            let center = point()
            let (radius, from, to) = (number(), number(), number())
            path.addArc(center: center, radius: radius, from: from, to: to)
            current = CGPoint(
                x: center.x + radius * cos(to * .pi / 180), y: center.y + radius * sin(to * .pi / 180))
        case "B":
            // As A, but begins a new stretch.
            let center = point()
            let (radius, from, to) = (number(), number(), number())
            path.move(
                to: CGPoint(
                    x: center.x + radius * cos(from * .pi / 180), y: center.y + radius * sin(from * .pi / 180)))
            path.addArc(center: center, radius: radius, from: from, to: to)
        case "O":
            let center = point()
            path.append(.circle(center: center, radius: number()))
        case "R":
            let origin = point()
            let (width, height, radius) = (number(), number(), number())
            path.append(
                .roundedRect(CGRect(origin: origin, size: CGSize(width: width, height: height)), radius: radius))
        case "Z": path.close()
        default: assertionFailure("unknown command \(command) in a symbol's path")
        }
        return true
    }

    private var nextIsNumber: Bool { tokens.first.flatMap { Double($0) } != nil }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }
}
