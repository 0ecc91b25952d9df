import Testing
import UIKit

/// `CALayer.anchorPoint`: the point of the bounds that `position` places, and about which transforms turn. A view's `center`
/// is its layer's position.
@MainActor
@Suite("Anchor points of layers")
struct AnchorPointTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))

    init() { root.addSubview(view) }

    /// "Changing it moves the layer": the position stays, and with it `center`.
    @Test func aNewAnchorPointMovesTheView() {
        #expect(view.layer.position == CGPoint(x: 30, y: 50))
        view.layer.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 30, y: 50))
        #expect(view.frame == CGRect(x: 30, y: 50, width: 40, height: 60))
        view.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
        #expect(view.frame == CGRect(x: -10, y: 20, width: 40, height: 60))
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
    }

    @Test func framesAreKeptByPositionAndBounds() {
        view.layer.anchorPoint = .zero
        view.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(view.center == CGPoint(x: 10, y: 20))
        view.bounds.size = CGSize(width: 50, height: 70)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 50, height: 70))
        view.layer.position = CGPoint(x: 5, y: 6)
        #expect(view.frame == CGRect(x: 5, y: 6, width: 50, height: 70))
        #expect(view.layer.frame == view.frame)
    }

    @Test func transformsTurnAboutTheAnchorPoint() {
        view.layer.anchorPoint = .zero
        view.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 80, height: 180))
        #expect(view.convert(CGPoint(x: 40, y: 60), to: root) == CGPoint(x: 90, y: 200))
        #expect(view.convert(CGPoint(x: 90, y: 200), from: root) == CGPoint(x: 40, y: 60))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
        #expect(view.bounds.size == CGSize(width: 10, height: 10))
        #expect(view.center == .zero)
    }

    /// Constraints place the alignment rectangle, whatever the anchor point is.
    @Test func layoutPlacesTheFrame() {
        let door = UIView(), handle = UIView()
        for part in [door, handle] {
            part.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(part)
        }
        NSLayoutConstraint.activate([
            door.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            door.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            door.widthAnchor.constraint(equalToConstant: 40), door.heightAnchor.constraint(equalToConstant: 20),
            handle.topAnchor.constraint(equalTo: door.bottomAnchor),
            handle.trailingAnchor.constraint(equalTo: door.trailingAnchor),
            handle.widthAnchor.constraint(equalToConstant: 5), handle.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        door.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        root.layoutIfNeeded()
        #expect(door.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
        #expect(door.center == CGPoint(x: 10, y: 20))
        // A transform moves the picture and nothing that constraints speak of.
        door.transform = CGAffineTransform(scaleX: 2, y: 1)
        root.layoutIfNeeded()
        #expect(door.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
        #expect(handle.frame == CGRect(x: 45, y: 30, width: 5, height: 5))
    }
}
