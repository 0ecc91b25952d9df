import Foundation
import Testing
import UIKit

@testable import Rendering

/// Layers of text, copies and turning shades.
@MainActor
@Suite("Rendering: kinds of layers") struct LayerKindTests {
    private func picture(_ layer: CALayer) throws -> Canvas {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .white
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        return try ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false)).picture(of: view)
    }

    /// "conic: sweeps from the start point, the first colour at the end point's direction", clockwise.
    @Test func aConicGradientTurnsClockwise() throws {
        let gradient = CAGradientLayer()
        gradient.type = .conic
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 0.5, y: 0)
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        let canvas = try picture(gradient)
        #expect(abs(canvas.pixel(x: 90, y: 50).red - 0.25) < 0.03)
        #expect(abs(canvas.pixel(x: 50, y: 90).red - 0.5) < 0.03)
        #expect(abs(canvas.pixel(x: 10, y: 50).red - 0.75) < 0.03)
        #expect(canvas.pixel(x: 54, y: 5).red < 0.05 && canvas.pixel(x: 46, y: 5).red > 0.95)
    }

    /// "The transform matrix applied to the previous instance to produce the current instance."
    @Test func copiesAreMovedFromEachOther() throws {
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        replicator.instanceAlphaOffset = -0.5
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 40, width: 20, height: 20)
        dot.backgroundColor = UIColor.black.cgColor
        replicator.addSublayer(dot)
        let canvas = try picture(replicator)
        #expect(canvas.pixel(x: 20, y: 50).red < 0.01)
        #expect(abs(canvas.pixel(x: 50, y: 50).red - 0.5) < 0.02)
        #expect(canvas.pixel(x: 80, y: 50) == .white && canvas.pixel(x: 35, y: 50) == .white)
    }

    @Test func aTextLayerDrawsItsTextAtItsTop() throws {
        let text = CATextLayer()
        text.string = "HHHH"
        text.fontSize = 20
        text.foregroundColor = UIColor.black.cgColor
        let canvas = try picture(text)
        func isInked(_ rows: Range<Int>, _ columns: Range<Int>) -> Bool {
            rows.contains { y in columns.contains { x in canvas.pixel(x: x, y: y).red < 0.5 } }
        }
        #expect(isInked(0..<25, 0..<50) && !isInked(30..<100, 0..<100))
        text.alignmentMode = .right
        let right = try picture(text)
        #expect((0..<25).contains { y in (80..<100).contains { x in right.pixel(x: x, y: y).red < 0.5 } })
    }
}
