import Foundation
import Testing
import UIKit

@testable import Rendering

/// Says another colour than it has.
private final class Pretender: UIView {
    override var backgroundColor: UIColor? {
        get { .red }
        set {}
    }
}

/// The view that is drawn looks as it does in another one: `drawHierarchy` shows "the view hierarchy as visible onscreen".
@MainActor
@Suite("The root of a picture")
struct RootDrawingTests {
    private func picture(of view: UIView) throws -> Canvas {
        try ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false)).picture(of: view)
    }

    @Test func itsMaskAndOpacityCount() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .red
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
        view.layer.mask = mask
        view.alpha = 0.5
        let drawn = try picture(of: view)
        #expect(drawn.pixel(x: 1, y: 1).alpha == 0)
        #expect(abs(drawn.pixel(x: 20, y: 20).alpha - 0.5) < 0.01)
    }

    /// Only what reaches UIView's own property reaches the layer.
    @Test func aColourThatIsOnlyReturnedIsNotDrawn() throws {
        #expect(
            try picture(of: Pretender(frame: CGRect(x: 0, y: 0, width: 10, height: 10))).pixel(x: 5, y: 5).alpha == 0)
    }
}
