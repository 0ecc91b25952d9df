import Foundation
import Testing

@testable import UIKit

/// Attachments, snaps and fields.
@MainActor
@Suite("Dynamic joints")
struct DynamicJointTests {
    private let clock = AnimationClock.current
    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    private func box(_ center: CGPoint, side: CGFloat = 40) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        box.center = center
        room.addSubview(box)
        return box
    }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

    @Test("an attachment begins with the distance that there is, and a rod keeps it")
    func rod() {
        let item = box(CGPoint(x: 300, y: 100))
        let anchor = CGPoint(x: 200, y: 100)
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
        #expect(attachment.length == 100)
        #expect(attachment.attachedBehaviorType == .anchor)
        let animator = UIDynamicAnimator(referenceView: room)
        animator.addBehavior(attachment)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        for _ in 0..<20 {
            clock.advance(by: 0.1)
            #expect(abs(distance(item.center, anchor) - 100) < 1)
        }
        #expect(item.center.y > 100)
    }

    /// A pendulum of small swings needs 2π √(length / gravity) for there and back.
    @Test func pendulum() {
        let anchor = CGPoint(x: 200, y: 100)
        let item = box(CGPoint(x: 205, y: 199.875))
        let animator = UIDynamicAnimator(referenceView: room)
        let qualities = UIDynamicItemBehavior(items: [item])
        qualities.allowsRotation = false
        animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: anchor))
        animator.addBehavior(UIGravityBehavior(items: [item]))
        animator.addBehavior(qualities)
        let half = Double.pi * 0.1.squareRoot()
        clock.advance(by: half)
        #expect(abs(item.center.x - 195) < 0.5)
        clock.advance(by: half)
        #expect(abs(item.center.x - 205) < 0.5)
    }

    @Test("an attachment with a frequency swings as often in a second")
    func spring() {
        let item = box(CGPoint(x: 260, y: 100))
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
        attachment.length = 0
        attachment.frequency = 1
        let animator = UIDynamicAnimator(referenceView: room)
        animator.addBehavior(attachment)
        clock.advance(by: 0.5)
        #expect(abs(item.center.x - 140) < 8)
        clock.advance(by: 0.5)
        #expect(abs(item.center.x - 260) < 12)

        // Damped by 1 it comes to rest where the spring is at ease.
        attachment.damping = 1
        clock.advance(by: 3)
        #expect(distance(item.center, CGPoint(x: 200, y: 100)) < 2)
        #expect(!animator.isRunning)
    }

    @Test("an item follows the anchor point of its attachment")
    func dragged() {
        let item = box(CGPoint(x: 100, y: 100))
        let attachment = UIAttachmentBehavior(
            item: item, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0),
            attachedToAnchor: CGPoint(x: 110, y: 100))
        let animator = UIDynamicAnimator(referenceView: room)
        animator.addBehavior(attachment)
        clock.advance(by: 1)
        #expect(distance(item.center, CGPoint(x: 100, y: 100)) < 0.1)
        for step in 1...20 {
            attachment.anchorPoint = CGPoint(x: 110 + CGFloat(step) * 5, y: 100)
            clock.advance(by: 1.0 / 60)
        }
        clock.advance(by: 1)
        let grip = CGPoint(x: 10, y: 0).applying(item.transform)
        #expect(distance(CGPoint(x: item.center.x + grip.x, y: item.center.y + grip.y), CGPoint(x: 210, y: 100)) < 1)
    }

    @Test("two items that are tied keep their distance")
    func tied() {
        let (hook, item) = (box(CGPoint(x: 200, y: 50)), box(CGPoint(x: 250, y: 50)))
        let anchored = UIDynamicItemBehavior(items: [hook])
        anchored.isAnchored = true
        let attachment = UIAttachmentBehavior(item: hook, attachedTo: item)
        #expect(attachment.attachedBehaviorType == .items)
        let animator = UIDynamicAnimator(referenceView: room)
        for behavior in [anchored, attachment, UIGravityBehavior(items: [item])] { animator.addBehavior(behavior) }
        clock.advance(by: 1.3)
        #expect(hook.center == CGPoint(x: 200, y: 50))
        #expect(abs(distance(item.center, hook.center) - 50) < 1)
    }

    @Test("a limit lets items come nearer, and no farther")
    func limit() {
        let (hook, item) = (box(CGPoint(x: 200, y: 50)), box(CGPoint(x: 200, y: 90), side: 10))
        let anchored = UIDynamicItemBehavior(items: [hook])
        anchored.isAnchored = true
        let rope = UIAttachmentBehavior.limitAttachment(
            with: hook, offsetFromCenter: .zero, attachedTo: item, offsetFromCenter: .zero)
        rope.length = 120
        let animator = UIDynamicAnimator(referenceView: room)
        for behavior in [anchored, rope, UIGravityBehavior(items: [item])] { animator.addBehavior(behavior) }
        clock.advance(by: 0.2)
        // Free fall: ½ · 1000 · 0.2² = 20.
        #expect(abs(item.center.y - 110) < 2)
        clock.advance(by: 3)
        #expect(abs(item.center.y - 170) < 1)
    }

    @Test("a sliding item keeps to its axis")
    func sliding() {
        let item = box(CGPoint(x: 100, y: 100))
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.2, dy: 0.2)
        let animator = UIDynamicAnimator(referenceView: room)
        animator.addBehavior(rail)
        animator.addBehavior(push)
        clock.advance(by: 0.5)
        #expect(item.center.x > 130)
        #expect(abs(item.center.y - 100) < 0.5)
    }

    @Test("a snap brings its item to the point, upright, and damping keeps it from swinging")
    func snap() {
        let item = box(CGPoint(x: 50, y: 50))
        item.transform = CGAffineTransform(rotationAngle: 0.8)
        let animator = UIDynamicAnimator(referenceView: room)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 300))
        snap.damping = 1
        animator.addBehavior(snap)
        clock.advance(by: 0.1)
        #expect(item.center.y > 60 && item.center.y < 290)
        clock.advance(by: 3)
        #expect(distance(item.center, CGPoint(x: 200, y: 300)) < 1)
        #expect(abs(item.transform.b) < 0.01)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        clock.advance(by: 3)
        #expect(distance(item.center, CGPoint(x: 100, y: 100)) < 1)
    }

    @Test("behaviours of one's own act by their children, and their action runs at each step")
    func children() {
        let item = box(CGPoint(x: 50, y: 50))
        let parent = UIDynamicBehavior()
        var steps = 0
        parent.action = { steps += 1 }
        let animator = UIDynamicAnimator(referenceView: room)
        animator.addBehavior(parent)
        let gravity = UIGravityBehavior(items: [item])
        parent.addChildBehavior(gravity)
        #expect(gravity.dynamicAnimator === animator)
        clock.advance(by: 0.5)
        #expect(abs(item.center.y - 175) < 3)
        #expect(abs(steps - 30) <= 1)
        parent.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil)
    }

    @Test("an item whose owner moves it goes on from there when the animator is told")
    func updated() {
        let item = box(CGPoint(x: 50, y: 50))
        let animator = UIDynamicAnimator(referenceView: room)
        let qualities = UIDynamicItemBehavior(items: [item])
        qualities.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
        animator.addBehavior(qualities)
        clock.advance(by: 0.5)
        item.center = CGPoint(x: 300, y: 200)
        animator.updateItem(usingCurrentState: item)
        clock.advance(by: 0.5)
        #expect(abs(item.center.x - 330) < 1.5)
        #expect(abs(item.center.y - 200) < 0.01)
        #expect(animator.items(in: CGRect(x: 300, y: 180, width: 50, height: 50)).count == 1)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
    }

    @Test("an animator that is gone moves nothing")
    func gone() {
        let item = box(CGPoint(x: 50, y: 50))
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: room)
        animator?.addBehavior(UIGravityBehavior(items: [item]))
        animator = nil
        clock.advance(by: 1)
        #expect(item.center == CGPoint(x: 50, y: 50))
    }

    @Test("fields act in their regions")
    func fields() {
        let (near, far) = (box(CGPoint(x: 100, y: 100)), box(CGPoint(x: 300, y: 300)))
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.position = CGPoint(x: 100, y: 100)
        field.region = UIRegion(radius: 500).byIntersection(with: UIRegion(size: CGSize(width: 300, height: 300)))
        for item in [near, far] { field.addItem(item) }
        let animator = UIDynamicAnimator(referenceView: room)
        animator.addBehavior(field)
        clock.advance(by: 0.3)
        #expect(abs(near.center.x - 145) < 1)
        #expect(far.center == CGPoint(x: 300, y: 300))
    }

    /// Pieces that tumble have the same places on every run.
    @Test func runsAreAlike() {
        func run() -> [CGPoint] {
            let items = (0..<5).map { box(CGPoint(x: 60 + CGFloat($0) * 33, y: CGFloat($0 * 37)), side: 30) }
            let animator = UIDynamicAnimator(referenceView: room)
            let collision = UICollisionBehavior(items: items)
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.addBoundary(
                withIdentifier: "ball" as NSString,
                for: UIBezierPath(ovalIn: CGRect(x: 80, y: 200, width: 120, height: 120)))
            let qualities = UIDynamicItemBehavior(items: items)
            (qualities.elasticity, qualities.friction) = (0.6, 0.3)
            for behavior in [UIGravityBehavior(items: items), collision, qualities] { animator.addBehavior(behavior) }
            clock.advance(by: 2)
            for item in items { #expect(room.bounds.insetBy(dx: 10, dy: 10).contains(item.center)) }
            return items.map(\.center)
        }
        #expect(run() == run())
    }
}
