import Foundation

/// What a step along a path is. Raw values are CoreGraphics'.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step along a path, with as many points as its kind has: one, two for a curve bent by one point, three for a curve
/// bent by two, none where the line is closed.
public struct CGPathElement {
    /// What the step is.
    public let type: CGPathElementType
    /// Its points, those that bend it first. They are gone when the call ends that gives them.
    public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Gives each step to a closure, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            let type: CGPathElementType =
                switch element {
                case .move: .moveToPoint
                case .line: .addLineToPoint
                case .quadCurve: .addQuadCurveToPoint
                case .curve: .addCurveToPoint
                case .close: .closeSubpath
                }
            var points = element.points
            points += Array(repeating: .zero, count: 3 - points.count)
            points.withUnsafeMutableBufferPointer { points in
                guard let start = points.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: start), block)
            }
        }
    }

    /// Gives each step to a function, in order, with whatever `info` points to.
    public func apply(
        info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
    ) {
        applyWithBlock { function(info, $0) }
    }

    /// A copy whose points a transform took.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(elements: elements.map { $0.applying(transform) })
    }

    /// A copy that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// A copy that can be added to, whose points a transform took.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        copy(using: transform)?.mutableCopy()
    }

    /// The rectangle that the path is, if it is one.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let parts = flattened()
        guard parts.count == 1, let points = parts.first?.points, Set(points.map(\.x)).count == 2,
            Set(points.map(\.y)).count == 2, points.count == 4 || (points.count == 5 && points.first == points.last),
            zip(points, points.dropFirst()).allSatisfy({ ($0.x == $1.x) != ($0.y == $1.y) })
        else { return false }
        rect?.pointee = boundingBox
        return true
    }

    /// Whether both have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
}

extension CGMutablePath {
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Goes along an arc by an angle, in radians.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        arc(center, radius, from: startAngle, to: startAngle + delta, clockwise: delta > 0)
    }

    /// Goes along an arc that touches the lines from where the path is to a corner, and from there to a point. Where these
    /// lines are one, it goes to the corner.
    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        let start = currentPoint
        let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let (length1, length2) = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
        let cross = first.dx * second.dy - first.dy * second.dx
        guard length1 > 0, length2 > 0, radius > 0, abs(cross) > 1e-9 * length1 * length2 else {
            return addLine(to: corner)
        }
        let half = acos(min(max((first.dx * second.dx + first.dy * second.dy) / (length1 * length2), -1), 1)) / 2
        let reach = radius / tan(half), away = radius / sin(half)
        let (u, v) = (
            CGVector(dx: first.dx / length1, dy: first.dy / length1),
            CGVector(dx: second.dx / length2, dy: second.dy / length2)
        )
        let middle = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy), size = hypot(middle.dx, middle.dy)
        let center = CGPoint(x: corner.x + middle.dx / size * away, y: corner.y + middle.dy / size * away)
        func angle(_ direction: CGVector) -> CGFloat {
            atan2(corner.y + direction.dy * reach - center.y, corner.x + direction.dx * reach - center.x)
        }
        arc(center, radius, from: angle(u), to: angle(v), clockwise: cross < 0)
    }
}

// MARK: - Outlines of lines

extension CGPath {
    /// The outline of the path's line, of straight pieces: filled by the winding rule it covers what the line does.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = CGMutablePath()
        guard lineWidth > 0, lineWidth.isFinite else { return outline }
        let pen = OutlinePen(half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        for part in flattened() { pen.add(part, to: outline) }
        return transform.isIdentity ? outline : CGPath(elements: outline.elements.map { $0.applying(transform) })
    }

    /// The path in dashes, of straight pieces.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let sum = lengths.reduce(0, +)
        guard sum > 0, sum.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
        let dashed = CGMutablePath()
        for part in flattened() {
            let points = part.isClosed ? part.points + part.points.prefix(1) : part.points
            var (index, isOn, left) = (0, true, lengths[0])
            func turn() {
                index = (index + 1) % lengths.count
                (isOn, left) = (!isOn, lengths[index])
            }
            var skipped = phase.truncatingRemainder(dividingBy: sum * 2)
            if skipped < 0 { skipped += sum * 2 }
            while skipped > 0 {
                let step = min(skipped, left)
                (skipped, left) = (skipped - step, left - step)
                if left <= 0 { turn() }
            }
            guard var place = points.first else { continue }
            if isOn { dashed.move(to: place) }
            for point in points.dropFirst() {
                var length = hypot(point.x - place.x, point.y - place.y)
                while length > 0 {
                    let step = min(length, left)
                    place = CGPoint(
                        x: place.x + (point.x - place.x) * step / length,
                        y: place.y + (point.y - place.y) * step / length)
                    if isOn { dashed.addLine(to: place) }
                    (length, left) = (length - step, left - step)
                    if left <= 0 {
                        turn()
                        if isOn { dashed.move(to: place) }
                    }
                }
                place = point
            }
        }
        return transform.isIdentity ? dashed : CGPath(elements: dashed.elements.map { $0.applying(transform) })
    }

    func dashed(_ style: DrawingStyle) -> CGPath {
        style.dashes.isEmpty ? self : copy(dashingWithPhase: style.dashPhase, lengths: style.dashes)
    }
}

