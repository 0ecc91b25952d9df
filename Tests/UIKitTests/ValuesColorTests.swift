import Testing

@testable import UIKit

@Suite("Values: colours")
struct ValuesColorTests {
    private func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        var environment = LayoutEnvironment()
        environment.userInterfaceStyle = style
        return UITraitCollection(environment: environment)
    }

    @Test func systemColorsFollowTheAppearance() {
        let light = UIColor.systemBlue.rgba(with: traits(.light))
        let dark = UIColor.systemBlue.rgba(with: traits(.dark))
        #expect((light.red * 255, light.green * 255, light.blue * 255) == (0, 122, 255))
        #expect((dark.red * 255, dark.green * 255, dark.blue * 255) == (10, 132, 255))
        #expect(UIColor.label.rgba(with: traits(.dark)).red == 1)
    }

    @Test func aDynamicColorIsAskedForEachAppearance() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: traits(.dark)) == .white)
        #expect(color.resolvedColor(with: traits(.light)) == .black)
        #expect(color.withAlphaComponent(0.5).rgba(with: traits(.dark)).alpha == 0.5)
    }

    @Test func aDynamicColorThatAnswersWithItselfDoesNotHang() {
        final class Box: @unchecked Sendable { var color = UIColor.red }
        let box = Box()
        box.color = UIColor { _ in box.color }
        #expect(box.color.rgba(with: traits(.light)).red == 0.5)
        box.color = .red
    }

    @Test(arguments: [
        (0.0, 1.0, 1.0, RGBA(red: 1, green: 0, blue: 0, alpha: 1)),
        (1.0 / 3, 1.0, 1.0, RGBA(red: 0, green: 1, blue: 0, alpha: 1)),
        (2.0 / 3, 1.0, 0.5, RGBA(red: 0, green: 0, blue: 0.5, alpha: 1)),
        (0.5, 0.0, 0.25, RGBA(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)),
    ])
    func hueSaturationAndBrightnessBecomeComponents(hue: Double, saturation: Double, brightness: Double, rgba: RGBA) {
        let color = UIColor(
            hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: 1)
        let found = color.rgba(with: traits(.light))
        #expect(abs(found.red - rgba.red) < 1e-9)
        #expect(abs(found.green - rgba.green) < 1e-9)
        #expect(abs(found.blue - rgba.blue) < 1e-9)
        var back: CGFloat = 0
        color.getHue(nil, saturation: nil, brightness: &back, alpha: nil)
        #expect(abs(back - CGFloat(brightness)) < 1e-9)
    }

    @Test func colorsOfEqualComponentsAreEqual() {
        #expect(UIColor(white: 1, alpha: 1) == .white)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
        #expect(UIColor.red != .blue)
    }

    @Test func registeredColorsAreFoundByName() {
        #expect(UIColor(named: "no such colour") == nil)
        UIColor.register(.brown, named: "ValuesColorTests")
        #expect(UIColor(named: "ValuesColorTests") == .brown)
        UIColor.register(nil, named: "ValuesColorTests")
        #expect(UIColor(named: "ValuesColorTests") == nil)
    }

    @Test func systemColorsAreFoundByInterfaceBuildersNames() {
        #expect(UIColor.system(named: "systemBackgroundColor") == .systemBackground)
        #expect(UIColor.system(named: "labelColor") == .label)
        #expect(UIColor.system(named: "darkTextColor") == .darkText)
        #expect(UIColor.system(named: "tintColor") == .tintColor)
        #expect(UIColor.system(named: "nonsense") == nil)
    }

    @MainActor @Test func drawingGoesToTheCurrentContextOnly() {
        let recorder = DrawingRecorder()
        let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
        DrawingContexts.draw(on: recorder) { _ in
            UIColor.red.setFill()
            UIRectFillUsingBlendMode(rect, .normal)
            // What is painted for a picture of its own is not the view's.
            UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
            UIRectFill(rect)
            UIGraphicsEndImageContext()
            _ = UIGraphicsImageRenderer(size: rect.size).image { $0.fill(rect) }
            UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        }
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIRectFill(rect)
        #expect(recorder.colors == [UIColor.red.cgColor])
        #expect(recorder.filled == [rect])
    }
}

/// Notes what is filled.
private final class DrawingRecorder: DrawingSurface {
    var colors: [CGColor] = []
    var filled: [CGRect] = []
    var traits: UITraitCollection? { nil }

    func fill(_ path: CGPath, rule: CGPathFillRule, style: DrawingStyle) {
        colors.append(style.fillColor)
        filled.append(path.boundingBox)
    }
    func save() {}
    func restore() {}
    func concatenate(_ transform: CGAffineTransform) {}
    func clip(to path: CGPath, rule: CGPathFillRule) {}
    func clip(to mask: UIImage, in rect: CGRect) {}
    func stroke(_ path: CGPath, style: DrawingStyle) {}
    func draw(_ image: UIImage, in rect: CGRect, style: DrawingStyle) {}
    func draw(
        _ gradient: CGGradient, _ shape: GradientShape, options: CGGradientDrawingOptions, style: DrawingStyle
    ) {}
    func draw(_ text: NSAttributedString, in rect: CGRect, maximumLines: Int, style: DrawingStyle) {}
    func drawText(of label: UILabel, in rect: CGRect) {}
    func beginGroup() {}
    func endGroup(style: DrawingStyle) {}
    func draw(_ view: UIView) {}
    func draw(_ layer: CALayer) {}
}
