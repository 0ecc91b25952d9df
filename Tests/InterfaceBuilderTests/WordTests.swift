import Testing
import UIKit

@testable import InterfaceBuilder

/// Words of documents that stand for values of UIKit's types.
@Suite struct WordTests {
    @Test func wordsBecomeTheValuesTheyStandFor() throws {
        let document = try storyboard(
            scene(
                "A", attributes: "modalPresentationStyle=\"overFullScreen\"",
                inside: """
                    <navigationItem key="navigationItem" largeTitleDisplayMode="never"><barButtonItem \
                    key="rightBarButtonItem" systemItem="add" style="done" id="b"/></navigationItem>
                    <tabBarItem key="tabBarItem" systemItem="favorites" id="t"/>
                    <connections><segue destination="A" kind="presentation" modalPresentationStyle="formSheet" id="s"/>
                    </connections>
                    """,
                view: """
                    <subviews><imageView id="i" contentMode="TopLeft" semanticContentAttribute="playback"/></subviews>
                    """))
        let controller = try #require(document.controllers.first)
        #expect(controller.modalPresentationStyle == .overFullScreen)
        #expect(controller.navigationItem?.largeTitleDisplayMode == .never)
        #expect(controller.navigationItem?.rightItems.first?.systemItem == .add)
        #expect(controller.navigationItem?.rightItems.first?.style == .done)
        #expect(controller.tabBarItem?.systemTab == .favorites)
        #expect(document.segues.first?.kind == .presentation)
        #expect(document.segues.first?.modalPresentationStyle == .formSheet)
        #expect(document.node("i")?.attributes.contentMode == .topLeft)
        #expect(document.node("i")?.attributes.semanticContentAttribute == .playback)
        #expect(document.warnings.isEmpty)
    }

    @Test func aWordThatIsNotKnownIsReportedWithItsPlaceAndTheDefaultHolds() throws {
        let document = try xib("<view id=\"r\" contentMode=\"squeezed\"/>")
        #expect(document.node("r")?.attributes.contentMode == .scaleToFill)
        let warning = try #require(document.warnings.first)
        #expect(warning.position == document.node("r")?.position)
        guard case .unknownValue("view", "contentMode", "squeezed", let allowed) = warning.problem else {
            Issue.record("another problem: \(warning)")
            return
        }
        #expect(allowed.first == "scaleToFill" && allowed.contains("center"))
    }

    @Test func aSegueOfAnUnknownKindIsKeptWithoutOne() throws {
        let document = try storyboard(
            scene(
                "A",
                inside: "<connections><segue destination=\"A\" kind=\"teleport\" id=\"s\"/></connections>"))
        #expect(document.segues.map(\.kind) == [.unknown])
        #expect(document.warnings.map(\.problem.message).contains { $0.contains("kind=\"teleport\" of <segue>") })
    }
}
