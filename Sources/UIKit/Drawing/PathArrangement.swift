import Foundation

/// The edges of two regions, cut where they meet, and which of them bound a region made of both.
///
/// Each piece is asked whether what lies at its left and what lies at its right is in the new region: where the answers differ, the
/// piece is a part of the boundary. So nothing depends on the order of edges, and edges that lie upon each other count once.
struct PathArrangement {
    private struct Edge {
        var from: CGPoint
        var to: CGPoint
        var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }
        var low: CGPoint { CGPoint(x: min(from.x, to.x), y: min(from.y, to.y)) }
        var high: CGPoint { CGPoint(x: max(from.x, to.x), y: max(from.y, to.y)) }
        func point(at share: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
    }

    /// A point on the grid, so that equal ones are found.
    private struct Place: Hashable {
        var x: Int64
        var y: Int64
    }

    private struct Region {
        var edges: [Edge]
        let rule: CGPathFillRule

        init(_ path: CGPath, _ rule: CGPathFillRule) {
            self.rule = rule
            edges = path.flattened().flatMap { part in
                let corners = part.points.filter { $0.x.isFinite && $0.y.isFinite }
                return zip(corners, corners.dropFirst() + corners.prefix(1)).map { Edge(from: $0, to: $1) }
            }
            .filter { $0.from != $0.to }
        }

        func contains(_ point: CGPoint) -> Bool {
            var (winding, crossings) = (0, 0)
            for edge in edges where (edge.from.y > point.y) != (edge.to.y > point.y) {
                let share = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
                guard edge.from.x + share * (edge.to.x - edge.from.x) > point.x else { continue }
                winding += edge.to.y > edge.from.y ? 1 : -1
                crossings += 1
            }
            return rule == .winding ? winding != 0 : crossings % 2 == 1
        }
    }

    private let first: Region
    private let second: Region
    /// The largest coordinate, in points.
    private let extent: CGFloat

    init(_ first: CGPath, _ second: CGPath, rule: CGPathFillRule) {
        self.first = Region(first, rule)
        self.second = Region(second, rule)
        extent = (self.first.edges + self.second.edges).reduce(1e-6) { most, edge in
            max(most, abs(edge.from.x), abs(edge.from.y), abs(edge.to.x), abs(edge.to.y))
        }
    }

    /// The outline of the region whose points are in, going by whether the first and the second region have them.
    func outline(of isIn: (Bool, Bool) -> Bool) -> CGPath {
        var boundary: [Place: [Place]] = [:]
        for (from, to) in pieces(of: first.edges + second.edges) {
            let (left, right) = sides(of: Edge(from: point(from), to: point(to)))
            let (isLeft, isRight) = (
                isIn(first.contains(left), second.contains(left)), isIn(first.contains(right), second.contains(right))
            )
            if isLeft != isRight { boundary[isLeft ? from : to, default: []].append(isLeft ? to : from) }
        }
        let path = CGMutablePath()
        while let start = boundary.keys.min(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
            let loop = withoutMiddles(takeLoop(from: start, of: &boundary))
            guard loop.count > 2 else { continue }
            path.addLines(between: loop.map(point))
            path.closeSubpath()
        }
        return path
    }

    /// The pieces of the first path's lines that lie in the second region, or those outside of it.
    func lines(of path: CGPath, inside isInside: Bool) -> CGPath {
        let result = CGMutablePath()
        for part in path.flattened() {
            var corners = part.points.filter { $0.x.isFinite && $0.y.isFinite }
            if part.isClosed, let corner = corners.first { corners.append(corner) }
            var end: Place?
            for (from, to) in zip(corners, corners.dropFirst()) where from != to {
                for (start, stop) in cuts(of: Edge(from: from, to: to), by: second.edges) {
                    let middle = Edge(from: point(start), to: point(stop)).point(at: 0.5)
                    guard second.contains(middle) == isInside else { continue }
                    if end != start { result.move(to: point(start)) }
                    result.addLine(to: point(stop))
                    end = stop
                }
            }
        }
        return result
    }

    // MARK: Cutting

    /// The grid's step: a power of two, so that whole numbers stand on the grid.
    private var step: CGFloat { extent.binade * 0x1p-35 }
    private func place(_ point: CGPoint) -> Place {
        Place(x: Int64((point.x / step).rounded()), y: Int64((point.y / step).rounded()))
    }
    private func point(_ place: Place) -> CGPoint { CGPoint(x: CGFloat(place.x) * step, y: CGFloat(place.y) * step) }

