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
}
