import Foundation

/// Lines and curves.
open class CGPath: NSObject, @unchecked Sendable {  // changed by its subclass's owner only
    private let mark = SwiftObjectMark()
    /// A step along the path.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        /// A curve to the last point, bent by the first.
        case quadCurve(CGPoint, CGPoint)
        /// A curve to the last point, bent by the first two.
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    package fileprivate(set) var elements: [Element]

    /// A path of steps.
    init(elements: [Element]) { self.elements = elements }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: Self.rectangle(rect), transform)
    }

    /// An ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: Self.ellipse(rect), transform)
    }

    /// A rectangle with round corners, whose radii are at most half of its sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(elements: Self.rectangle(rect, rounding: .allCorners, radii: radii), transform)
    }

    private convenience init(elements: [Element], _ transform: UnsafePointer<CGAffineTransform>?) {
        let transform = transform?.pointee ?? .identity
        self.init(elements: elements.map { $0.applying(transform) })
    }

    /// A copy that doesn't change with this path.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// Whether both paths have the same steps.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.elements == elements }
    open override var hash: Int { elements.hashValue }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the path ends.
    public var currentPoint: CGPoint {
        if elements.last != .close { return elements.last?.points.last ?? .zero }
        let start = elements.last { if case .move = $0 { true } else { false } }
        return start?.points.last ?? .zero
    }

    /// The smallest rectangle that holds all points, those that bend curves included; null without any.
    public var boundingBox: CGRect { Self.box(of: elements.flatMap(\.points)) }

    /// The smallest rectangle that holds the path itself; null for an empty one, and true to a thousandth of curves' sizes.
    public var boundingBoxOfPath: CGRect { Self.box(of: flattened().flatMap(\.points)) }

    /// Whether a point is inside; open parts count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var (winding, crossings) = (0, 0)
        for part in flattened() {
            let corners = part.points.map { $0.applying(transform) }
            for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += to.y > from.y ? 1 : -1
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    private static func box(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// Which parts are inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path runs round more often in one direction than in the other.
    case winding = 0
    /// Those from which a line to the outside crosses the path an odd number of times.
    case evenOdd
}

/// A path that is being made.
open class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path of nothing.
    public convenience init() { self.init(elements: []) }

    // Each step takes a transform for its own points, as Core Graphics has it.

    /// Begins a line at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }
    /// Goes straight to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.line(point.applying(transform)))
    }
    /// Goes straight from point to point, beginning a line at the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }
    /// Goes to a point, bent by another.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.quadCurve(control.applying(transform), end.applying(transform)))
    }
    /// Goes to a point, bent by two others.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }
    /// Goes along an arc around a centre, from where the path is by a straight line; angles in radians. `clockwise` is that of
    /// axes that point up, as Core Graphics has it: on the screen the arc runs the other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let begun = elements.count
        arc(center, radius, from: startAngle, to: endAngle, clockwise: !clockwise)
        guard !transform.isIdentity else { return }
        for index in begun..<elements.count { elements[index] = elements[index].applying(transform) }
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.rectangle(rect), transform)
    }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        add(Self.rectangle(rect, rounding: .allCorners, radii: radii), transform)
    }
    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.ellipse(rect), transform)
    }
    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.elements, transform) }
    /// Goes back to where the line began.
    public func closeSubpath() { elements.append(.close) }

    func add(_ more: [Element], _ transform: CGAffineTransform = .identity) {
        elements += transform.isIdentity ? more : more.map { $0.applying(transform) }
    }

    /// Goes along an arc; `clockwise` as seen on the screen.
    func arc(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool) {
        let circle = 2 * CGFloat.pi
        var sweep = (end - start).truncatingRemainder(dividingBy: circle)
        if abs(end - start) >= circle { sweep = clockwise ? circle : -circle }
        if clockwise, sweep < 0 { sweep += circle }
        if !clockwise, sweep > 0 { sweep -= circle }
        guard sweep.isFinite else { return }
        func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - along * sin(angle)),
                y: center.y + radius * (sin(angle) + along * cos(angle)))
        }
        if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
        let parts = max(1, Int((abs(sweep) / (circle / 4)).rounded(.up)))
        let part = sweep / CGFloat(parts)
        // The control points of a cubic curve that follows a part of a circle.
        let reach = 4 / 3 * tan(part / 4)
        for index in 0..<parts {
            let (from, to) = (start + part * CGFloat(index), start + part * CGFloat(index + 1))
            addCurve(to: point(to), control1: point(from, reach), control2: point(to, -reach))
        }
    }
}

// MARK: - Shapes

extension CGPath {
    /// How far control points stand from the ends of a quarter of a circle, by its radius.
    private static let quarter: CGFloat = 0.5522847498

