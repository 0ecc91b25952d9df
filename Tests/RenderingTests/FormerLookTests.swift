import Foundation
import Testing
import UIKit

@testable import Rendering

/// Contents that change into each other, as they are seen on their way.
@MainActor
@Suite("Former looks")
struct FormerLookTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    private let clock = AnimationClock.current
    private let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false))

    init() {
        root.backgroundColor = .white
        box.backgroundColor = .red
        root.addSubview(box)
        clock.advance(by: 0)
    }

    /// The colours of some columns: r, g, w for red, green and white, – for a mixture.
    private func colors(_ columns: [Int] = [5, 35, 65, 95], y: Int = 10) throws -> String {
        let canvas = try renderer.presentedPicture(of: root)
        return columns.map { x in
            let color = canvas.pixel(x: x, y: y)
            switch (color.red > 0.9, color.green > 0.9, color.blue > 0.9) {
            case (true, false, false): return color.green < 0.1 ? "r" : "–"
            case (false, true, false): return color.red < 0.1 ? "g" : "–"
            case (true, true, true): return "w"
            default: return "–"
            }
        }.joined()
    }

    private func add(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
        box.layer.add(transition, forKey: nil)
        box.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }

    /// `CATransitionType`: fade, moveIn, push and reveal, from each side.
    @Test(arguments: [
        (CATransitionType.push, CATransitionSubtype.fromRight, "rrgg"), (.push, .fromLeft, "ggrr"),
        (.moveIn, .fromRight, "rrgg"), (.moveIn, .fromLeft, "ggrr"), (.reveal, .fromRight, "rrgg"),
        (.reveal, .fromLeft, "ggrr"), (.fade, .fromLeft, "––––"),
    ]) func transitionsOfLayers(type: CATransitionType, subtype: CATransitionSubtype, halfway: String) throws {
        add(type, subtype)
        #expect(box.layer.animationKeys() == [kCATransition])
        #expect(try colors() == "rrrr")
        clock.advance(by: 0.5)
        #expect(try colors() == halfway)
        clock.advance(by: 0.6)
        #expect(try colors() == "gggg")
        #expect(box.layer.animationKeys() == nil)
    }

    /// On iOS what comes "from the top" comes from the lower edge, as layers count upwards.
    @Test func topsAreBelow() throws {
        add(.push, .fromTop)
        clock.advance(by: 0.5)
        #expect(try colors([50], y: 3) == "r")
        #expect(try colors([50], y: 17) == "g")
    }

    /// `UIView.transition(with:duration:options:animations:completion:)`: the view's old look dissolves, or is turned over.
    @Test func transitionsOfViews() throws {
        var isOver = false
        UIView.transition(with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            box.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        } completion: {
            isOver = $0
        }
        #expect(box.layer.presentation()?.backgroundColor == box.layer.backgroundColor)
        #expect(try colors() == "rrrr")
        clock.advance(by: 0.5)
        #expect(try colors() == "––––")
        clock.advance(by: 0.5)
        #expect(try colors() == "gggg")
        #expect(isOver)
        UIView.transition(with: box, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
            box.backgroundColor = .red
        }
        clock.advance(by: 1.0 / 3)
        // A sixth of the turn to half of its width.
        #expect(try colors([5, 50, 95]) == "wgw")
        clock.advance(by: 1.0 / 3)
        #expect(try colors([5, 50, 95]) == "wrw")
        clock.advance(by: 0.4)
        #expect(try colors() == "rrrr")
    }

    /// "The left side of the view moves toward the front, and the right side moves toward the back" (documentation of
    /// `transitionFlipFromLeft`): what is nearer is seen larger.
    @Test(arguments: [
        (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 15, y: 15), CGPoint(x: 285, y: 15)),
        (.transitionFlipFromRight, CGPoint(x: 285, y: 15), CGPoint(x: 15, y: 15)),
        (.transitionFlipFromTop, CGPoint(x: 15, y: 15), CGPoint(x: 15, y: 285)),
        (.transitionFlipFromBottom, CGPoint(x: 15, y: 285), CGPoint(x: 15, y: 15)),
    ]) func whatIsNearerIsLarger(flip: UIView.AnimationOptions, near: CGPoint, far: CGPoint) throws {
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        ground.backgroundColor = .white
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 280, height: 280))
        card.backgroundColor = .red
        ground.addSubview(card)
        UIView.transition(with: card, duration: 1, options: [flip, .curveLinear]) {}
        clock.advance(by: 0.25)
        let canvas = try renderer.presentedPicture(of: ground)
        let isUpright = near.y == far.y
        /// How many pixels of a line of the card are seen where it is nearest or farthest.
        func length(_ edge: CGPoint) -> Int {
            // An eighth of a turn leaves 0.7 of the width, and the edges stand 99 points before and behind the middle.
            let away = Double(edge == near ? 1 : -1) * 0.98 * 140 * 0.5.squareRoot()
            let side: Double = (isUpright ? edge.x : edge.y) < 150 ? -1 : 1
            let line = Int(150 + side * 0.98 * 140 * 0.5.squareRoot() * 1000 / (1000 - away))
            return (0..<300).filter {
                let color = isUpright ? canvas.pixel(x: line, y: $0) : canvas.pixel(x: $0, y: line)
                return color.red > 0.9 && color.green < 0.5
            }.count
        }
        #expect(abs(length(near) - 300) < 12)
        #expect(abs(length(far) - 255) < 5)
        clock.advance(by: 1)
    }

    /// Titles and buttons of a navigation bar give way to the new ones while a controller is pushed.
    @Test func titlesOfBarsFade() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.backgroundColor = .white
        let first = UIViewController(), second = UIViewController()
        first.title = "iiiiiiii"
        second.title = "MMMMMMMM"
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        clock.advance(by: 0)
        func ink() throws -> Double {
            let canvas = try renderer.presentedPicture(of: window)
            let bar = navigation.navigationBar.frame
            var sum = 0.0
            for y in Int(bar.minY)..<Int(bar.maxY) { for x in 90..<210 { sum += 1 - canvas.pixel(x: x, y: y).green } }
            return sum
        }
        let before = try ink()
        navigation.pushViewController(second, animated: true)
        clock.advance(by: 0)
        let start = try ink()
        clock.advance(by: 0.175)
        let middle = try ink()
        clock.advance(by: 0.5)
        let end = try ink()
        #expect(abs(start - before) < 0.1 * before)
        #expect(middle > 1.1 * before && middle < 0.95 * end)
    }

    /// `UIView.transition(from:to:…)` with a flip turns the superview over.
    @Test func viewsTakeTurns() throws {
        let back = UIView(frame: box.frame)
        back.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        UIView.transition(from: box, to: back, duration: 1, options: [.transitionFlipFromRight, .curveLinear])
        #expect(box.superview == nil && back.superview === root)
        #expect(try colors() == "rrrr")
        clock.advance(by: 0.9)
        #expect(try colors([50]) == "g")
        clock.advance(by: 0.2)
        #expect(try colors() == "gggg")
    }

    /// A controller whose `modalTransitionStyle` is a flip comes as the back of what was there.
    @Test func controllersFlip() throws {
        let window = UIWindow(frame: root.frame), first = UIViewController(), second = UIViewController()
        window.rootViewController = first
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        first.view.backgroundColor = .red
        second.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        (second.modalPresentationStyle, second.modalTransitionStyle) = (.fullScreen, .flipHorizontal)
        first.present(second, animated: true)
        func middle() throws -> (red: Double, green: Double) {
            let color = try renderer.presentedPicture(of: window).pixel(x: 50, y: 10)
            return (color.red, color.green)
        }
        #expect(try middle().red > 0.9)
        clock.advance(by: 0.35)
        #expect(try middle().green > 0.9)
        clock.advance(by: 1)
        second.dismiss(animated: true)
        #expect(try middle().green > 0.9)
        clock.advance(by: 0.35)
        #expect(try middle().red > 0.9)
        clock.advance(by: 1)
        #expect(first.presentedViewController == nil)
    }
}
