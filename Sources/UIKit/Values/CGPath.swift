import Foundation

/// Lines and curves. Of a path is known where its points are; it is not drawn.
open class CGPath: NSObject, @unchecked Sendable {  // changed by its subclass's owner only
    /// The points that the path goes through or is bent by.
    fileprivate(set) var points: [CGPoint]

    /// A path through points.
    init(points: [CGPoint]) {
        self.points = points
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(points: rect.corners.map { transform.map { $0.pointee }.map($0.applying) ?? $0 })
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { points.isEmpty }
    /// Where the path ends.
    public var currentPoint: CGPoint { points.last ?? .zero }

    /// The smallest rectangle that holds all points, those that bend curves included; empty without any.
    public var boundingBox: CGRect {
        guard let first = points.first else { return .zero }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// A path that is being made.
open class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path of nothing.
    public convenience init() {
        self.init(points: [])
    }

    /// Begins a line at a point.
    public func move(to point: CGPoint) { points.append(point) }
    /// Goes straight to a point.
    public func addLine(to point: CGPoint) { points.append(point) }
    /// Goes to a point, bent by another.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { points += [control, end] }
    /// Goes to a point, bent by two others.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { points += [control1, control2, end] }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { points += rect.corners }
    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { points += rect.corners }
    /// Adds another path.
    public func addPath(_ path: CGPath) { points += path.points }
    /// Goes back to where the line began.
    public func closeSubpath() {}
}

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}
