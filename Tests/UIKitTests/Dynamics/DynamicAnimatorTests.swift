import Foundation
import Testing

@testable import UIKit

/// Physics moves items by the animation clock: falls, blows, ropes and springs as mechanics computes them.
@MainActor
@Suite("Dynamics")
struct DynamicAnimatorTests {
    private let clock = AnimationClock.current
    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    private func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
        room.addSubview(box)
        return box
    }

    private func isNear(_ value: CGFloat, _ wanted: CGFloat, within share: CGFloat) -> Bool {
        abs(value - wanted) <= abs(wanted) * share
    }

    @Test("gravity of 1 moves things by 1,000 points a second squared")
    func falls() {
        let item = box(0, 0)
        let animator = UIDynamicAnimator(referenceView: room)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        clock.advance(by: 1)
        #expect(isNear(item.frame.minY, 500, within: 0.01))
        #expect(item.frame.minX == 0)
        #expect(animator.isRunning)
        #expect(abs(animator.elapsedTime - 1) < 0.02)
    }

    @Test("gravity has an angle and a magnitude, or a direction")
    func gravityDirection() {
        let gravity = UIGravityBehavior()
        #expect(gravity.angle == .pi / 2)
        #expect(gravity.magnitude == 1)
        gravity.setAngle(0, magnitude: 2)
        #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
        gravity.gravityDirection = CGVector(dx: 0, dy: -3)
        #expect(gravity.magnitude == 3)
        #expect(gravity.angle == -.pi / 2)
    }

    private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        var pauses = 0, resumes = 0
        var met: [String] = []
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { pauses += 1 }
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { resumes += 1 }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { met.append("edge \(identifier.map { "\($0)" } ?? "bounds")") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) { met.append("item") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) { met.append("item left") }
    }

    @Test("what falls comes to rest on the reference view's edge, and the animator pauses")
    func comesToRest() {
        let item = box(40, 20)
        let animator = UIDynamicAnimator(referenceView: room)
        let listener = Listener()
        animator.delegate = listener
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = listener
        animator.addBehavior(UIGravityBehavior(items: [item]))
        animator.addBehavior(collision)
        clock.advance(by: 4)
        #expect(abs(item.frame.maxY - 400) < 0.5)
        #expect(abs(item.frame.minX - 40) < 0.5)
        #expect(listener.met == ["edge bounds"])
        #expect(!animator.isRunning)
        #expect(listener.pauses == 1)
        #expect(listener.resumes == 1)

        // A new behaviour wakes it.
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -2)
        animator.addBehavior(push)
        #expect(animator.isRunning)
        clock.advance(by: 0.1)
        #expect(item.frame.maxY < 390)
        #expect(!push.active)
    }

    @Test("insets move the edge inwards")
    func insets() {
        let item = box(40, 20)
        let animator = UIDynamicAnimator(referenceView: room)
        let collision = UICollisionBehavior(items: [item])
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
        animator.addBehavior(UIGravityBehavior(items: [item]))
        animator.addBehavior(collision)
        clock.advance(by: 4)
        #expect(abs(item.frame.maxY - 350) < 0.5)
    }

    @Test("an elasticity of a half gives back half of the speed, so a quarter of the height")
    func bounces() {
        let item = box(0, 0)
        let animator = UIDynamicAnimator(referenceView: room)
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        let qualities = UIDynamicItemBehavior(items: [item])
        qualities.elasticity = 0.5
        for behavior in [UIGravityBehavior(items: [item]), collision, qualities] { animator.addBehavior(behavior) }
        // It falls 300 points in 0.7746 s, and rises for half as long.
        clock.advance(by: 0.7746 * 1.5)
        #expect(isNear(400 - item.frame.maxY, 300 / 4, within: 0.06))
        #expect(abs(qualities.linearVelocity(for: item).y) < 30)
    }

    @Test("a named boundary stops what falls on it")
    func boundary() {
        let item = box(0, 0)
        let animator = UIDynamicAnimator(referenceView: room)
        let listener = Listener()
        let collision = UICollisionBehavior(items: [item])
        collision.collisionDelegate = listener
        collision.addBoundary(
            withIdentifier: "shelf" as NSString, from: CGPoint(x: -50, y: 300), to: CGPoint(x: 350, y: 300))
        animator.addBehavior(UIGravityBehavior(items: [item]))
        animator.addBehavior(collision)
        clock.advance(by: 3)
        #expect(abs(item.frame.maxY - 300) < 0.5)
        #expect(listener.met == ["edge shelf"])
        #expect(collision.boundary(withIdentifier: "shelf" as NSString) != nil)

        // Without it the item falls on.
        collision.removeBoundary(withIdentifier: "shelf" as NSString)
        #expect(animator.isRunning)
        clock.advance(by: 1)
        #expect(item.frame.minY > 600)
    }

    @Test("items stand on each other")
    func stack() {
        let items = [box(100, 300), box(110, 190), box(95, 80)]
        let animator = UIDynamicAnimator(referenceView: room)
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        let qualities = UIDynamicItemBehavior(items: items)
        qualities.friction = 0.5
        for behavior in [UIGravityBehavior(items: items), collision, qualities] { animator.addBehavior(behavior) }
        clock.advance(by: 5)
        #expect(!animator.isRunning)
        for (item, bottom) in zip(items, [400.0, 300, 200]) { #expect(abs(item.frame.maxY - bottom) < 1) }
        for item in items { #expect(abs(item.transform.b) < 0.01) }
    }

    @Test("a blow between equal elastic items passes the speed on, and the contact ends")
    func blow() {
        let (left, right) = (box(0, 0, side: 50), box(150, 0, side: 50))
        let animator = UIDynamicAnimator(referenceView: room)
        let listener = Listener()
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionDelegate = listener
        let qualities = UIDynamicItemBehavior(items: [left, right])
        qualities.elasticity = 1
        qualities.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
        #expect(qualities.linearVelocity(for: left) == CGPoint(x: 200, y: 0))
        animator.addBehavior(collision)
        animator.addBehavior(qualities)
        clock.advance(by: 1)
        #expect(abs(qualities.linearVelocity(for: left).x) < 4)
        #expect(isNear(qualities.linearVelocity(for: right).x, 200, within: 0.02))
        #expect(abs(left.frame.maxX - 150) < 2)
        #expect(listener.met == ["item", "item left"])
    }

    @Test("the collision mode leaves items or boundaries out")
    func mode() {
        let (left, right) = (box(0, 0, side: 50), box(100, 0, side: 50))
        let animator = UIDynamicAnimator(referenceView: room)
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionMode = .boundaries
        let qualities = UIDynamicItemBehavior(items: [left, right])
        qualities.addLinearVelocity(CGPoint(x: 100, y: 0), for: left)
        animator.addBehavior(collision)
        animator.addBehavior(qualities)
        clock.advance(by: 2)
        #expect(left.frame.minX > right.frame.maxX)
        #expect(right.frame.minX == 100)
    }

    @Test("a push of 1 gives a square of 100 points 100 points a second; a heavier one less")
    func push() {
        let (light, heavy) = (box(0, 0), box(0, 200))
        let animator = UIDynamicAnimator(referenceView: room)
        let qualities = UIDynamicItemBehavior(items: [heavy])
        qualities.density = 4
        let push = UIPushBehavior(items: [light, heavy], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        animator.addBehavior(qualities)
        animator.addBehavior(push)
        clock.advance(by: 1)
        #expect(isNear(light.frame.minX, 100, within: 0.02))
        #expect(isNear(heavy.frame.minX, 25, within: 0.02))
    }

    @Test("a push off the middle turns the item")
    func turningPush() {
        let item = box(100, 100)
        let animator = UIDynamicAnimator(referenceView: room)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: item)
        animator.addBehavior(push)
        clock.advance(by: 0.5)
        // The square's moment of inertia is 1/6 of mass times side squared: 50 · 100 / (10,000 / 6) = 3 radians a second.
        #expect(abs(atan2(item.transform.b, item.transform.a) - 1.5) < 0.05)
    }

    @Test("friction stops what slides after v² / (2 µ g)")
    func friction() {
        let item = box(0, 300)
        let animator = UIDynamicAnimator(referenceView: UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 400)))
        let collision = UICollisionBehavior(items: [item])
        collision.addBoundary(
            withIdentifier: 1 as NSNumber, from: CGPoint(x: -100, y: 400), to: CGPoint(x: 900, y: 400))
        let qualities = UIDynamicItemBehavior(items: [item])
        qualities.friction = 0.5
        qualities.allowsRotation = false
        qualities.addLinearVelocity(CGPoint(x: 300, y: 0), for: item)
        for behavior in [UIGravityBehavior(items: [item]), collision, qualities] { animator.addBehavior(behavior) }
        clock.advance(by: 3)
        #expect(isNear(item.frame.minX, 90, within: 0.05))
        #expect(!animator.isRunning)
    }

    @Test("resistance takes its share of the speed each second")
    func resistance() {
        let item = box(0, 0)
        let animator = UIDynamicAnimator(referenceView: room)
        let qualities = UIDynamicItemBehavior(items: [item])
        qualities.resistance = 2
        qualities.addLinearVelocity(CGPoint(x: 500, y: 0), for: item)
        animator.addBehavior(qualities)
        clock.advance(by: 0.5)
        #expect(isNear(qualities.linearVelocity(for: item).x, 500 * exp(-1), within: 0.02))
    }

    @Test("anchored items hold their place, and others meet them")
    func anchored() {
        let (floor, item) = (box(0, 300), box(0, 0))
        let animator = UIDynamicAnimator(referenceView: room)
        let anchored = UIDynamicItemBehavior(items: [floor])
        anchored.isAnchored = true
        let behaviors = [
            UIGravityBehavior(items: [floor, item]), UICollisionBehavior(items: [floor, item]), anchored,
        ]
        for behavior in behaviors { animator.addBehavior(behavior) }
        clock.advance(by: 3)
        #expect(floor.frame.minY == 300)
        #expect(abs(item.frame.maxY - 300) < 0.5)
    }
}