    /// The pieces of edges between the places where they meet, each once.
    private func pieces(of edges: [Edge]) -> [(Place, Place)] {
        let sorted = edges.sorted { $0.low.x < $1.low.x }
        var shares = [[CGFloat]](repeating: [0, 1], count: sorted.count)
        for (index, edge) in sorted.enumerated() {
            for other in index + 1..<max(index + 1, sorted.count) {
                guard sorted[other].low.x <= edge.high.x + step else { break }
                let (own, others) = meeting(of: edge, sorted[other])
                shares[index] += own
                shares[other] += others
            }
        }
        var seen = Set<[Place]>()
        var pieces: [(Place, Place)] = []
        for (edge, shares) in zip(sorted, shares) {
            for (from, to) in steps(along: edge, at: shares) {
                let key = (from.y, from.x) < (to.y, to.x) ? [from, to] : [to, from]
                if seen.insert(key).inserted { pieces.append((key[0], key[1])) }
            }
        }
        return pieces
    }

    /// The pieces of one edge, in its direction.
    private func cuts(of edge: Edge, by others: [Edge]) -> [(Place, Place)] {
        steps(along: edge, at: others.reduce(into: [0, 1]) { $0 += meeting(of: edge, $1).0 })
    }

    private func steps(along edge: Edge, at shares: [CGFloat]) -> [(Place, Place)] {
        let places = shares.sorted().map { place(edge.point(at: $0)) }
        return zip(places, places.dropFirst()).filter { $0 != $1 }
    }

    /// Where two edges meet, as shares of their lengths.
    private func meeting(of a: Edge, _ b: Edge) -> ([CGFloat], [CGFloat]) {
        guard a.low.y <= b.high.y + step, b.low.y <= a.high.y + step else { return ([], []) }
        let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
        let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
        let (gapX, gapY) = (b.from.x - a.from.x, b.from.y - a.from.y)
        let cross = ax * by - ay * bx
        guard abs(cross) > 1e-12 * a.length * b.length else {
            // Side by side: the ends of either that lie on the other.
            guard abs(gapX * ay - gapY * ax) <= step * a.length else { return ([], []) }
            return (
                [share(of: b.from, on: a), share(of: b.to, on: a)].compactMap { $0 },
                [share(of: a.from, on: b), share(of: a.to, on: b)].compactMap { $0 }
            )
        }
        let (own, others) = ((gapX * by - gapY * bx) / cross, (gapX * ay - gapY * ax) / cross)
        let (slack, otherSlack) = (step / a.length, step / b.length)
        guard own >= -slack, own <= 1 + slack, others >= -otherSlack, others <= 1 + otherSlack else { return ([], []) }
        return ([min(max(own, 0), 1)], [min(max(others, 0), 1)])
    }

    private func share(of point: CGPoint, on edge: Edge) -> CGFloat? {
        let (x, y) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
        let share = ((point.x - edge.from.x) * x + (point.y - edge.from.y) * y) / (x * x + y * y)
        return share > 0 && share < 1 ? share : nil
    }

    /// Points close to the middle of a piece, at its left and at its right.
    private func sides(of edge: Edge) -> (CGPoint, CGPoint) {
        let middle = edge.point(at: 0.5)
        let distance = min(extent * 1e-7, edge.length * 1e-3) / edge.length
        let (x, y) = ((edge.to.y - edge.from.y) * distance, (edge.from.x - edge.to.x) * distance)
        return (CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y))
    }

    // MARK: Loops

    /// Takes a loop out of the boundary: at each corner it turns as far towards the region as it can.
    private func takeLoop(from start: Place, of boundary: inout [Place: [Place]]) -> [Place] {
        var loop = [start]
        while let here = loop.last, let ways = boundary[here], !ways.isEmpty {
            let next = loop.count > 1 ? sharpest(of: ways, at: here, from: loop[loop.count - 2]) : 0
            loop.append(ways[next])
            boundary[here]?.remove(at: next)
            if boundary[here]?.isEmpty == true { boundary[here] = nil }
            if loop.last == start { break }
        }
        if loop.last == start { loop.removeLast() }
        return loop
    }

    private func sharpest(of ways: [Place], at here: Place, from former: Place) -> Int {
        func turn(_ next: Place) -> Double {
            let (ax, ay) = (Double(here.x - former.x), Double(here.y - former.y))
            let (bx, by) = (Double(next.x - here.x), Double(next.y - here.y))
            return atan2(ay * bx - ax * by, ax * bx + ay * by)
        }
        return ways.indices.max { turn(ways[$0]) < turn(ways[$1]) } ?? 0
    }

    /// A loop without the corners at which it goes straight on.
    private func withoutMiddles(_ loop: [Place]) -> [Place] {
        loop.indices.compactMap { index in
            let (former, here, next) = (
                loop[(index + loop.count - 1) % loop.count], loop[index], loop[(index + 1) % loop.count]
            )
            let (ax, ay) = (Double(here.x - former.x), Double(here.y - former.y))
            let (bx, by) = (Double(next.x - here.x), Double(next.y - here.y))
            let cross = abs(ax * by - ay * bx)
            let isStraight = cross <= 4 * max(hypot(ax, ay), hypot(bx, by)) && ax * bx + ay * by > 0
            return isStraight ? nil : here
        }
    }
}
