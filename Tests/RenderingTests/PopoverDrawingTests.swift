import Testing
import UIKit

@testable import Rendering

/// Popovers of running programs are bubbles with round corners, and point at what they belong to.
@MainActor
@Suite("Drawn popovers", .serialized)
struct PopoverDrawingTests {
    private func draw(source: CGRect, _ change: (UIPopoverPresentationController) -> Void) throws -> Canvas {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
        var environment = LayoutEnvironment()
        environment.userInterfaceStyle = .light
        environment.userInterfaceIdiom = .pad
        (environment.horizontalSizeClass, environment.verticalSizeClass) = (.regular, .regular)
        window.rootEnvironment = environment
        let root = UIViewController(), bubble = UIViewController()
        root.view.backgroundColor = .white
        bubble.view.backgroundColor = .red
        bubble.preferredContentSize = CGSize(width: 200, height: 100)
        bubble.modalPresentationStyle = .popover
        window.rootViewController = root
        window.isHidden = false
        let popover = try #require(bubble.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = source
        change(popover)
        root.present(bubble, animated: false)
        window.layoutIfNeeded()
        defer { root.dismiss(animated: false) }
        return try ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false))
            .picture(of: window)
    }

    private func isRed(_ color: Color) -> Bool { color.red > 0.95 && color.green < 0.1 }

    @Test func anArrowPointsAtTheSource() throws {
        let source = CGRect(x: 380, y: 300, width: 40, height: 40)
        let below = try draw(source: source) { $0.permittedArrowDirections = .up }
        #expect(isRed(below.pixel(x: 400, y: 344)) && !isRed(below.pixel(x: 385, y: 344)))
        #expect(isRed(below.pixel(x: 400, y: 400)))
        let above = try draw(source: source) { $0.permittedArrowDirections = .down }
        #expect(isRed(above.pixel(x: 400, y: 295)) && !isRed(above.pixel(x: 400, y: 342)))
        let beside = try draw(source: source) { $0.permittedArrowDirections = .left }
        #expect(isRed(beside.pixel(x: 424, y: 320)))
        let blue = try draw(source: source) {
            $0.permittedArrowDirections = .up
            $0.backgroundColor = .blue
        }
        #expect(blue.pixel(x: 400, y: 346).blue > 0.95)
    }

    @Test func theBubbleIsRoundAndCastsAShadow() throws {
        let canvas = try draw(source: CGRect(x: 380, y: 300, width: 40, height: 40)) {
            $0.permittedArrowDirections = .up
        }
        // The bubble is 200 points wide around the middle of its source, 13 below it.
        #expect(!isRed(canvas.pixel(x: 301, y: 354)) && isRed(canvas.pixel(x: 315, y: 356)))
        let near = canvas.pixel(x: 400, y: 458)
        #expect(near.red < 0.99 && near.red > 0.5 && canvas.pixel(x: 400, y: 700).red > 0.99)
    }
}
