import Testing
import UIKit

/// Layers, paths, colours and flow layouts in the words of their documentation.
@MainActor
@Suite("Documented: layers, colours, flow layouts")
struct DocumentedLayerTests {
    /// `hitTest(_:)`: "A point in the coordinate system of the receiver’s superlayer", also where there is none.
    @Test func hitTesting() {
        let root = CALayer(), low = CALayer(), high = CALayer()
        root.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        low.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        high.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        root.addSublayer(low)
        root.addSublayer(high)
        #expect(root.hitTest(CGPoint(x: 130, y: 130)) === high && root.hitTest(CGPoint(x: 105, y: 105)) === low)
        #expect(root.hitTest(CGPoint(x: 190, y: 110)) === root && root.hitTest(CGPoint(x: 50, y: 50)) == nil)
        high.isHidden = true
        #expect(root.hitTest(CGPoint(x: 130, y: 130)) === low)
        #expect(low.hitTest(CGPoint(x: 10, y: 10)) === low)
    }

    /// A turned rectangle becomes the one that holds it.
    @Test func convertingTurnedRectangles() {
        let root = CALayer(), turned = CALayer()
        turned.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        root.addSublayer(turned)
        let box = turned.convert(turned.bounds, to: root)
        #expect(abs(box.width - 100 * 2.squareRoot()) < 0.01 && abs(box.height - box.width) < 0.01)
        #expect(abs(box.midX - 50) < 0.01 && abs(box.midY - 50) < 0.01)
    }

    /// A layer that stood in a window for a turn moves to a new value.
    @Test func implicitAnimations() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), layer = CALayer()
        window.isHidden = false
        AnimationClock.current.advance(by: 0.1)
        window.layer.addSublayer(layer)
        layer.opacity = 0.5
        #expect(layer.animation(forKey: "opacity") == nil)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        AnimationClock.current.advance(by: 0.1)
        layer.opacity = 0.2
        #expect(layer.animation(forKey: "opacity") != nil)
        window.isHidden = true
    }

    /// `add(_:forKey:)`: "This object is copied by the render tree, not referenced."
    @Test func animationsAreCopied() {
        final class Own: CABasicAnimation {}
        let layer = CALayer(), group = CAAnimationGroup(), spring = CASpringAnimation(keyPath: "position.x")
        (spring.damping, spring.duration, spring.toValue) = (3, 2, 40)
        group.animations = [spring]
        group.duration = 5
        layer.add(group, forKey: "group")
        (group.duration, spring.damping) = (9, 1)
        let kept = layer.animation(forKey: "group") as? CAAnimationGroup
        #expect(kept !== group && kept?.duration == 5)
        #expect((kept?.animations?.first as? CASpringAnimation)?.damping == 3)
        let keyframes = CAKeyframeAnimation(keyPath: "opacity")
        (keyframes.values, keyframes.keyTimes) = ([0, 1], [0, 1])
        (keyframes.rotationMode, keyframes.isCumulative) = (.rotateAuto, true)
        let copy = keyframes.copy() as? CAKeyframeAnimation
        #expect(copy?.keyPath == "opacity" && copy?.values as? [Int] == [0, 1] && copy !== keyframes)
        #expect(copy?.rotationMode == .rotateAuto && copy?.isCumulative == true)
        let push = CATransition()
        (push.type, push.subtype) = (.push, .fromTop)
        #expect((push.copy() as? CATransition)?.type == .push && (push.copy() as? CATransition)?.subtype == .fromTop)
        let own = Own(keyPath: "opacity")
        layer.add(own, forKey: "own")
        #expect(layer.animation(forKey: "own") === own)
    }

    /// "If the path is empty, this value is CGRectNull."
    @Test func boxesOfEmptyPaths() {
        let path = UIBezierPath()
        #expect(path.cgPath.boundingBox.isNull && path.cgPath.boundingBoxOfPath.isNull && path.bounds.isNull)
        path.move(to: CGPoint(x: 1, y: 2))
        #expect(path.cgPath.boundingBox == CGRect(x: 1, y: 2, width: 0, height: 0))
    }

    /// `UIColor.black`: "A color object with a grayscale value of 0.0 and an alpha value of 1.0"; the number of components
    /// "includes alpha".
    @Test func greyColours() {
        #expect(UIColor.black.cgColor.numberOfComponents == 2 && UIColor.black.cgColor.components == [0, 1])
        #expect(UIColor(white: 0.4, alpha: 0.5).withAlphaComponent(1).cgColor.components == [0.4, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.2)?.components == [0.5, 0.2])
        #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)).cgColor.colorSpace?.model == .monochrome)
        #expect(UIColor.red.cgColor.numberOfComponents == 4 && UIColor { _ in .white }.cgColor.components == [1, 1])
        #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.black == UIColor(white: 0, alpha: 1) && UIColor.label.resolvedColor(with: .init()) == .black)
        #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    }

    /// "The system uses two sets of background colors … base and elevated": in the dark what lies above is brighter.
    @Test func elevatedGrounds() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        let light = UITraitCollection(traitsFrom: [elevated, UITraitCollection(userInterfaceStyle: .light)])
        for color in [
            UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        ] {
            var (below, above) = (CGFloat(0), CGFloat(0))
            color.resolvedColor(with: dark).getRed(&below, green: nil, blue: nil, alpha: nil)
            color.resolvedColor(with: elevated).getRed(&above, green: nil, blue: nil, alpha: nil)
            #expect(above > below + 0.04)
        }
        #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
        #expect(UIColor.label.resolvedColor(with: elevated) == .white)
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize] = []
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { sizes[path.item] }
    }

    private func places(_ sizes: [CGSize]) -> [CGPoint] {
        let items = Items(), layout = UICollectionViewFlowLayout()
        items.sizes = sizes
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (items, items)
        view.layoutIfNeeded()
        return sizes.indices.compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin
        }
    }

    /// "This spacing is used to compute how many items can fit in a single line, but after the number of items is determined,
    /// the actual spacing may possibly be adjusted upward": of items of one size the last line's stand below the others'.
    @Test func lastLinesOfFlowLayouts() {
        let small = CGSize(width: 90, height: 90)
        #expect(places(Array(repeating: small, count: 5)).map(\.x) == [0, 115, 230, 0, 115])
        #expect(places([small, small, small]).map(\.x) == [0, 115, 230] && places([small]).map(\.x) == [0])
        #expect(places([CGSize(width: 200, height: 10), CGSize(width: 200, height: 10)]).map(\.x) == [60, 60])
        // Items of different sizes begin at the left in the last line.
        let mixed = places([small, small, small, CGSize(width: 90, height: 40), small])
        #expect(mixed.map(\.x) == [0, 115, 230, 0, 100] && mixed[3].y == 125)
        #expect(places([small, CGSize(width: 200, height: 10)]).map(\.x) == [0, 100])
    }
}