/// Draws round lines: each piece, corner and end is a figure of its own, and all run the same way round.
private struct OutlinePen {
    let half: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    func add(_ part: CGPath.Part, to outline: CGMutablePath) {
        var points: [CGPoint] = []
        for point in part.points where points.last != point { points.append(point) }
        if part.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let only = points.first, cap != .butt { addDot(at: only, to: outline) }
            return
        }
        let count = points.count, pieces = part.isClosed ? count : count - 1
        for index in 0..<pieces {
            let (from, to) = (points[index], points[(index + 1) % count])
            let isFirst = !part.isClosed && index == 0, isLast = !part.isClosed && index == pieces - 1
            addPiece(from, to, lengthening: (isFirst, isLast), to: outline)
            if !isLast { addCorner(from, to, points[(index + 2) % count], to: outline) }
        }
        if !part.isClosed, cap == .round {
            addCircle(points[0], to: outline)
            addCircle(points[count - 1], to: outline)
        }
    }

    private func addPiece(
        _ from: CGPoint, _ to: CGPoint, lengthening: (start: Bool, end: Bool), to outline: CGMutablePath
    ) {
        let length = hypot(to.x - from.x, to.y - from.y)
        let along = CGVector(dx: (to.x - from.x) / length * half, dy: (to.y - from.y) / length * half)
        let (before, after) = (
            cap == .square && lengthening.start ? 1.0 : 0, cap == .square && lengthening.end ? 1.0 : 0
        )
        let start = CGPoint(x: from.x - along.dx * before, y: from.y - along.dy * before)
        let end = CGPoint(x: to.x + along.dx * after, y: to.y + along.dy * after)
        outline.addLines(between: [
            CGPoint(x: start.x + along.dy, y: start.y - along.dx), CGPoint(x: end.x + along.dy, y: end.y - along.dx),
            CGPoint(x: end.x - along.dy, y: end.y + along.dx), CGPoint(x: start.x - along.dy, y: start.y + along.dx),
        ])
        outline.closeSubpath()
    }

    private func addCorner(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint, to outline: CGMutablePath) {
        if join == .round { return addCircle(corner, to: outline) }
        let (length1, length2) = (hypot(corner.x - from.x, corner.y - from.y), hypot(to.x - corner.x, to.y - corner.y))
        let (u, v) = (
            CGVector(dx: (corner.x - from.x) / length1, dy: (corner.y - from.y) / length1),
            CGVector(dx: (to.x - corner.x) / length2, dy: (to.y - corner.y) / length2)
        )
        let turn = u.dx * v.dy - u.dy * v.dx
        guard abs(turn) > 1e-9 else { return }
        // The outside of the corner lies on the side that it turns away from.
        let side: CGFloat = turn > 0 ? 1 : -1
        let first = CGPoint(x: corner.x + u.dy * half * side, y: corner.y - u.dx * half * side)
        let second = CGPoint(x: corner.x + v.dy * half * side, y: corner.y - v.dx * half * side)
        var figure = [corner, first]
        let cosine = (1 + u.dx * v.dx + u.dy * v.dy) / 2
        if join == .miter, cosine > 0, 1 / cosine.squareRoot() <= miterLimit {
            let middle = CGPoint(x: (first.x + second.x) / 2 - corner.x, y: (first.y + second.y) / 2 - corner.y)
            figure.append(CGPoint(x: corner.x + middle.x / cosine, y: corner.y + middle.y / cosine))
        }
        figure.append(second)
        outline.addLines(between: turn > 0 ? figure : figure.reversed())
        outline.closeSubpath()
    }

    private func addDot(at point: CGPoint, to outline: CGMutablePath) {
        if cap == .round { return addCircle(point, to: outline) }
        outline.addRect(CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2))
    }

    private func addCircle(_ center: CGPoint, to outline: CGMutablePath) {
        outline.addEllipse(in: CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2))
    }
}
