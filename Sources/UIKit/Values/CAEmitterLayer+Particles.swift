import Foundation

/// A particle at a moment.
package struct EmittedParticle {
    /// Its middle, in the layer's coordinates.
    package var position: CGPoint
    /// How large it is drawn.
    package var scale: CGFloat
    /// How it is turned, in radians.
    package var rotation: CGFloat
    /// What its picture is coloured with.
    package var color: CGColor
    package var picture: CGImage
    /// The picture's size, in points.
    package var size: CGSize
    fileprivate var age: Double
}

extension CAEmitterLayer {
    /// More particles than these are not drawn: the youngest of each cell are.
    private static let most = 5000

    var localTime: CFTimeInterval { convertTime(ThreadContext.current.clock.time, from: nil) }

    /// The particles that are seen now, in the order in which they are drawn.
    package var particles: [EmittedParticle] {
        let now = localTime
        guard now.isFinite else { return [] }
        let found = (emitterCells ?? []).enumerated().flatMap { index, cell in
            cell.isEnabled ? particles(of: cell, number: UInt64(index), at: now) : []
        }
        switch renderMode {
        case .oldestFirst: return found.sorted { $0.age > $1.age }
        case .oldestLast: return found.sorted { $0.age < $1.age }
        default: return found
        }
    }

    private func particles(of cell: CAEmitterCell, number: UInt64, at now: CFTimeInterval) -> [EmittedParticle] {
        // Core Animation takes any picture; one without pixels shows nothing.
        guard let picture = cell.contents as? CGImage ?? (cell.contents as? UIImage)?.cgImage else { return [] }
        let longest = Double((cell.lifetime + cell.lifetimeRange / 2) * max(lifetime, 0))
        guard longest > 0 else { return [] }
        return births(of: cell, from: now - longest, to: now).compactMap { birth, count in
            var chance = Chance(seed: UInt64(seed) &* 0x9E37_79B9 &+ number &* 0xBF58_476D &+ count)
            return particle(of: cell, picture, aged: now - birth, &chance)
        }
    }

    /// When particles were born between two moments, and the number of each.
    private func births(
        of cell: CAEmitterCell, from start: Double, to end: Double
    ) -> [(time: Double, number: UInt64)] {
        // A layer sends out particles from the beginning of its time on.
        var changes = rates.changes
        if rates.forgotten == 0, changes.first.map({ $0.time > 0 }) ?? true { changes.insert((0, 1), at: 0) }
        var born = rates.forgotten * Double(max(cell.birthRate, 0)), found: [(Double, UInt64)] = []
        for (index, change) in changes.enumerated() {
            let (begin, until) = (change.time, min(end, index + 1 < changes.count ? changes[index + 1].time : end))
            let rate = Double(max(change.rate, 0) * max(cell.birthRate, 0))
            guard until > begin, rate > 0, rate.isFinite else { continue }
            let total = born + (until - begin) * rate
            let first = max(born, total - Double(Self.most), born + (start - begin) * rate).rounded(.down)
            var number = first
            while number < total {
                if number >= born { found.append((begin + (number - born) / rate, UInt64(number))) }
                number += 1
            }
            born = total
        }
        return found.suffix(Self.most)
    }

    private func particle(
        of cell: CAEmitterCell, _ picture: CGImage, aged age: Double, _ chance: inout Chance
    ) -> EmittedParticle? {
        func spread(_ value: Double, _ range: Double) -> Double { value + (chance.share - 0.5) * range }
        let life = spread(Double(cell.lifetime), Double(cell.lifetimeRange)) * Double(lifetime)
        let place = birthPlace(&chance)
        let speed = spread(cell.velocity, cell.velocityRange) * Double(velocity)
        let angle = spread(cell.emissionLongitude, cell.emissionRange)
        let size = (spread(cell.scale, cell.scaleRange) + cell.scaleSpeed * age) * Double(scale)
        let turn = spread(cell.spin, cell.spinRange) * age
        let given = cell.color?.components ?? [1, 1, 1, 1]
        let base = given.count == 2 ? [given[0], given[0], given[0], given[1]] : given
        let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange].map(Double.init)
        let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed].map(Double.init)
        let color = (0..<4).map { min(max(spread(base[$0], ranges[$0]) + speeds[$0] * age, 0), 1) }
        guard age < life, size > 0, color[3] > 0, base.count == 4 else { return nil }
        let points = max(cell.contentsScale, 0.01)
        return EmittedParticle(
            position: CGPoint(
                x: place.x + cos(angle) * speed * age + cell.xAcceleration * age * age / 2,
                y: place.y + sin(angle) * speed * age + cell.yAcceleration * age * age / 2),
            scale: size, rotation: turn,
            color: CGColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]), picture: picture,
            size: CGSize(width: CGFloat(picture.width) / points, height: CGFloat(picture.height) / points), age: age)
    }

    /// Somewhere in the shape.
    private func birthPlace(_ chance: inout Chance) -> CGPoint {
        let (width, height) = (emitterSize.width, emitterSize.height)
        let (first, second) = (chance.share, chance.share)
        let isOutline = emitterMode == .outline
        var place = CGPoint.zero
        switch emitterShape {
        case .line: place.x = (first - 0.5) * width
        case .rectangle, .cuboid:
            place = CGPoint(x: (first - 0.5) * width, y: (second - 0.5) * height)
            guard isOutline, width + height > 0 else { break }
            let way = first * 2 * (width + height)
            switch way {
            case ..<width: place = CGPoint(x: way - width / 2, y: -height / 2)
            case ..<(width + height): place = CGPoint(x: width / 2, y: way - width - height / 2)
            case ..<(2 * width + height): place = CGPoint(x: way - width - height - width / 2, y: height / 2)
            default: place = CGPoint(x: -width / 2, y: way - 2 * width - height - height / 2)
            }
        case .circle, .sphere:
            let radius = isOutline ? width : width * second.squareRoot()
            place = CGPoint(x: cos(first * 2 * .pi) * radius, y: sin(first * 2 * .pi) * radius)
        default: break
        }
        return CGPoint(x: emitterPosition.x + place.x, y: emitterPosition.y + place.y)
    }
}

/// Numbers by chance that are the same on every run: SplitMix64.
private struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// From 0 to 1.
    var share: Double {
        mutating get {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
        }
    }
}
