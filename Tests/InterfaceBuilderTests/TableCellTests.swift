import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Ready-made cells and inset groups: recorded frames hold on the recorded canvas, cells place their labels elsewhere.
@MainActor @Suite struct TableCellTests {
    private func table(
        style: String = "plain", accessory: String = "disclosureIndicator", contentWidth: Double = 348.5
    ) throws -> Document {
        try storyboard(
            scene(
                "A",
                view: """
                    <subviews><tableView style="\(style)" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><prototypes>
                    <tableViewCell id="c" accessoryType="\(accessory)" textLabel="l" detailTextLabel="d"
                    style="IBUITableViewCellStyleValue1"><rect key="frame" x="0" y="28" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" id="v">
                    <rect key="frame" x="0" y="0" width="\(contentWidth)" height="44"/><subviews>
                    <label text="Name" textAlignment="natural" id="l"><rect key="frame" x="16" y="12" width="46" height="20"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                    <label text="Value" textAlignment="right" id="d"><rect key="frame" x="297" y="12" width="43" height="20"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                    </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
                    """), tools: "21701")
    }

    /// The left margin of a loose cell: up to Xcode 10 that of its width, 15 without sensors for a time, then that of the
    /// device, unless it is the library's 320 points wide.
    @Test(arguments: [
        (320.0, "retina6_1", "23504", CGFloat(16)), (396, "retina6_1", "23504", 20), (394, "retina4_7", "23504", 16),
        (600, "retina4_7", "23504", 16), (600, "retina4_7", "14490", 20), (375, "retina4_7", "14490", 16),
        (600, "retina4_7", "15505", 15), (331, "retina6_1", "15505", 20),
    ])
    func aLooseCellHasTheMarginsOfItsWidthAndDevice(
        width: Double, device: String, tools: String, margin: CGFloat
    ) throws {
        let document = try xib(
            """
            <tableViewCell id="c"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
            <subviews><view id="w" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="a"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/>
            <constraint firstItem="w" firstAttribute="width" constant="20" id="d"/>
            <constraint firstItem="w" firstAttribute="height" constant="20" id="e"/></constraints>
            </tableViewCellContentView></tableViewCell>
            """, tools: tools, device: device)
        #expect(try frame(Instantiation(of: document), "w").minX == margin)
    }

