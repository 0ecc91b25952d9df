import Foundation
import Testing

@testable import InterfaceBuilder

/// Variations by size class: the general value, then `default`, then one class, then two.
@Suite struct VariationTests {
    private func sample() throws -> Document {
        try xib(
            """
            <view id="r"><subviews>
            <stackView id="s" spacing="1"><rect key="frame" x="0" y="0" width="1" height="1"/>
              <subviews><view id="in"/></subviews>
              <variation key="heightClass=compact-widthClass=compact" spacing="4"/>
              <variation key="heightClass=compact" axis="vertical" spacing="3">
                <rect key="frame" x="0" y="0" width="9" height="9"/></variation>
              <variation key="widthClass=regular" spacing="5"/>
              <variation key="userInterfaceIdiom=mac" spacing="6"/></stackView>
            <label id="l" text="x"><fontDescription key="fontDescription" type="system" pointSize="17"/>
              <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/>
              </variation></label></subviews>
            <constraints><constraint firstItem="s" firstAttribute="top" constant="8" id="c1">
              <variation key="heightClass=compact" constant="2"/></constraint>
            <constraint firstItem="l" firstAttribute="top" id="c2"/>
            <constraint firstItem="in" firstAttribute="top" id="c3"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="l"/></mask>
              <mask key="constraints"><exclude reference="c1"/></mask></variation>
            <variation key="heightClass=compact"><mask key="subviews"><include reference="l"/><exclude reference="s"/></mask>
              <mask key="constraints"><include reference="c1"/></mask></variation></view>
            """)
    }

    private func spacing(_ document: Document) -> Double? {
        (document.node("s")?.content as? StackViewContent)?.spacing
    }

    @Test func unspecifiedTraitsApplyOnlyTheDefault() throws {
        let document = try sample().resolved(for: .unspecified)
        #expect(spacing(document) == 1)
        #expect(document.node("l")?.isInstalled == false)
        #expect(document.constraints.map(\.isInstalled) == [false, false, true])
    }

    @Test func aViewThatExcludesItselfStaysAndIsNamed() throws {
        let document = try xib(
            """
            <view id="r"><subviews><view id="v">
            <variation key="default"><mask key="subviews"><exclude reference="v"/><exclude reference="r"/></mask></variation>
            </view></subviews></view>
            """)
        #expect(
            document.warnings.map(\.description) == [
                "Test.xib:4:47: warning: a variation of <view> excludes \"v\", which is the <view> itself or holds it; "
                    + "that is ignored, a variation can exclude parts of its element",
                "Test.xib:4:71: warning: a variation of <view> excludes \"r\", which is the <view> itself or holds it; "
                    + "that is ignored, a variation can exclude parts of its element",
            ])
        let resolved = document.resolved(for: .unspecified)
        #expect(resolved.views.map(\.isInstalled) == [true, true])
        #expect(resolved.warnings.count == 2)
    }

    @Test func theMoreSpecificVariationWins() throws {
        let document = try sample().resolved(for: Traits(widthClass: .compact, heightClass: .compact))
        #expect(spacing(document) == 4)
        let stack = try #require(document.node("s")?.content as? StackViewContent)
        #expect(stack.axis == .vertical, "the axis comes from the variation of one class")
        #expect(document.node("s")?.frame?.width == 9)
        #expect(document.constraints[0].constant == 2)
    }

    @Test func anUninstalledViewTakesItsSubviewsAndConstraintsAlong() throws {
        let document = try sample().resolved(for: Traits(widthClass: .compact, heightClass: .compact))
        #expect(document.node("s")?.isInstalled == false)
        #expect(document.node("in")?.isInstalled == false)
        #expect(document.node("l")?.isInstalled == true)
        #expect(document.constraints.map(\.isInstalled) == [false, true, false])
    }

    @Test func elementsWithinAVariationReplaceThoseOfTheView() throws {
        let document = try sample().resolved(for: Traits(widthClass: .regular, heightClass: .regular))
        let label = try #require(document.node("l")?.content as? LabelContent)
        #expect(label.text.font?.pointSize == 30)
        #expect(spacing(document) == 5)
    }

    @Test func resolvingLeavesTheDocumentAlone() throws {
        let document = try sample()
        _ = document.resolved(for: Traits(widthClass: .compact, heightClass: .compact))
        #expect(spacing(document) == 1)
        #expect(document.views.map(\.isInstalled) == [true, true, true, true])
        #expect(document.traits == nil)
    }
}
