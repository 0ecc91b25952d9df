import Foundation
import Testing
import UIKit

/// Values of UIKit in dictionaries, notifications and key-value coding, as apps take them out.
@MainActor
@Suite("Values in objects")
struct BridgedValueTests {
    @Test func lengthsAreNumbers() {
        let info: [String: Any] = ["height": NSNumber(value: 2.5), "count": NSNumber(value: 3)]
        #expect(info["height"] as? CGFloat == 2.5 && info["count"] as? CGFloat == 3)
        let height: Any = CGFloat(1.5)
        #expect((height as? NSNumber)?.doubleValue == 1.5 && info["none"] as? CGFloat == nil)
    }

    @Test func structuresAreHeld() {
        let turned = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: turned).cgAffineTransformValue == turned)
        let moved = CATransform3DMakeTranslation(1, 2, 3)
        #expect(NSValue(caTransform3D: moved).caTransform3DValue == moved)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
        // What is asked for and not held is nothing.
        #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
    }

    @Test func pathsOfRowsAreObjects() {
        let path = IndexPath(row: 4, section: 2)
        #expect((path as NSIndexPath).row == 4 && (path as NSIndexPath).section == 2 && (path as NSIndexPath).item == 4)
        #expect(NSIndexPath(row: 1, section: 3) as IndexPath == IndexPath(row: 1, section: 3))
    }

    @Test func aTransformIsAnimatedFromValues() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = [
            NSValue(caTransform3D: CATransform3DMakeScale(1, 1, 1)),
            NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1)),
        ]
        (animation.duration, animation.repeatCount) = (2, HUGE)
        view.layer.add(animation, forKey: nil)
        AnimationClock.current.advance(by: 1)
        #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 2) < 0.01)
    }

    /// "The accessibility container's elements" are those of its array, unless a class counts them itself.
    @Test func partsOfAContainerAreCounted() {
        final class Chart: UIView {
            override func accessibilityElementCount() -> Int { 2 }
            override func accessibilityElement(at index: Int) -> Any? { "bar \(index)" }
        }
        #expect(Chart().accessibilityElementCount() == 2)
        let (view, part) = (UIView(), UILabel())
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        view.accessibilityElements = [part]
        #expect(view.accessibilityElement(at: 0) as? UILabel === part && view.index(ofAccessibilityElement: part) == 0)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    /// The anchor point of a view is its layer's: the view moves where it changes, the center stays.
    @Test func aViewTurnsAboutItsAnchorPoint() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.anchorPoint = CGPoint(x: 0, y: 0.5)
        #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 40) && view.center == CGPoint(x: 50, y: 20))
        _ = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    }
}
