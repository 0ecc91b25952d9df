import Foundation
import Testing
import UIKit

@testable import Rendering

/// What views and layers paint themselves.
@MainActor
@Suite("Views that draw themselves")
struct DrawnViewTests {
    private func draw(_ view: UIView) throws -> Canvas {
        let options = RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false)
        return try ViewRenderer(options: options).picture(of: view)
    }

    @Test("draw(_:) paints paths, by the traits and within the bounds of its view")
    func ownDrawing() throws {
        final class Dial: UIView {
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                UIColor.systemBackground.setFill()
                context.fill(CGRect(x: -10, y: -10, width: 100, height: 100))
                context.setFillColor(UIColor.red.cgColor)
                context.fillEllipse(in: rect.insetBy(dx: 5, dy: 5))
                context.setBlendMode(.clear)
                context.fill(CGRect(x: 18, y: 18, width: 4, height: 4))
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        root.backgroundColor = .blue
        let dial = Dial(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        dial.overrideUserInterfaceStyle = .dark
        root.addSubview(dial)
        let canvas = try draw(root)
        #expect(canvas.pixel(x: 5, y: 30) == Color(hex: 0x0000FF), "nothing is painted outside of the view")
        #expect(canvas.pixel(x: 11, y: 11) == .black, "the background of the dark appearance is black")
        #expect(canvas.pixel(x: 30, y: 20) == Color(hex: 0xFF0000))
        #expect(canvas.pixel(x: 30, y: 30) == Color(hex: 0x0000FF), "what is cleared shows what is behind the view")
    }

    @Test("A subclass of a control paints over the control; a label draws its text where drawText(in:) says")
    func controls() throws {
        final class Marked: UIButton {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        #expect(
            try draw(Marked(frame: CGRect(x: 0, y: 0, width: 40, height: 40))).pixel(x: 5, y: 5)
                == Color(hex: 0xFF0000))
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 40, dy: 0)) }
        }
        func inked(_ label: UILabel) throws -> Int? {
            label.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
            label.text = "▮▮"
            label.textColor = .black
            let canvas = try draw(label)
            return (0..<120).first { x in (0..<30).contains { canvas.pixel(x: x, y: $0).alpha > 0.5 } }
        }
        let plain = try #require(try inked(UILabel())), padded = try #require(try inked(Padded()))
        #expect(plain < 10 && padded >= 40)
    }

    @Test("Layers paint by draw(in:), by their delegate and by their contents")
    func layers() throws {
        final class Painted: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        final class Painter: NSObject, CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(UIColor.green.cgColor)
                ctx.fill(layer.bounds)
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        let painter = Painter()
        let delegated = CALayer(), filled = CALayer(), painted = Painted()
        painted.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        delegated.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
        delegated.delegate = painter
        filled.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
        filled.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }.cgImage
        root.layer.sublayers = [painted, delegated, filled]
        let canvas = try draw(root)
        #expect(canvas.pixel(x: 5, y: 5) == Color(hex: 0xFF0000) && canvas.pixel(x: 15, y: 15).alpha == 0)
        #expect(canvas.pixel(x: 30, y: 10) == Color(hex: 0x00FF00))
        #expect(canvas.pixel(x: 50, y: 10) == Color(hex: 0x0000FF))
        root.layer.sublayers = [filled]
        #expect(painted.superlayer == nil && filled.superlayer === root.layer)
        #expect(try draw(root).pixel(x: 5, y: 5).alpha == 0)
    }

    @Test("Text is drawn at a point and in a rectangle, in its colour and wrapped")
    func texts() throws {
        final class Page: UIView {
            override func draw(_ rect: CGRect) {
                let attributes: [NSAttributedString.Key: Any] = [
                    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
                ]
                "HHHH".draw(at: CGPoint(x: 50, y: 10), withAttributes: attributes)
                NSString("HHHH HHHH").draw(in: CGRect(x: 0, y: 40, width: 80, height: 60), withAttributes: attributes)
            }
        }
        let canvas = try draw(Page(frame: CGRect(x: 0, y: 0, width: 140, height: 100)))
        func ink(_ rect: CGRect) -> Bool {
            (Int(rect.minX)..<Int(rect.maxX)).contains { x in
                (Int(rect.minY)..<Int(rect.maxY)).contains { y in
                    let color = canvas.pixel(x: x, y: y)
                    return color.alpha > 0.9 && color.red > 0.9 && color.green < 0.1
                }
            }
        }
        #expect(ink(CGRect(x: 50, y: 10, width: 60, height: 24)) && !ink(CGRect(x: 0, y: 0, width: 48, height: 38)))
        #expect(ink(CGRect(x: 0, y: 42, width: 70, height: 20)) && ink(CGRect(x: 0, y: 66, width: 70, height: 20)))
    }
}
