import Testing
import UIKit

@MainActor
@Suite("Layers and transforms in space")
struct LayerTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))

    init() { root.addSubview(view) }

    @Test func layersAreInsertedAndReplaced() {
        let a = CALayer(), b = CALayer(), c = CALayer(), d = CALayer()
        view.layer.addSublayer(a)
        view.layer.insertSublayer(b, below: a)
        view.layer.insertSublayer(c, above: b)
        #expect(view.layer.sublayers == [b, c, a])
        view.layer.replaceSublayer(c, with: d)
        #expect(view.layer.sublayers == [b, d, a])
        #expect(c.superlayer == nil)
    }

    @Test func pointsAreConverted() {
        let dot = CALayer()
        dot.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        view.layer.addSublayer(dot)
        #expect(dot.convert(CGPoint(x: 1, y: 2), to: root.layer) == CGPoint(x: 16, y: 27))
        #expect(dot.convert(CGPoint(x: 16, y: 27), from: root.layer) == CGPoint(x: 1, y: 2))
        #expect(
            view.layer.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: root.layer)
                == CGRect(x: 10, y: 20, width: 4, height: 4))
    }

    @Test("A changed value asks for new contents where the class wants them; the class says what was never set")
    func valuesOfSubclasses() {
        let ring = Ring()
        func value<Value>(_ key: String, _ type: Value.Type) -> Value { _layerValue(key, of: ring) }
        #expect(ring.value(forKey: "width") as? Int == 2)
        #expect(value("width", CGFloat.self) == 2)
        #expect(value("share", Float.self) == 0)
        #expect(value("title", String?.self) == nil)
        #expect(value("size", CGSize.self) == .zero)
        ring.setValue(1, forKey: "share")
        ring.setValue(3, forKey: "width")
        _setLayerValue("a" as String?, "title", of: ring)
        #expect(ring.displays == 1)
        #expect(value("share", Double.self) == 1)
        #expect(Ring(layer: ring).value(forKey: "title") as? String == "a")
        _setLayerValue(String?.none, "title", of: ring)
        #expect(value("title", String?.self) == nil)
        #expect(ring.value(forKey: "title") == nil)
    }

    /// A turn about the z axis is one of the plane; `CATransform3DRotate` turns before what it is added to.
    @Test func transformsOfThePlane() {
        view.layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(view.frame == CGRect(x: -10, y: -10, width: 80, height: 120))
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
        view.transform3D = CATransform3DIdentity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
        let moved = CATransform3DMakeTranslation(3, 4, 0)
        let turned = CATransform3DRotate(moved, .pi / 2, 0, 0, 1)
        let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turned))
        #expect(abs(point.x - 3) < 1e-12)
        #expect(abs(point.y - 5) < 1e-12)
        #expect(CATransform3DIsAffine(turned))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    }
}

private final class Ring: CALayer {
    var displays = 0
    override func setNeedsDisplay() { displays += 1 }
    override class func needsDisplay(forKey key: String) -> Bool { key == "share" }
    override class func defaultValue(forKey key: String) -> Any? { key == "width" ? 2 : nil }
}