    /// A view that stands between the margins of a row, in a table that fills the root or stands in it.
    private func row(
        _ width: Double, inRoot: Bool, tools: String, device: String, cell: String = "", margins: String = ""
    ) throws -> CGRect {
        let row = """
            <rect key="frame" x="0" y="0" width="\(width)" height="600"/><prototypes>
            <tableViewCell id="c" \(cell)><rect key="frame" x="0" y="28" width="\(width)" height="44"/>\(margins)
            <tableViewCellContentView key="contentView" \(cell) id="v">
            <rect key="frame" x="0" y="0" width="\(width)" height="44"/><subviews>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="a"/>
            <constraint firstItem="w" firstAttribute="trailing" secondItem="v" secondAttribute="trailingMargin" id="b"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="d"/>
            <constraint firstItem="w" firstAttribute="height" constant="10" id="e"/></constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let scene =
            inRoot
            ? """
            <scene sceneID="s"><objects><tableViewController id="A"><tableView key="view" id="t">\(row)</tableViewController>
            </objects></scene>
            """ : scene("A", view: "<subviews><tableView id=\"t\">\(row)</subviews>")
        return try frame(Instantiation(of: storyboard(scene, tools: tools, device: device)), "w")
    }

    @Test(arguments: [
        (414.0, true, "17506", "retina6_1", CGFloat(20)), (375, true, "17506", "retina6_1", 20),
        (320, true, "23504", "retina4_7", 16), (300, false, "17506", "retina6_1", 16),
        (414, true, "14490", "retina4_7", 20),
        (375, true, "14490", "retina4_7", 16), (320, false, "14460", "retina4_0", 15),
    ])
    func theMarginsOfARowFollowFromItsTable(
        width: Double, inRoot: Bool, tools: String, device: String, margin: CGFloat
    ) throws {
        let frame = try row(width, inRoot: inRoot, tools: tools, device: device)
        #expect(frame == CGRect(x: margin, y: 11, width: CGFloat(width) - 2 * margin, height: 10))
    }

    /// The content view's own margins are 8 points.
    @Test func theMarginsOfACellPassToAContentViewThatPreservesThem() throws {
        let margins = #"<edgeInsets key="layoutMargins" top="4" left="30" bottom="4" right="0"/>"#
        let kept = try row(
            375, inRoot: true, tools: "23504", device: "retina4_7", cell: #"preservesSuperviewLayoutMargins="YES""#,
            margins: margins)
        #expect(kept == CGRect(x: 30, y: 8, width: 337, height: 10))
        let own = try row(375, inRoot: true, tools: "23504", device: "retina4_7", margins: margins)
        #expect(own == CGRect(x: 16, y: 11, width: 343, height: 10))
    }

    /// Apple's "Adopting Liquid Glass": rows are higher and padded more.
    @Test(arguments: [("21701", CGFloat(11)), ("23504", 11), ("24127", 15), ("24506", 15)])
    func cellsSinceIOS26KeepMoreRoomAboveTheirContent(tools: String, margin: CGFloat) throws {
        let document = try xib(
            """
            <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews><view id="w" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="a"/>
            <constraint firstItem="w" firstAttribute="bottom" secondItem="v" secondAttribute="bottomMargin" id="b"/>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
            <constraint firstItem="w" firstAttribute="width" constant="20" id="d"/></constraints>
            </tableViewCellContentView></tableViewCell>
            """, tools: tools, device: "retina6_1")
        #expect(
            try frame(Instantiation(of: document), "w") == CGRect(x: 0, y: margin, width: 20, height: 60 - 2 * margin))
    }

    private func frame(_ instantiation: Instantiation, _ id: String) throws -> CGRect {
        try #require(instantiation.view(id)).frame
    }

    @Test func theRecordedCanvasKeepsTheRecordedFramesOfReadyMadeLabels() throws {
        let instantiation = Instantiation(of: try table())
        #expect(try frame(instantiation, "l") == CGRect(x: 16, y: 12, width: 46, height: 20))
        #expect(try frame(instantiation, "d") == CGRect(x: 297, y: 12, width: 43, height: 20))
    }

    @Test func onADeviceACellPlacesItsLabelsForItsOwnWidth() throws {
        let device = try #require(Device.named("ipad"))  // 810 points wide
        let instantiation = Instantiation(of: try table(), in: CanvasEnvironment(device: device))
        let content = try frame(instantiation, "v")
        #expect(content.width == 810 - 26.5)
        #expect(try frame(instantiation, "l").minX == 20)
        #expect(try abs(frame(instantiation, "d").maxX - (content.width - 8)) <= 0.5)
    }

    @Test func onADeviceAccessoriesHaveTheirRoomEvenWhereItWasRecordedTooSmall() throws {
        let device = try #require(Device.named("iphone-se"))
        let document = try table(contentWidth: 356.5)
        #expect(try frame(Instantiation(of: document), "v").width == 356.5)
        let instantiation = Instantiation(of: document, in: CanvasEnvironment(device: device))
        #expect(try frame(instantiation, "v").width == 348.5)
    }

    /// A row as wide as the smallest phones has the width that cells are made with.
    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad"])
    func masksHoldInRowsOfAnyWidth(name: String) throws {
        let scene = """
            <tableViewController id="tc"><tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" id="t">
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <sections><tableViewSection id="se"><cells><tableViewCell id="c"><rect key="frame" x="0" y="0" width="414" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><rect key="frame" x="0" y="0" width="414" height="44"/>
            <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w">
            <rect key="frame" x="346" y="6" width="51" height="31"/>
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></view></subviews>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
            """
        let device = try #require(Device.named(name))
        let made = Instantiation(
            of: try storyboard(scene, tools: "21507", device: "retina6_1"), in: CanvasEnvironment(device: device))
        #expect(try frame(made, "w").maxX == frame(made, "v").width - 17)
    }

    /// "Prototype Cells" is a heading of the canvas alone.
    @Test func onADevicePlainPrototypesBeginAtTheTopOfTheTable() throws {
        let device = CanvasEnvironment(device: try #require(Device.named("iphone-se")))
        #expect(try frame(Instantiation(of: try table()), "c").minY == 28)
        #expect(try frame(Instantiation(of: try table(), in: device), "c").minY == 0)
        #expect(try frame(Instantiation(of: try table(style: "grouped"), in: device), "c").minY == 28)
    }

    @Test func onADeviceAnOutletMakesAViewTheAccessoryOfACell() throws {
        let cell = """
            <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><prototypes>
            <tableViewCell id="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="375" height="44"/>
            </tableViewCellContentView><connections><outlet property="accessoryView" destination="a" id="o"/></connections>
            </tableViewCell></prototypes></tableView></subviews>
            """
        let accessory = #"<view id="a"><rect key="frame" x="0" y="0" width="51" height="31"/></view>"#
        let document = try storyboard(
            scene("A", view: cell).replacing("</objects>", with: accessory + "</objects>"), tools: "21701")
        let device = CanvasEnvironment(device: try #require(Device.named("iphone-se")))
        let instantiation = Instantiation(of: document, in: device)
        instantiation.assemble()
        #expect(instantiation.view("a")?.superview === instantiation.view("c"))
        #expect(try frame(instantiation, "a") == CGRect(x: 308, y: 6.5, width: 51, height: 31))
        #expect(try frame(instantiation, "v").width == 375 - 51 - 16)
    }

    @Test func aViewOfABarsItemWithoutAWidthIsAsWideAsItsContent() throws {
        let item = """
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
            <button key="customView" buttonType="system" id="b"><rect key="frame" x="0" y="0" width="0" height="34"/>
            <state key="normal" title="Title"/></button></barButtonItem></navigationItem>
            """
        let document = try storyboard(scene("A", inside: item), tools: "21701")
        let device = CanvasEnvironment(device: try #require(Device.named("iphone-se")))
        #expect(try frame(Instantiation(of: document), "b").width == 0)
        let button = try #require(Instantiation(of: document, in: device).view("b"))
        #expect(button.frame == CGRect(x: 0, y: 0, width: button.intrinsicContentSize.width, height: 34))
    }

    /// A cell whose container view embeds the cell's own controller: nothing can show that whole, and nothing falls over.
    @Test(arguments: [nil, "iphone-se"]) func aCellMayEmbedItsOwnController(device: String?) throws {
        let table = """
            <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
            <tableViewCell id="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews><containerView id="k"><rect key="frame" x="0" y="0" width="100" height="44"/>
            <connections><segue destination="A" kind="embed" id="s"/></connections></containerView></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
            """
        let environment = try device.map { CanvasEnvironment(device: try #require(Device.named($0))) }
        let instantiation = Instantiation(of: try storyboard(scene("A", view: table), tools: "21701"), in: environment)
        instantiation.assemble()
        #expect(try frame(instantiation, "k") == CGRect(x: 0, y: 0, width: 100, height: 44))
    }

    @Test func rightToLeftMirrorsReadyMadeCells() throws {
        let device = try #require(Device.named("iphone-se"))
        let environment = CanvasEnvironment(device: device, isRightToLeft: true)
        let instantiation = Instantiation(of: try table(), in: environment)
        // The accessory stands at the left now, the content beside it.
        #expect(try frame(instantiation, "v").minX == 26.5)
        #expect(try abs(frame(instantiation, "l").maxX - (348.5 - 16)) <= 0.5)
        #expect(try frame(instantiation, "d").minX == 8)
    }

    @Test func rowsOfInsetGroupsStandOnTheirPlatesInPictures() throws {
        let instantiation = Instantiation(of: try table(style: "insetGrouped"))
        #expect(try frame(instantiation, "c") == CGRect(x: 0, y: 28, width: 375, height: 44))
        instantiation.assemble()
        #expect(try frame(instantiation, "c") == CGRect(x: 16, y: 28, width: 343, height: 44))
        #expect(try frame(instantiation, "l").minX == 16)
        #expect(try abs(frame(instantiation, "d").maxX - (343 - 26.5 - 8)) <= 0.5)
    }

    @Test func rowsAndHeadersAreAsWideAsATableThatWasRecordedWithAnotherWidth() throws {
        let edges = ["leading", "trailing", "top", "bottom"].map {
            """
            <constraint firstItem="t" firstAttribute="\($0)" secondItem="A-view" secondAttribute="\($0)" id="\($0)"/>
            """
        }
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews><tableView translatesAutoresizingMaskIntoConstraints="NO" style="plain" id="t">
                    <rect key="frame" x="0" y="0" width="600" height="600"/>
                    <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="600" height="44"/></view>
                    <prototypes><tableViewCell id="c"><rect key="frame" x="0" y="72" width="600" height="44"/>
                    <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="600" height="44"/>
                    </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
                    <constraints>\(edges.joined())</constraints>
                    """))
        let instantiation = Instantiation(of: document)
        instantiation.assemble()
        #expect(try frame(instantiation, "t").width == 375)
        #expect(try frame(instantiation, "h").width == 375)
        #expect(try frame(instantiation, "c").width == 375)
        #expect(try frame(instantiation, "v").width == 375)
    }

    @Test func onADeviceRowsOfInsetGroupsStandOnTheirPlates() throws {
        let device = try #require(Device.named("iphone-15"))
        let instantiation = Instantiation(
            of: try table(style: "insetGrouped"), in: CanvasEnvironment(device: device))
        #expect(try frame(instantiation, "c") == CGRect(x: 20, y: 28, width: 353, height: 44))
    }

    @Test func aNotchInsetsTheContentsOfRows() throws {
        let device = try #require(Device.named("iphone-15"))
        let environment = CanvasEnvironment(device: device, isLandscape: true)
        let plain = Instantiation(of: try table(), in: environment)
        #expect(try frame(plain, "c").width == 852)
        #expect(try frame(plain, "v").minX == 59)
        #expect(try abs(frame(plain, "v").maxX - (852 - 59 - 26.5)) < 0.4)
        // Plates of inset groups keep the distance themselves.
        let inset = Instantiation(of: try table(style: "insetGrouped"), in: environment)
        #expect(try frame(inset, "c") == CGRect(x: 79, y: 28, width: 852 - 2 * 79, height: 44))
        #expect(try frame(inset, "v").minX == 0)
    }

    @Test func rowsOfAutomaticHeightGrowWithTheirText() throws {
        func row(_ id: Int, _ attributes: String = "") -> String {
            """
            <tableViewCell id="c\(id)" textLabel="l\(id)" style="IBUITableViewCellStyleDefault" \(attributes)>
            <rect key="frame" x="0" y="\(id * 44)" width="375" height="44"/>
            <tableViewCellContentView key="contentView"><rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
            <label text="Text" adjustsFontForContentSizeCategory="YES" id="l\(id)">
            <rect key="frame" x="16" y="0" width="343" height="44"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            </subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews><tableView rowHeight="-1" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><prototypes>
                    \(row(0))\(row(1, "rowHeight=\"44\""))\(row(2))</prototypes></tableView></subviews>
                    """), tools: "21701")
        let environment = CanvasEnvironment(device: try #require(Device.named("iphone-se")))
        let ordinary = Instantiation(of: document, in: environment)
        #expect(try frame(ordinary, "c2") == CGRect(x: 0, y: 88, width: 375, height: 44))
        let large = Instantiation(
            of: document, in: environment, contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        // Body text is 53 points high then.
        let first = try frame(large, "c0")
        #expect(first.height > 53)
        // Prototypes have no heights of their own: the table's counts, which is automatic.
        #expect(try frame(large, "c1") == CGRect(x: 0, y: first.maxY, width: 375, height: first.height))
        #expect(try frame(large, "c2").minY == 2 * first.height)
        large.assemble()
        #expect(try frame(large, "c0") == first)
    }

    /// "rowHeight: UITableView.automaticDimension": constraints from the top of the content to its end say how high a row is,
    /// whatever was recorded; contents that leave it open keep the recorded height. What stands below follows.
    @Test func rowsOfAutomaticHeightAreAsHighAsTheirConstraintsSay() throws {
        func row(_ id: Int, _ y: Int, isOpen: Bool = false) -> String {
            """
            <tableViewCell id="c\(id)"><rect key="frame" x="0" y="\(y)" width="375" height="100"/>
            <tableViewCellContentView key="contentView" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="100"/>
            <subviews><label text="One word after the other, for more lines than one on a phone of any width" numberOfLines="0"
            translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)"/></subviews><constraints>
            \(["leading", "trailing", "top"].map { edge(id, $0) }.joined())\(isOpen ? "" : edge(id, "bottom"))
            </constraints></tableViewCellContentView></tableViewCell>
            """
        }
        func edge(_ id: Int, _ attribute: String) -> String {
            """
            <constraint firstItem="l\(id)" firstAttribute="\(attribute)" secondItem="v\(id)" secondAttribute="\(attribute)" \
            id="\(attribute)\(id)"/>
            """
        }
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews><tableView rowHeight="-1" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <view key="tableFooterView" id="f"><rect key="frame" x="0" y="200" width="375" height="30"/></view>
                    <prototypes>\(row(0, 0))\(row(1, 100, isOpen: true))</prototypes></tableView></subviews>
                    """), tools: "21701")
        #expect(try frame(Instantiation(of: document), "c0").height == 100)
        let phone = CanvasEnvironment(device: try #require(Device.named("iphone-se")))
        let text = try frame(Instantiation(of: document, in: phone), "l0").height
        for category in [UIContentSizeCategory.large, .accessibilityLarge] {
            let laidOut = Instantiation(of: document, in: phone, contentSizeCategory: category)
            #expect(try frame(laidOut, "c0") == CGRect(x: 0, y: 0, width: 375, height: text.rounded(.up)))
            #expect(try frame(laidOut, "c1") == CGRect(x: 0, y: text.rounded(.up), width: 375, height: 100))
            #expect(try frame(laidOut, "f").minY == text.rounded(.up) + 100)
        }
    }

    /// Titles of sections that need more room than on the canvas push the rows below them.
    @Test func titlesOfSectionsPushWhatIsBelow() throws {
        func section(_ number: Int, _ titles: String) -> String {
            """
            <tableViewSection \(titles) id="s\(number)"><cells><tableViewCell id="c\(number)">
            <rect key="frame" x="0" y="\(55 + number * 144)" width="375" height="44"/>
            <tableViewCellContentView key="contentView"><rect key="frame" x="0" y="0" width="375" height="44"/>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection>
            """
        }
        let footer = "A footer that explains at some length what the section of the table above is for"
        let document = try storyboard(
            """
            <scene sceneID="s"><objects><tableViewController id="A"><tableView key="view" style="grouped" \
            dataMode="static" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <sections>\(section(0, #"headerTitle="First" footerTitle="\#(footer)""#))\(section(1, #"headerTitle="Second""#))
            </sections></tableView></tableViewController></objects></scene>
            """, tools: "21701")
        let phone = CanvasEnvironment(device: try #require(Device.named("iphone-se")))
        func rows(_ category: UIContentSizeCategory) throws -> (CGRect, CGRect, titles: [CGRect]) {
            let laidOut = Instantiation(of: document, in: phone, contentSizeCategory: category)
            let rows = try (frame(laidOut, "c0"), frame(laidOut, "c1"))
            laidOut.assemble()
            let table = try #require(laidOut.view("t"))
            return (rows.0, rows.1, table.subviews.filter { $0 is UITableViewHeaderFooterView }.map(\.frame))
        }
        let (first, second, _) = try rows(.large)
        #expect(first.minY == 55 && second.minY == 199)
        let large = try rows(.accessibilityLarge)
        #expect(large.titles.count == 3)
        let (upper, lower) = (large.0, large.1)
        #expect(upper.minY > 55 && lower.minY - upper.maxY > 100 + 40)
        #expect(large.titles[0].maxY <= upper.minY && large.titles[1].minY >= upper.maxY)
        #expect(large.titles[1].maxY <= large.titles[2].minY && large.titles[2].maxY <= lower.minY)
    }

    /// "If the scroll direction is vertical, the height of the size is used": headers of a flow layout fill the collection.
    @Test func headersOfFlowLayoutsFillTheCollection() throws {
        func header(_ width: Int, _ height: Int) throws -> CGRect {
            let document = try storyboard(
                scene(
                    "A",
                    view: """
                        <subviews><collectionView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <collectionReusableView key="sectionHeaderView" id="h">
                        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></collectionReusableView>
                        </collectionView></subviews>
                        """), tools: "21701")
            let device = CanvasEnvironment(device: try #require(Device.named("ipad")))
            return try frame(Instantiation(of: document, in: device), "h")
        }
        #expect(try header(375, 50) == CGRect(x: 0, y: 0, width: 810, height: 50))
        // That of a layout that scrolls horizontally.
        #expect(try header(50, 667) == CGRect(x: 0, y: 0, width: 50, height: 667))
    }

    @Test(arguments: [("plain", UIColor.systemBackground), ("grouped", .systemGroupedBackground)])
    func aTableWithoutAColourHasTheGroundOfItsStyle(style: String, ground: UIColor) throws {
        let instantiation = Instantiation(of: try table(style: style))
        #expect(instantiation.view("t")?.backgroundColor == ground)
    }

    /// Texts of a content configuration, which newer documents may have, begin at the margin of the screen's rows in
    /// cells with and without an accessory. A second text without letters takes no room.
    @Test func cellsShowTheirContentConfiguration() throws {
        func cell(_ id: String, _ attributes: String, _ configuration: String) -> String {
            """
            <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="50" width="414" height="44"/>
            <tableViewCellContentView key="contentView" id="v-\(id)"><rect key="frame" x="0" y="0" width="414" height="44"/>
            </tableViewCellContentView><listContentConfiguration key="contentConfiguration" \(configuration)/></tableViewCell>
            """
        }
        let text = try storyboard(
            """
            <scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="plain" id="t"><rect key="frame" x="0" y="0" width="414" height="896"/>
            <sections><tableViewSection id="g"><cells>
            \(cell("a", "", #"text="Refresh" secondaryText="""#))
            \(cell("b", #"accessoryType="disclosureIndicator""#, #"text="Features" secondaryText="All that may come""#))
            </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
            """, device: "retina6_1")
        let made = Instantiation(of: text, in: try CanvasEnvironment(device: #require(Device.named("iphone-15"))))
        func labels(_ id: String) throws -> [UILabel] {
            let content = try #require((made.view(id) as? UITableViewCell)?.contentView)
            #expect(content === made.view("v-" + id))
            return content.subviews.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false && !$0.isHidden }
        }
        let (plain, both) = (try labels("a"), try labels("b"))
        #expect(plain.map(\.text) == ["Refresh"] && both.map(\.text) == ["Features", "All that may come"])
        #expect((plain + both).map { $0.convert($0.bounds, to: made.view("t")).minX } == [20, 20, 20])
        #expect(text.node("a")?.content?.title == "Refresh")
    }
}
