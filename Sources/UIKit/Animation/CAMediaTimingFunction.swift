import Foundation

/// The pace of an animation: a cubic Bézier curve of progress over time.
open class CAMediaTimingFunction: NSObject {
    /// The first and second control point of the curve from (0, 0) to (1, 1): x, y, x, y.
    private let controls: [Float]

    /// A curve of control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        controls = [c1x, c1y, c2x, c2y]
    }

    /// A curve of a name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A point of the curve: 0 is its beginning, 1 and 2 its control points, 3 its end.
    open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points: [Float] = [0, 0] + controls + [1, 1]
        guard (0...3).contains(index) else { return }
        values[0] = points[2 * index]
        values[1] = points[2 * index + 1]
    }

    var pace: Pace {
        .curve(BezierCurve(Double(controls[0]), Double(controls[1]), Double(controls[2]), Double(controls[3])))
    }
}

/// The names of curves.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// The name as it is written.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Equally fast.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at first and at last.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Fast at first, slow at last.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
