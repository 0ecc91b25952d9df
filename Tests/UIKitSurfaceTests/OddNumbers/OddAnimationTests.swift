import Testing
import UIKit

/// Numbers of animations, paths, pictures and gestures that UIKit takes without an exception, whatever they are.
@MainActor
@Suite("Odd numbers of animations and values")
struct OddAnimationTests {
    @Test func gestures() {
        forEachOddNumber { (number: Double) in
            let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
            let (press, pinch) = (UILongPressGestureRecognizer(), UIPinchGestureRecognizer())
            (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (Int(odd: number), Int(odd: number))
            (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (Int(odd: number), Int(odd: number))
            (press.minimumPressDuration, press.allowableMovement) = (number, number)
            pinch.scale = number
            let view = UIView()
            view.gestureRecognizers = [tap, pan, press, pinch]
            #expect(view.gestureRecognizers?.count == 4)
        }
    }
    @Test func animations() {
        func run(_ animate: (UIView) -> Void) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), clock = AnimationClock.current
            animate(view)
            for time in [0, 0.1, 0.5, 3] {
                clock.advance(by: time)
                _ = (view.layer.presentation()?.frame, view.layer.presentation()?.opacity)
            }
            view.layer.removeAllAnimations()
            clock.advance(by: 1)
        }
        forEachOddNumber { (number: Double) in
            run { view in UIView.animate(withDuration: number) { view.center.x = 90 } }
            run { view in UIView.animate(withDuration: 0.2, delay: number) { view.center.x = 90 } }
            run { view in UIView.animate(withDuration: 0.2) { view.center.x = number } }
            run { view in UIView.animate(withDuration: 0.2) { view.frame = CGRect(odd: number) } }
            run { view in
                UIView.animate(withDuration: 0.2) { view.transform = CGAffineTransform(odd: number) }
            }
            run { view in UIView.animate(withDuration: 0.2) { view.alpha = number } }
            run { view in
                UIView.animate(
                    withDuration: number, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
                ) { view.center.x = 90 }
            }
            run { view in
                UIView.animate(
                    withDuration: 0.3, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: 1
                ) { view.center.x = 90 }
            }
            run { view in
                UIView.animate(
                    withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: number
                ) { view.center.x = 90 }
            }
            run { view in
                UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: 0.5) { view.alpha = 0 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: number) { view.alpha = 1 }
                }
            }
            run { view in
                UIView.animate(withDuration: number, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
            }
            run { view in UIView.transition(with: view, duration: number, options: .transitionFlipFromLeft) {} }
        }
    }

    /// Time that is no number, or goes back, or never ends, doesn't pass.
    @Test(arguments: [Double.nan, .infinity, -.infinity, -5]) func timesThatDoNotPass(seconds: Double) {
        let before = AnimationClock.current.time
        AnimationClock.current.advance(by: seconds)
        #expect(AnimationClock.current.time == before)
    }

    @Test func propertyAnimators() {
        forEachOddNumber { (number: Double) in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            for animator in [
                UIViewPropertyAnimator(duration: number, curve: .linear),
                UIViewPropertyAnimator(duration: 0.5, dampingRatio: number),
                UIViewPropertyAnimator(
                    duration: 0.5, controlPoint1: CGPoint(odd: number), controlPoint2: CGPoint(odd: number)),
                UIViewPropertyAnimator(
                    duration: number,
                    timingParameters: UISpringTimingParameters(
                        mass: number, stiffness: number, damping: number,
                        initialVelocity: CGVector(dx: number, dy: number))),
            ] {
                animator.addAnimations { view.center.x += 10 }
                animator.addAnimations({ view.alpha = 0.5 }, delayFactor: number)
                animator.startAnimation(afterDelay: number)
                AnimationClock.current.advance(by: 0.1)
                animator.pauseAnimation()
                animator.fractionComplete = number
                _ = (animator.fractionComplete, view.layer.presentation()?.frame)
                animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
                AnimationClock.current.advance(by: 1)
                animator.stopAnimation(true)
            }
        }
    }

    @Test func layerAnimations() {
        func run(_ animation: CAAnimation) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.layer.add(animation, forKey: "key")
            for time in [0, 0.1, 0.5, 3] {
                AnimationClock.current.advance(by: time)
                _ = (view.layer.presentation()?.frame, view.layer.presentation()?.opacity)
            }
            view.layer.removeAllAnimations()
        }
        func basic() -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (10, 20, 0.3)
            return animation
        }
        setOdd(
            basic, \.duration, \.repeatCount, \.repeatDuration, \.beginTime, \.speed, \.timeOffset, use: run)
        func spring() -> CASpringAnimation {
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (10, 20)
            return animation
        }
        setOdd(spring, \.mass, \.stiffness, \.damping, \.initialVelocity, \.duration) { animation in
            animation.duration = animation.settlingDuration
            run(animation)
        }
        func keyframes() -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            (animation.values, animation.keyTimes, animation.duration) = ([0, 0.5, 1], [0, 0.2, 1], 0.3)
            return animation
        }
        for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic] {
            setOdd(keyframes, \.keyTimes, \.duration) { animation in
                animation.calculationMode = mode
                run(animation)
            }
        }
        forEachOddNumber { (number: Double) in
            for path in ["position.x", "position", "bounds", "bounds.size.width", "opacity", "transform.rotation.z"] {
                let animation = CABasicAnimation(keyPath: path), curve = Float(number)
                (animation.fromValue, animation.byValue, animation.duration) = (number, number, 0.3)
                animation.timingFunction = CAMediaTimingFunction(controlPoints: curve, curve, curve, curve)
                run(animation)
            }
            let group = CAAnimationGroup(), transition = CATransition()
            (group.animations, group.duration) = ([basic(), basic()], number)
            transition.duration = number
            run(group)
            run(transition)
            CATransaction.begin()
            CATransaction.setAnimationDuration(number)
            run(basic())
            CATransaction.commit()
        }
    }

    @Test func pathsAndTransforms() {
        forEachOddNumber { (number: Double) in
            let (point, box) = (CGPoint(odd: number), CGRect(odd: number))
            let paths = [
                UIBezierPath(
                    arcCenter: point, radius: number, startAngle: number, endAngle: number + 1, clockwise: true),
                UIBezierPath(arcCenter: .zero, radius: 5, startAngle: number, endAngle: -number, clockwise: false),
                UIBezierPath(roundedRect: box, cornerRadius: number), UIBezierPath(ovalIn: box),
                UIBezierPath(
                    roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: CGSize(odd: number)),
                UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: number),
            ]
            for path in paths {
                path.addLine(to: point)
                path.addQuadCurve(to: point, controlPoint: point)
                path.addCurve(to: .zero, controlPoint1: point, controlPoint2: point)
                path.close()
                (path.lineWidth, path.miterLimit) = (number, number)
                path.setLineDash([number, 1], count: 2, phase: number)
                _ = (path.bounds, path.contains(.zero), path.contains(point), path.reversing(), path.currentPoint)
                path.apply(CGAffineTransform(odd: number))
            }
            let transform = CGAffineTransform(odd: number)
            _ = (transform.inverted(), transform.rotated(by: number), transform.concatenating(transform))
            _ = (box.applying(transform), point.applying(transform))
            _ = box.inset(by: UIEdgeInsets(odd: number))
            _ = (CATransform3DMakeRotation(number, number, 0, 1), CATransform3D(odd: number))
            let color = UIColor(red: number, green: number, blue: number, alpha: number)
            _ = (color.withAlphaComponent(number), color.cgColor.components, color.hash, color.description)
            _ = (
                UIColor(hue: number, saturation: number, brightness: number, alpha: 1), UIColor(white: number, alpha: 1)
            )
            let image = UIGraphicsImageRenderer(size: CGSize(odd: number)).image { $0.fill(box) }
            _ = image.resizableImage(withCapInsets: UIEdgeInsets(odd: number)).size
            _ = image.withAlignmentRectInsets(UIEdgeInsets(odd: number)).size
        }
    }
}
