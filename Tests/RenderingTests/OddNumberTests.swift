import Foundation
import Testing
import UIKit

@testable import Rendering

/// Numbers that are none, or without end, come from divisions by zero in programs. UIKit takes them; a picture of them may show
/// nothing, but drawing goes on.
@MainActor
@Suite("Odd numbers in drawings")
struct OddNumberTests {
    nonisolated private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e-300, 0, -1,
    ]

    private func draw(_ views: [UIView]) throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        root.backgroundColor = .white
        for view in views { root.addSubview(view) }
        let witness = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
        witness.backgroundColor = .red
        root.addSubview(witness)
        let canvas = try ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false)).picture(of: root)
        let pixel = canvas.pixel(x: 35, y: 35)
        #expect(pixel.red > 0.9 && pixel.green < 0.1, "what comes after is drawn")
    }

    private func box() -> UIView {
        let box = UIView(frame: CGRect(x: 2, y: 2, width: 20, height: 20))
        box.backgroundColor = .blue
        return box
    }

    @Test(arguments: numbers) func viewsAndLayers(_ odd: CGFloat) throws {
        var views = (0..<22).map { _ in box() }
        views[0].frame.origin.x = odd
        views[1].frame.size.width = odd
        views[2].bounds.origin.y = odd
        views[3].center.x = odd
        views[4].alpha = odd
        views[5].transform = CGAffineTransform(scaleX: odd, y: 1)
        views[6].transform = CGAffineTransform(rotationAngle: odd)
        views[7].transform = CGAffineTransform(translationX: odd, y: odd)
        views[8].layer.cornerRadius = odd
        views[9].layer.borderWidth = odd
        (views[10].layer.shadowOpacity, views[10].layer.shadowRadius) = (1, odd)
        (views[11].layer.shadowOpacity, views[11].layer.shadowOffset) = (Float(odd), CGSize(width: odd, height: 1))
        views[12].layer.zPosition = odd
        views[13].layer.anchorPoint = CGPoint(x: odd, y: 0.5)
        views[14].layer.mask = CALayer()
        views[14].layer.mask?.frame = CGRect(x: odd, y: 0, width: odd, height: 5)
        views[15].backgroundColor = UIColor(red: odd, green: 0.5, blue: odd, alpha: odd)
        (views[16].layer.cornerRadius, views[16].clipsToBounds) = (odd, true)
        views[17].addSubview(UIView(frame: CGRect(x: odd, y: odd, width: odd, height: odd)))
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: odd, width: 5, height: odd)
        (layer.borderWidth, layer.cornerRadius, layer.opacity) = (odd, odd, Float(odd))
        layer.backgroundColor = UIColor.green.cgColor
        views[18].layer.addSublayer(layer)
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: odd, height: 10))
        picture.image = UIImage(systemName: "star")
        views.append(picture)
        try draw(views)
    }

    @Test(arguments: numbers) func gradientsAndShapes(_ odd: CGFloat) throws {
        let number = NSNumber(value: Double(odd))
        let view = box()
        for place in 0..<6 {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: place == 0 ? odd : 10, height: 10)
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            if place == 1 { gradient.locations = [number, 1] }
            if place == 2 { gradient.locations = [0, number] }
            if place == 3 { gradient.startPoint = CGPoint(x: odd, y: odd) }
            if place == 4 { (gradient.endPoint, gradient.type) = (CGPoint(x: odd, y: 0), .radial) }
            if place == 5 { gradient.cornerRadius = odd }
            view.layer.addSublayer(gradient)
        }
        for place in 0..<10 {
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            (shape.strokeColor, shape.lineWidth) = (UIColor.black.cgColor, 2)
            let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: place == 0 ? odd : 6, height: 6))
            if place == 1 { path.addLine(to: CGPoint(x: odd, y: 3)) }
            if place == 2 { path.addCurve(to: .zero, controlPoint1: CGPoint(x: odd, y: odd), controlPoint2: .zero) }
            if place == 3 { path.addArc(withCenter: .zero, radius: odd, startAngle: 0, endAngle: 1, clockwise: true) }
            if place == 4 { path.addArc(withCenter: .zero, radius: 3, startAngle: 0, endAngle: odd, clockwise: true) }
            shape.path = path.cgPath
            if place == 5 { shape.lineWidth = odd }
            if place == 6 { shape.lineDashPattern = [number, 2] }
            if place == 7 { (shape.lineDashPattern, shape.lineDashPhase) = ([2, 2], odd) }
            if place == 8 { (shape.strokeStart, shape.strokeEnd) = (odd, odd) }
            if place == 9 { shape.miterLimit = odd }
            view.layer.addSublayer(shape)
        }
        let rounded = CAShapeLayer()
        rounded.path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: odd).cgPath
        view.layer.addSublayer(rounded)
        try draw([view])
    }

    @Test(arguments: numbers) func controlsAndTexts(_ odd: CGFloat) throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: odd, height: 20))
        label.text = "Text"
        label.font = .systemFont(ofSize: odd)
        let other = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: odd))
        (other.text, other.shadowColor, other.shadowOffset) = ("Text", .red, CGSize(width: odd, height: odd))
        other.attributedText = NSAttributedString(
            string: "ab", attributes: [.kern: odd, .baselineOffset: odd, .font: UIFont.systemFont(ofSize: 12)])
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (slider.maximumValue, slider.value) = (Float(odd), Float(odd))
        let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
        progress.progress = Float(odd)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (scroll.contentSize, scroll.contentOffset) = (CGSize(width: odd, height: odd), CGPoint(x: odd, y: odd))
        scroll.addSubview(box())
        let stepper = UIStepper(), pages = UIPageControl(), spinner = UIActivityIndicatorView()
        stepper.value = Double(odd)
        for view in [stepper, pages, spinner] as [UIView] { view.frame = CGRect(x: odd, y: 0, width: odd, height: 9) }
        try draw([label, other, slider, progress, scroll, stepper, pages, spinner])
    }

    @Test(arguments: numbers) func movingAnimations(_ odd: CGFloat) throws {
        let views = (0..<4).map { _ in box() }
        UIView.animate(withDuration: 1) {
            views[0].alpha = odd
            views[1].center.x = odd
            views[2].transform = CGAffineTransform(scaleX: odd, y: odd)
            views[3].bounds.size.width = odd
        }
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (odd, 3.0, 1)
        views[3].layer.add(animation, forKey: nil)
        AnimationClock.current.advance(by: 0.5)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        for view in views { root.addSubview(view) }
        _ = try ViewRenderer(options: RenderOptions(scale: 1)).presentedPicture(of: root)
        AnimationClock.current.advance(by: 1)
    }
}
