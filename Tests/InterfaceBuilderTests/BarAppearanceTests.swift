import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Colours and fonts of bars.
@MainActor @Suite struct BarAppearanceTests {
    private func bar(_ content: String) throws -> UINavigationBar {
        let document = try xib(
            """
            <navigationBar id="b"><rect key="frame" x="0" y="0" width="375" height="44"/>\(content)
            <items><navigationItem title="T" id="i"/></items></navigationBar>
            """)
        let instantiation = Instantiation(of: document)
        instantiation.assemble()
        return try #require(instantiation.view("b") as? UINavigationBar)
    }

    @Test func theAppearanceAtTheScrolledEdgeWinsOverTheStandardOne() throws {
        let bar = try bar(
            """
            <navigationBarAppearance key="standardAppearance">
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </navigationBarAppearance><navigationBarAppearance key="scrollEdgeAppearance">
            <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </navigationBarAppearance>
            """)
        #expect(bar.standardAppearance.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test func titlesTakeTheirAttributes() throws {
        let bar = try bar(
            """
            <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="system" pointSize="24"/></textAttributes>
            <textAttributes key="largeTitleTextAttributes">
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </textAttributes>
            """)
        #expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize == 24)
        #expect(bar.titleTextAttributes?[.foregroundColor] == nil)
        let color = bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    /// The screen over a controller "B" in a navigation controller that "A" presents, recorded with a height.
    private func sheet(height: Double, device: Device? = nil) throws -> UIView {
        let document = try storyboard(
            scene("A", connections: segue("presentation", to: "N"), frame: (0, 0, 414, 896))
                + scene(
                    "N", kind: "navigationController",
                    connections: segue("relationship", to: "B", relationship: "rootViewController"))
                + scene("B", frame: (0, 0, 414, height)), tools: "17156", device: "retina6_1")
        let instantiation = Instantiation(of: document, in: device.map { CanvasEnvironment(device: $0) })
        let tree = try #require(
            instantiation.trees.firstIndex { document.views[$0.node].id == "B-view" })
        return try #require(instantiation.screen(of: tree))
    }

    @Test func aSheetHasItsBarsAndNoStatusBar() throws {
        let screen = try sheet(height: 842)
        #expect(screen.bounds.size == CGSize(width: 414, height: 842))
        #expect(screen.safeAreaInsets.top == 0)
        #expect(screen.subviews.first?.frame == CGRect(x: 0, y: 0, width: 414, height: 56))
    }

    /// A sheet begins 10 points below the status bar, and its bar is 56 points high.
    @Test func aSheetStandsBelowTheStatusBarOfADevice() throws {
        let screen = try sheet(height: 842, device: Device.named("iphone-15"))
        #expect(screen.bounds.size == CGSize(width: 393, height: 852))
        let controller = (screen as? UIWindow)?.rootViewController?.presentedViewController
        let bar = try #require((controller as? UINavigationController)?.navigationBar)
        #expect(bar.convert(bar.bounds, to: screen) == CGRect(x: 0, y: 69, width: 393, height: 56))
    }
}
