import Foundation

// Regions of paths put together. Curves become lines, as fine as they are drawn; the new outlines fill alike by either rule.

extension CGPath {
    /// The region that is in this path or in another.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathArrangement(self, other, rule: rule).outline { $0 || $1 }
    }

    /// The region that is in this path and in another.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathArrangement(self, other, rule: rule).outline { $0 && $1 }
    }

    /// The region that is in this path and not in another.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathArrangement(self, other, rule: rule).outline { $0 && !$1 }
    }

    /// The region that is either in this path or in another, but not in both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathArrangement(self, other, rule: rule).outline { $0 != $1 }
    }

    /// The pieces of this path's line that lie in another path's region.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathArrangement(self, other, rule: rule).lines(of: self, inside: true)
    }

    /// The pieces of this path's line that don't lie in another path's region.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathArrangement(self, other, rule: rule).lines(of: self, inside: false)
    }

    /// The path's region, with an outline that doesn't cross itself.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        PathArrangement(self, CGMutablePath(), rule: rule).outline { inside, _ in inside }
    }

    /// Whether the regions of two paths have something in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// The path with lines in the place of curves: as fine as curves are drawn, whatever the threshold.
    public func flattened(threshold: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for part in flattened() {
            path.addLines(between: part.points)
            if part.isClosed { path.closeSubpath() }
        }
        return path
    }
}
