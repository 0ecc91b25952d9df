import Testing
import UIKit

@testable import Rendering

/// Sheets of running programs are cards with round corners, and with a bar where they ask for one.
@MainActor
@Suite("Drawn sheets", .serialized)
struct SheetDrawingTests {
    private func draw(_ change: (UISheetPresentationController) -> Void) throws -> Canvas {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        var environment = LayoutEnvironment()
        environment.userInterfaceStyle = .light
        (environment.horizontalSizeClass, environment.verticalSizeClass) = (.compact, .regular)
        window.rootEnvironment = environment
        let root = UIViewController(), sheet = UIViewController()
        root.view.backgroundColor = .white
        sheet.view.backgroundColor = .red
        window.rootViewController = root
        window.isHidden = false
        let controller = try #require(sheet.sheetPresentationController)
        controller.detents = [.medium()]
        change(controller)
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        defer { root.dismiss(animated: false) }
        return try ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false))
            .picture(of: window)
    }

    @Test func cornersAreRound() throws {
        let usual = try draw { _ in }
        #expect(usual.pixel(x: 1, y: 401).green > 0.5, "what is below shows in the corner")
        #expect(usual.pixel(x: 12, y: 401).green < 0.1 && usual.pixel(x: 1, y: 798).green < 0.1)
        #expect(try draw { $0.preferredCornerRadius = 40 }.pixel(x: 8, y: 408).green > 0.5)
        #expect(try draw { $0.preferredCornerRadius = 0 }.pixel(x: 0, y: 401).green < 0.1)
    }

    /// What presents a sheet of a document is the sheet's own appearance, darker.
    @Test(arguments: [(UIUserInterfaceStyle.light, 0.7..<0.9), (.dark, 0..<0.1)])
    func theScreenBehindASheetIsDarkInTheDark(style: UIUserInterfaceStyle, lightness: Range<Double>) throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 740))
        var environment = LayoutEnvironment()
        environment.userInterfaceStyle = style
        root.rootEnvironment = environment
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false))
        let size = CGSize(width: 390, height: 800)
        let canvas = try renderer.canvas(size: size)
        renderer.drawGround(of: CGRect(x: 0, y: 60, width: 390, height: 740), for: root, size: size, on: canvas)
        #expect(lightness.contains(Double(canvas.pixel(x: 195, y: 55).green)))
        #expect(canvas.pixel(x: 195, y: 20).green == 0)
    }

    @Test func aBarShowsThatASheetCanBeDragged() throws {
        #expect(
            try draw { $0.prefersGrabberVisible = true }.pixel(x: 195, y: 407) != draw { _ in }.pixel(x: 195, y: 407))
        #expect(try draw { $0.prefersGrabberVisible = true }.pixel(x: 195, y: 412).green < 0.1)
    }

    /// "The system doesn't dim the view below at this and smaller detents."
    @Test func smallSheetsLeaveTheRestUndimmed() throws {
        #expect(try draw { _ in }.pixel(x: 195, y: 100).green < 0.85)
        #expect(try draw { $0.largestUndimmedDetentIdentifier = .medium }.pixel(x: 195, y: 100).green > 0.99)
        #expect(
            try draw {
                $0.detents = [.medium(), .large()]
                $0.selectedDetentIdentifier = .large
                $0.largestUndimmedDetentIdentifier = .medium
            }.pixel(x: 195, y: 4).green < 0.85)
    }

    /// Below a sheet of full height the screen is seen smaller, with round corners, on black.
    @Test func fullSheetsPushTheScreenBack() throws {
        let usual = try draw { $0.detents = [.large()] }
        // The sheet begins 10 points below the top, as this window has no status bar, and the screen at the top.
        #expect(usual.pixel(x: 195, y: 4).green > 0.7 && usual.pixel(x: 8, y: 4).green < 0.01)
        #expect(usual.pixel(x: 17, y: 0).green < 0.5 && usual.pixel(x: 30, y: 4).green > 0.7)
        #expect(usual.pixel(x: 195, y: 400).red > 0.9 && usual.pixel(x: 195, y: 400).green < 0.1)
        #expect(try draw { $0.detents = [.medium()] }.pixel(x: 8, y: 4).green > 0.7)
    }
}
