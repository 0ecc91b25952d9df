import Testing
import UIKit

@MainActor
@Suite("Corner configurations")
struct CornerConfigurationTests {
    private func view(_ width: CGFloat, _ height: CGFloat, _ configuration: UICornerConfiguration) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.cornerConfiguration = configuration
        return view
    }

    @Test("A fixed radius is at most half of the shorter side, and leaves the layer’s radius alone")
    func fixedRadii() {
        #expect(view(100, 40, .corners(radius: .fixed(8))).effectiveRadius(corner: .topLeft) == 8)
        #expect(view(100, 40, .corners(radius: 40)).effectiveRadius(corner: .bottomRight) == 20)
        #expect(view(100, 40, .corners(radius: 8)).layer.cornerRadius == 0)
    }

    @Test("A capsule follows the view’s size")
    func capsules() {
        let view = view(100, 40, .capsule())
        #expect(view.effectiveRadius(corner: .topLeft) == 20)
        view.frame.size = CGSize(width: 200, height: 60)
        #expect(view.effectiveRadius(corner: .topLeft) == 30)
        #expect(self.view(100, 40, .capsule(maximumRadius: 10)).effectiveRadius(corner: .allCorners) == 10)
    }

    @Test("Corners differ, and those without a radius are square")
    func singleCorners() {
        let view = view(100, 100, .uniformTopRadius(16, bottomRightRadius: 4))
        #expect(view.effectiveRadius(corner: .topLeft) == 16)
        #expect(view.effectiveRadius(corner: .topRight) == 16)
        #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
        #expect(view.effectiveRadius(corner: .bottomRight) == 4)
    }

    @Test(
        "Concentric corners are as round as the container’s less the distance from its sides, and no less than a minimum"
    )
    func concentricCorners() {
        let container = view(100, 100, .corners(radius: 20))
        let inner = UIView(frame: CGRect(x: 4, y: 4, width: 92, height: 92))
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        container.addSubview(inner)
        #expect(inner.effectiveRadius(corner: .topLeft) == 16)
        inner.frame = container.bounds.insetBy(dx: 18, dy: 18)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
        #expect(inner.effectiveRadius(corner: .topLeft) == 6)
    }
}
