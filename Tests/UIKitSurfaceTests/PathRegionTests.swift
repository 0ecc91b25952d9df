import Testing
import UIKit

/// `CGPath.union(_:using:)` and its like, in the words of their documentation.
@Suite("Regions of paths")
struct PathRegionTests {
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64 = 7
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func corners(_ path: CGPath) -> [[CGPoint]] {
        var parts: [[CGPoint]] = []
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: parts.append([element.pointee.points[0]])
            case .addLineToPoint: parts[parts.count - 1].append(element.pointee.points[0])
            default: break
            }
        }
        return parts
    }

    @Test func rectangles() {
        let side = rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))
        #expect(corners(side).count == 1 && corners(side)[0].count == 4, "edges between the two are no outline")
        #expect(side.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(
            rect(0, 0, 10, 10).intersection(rect(5, 5, 10, 10)).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 10, 10)).isEmpty)
        let hole = rect(0, 0, 30, 30).subtracting(rect(10, 10, 10, 10))
        #expect(corners(hole).count == 2 && !hole.contains(CGPoint(x: 15, y: 15)) && hole.contains(CGPoint(x: 5, y: 5)))
        let odd = rect(0, 0, 10, 10).symmetricDifference(rect(5, 0, 10, 10))
        #expect(odd.contains(CGPoint(x: 2, y: 5)) && !odd.contains(CGPoint(x: 7, y: 5)))
        #expect(
            odd.contains(CGPoint(x: 12, y: 5)) && rect(0, 0, 10, 10).symmetricDifference(rect(0, 0, 10, 10)).isEmpty)
        #expect(rect(0, 0, 10, 10).intersects(rect(9, 9, 5, 5)) && !rect(0, 0, 10, 10).intersects(rect(20, 0, 5, 5)))
        #expect(CGMutablePath().union(rect(1, 2, 3, 4)).boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func linesThroughARegion() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 40, y: 5))
        let area = rect(0, 0, 10, 10).union(rect(20, 0, 10, 10))
        func spans(_ path: CGPath) -> [[CGFloat]] { corners(path).map { $0.map { $0.x.rounded() } } }
        #expect(spans(line.lineIntersection(area)) == [[0, 10], [20, 30]])
        #expect(spans(line.lineSubtracting(area)) == [[-10, 0], [10, 20], [30, 40]])
    }

    /// What a point is in decides, for any shapes, by either rule; the results fill alike by either.
    @Test(arguments: [CGPathFillRule.winding, .evenOdd]) func anyShapes(rule: CGPathFillRule) {
        var numbers = Numbers()
        func number(_ most: CGFloat) -> CGFloat { CGFloat.random(in: 0...most, using: &numbers) }
        func shape() -> CGPath {
            let path = CGMutablePath()
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0:
                path.addEllipse(
                    in: CGRect(x: number(50), y: number(50), width: 10 + number(50), height: 10 + number(50)))
            case 1:
                for _ in 0..<5 {
                    path.addRect(CGRect(x: (number(8)).rounded() * 10, y: 20, width: 20, height: 10 + number(50)))
                }
            default: path.addLines(between: (0..<7).map { _ in CGPoint(x: number(100).rounded(), y: number(100)) })
            }
            return path
        }
        for _ in 0..<25 {
            let (one, two) = (shape(), shape())
            let made: [(CGPath, (Bool, Bool) -> Bool)] = [
                (one.union(two, using: rule), { $0 || $1 }), (one.intersection(two, using: rule), { $0 && $1 }),
                (one.subtracting(two, using: rule), { $0 && !$1 }),
                (one.symmetricDifference(two, using: rule), { $0 != $1 }),
                (one.normalized(using: rule), { own, _ in own }),
            ]
            for _ in 0..<20 {
                let point = CGPoint(x: number(110), y: number(110))
                let (isInOne, isInTwo) = (one.contains(point, using: rule), two.contains(point, using: rule))
                for (path, isIn) in made {
                    #expect(path.contains(point, using: .winding) == isIn(isInOne, isInTwo))
                    #expect(path.contains(point, using: .evenOdd) == isIn(isInOne, isInTwo))
                }
            }
        }
    }

    /// No numbers, and numbers far apart, end no program.
    @Test func oddNumbers() {
        let odd = CGMutablePath()
        odd.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1e300, y: 5), CGPoint(x: 3, y: -1e300)])
        odd.addRect(CGRect(x: 1e-30, y: 0, width: 1e-30, height: 1e-30))
        #expect(odd.union(rect(0, 0, 1, 1)).intersection(odd).flattened(threshold: 0) != rect(7, 7, 1, 1))
    }
}