    static func rectangle(_ rect: CGRect) -> [Element] { rectangle(rect, rounding: [], radii: .zero) }

    static func ellipse(_ rect: CGRect) -> [Element] {
        rectangle(rect, rounding: .allCorners, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// A rectangle, clockwise on the screen from its upper left corner.
    static func rectangle(_ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) -> [Element] {
        let rect = rect.standardized
        let width = min(max(0, radii.width), rect.width / 2), height = min(max(0, radii.height), rect.height / 2)
        let box: [(UIRectCorner, CGPoint, along: CGVector, next: CGVector)] = [
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -height), CGVector(dx: width, dy: 0)),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: width, dy: 0), CGVector(dx: 0, dy: height)),
            (
                .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: height),
                CGVector(dx: -width, dy: 0)
            ),
            (
                .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -width, dy: 0),
                CGVector(dx: 0, dy: -height)
            ),
        ]
        var elements: [Element] = []
        func go(to point: CGPoint) { elements.append(elements.isEmpty ? .move(point) : .line(point)) }
        for (corner, point, along, next) in box {
            guard corners.contains(corner), width > 0, height > 0 else {
                go(to: point)
                continue
            }
            let start = CGPoint(x: point.x - along.dx, y: point.y - along.dy)
            let end = CGPoint(x: point.x + next.dx, y: point.y + next.dy)
            go(to: start)
            elements.append(
                .curve(
                    CGPoint(x: start.x + along.dx * quarter, y: start.y + along.dy * quarter),
                    CGPoint(x: end.x - next.dx * quarter, y: end.y - next.dy * quarter), end))
        }
        return elements + [.close]
    }
}

extension CGPath.Element {
    /// The points of the step, those that bend it first.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadCurve(let control, let end): .quadCurve(control.applying(transform), end.applying(transform))
        case .curve(let first, let second, let end):
            .curve(first.applying(transform), second.applying(transform), end.applying(transform))
        case .close: .close
        }
    }
}

// MARK: - Straight pieces

extension CGPath {
    /// A part of a path, of straight lines only.
    package struct Part: Sendable {
        package var points: [CGPoint]
        package var isClosed = false
    }

    /// The parts of the path with curves as many short lines.
    package func flattened() -> [Part] {
        let pieces = 32
        var parts: [Part] = []
        var current = CGPoint.zero
        func add(_ point: CGPoint) {
            if parts.isEmpty || parts[parts.count - 1].isClosed { parts.append(Part(points: [current])) }
            parts[parts.count - 1].points.append(point)
            current = point
        }
        func bend(_ place: (CGFloat) -> CGPoint) {
            for step in 1...pieces { add(place(CGFloat(step) / CGFloat(pieces))) }
        }
        for element in elements {
            let start = current
            switch element {
            case .move(let point):
                parts.append(Part(points: [point]))
                current = point
            case .line(let point): add(point)
            case .quadCurve(let control, let end):
                bend { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
                        y: u * u * start.y + 2 * u * t * control.y + t * t * end.y)
                }
            case .curve(let a, let b, let end):
                bend { t in
                    let u = 1 - t
                    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: w0 * start.x + w1 * a.x + w2 * b.x + w3 * end.x,
                        y: w0 * start.y + w1 * a.y + w2 * b.y + w3 * end.y)
                }
            case .close:
                guard let first = parts.last?.points.first else { continue }
                parts[parts.count - 1].isClosed = true
                current = first
            }
        }
        return parts
    }

    /// The straight pieces between two shares of the path's length, from 0 to 1.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> [Part] {
        let lines = flattened().map { part in
            Part(points: part.isClosed ? part.points + part.points.prefix(1) : part.points)
        }
        func length(_ from: CGPoint, _ to: CGPoint) -> CGFloat { hypot(to.x - from.x, to.y - from.y) }
        let total = lines.reduce(0) { sum, part in
            sum + zip(part.points, part.points.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
        }
        let (first, last) = (max(0, start) * total, min(1, end) * total)
        guard first < last else { return [] }
        var passed: CGFloat = 0
        var kept: [Part] = []
        for part in lines {
            var points: [CGPoint] = []
            for (from, to) in zip(part.points, part.points.dropFirst()) {
                let piece = length(from, to)
                defer { passed += piece }
                let (low, high) = (max(first, passed), min(last, passed + piece))
                guard piece > 0, low < high else { continue }
                func place(_ distance: CGFloat) -> CGPoint {
                    let share = (distance - passed) / piece
                    return CGPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
                }
                if points.isEmpty { points.append(place(low)) }
                points.append(place(high))
            }
            if points.count > 1 { kept.append(Part(points: points)) }
        }
        return kept
    }
}
