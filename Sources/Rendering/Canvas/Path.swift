public import Foundation

/// A shape made of lines and cubic curves, in points.
public struct Path: Sendable {
    enum Element: Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    private(set) var elements: [Element] = []

    /// A shape of nothing.
    public init() {}

    /// Whether the shape has no part.
    public var isEmpty: Bool { elements.isEmpty }

    /// Whether the shape is one closed figure of four straight lines.
    var isPlainRectangle: Bool {
        guard elements.count == 5, isClosed else { return false }
        return elements.allSatisfy { if case .curve = $0 { false } else { true } }
    }

    /// Whether all points are somewhere.
    var isFinite: Bool {
        func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
        return elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): isFinite(point)
            case .curve(let first, let second, let end): isFinite(first) && isFinite(second) && isFinite(end)
            case .close: true
            }
        }
    }

    /// Whether the last part of the shape returns to its beginning.
    public var isClosed: Bool { if case .close = elements.last { true } else { false } }

    /// Begins a new part at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
    /// Adds a straight line from where the shape has come to.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
    /// Adds a cubic Bézier curve from where the shape has come to.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(control1, control2, end))
    }
    /// Closes the part that was begun last by a line to its beginning.
    public mutating func close() { elements.append(.close) }
    /// Adds the parts of another shape.
    public mutating func append(_ other: Path) { elements += other.elements }

    /// Adds an arc; angles are in degrees, clockwise on the screen, from the positive x axis.
    public mutating func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        // A cubic stands for at most a quarter of a circle with an error below 0.03 % of the radius.
        guard start.isFinite, end.isFinite else { return }
        let pieces = max(1, Int(min(1e4, (abs(end - start) / 90).rounded(.up))))
        let step = (end - start) / CGFloat(pieces) * .pi / 180
        let handle = 4.0 / 3.0 * tan(step / 4) * radius
        var angle = start * .pi / 180
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = point(angle)
        if case .none = elements.last { move(to: first) } else { addLine(to: first) }
        for _ in 0..<pieces {
            let next = angle + step
            let (from, to) = (point(angle), point(next))
            addCurve(
                to: to,
                control1: CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle)),
                control2: CGPoint(x: to.x + handle * sin(next), y: to.y - handle * cos(next)))
            angle = next
        }
    }

    /// The shape moved and scaled: `point × scale + offset`.
    public func transformed(scale: CGSize, offset: CGPoint) -> Path {
        func map(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x * scale.width + offset.x, y: p.y * scale.height + offset.y) }
        var result = Path()
        result.elements = elements.map {
            switch $0 {
            case .move(let p): .move(map(p))
            case .line(let p): .line(map(p))
            case .curve(let a, let b, let c): .curve(map(a), map(b), map(c))
            case .close: .close
            }
        }
        return result
    }
}

extension Path {
    /// A rectangle.
    public static func rect(_ rect: CGRect) -> Path {
        polygon([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
    }

    /// A closed shape through the points.
    public static func polygon(_ points: [CGPoint]) -> Path {
        var path = polyline(points)
        path.close()
        return path
    }

    /// An open line through the points.
    public static func polyline(_ points: [CGPoint]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    /// A straight line.
    public static func line(from start: CGPoint, to end: CGPoint) -> Path { polyline([start, end]) }

    /// The ellipse that touches a rectangle's four sides.
    public static func ellipse(in rect: CGRect) -> Path {
        var unit = Path()
        unit.addArc(center: .zero, radius: 1, from: 0, to: 360)
        unit.close()
        return unit.transformed(
            scale: CGSize(width: rect.width / 2, height: rect.height / 2),
            offset: CGPoint(x: rect.midX, y: rect.midY))
    }

    /// A circle; the radius is in points.
    public static func circle(center: CGPoint, radius: CGFloat) -> Path {
        ellipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// The corners of a rectangle that are rounded.
    public struct Corners: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// The corners of the bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The upper left corner.
        public static let topLeft = Corners(rawValue: 1)
        /// The upper right corner.
        public static let topRight = Corners(rawValue: 2)
        /// The lower left corner.
        public static let bottomLeft = Corners(rawValue: 4)
        /// The lower right corner.
        public static let bottomRight = Corners(rawValue: 8)
        /// Every corner.
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// A rectangle with round corners; the radius is at most half the shorter side.
    public static func roundedRect(_ rect: CGRect, radius: CGFloat, corners: Corners = .all) -> Path {
        func own(_ corner: Corners) -> CGFloat { corners.contains(corner) ? radius : 0 }
        return roundedRect(
            rect, topLeft: own(.topLeft), topRight: own(.topRight), bottomLeft: own(.bottomLeft),
            bottomRight: own(.bottomRight))
    }

    /// A rectangle with corners of several radii; each is at most half the shorter side.
    public static func roundedRect(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
    ) -> Path {
        let most = min(rect.width, rect.height) / 2
        guard most > 0, max(topLeft, topRight, bottomLeft, bottomRight) > 0 else { return .rect(rect) }
        var path = Path()
        // From the centre of the corner's arc, `dx` and `dy` lead out of the rectangle.
        func corner(_ radius: CGFloat, _ vertex: CGPoint, _ dx: CGFloat, _ dy: CGFloat, _ angle: CGFloat) {
            let radius = min(radius, most)
            if radius > 0 {
                let center = CGPoint(x: vertex.x - dx * radius, y: vertex.y - dy * radius)
                path.addArc(center: center, radius: radius, from: angle, to: angle + 90)
            } else if path.isEmpty {
                path.move(to: vertex)
            } else {
                path.addLine(to: vertex)
            }
        }
        corner(topLeft, CGPoint(x: rect.minX, y: rect.minY), -1, -1, 180)
        corner(topRight, CGPoint(x: rect.maxX, y: rect.minY), 1, -1, 270)
        corner(bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), 1, 1, 0)
        corner(bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), -1, 1, 90)
        path.close()
        return path
    }
}
