import InterfaceBuilder
import Testing

@testable import UIKit

/// A screen of two views side by side, a title above, all by constraints.
private final class Screen: UIViewController {
    let bar = UIView(), left = UIView(), right = UIView()

    override func viewDidLoad() {
        for child in [bar, left, right] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor), bar.heightAnchor.constraint(equalToConstant: 40),
            bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            left.topAnchor.constraint(equalTo: bar.bottomAnchor), right.topAnchor.constraint(equalTo: bar.bottomAnchor),
            left.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            right.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            left.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            right.widthAnchor.constraint(equalTo: left.widthAnchor),
        ])
    }
}

@MainActor
@Suite("Auto Layout Guide: external changes")
struct ChangesTests {
    private let controller = Screen()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window.rootViewController = controller
        window.isHidden = false
        CATransaction.flush()
    }

    private func close() { UIApplication.shared.windows.removeAll { $0 === window } }

    // Untested: "The user resizes the window (OS X)." Espalier lays out iOS.
    @Test(
        "The user enters or leaves Split View on an iPad",
        .says("Most of these changes happen while the app runs, and need a dynamic response from it"))
    func splitView() {
        defer { close() }
        // Half of a screen and all of it again; nothing here asks for a layout.
        for width in [1024, 507, 1024] as [CGFloat] {
            window.frame = CGRect(x: 0, y: 0, width: width, height: 768)
            endTurn()
            #expect(controller.bar.frame.width == width)
            #expect(near([controller.left, controller.right].widths, [width / 2, width / 2], within: 0.34))
        }
    }

    @Test("The device rotates")
    func rotation() {
        defer { close() }
        #expect(controller.left.frame == CGRect(x: 0, y: 40, width: 160, height: 440))
        window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        endTurn()
        #expect(controller.left.frame == CGRect(x: 0, y: 40, width: 240, height: 280))
        #expect(controller.right.frame == CGRect(x: 240, y: 40, width: 240, height: 280))
    }

    @Test("The bar of an active call or of an audio recording appears or disappears")
    func callBar() throws {
        defer { close() }
        // The status bar is 40 points high instead of 20.
        for (isInCall, height) in [(false, 647), (true, 627)] as [(Bool, CGFloat)] {
            let frame = try frameOfFilledScreen(isInCall: isInCall)
            #expect(frame.height == height, "\(isInCall)")
        }
        controller.additionalSafeAreaInsets.top = 20
        endTurn()
        #expect(controller.bar.frame.minY == 20 && controller.left.frame.height == 420)
        controller.additionalSafeAreaInsets.top = 0
        endTurn()
        #expect(controller.bar.frame.minY == 0 && controller.left.frame.height == 440)
    }

    /// Where a view stands that fills the safe area of an iPhone 8.
    private func frameOfFilledScreen(isInCall: Bool) throws -> CGRect {
        let ties = ["leading", "top", "trailing", "bottom"].map { edge in
            #"<constraint firstItem="v" firstAttribute="\#(edge)" secondItem="g" secondAttribute="\#(edge)" id="\#(edge)"/>"#
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21000" useAutolayout="YES" \
            useSafeAreas="YES" initialViewController="c"><device id="retina4_7" orientation="portrait"/><scenes>\
            <scene sceneID="s"><objects><viewController id="c"><view key="view" id="r">\
            <rect key="frame" x="0" y="0" width="375" height="667"/>\
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>\(ties.joined())\
            </constraints><viewLayoutGuide key="safeArea" id="g"/></view></viewController></objects></scene></scenes>\
            </document>
            """
        let document = try Document(data: Data(text.utf8), path: "Test.storyboard")
        let device = try #require(Device.named("iphone-8"))
        let environment = CanvasEnvironment(device: device, isInCall: isInCall)
        return try #require(Instantiation(of: document, in: environment).view("v")).frame
    }

    @Test(
        "You want to support different size classes",
        .says("Auto Layout is part of what Slide Over and Split View on the iPad need"))
    func sizeClasses() throws {
        defer { close() }
        let element = """
            <stackView id="s" alignment="top" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
            \(boxElement("a", 30, 10))\(boxElement("b", 40, 20))</subviews>\
            <variation key="widthClass=regular" axis="vertical"/></stackView>
            """
        let ipad = try #require(Device.named("ipad"))
        // The whole screen, and the narrow part of it beside another app, as wide as a phone.
        #expect(try laidOut(element, in: CanvasEnvironment(device: ipad)).axis == .vertical)
        #expect(try laidOut(element, in: CanvasEnvironment(device: ipad, split: .third)).axis == .horizontal)
    }

    @Test(
        "You want to support different screen sizes",
        .says(
            "The screen's size usually doesn't change while the app runs,",
            "but an adaptive interface works as well on an iPhone 4s, an iPhone 6 Plus or an iPad"))
    func screenSizes() throws {
        defer { close() }
        for name in ["iphone-4s", "iphone-8-plus", "ipad"] {
            let device = try #require(Device.named(name))
            window.frame = CGRect(x: 0, y: 0, width: device.width, height: device.height)
            endTurn()
            let half = CGFloat(device.width) / 2
            #expect(near([controller.left, controller.right].widths, [half, half], within: 0.34), "\(name)")
            #expect(controller.left.frame.height == CGFloat(device.height) - 40, "\(name)")
        }
    }
}
