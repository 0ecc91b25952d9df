import Foundation
import Testing
import UIKit

@testable import Rendering

/// What `CAShapeLayer` and `CALayer` document of fills, lines and borders.
@MainActor
@Suite("Shape layers and borders")
struct ShapeLayerTests {
    private func draw(_ layer: CALayer, width: CGFloat = 100, height: CGFloat = 60) throws -> Canvas {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        root.layer.addSublayer(layer)
        let options = RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false)
        return try ViewRenderer(options: options).picture(of: root)
    }

    private func shape(_ path: UIBezierPath) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.fillColor = UIColor.red.cgColor
        return layer
    }

    @Test("A path is filled in the layer's coordinates; curves are curves")
    func fill() throws {
        let layer = shape(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        let canvas = try draw(layer)
        #expect(canvas.pixel(x: 30, y: 30).red > 0.95 && canvas.pixel(x: 30, y: 12).red > 0.95)
        for (x, y) in [(12, 12), (47, 47), (5, 5), (55, 30)] { #expect(canvas.pixel(x: x, y: y).alpha == 0) }
        let plate = shape(
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 20, height: 20)))
        let corners = try draw(plate)
        #expect(corners.pixel(x: 1, y: 1).alpha == 0 && corners.pixel(x: 38, y: 38).alpha == 0)
        #expect(corners.pixel(x: 38, y: 1).red > 0.95 && corners.pixel(x: 1, y: 38).red > 0.95)
    }

    @Test("With the even-odd rule what is enclosed twice is a hole")
    func evenOdd() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
        let layer = shape(path)
        #expect(try draw(layer).pixel(x: 20, y: 20).red > 0.95)
        layer.fillRule = .evenOdd
        let canvas = try draw(layer)
        #expect(canvas.pixel(x: 20, y: 20).alpha == 0 && canvas.pixel(x: 5, y: 20).red > 0.95)
    }

    @Test("The line has its width, ends, dashes, and its share of the length from strokeStart to strokeEnd")
    func line() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 90, y: 20))
        let layer = shape(path)
        layer.fillColor = nil
        layer.strokeColor = UIColor.blue.cgColor
        layer.lineWidth = 6
        var canvas = try draw(layer)
        #expect(canvas.pixel(x: 50, y: 17).blue > 0.95 && canvas.pixel(x: 50, y: 22).blue > 0.95)
        for (x, y) in [(50, 15), (50, 24), (8, 20), (91, 20)] { #expect(canvas.pixel(x: x, y: y).alpha == 0) }
        layer.lineCap = .square
        #expect(try draw(layer).pixel(x: 8, y: 20).blue > 0.95)
        layer.lineCap = .butt
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.5
        canvas = try draw(layer)
        #expect(canvas.pixel(x: 31, y: 20).blue > 0.95 && canvas.pixel(x: 48, y: 20).blue > 0.95)
        #expect(canvas.pixel(x: 28, y: 20).alpha == 0 && canvas.pixel(x: 51, y: 20).alpha == 0)
        (layer.strokeStart, layer.strokeEnd) = (0, 1)
        layer.lineDashPattern = [10, 10]
        canvas = try draw(layer)
        #expect(canvas.pixel(x: 15, y: 20).blue > 0.95 && canvas.pixel(x: 25, y: 20).alpha == 0)
        layer.lineDashPhase = 10
        #expect(try draw(layer).pixel(x: 15, y: 20).alpha == 0)
    }

    @Test("A shape layer as a mask leaves what it covers")
    func mask() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), root = UIView(frame: view.frame)
        view.backgroundColor = .red
        view.layer.mask = shape(UIBezierPath(ovalIn: view.bounds))
        root.addSubview(view)
        let options = RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false)
        let canvas = try ViewRenderer(options: options).picture(of: root)
        #expect(canvas.pixel(x: 20, y: 20).red > 0.95 && canvas.pixel(x: 1, y: 1).alpha == 0)
    }

    @Test("The border of a sublayer lies inside of its bounds, as wide as it is said to be")
    func border() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.borderWidth = 4
        layer.borderColor = UIColor.red.cgColor
        let canvas = try draw(layer, width: 40, height: 40)
        #expect(
            (0..<4).allSatisfy { canvas.pixel(x: $0, y: 20).red > 0.95 && canvas.pixel(x: 39 - $0, y: 20).red > 0.95 })
        #expect(canvas.pixel(x: 4, y: 20).alpha == 0 && canvas.pixel(x: 35, y: 20).alpha == 0)
    }

    @Test("Paths know what is inside, their bounds, and the way back")
    func paths() {
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(oval.contains(CGPoint(x: 20, y: 10)) && !oval.contains(CGPoint(x: 1, y: 1)))
        #expect(oval.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        let arch = UIBezierPath()
        arch.move(to: .zero)
        arch.addQuadCurve(to: CGPoint(x: 40, y: 0), controlPoint: CGPoint(x: 20, y: 20))
        #expect(abs(arch.bounds.height - 10) < 0.01 && arch.cgPath.boundingBox.height == 20)
        arch.apply(CGAffineTransform(translationX: 5, y: 5))
        #expect(arch.currentPoint == CGPoint(x: 45, y: 5))
        #expect(arch.reversing().currentPoint == CGPoint(x: 5, y: 5))
        #expect(arch.cgPath == UIBezierPath(cgPath: arch.cgPath).cgPath)
    }
}
