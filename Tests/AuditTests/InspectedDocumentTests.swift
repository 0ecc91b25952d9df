import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Audit

@MainActor
@Suite("What a live view shows")
struct InspectedDocumentTests {
    private func inspected(_ document: Document, device: String? = nil) throws -> InspectedDocument {
        var canvas = CanvasEnvironment(recordedIn: document)
        if let device { canvas = CanvasEnvironment(device: try #require(Device.named(device)), isLandscape: false) }
        return InspectedDocument(
            of: document, in: AuditedEnvironment(canvas: canvas, title: "here"), rules: Rule.all)
    }

    @Test func everyViewHasItsPlaceInThePicture() throws {
        let document = try storyboard(
            subviews: [
                "<view id=\"outer\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"300\"/>"
                    + "<subviews><label text=\"Hi\" hidden=\"YES\" id=\"inner\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
                    + "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"50\" height=\"21\"/></label></subviews></view>"
            ],
            constraints: [
                "<constraint firstItem=\"outer\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"20\" id=\"c1\"/>",
                "<constraint firstItem=\"outer\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"100\" id=\"c2\"/>",
                "<constraint firstItem=\"outer\" firstAttribute=\"trailing\" secondItem=\"root\" secondAttribute=\"trailing\" constant=\"-20\" id=\"c3\"/>",
            ])
        let shown = try inspected(document, device: "iphone-se")
        let scene = try #require(shown.scenes.first)
        #expect(scene.size == CGSize(width: 375, height: 667))
        #expect(try #require(scene.picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(scene.views.map(\.id) == ["root", "outer", "inner"] && scene.views.map(\.depth) == [0, 1, 2])
        #expect(
            scene.views[1].frame.minX == 20 && scene.views[1].frame.minY == 100 && scene.views[1].frame.width == 335)
        #expect(scene.views[2].frame.origin == CGPoint(x: 30, y: 120))
        #expect(scene.views[2].isHidden && !scene.views[1].isHidden && scene.views[2].line == 10)
        // Nothing gives its height, which is found and stands beside the scene.
        #expect(shown.findings.contains { $0.ids.contains("outer") })
    }

    /// At rest, the content of a table begins below the bars that cover its beginning: pictures show it there.
    @Test func rowsStandWhereThePictureShowsThem() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
            <scene sceneID="s"><objects><tableViewController id="list" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="plain" rowHeight="44" sectionHeaderHeight="28" \
            sectionFooterHeight="28" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <sections><tableViewSection id="section"><cells>
            <tableViewCell rowHeight="44" id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView></tableViewCell>
            </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
            </scenes></document>
            """
        let document = try Document(data: Data(text.utf8), path: "Main.storyboard")
        let scene = try #require(try inspected(document, device: "iphone-15").scenes.first)
        let cell = try #require(scene.views.first { $0.id == "cell" })
        #expect(cell.frame.minY == 59 && cell.frame.height == 44)
    }
}
