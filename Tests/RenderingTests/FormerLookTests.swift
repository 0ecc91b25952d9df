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
