import Foundation
import Testing
import UIKit

@testable import Rendering

@MainActor
@Suite("Shadows that contents cast")
struct CastShadowTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() { root.backgroundColor = .white }

    private func draw(_ view: UIView, format: Canvas.Format = .png) throws -> Canvas {
        root.addSubview(view)
        root.layoutIfNeeded()
        let renderer = ViewRenderer(options: RenderOptions(format: format, scale: 1, drawsDevice: false))
        return try renderer.picture(of: root)
    }

    private func cast(_ layer: CALayer, radius: CGFloat = 0, offset: CGSize = CGSize(width: 20, height: 20)) {
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, radius, offset)
    }

    /// A clear view with a round red one in it, as cards are made.
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let inner = UIView(frame: card.bounds)
        inner.backgroundColor = .red
        inner.layer.cornerRadius = 30
        inner.clipsToBounds = true
        card.addSubview(inner)
        return card
    }

    @Test("A clear view casts the shadow of what is in it, and with its corners")
    func clearViews() throws {
        let card = card()
        cast(card.layer)
        let canvas = try draw(card)
        #expect(canvas.pixel(x: 160, y: 110) == .black)
        #expect(canvas.pixel(x: 168, y: 168) == .white)
        #expect(canvas.pixel(x: 100, y: 100) == Color(.red))
        #expect(canvas.pixel(x: 40, y: 100) == .white)
    }

    @Test("A clear background is none")
    func clearBackgrounds() throws {
        let card = card()
        card.backgroundColor = .clear
        cast(card.layer)
        #expect(try draw(card).pixel(x: 168, y: 168) == .white)
    }

    @Test("A radius makes the edges of the shadow soft, as far as two deviations")
    func softEdges() throws {
        let card = card()
        cast(card.layer, radius: 10, offset: .zero)
        let canvas = try draw(card)
        // At the edge half of what lies around counts, one deviation away a sixth.
        #expect(abs(canvas.pixel(x: 150, y: 100).red - 0.5) < 0.06)
        #expect(abs(canvas.pixel(x: 160, y: 100).red - 0.84) < 0.05)
        #expect(canvas.pixel(x: 185, y: 100).red > 0.98)
    }

    @Test("Letters cast shadows, and pictures do")
    func lettersAndPictures() throws {
        let label = UILabel(frame: CGRect(x: 50, y: 50, width: 100, height: 20))
        (label.text, label.textColor) = ("MMMMMM", .red)
        cast(label.layer, offset: CGSize(width: 0, height: 40))
        let canvas = try draw(label)
        let dark = (90..<110).flatMap { y in (50..<150).map { canvas.pixel(x: $0, y: y).red } }.filter { $0 < 0.5 }
        #expect(dark.count > 100 && dark.count < 1200)
        label.removeFromSuperview()
        let circle = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let picture = UIImageView(image: circle)
        picture.frame.origin = CGPoint(x: 50, y: 50)
        cast(picture.layer, offset: CGSize(width: 60, height: 0))
        let drawn = try draw(picture)
        #expect(drawn.pixel(x: 130, y: 70) == .black)
        #expect(drawn.pixel(x: 112, y: 52) == .white)
    }

    @Test("Layers without views cast shadows")
    func layers() throws {
        let host = UIView(frame: root.bounds)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40)).cgPath
        shape.fillColor = UIColor.red.cgColor
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 10, y: 100, width: 40, height: 40)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let plain = CALayer()
        plain.frame = CGRect(x: 110, y: 10, width: 40, height: 40)
        plain.backgroundColor = UIColor.red.cgColor
        for layer in [shape, gradient, plain] {
            cast(layer, offset: CGSize(width: 40, height: 0))
            host.layer.addSublayer(layer)
        }
        let canvas = try draw(host)
        #expect(canvas.pixel(x: 75, y: 30) == .black)
        #expect(canvas.pixel(x: 53, y: 13) == .white)
        #expect(canvas.pixel(x: 75, y: 120) == .black)
        #expect(canvas.pixel(x: 170, y: 30) == .black)
    }

    @Test("A layer that cuts at its edges cuts its shadow")
    func cutShadows() throws {
        let card = card()
        card.layer.masksToBounds = true
        cast(card.layer)
        #expect(try draw(card).pixel(x: 160, y: 110) == .white)
    }

    @Test("A shadow turns and grows with its view, and fades with it")
    func transformedShadows() throws {
        let card = card()
        cast(card.layer)
        card.transform = CGAffineTransform(rotationAngle: .pi)
        card.alpha = 0.5
        let canvas = try draw(card)
        #expect(abs(canvas.pixel(x: 40, y: 90).red - 0.5) < 0.01)
        #expect(canvas.pixel(x: 160, y: 110) == .white)
    }

    @Test("What lies beyond the canvas casts a shadow as far as its edge")
    func edges() throws {
        let strip = card()
        strip.frame = CGRect(x: -50, y: 20, width: 300, height: 40)
        strip.subviews[0].frame = strip.bounds
        cast(strip.layer, radius: 8, offset: .zero)
        let canvas = try draw(strip)
        #expect(abs(canvas.pixel(x: 0, y: 64).red - canvas.pixel(x: 100, y: 64).red) < 0.01)
        #expect(canvas.pixel(x: 0, y: 64).red < 0.8)
    }

    @Test("On vector canvases the shadow has sharp edges", arguments: [Canvas.Format.svg, .pdf])
    func vectors(format: Canvas.Format) throws {
        let plain = try draw(card(), format: format).data().count
        let shaded = card()
        cast(shaded.layer, radius: 10)
        #expect(try draw(shaded, format: format).data().count > plain)
    }
}

extension Color {
    @MainActor fileprivate init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
