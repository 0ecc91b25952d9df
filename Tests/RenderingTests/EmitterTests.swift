import Foundation
import Testing

@testable import Rendering
@testable import UIKit

/// Particles are drawn as they are at a moment: born at their rate, moved by speed and acceleration, gone after their lifetime.
@MainActor
@Suite("Emitter layers")
struct EmitterTests {
    private let clock = AnimationClock.current

    private func emitter(_ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        layer.emitterPosition = CGPoint(x: 100, y: 100)
        layer.beginTime = clock.time
        let cell = CAEmitterCell()
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
                UIColor.white.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }.cgImage
        (cell.birthRate, cell.lifetime) = (10, 2)
        change(cell)
        layer.emitterCells = [cell]
        return layer
    }
    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    @Test("As many particles live as are born in a lifetime")
    func count() {
        let layer = emitter()
        #expect(layer.particles.isEmpty)
        clock.advance(by: 1.05)
        #expect(layer.particles.count == 11)
        clock.advance(by: 4)
        #expect(layer.particles.count == 20)
        layer.birthRate = 0
        clock.advance(by: 1)
        #expect(layer.particles.count == 10)
        clock.advance(by: 2)
        #expect(layer.particles.isEmpty)
    }

    @Test("Speed, acceleration, scale and opacity change with age")
    func motion() throws {
        let layer = emitter {
            ($0.birthRate, $0.lifetime, $0.velocity, $0.yAcceleration) = (0.1, 5, 30, 20)
            ($0.scale, $0.scaleSpeed, $0.alphaSpeed, $0.spin) = (2, -0.5, -0.25, 1)
            $0.color = UIColor.red.cgColor
        }
        clock.advance(by: 2)
        let particle = try #require(layer.particles.first)
        #expect(abs(particle.position.x - 160) < 0.01)
        #expect(abs(particle.position.y - 140) < 0.01)
        #expect(abs(particle.scale - 1) < 0.01)
        #expect(abs(particle.rotation - 2) < 0.01)
        #expect(abs((particle.color.components?.last ?? 0) - 0.5) < 0.01)
    }

    @Test("Chance keeps to its ranges, and is the same for the same seed")
    func chance() {
        func places(_ seed: UInt32) -> [CGPoint] {
            let layer = emitter { ($0.birthRate, $0.emissionRange, $0.velocity) = (100, .pi / 2, 10) }
            layer.emitterShape = .line
            layer.emitterSize = CGSize(width: 80, height: 0)
            layer.seed = seed
            layer.beginTime = clock.time - 1
            return layer.particles.map(\.position)
        }
        #expect(places(1) == places(1))
        #expect(places(1) != places(2))
        #expect(places(1).count == 100)
        for place in places(3) {
            #expect((50...151).contains(place.x))
            #expect(abs(place.y - 100) <= 10)
        }
    }

    @Test("A view's emitter is drawn in the cell's colour")
    func drawn() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .white
        let layer = emitter {
            ($0.birthRate, $0.lifetime) = (0.1, 5)
            $0.color = UIColor.blue.cgColor
        }
        layer.emitterPosition = CGPoint(x: 20, y: 20)
        view.layer.addSublayer(layer)
        clock.advance(by: 1)
        let canvas = try ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false)).picture(of: view)
        #expect(canvas.pixel(x: 20, y: 20) == Color(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(canvas.pixel(x: 5, y: 5) == Color(red: 1, green: 1, blue: 1, alpha: 1))
    }
}
