import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Rules of Interface Builder's canvas that recorded documents show and no documentation states (Documentation/Semantics.md).
@MainActor @Suite struct CanvasRuleTests {
    private func frame(_ instantiation: Instantiation, _ id: String) -> CGRect? { instantiation.view(id)?.frame }

    /// A view of 300 by 200 points that a stack fills.
    private func filled(_ stack: String, by arranged: String, designables: String = "") throws -> Instantiation {
        let ties = ["leading", "top", "trailing", "bottom"].map { edge in
            """
            <constraint firstItem="s" firstAttribute="\(edge)" secondItem="r" secondAttribute="\(edge)" id="\(edge)"/>
            """
        }
        return Instantiation(
            of: try document(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21000" useAutolayout="YES">
                <device id="retina4_7" orientation="portrait"/><objects>
                <view id="r"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
                <stackView id="s" \(stack) translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(arranged)</subviews>
                </stackView></subviews><constraints>\(ties.joined())</constraints></view></objects>
                \(designables)</document>
                """, path: "Test.xib"))
    }

    /// Before Xcode 7 a document without a device has whole points, and the separator takes one of a cell's content, whose
    /// frame Xcode 6.3 and 6.4 don't record.
    @Test(arguments: [(7531, CGFloat(43), CGFloat(12)), (12120, 44, 12.5)])
    func aCellWithoutADeviceStandsOnTheGridOfItsTime(toolsVersion: Int, height: CGFloat, top: CGFloat) throws {
        let instantiation = Instantiation(
            of: try document(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(toolsVersion)" useAutolayout="YES">
                <objects><tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="c" id="k"><autoresizingMask key="autoresizingMask"/>
                <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
                <constraint firstItem="v" firstAttribute="centerY" secondItem="k" secondAttribute="centerY" id="a"/>
                <constraint firstItem="v" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="b"/>
                <constraint firstItem="v" firstAttribute="width" constant="20" id="w"/>
                <constraint firstItem="v" firstAttribute="height" constant="19" id="h"/>
                </constraints></tableViewCellContentView></tableViewCell></objects></document>
                """, path: "Test.xib"))
        #expect(frame(instantiation, "k")?.height == height)
        #expect(frame(instantiation, "v") == CGRect(x: 0, y: top, width: 20, height: 19))
    }

    /// Its top is where the bar ends, also where the screen of the document isn't as wide.
    @Test func aRootThatAnOpaqueBarPushedDownIsNotCoveredAtTheTop() throws {
        let instantiation = Instantiation(
            of: try document(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="11542" useAutolayout="YES">
                <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
                <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
                <view key="view" id="r"><rect key="frame" x="0" y="64" width="375" height="603"/><subviews>
                <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
                <constraint firstItem="v" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="a"/>
                <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="b"/>
                </constraints></view>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/></viewController>
                </objects></scene></scenes></document>
                """, path: "Test.storyboard"))
        #expect(frame(instantiation, "v")?.minY == 8)
    }

    /// It is lower than the screen by what Xcode 26 counts for status bar (118) and bar (54).
    @Test func aRootRecordedAtTheScreensTopStandsBelowAnOpaqueBarAllTheSame() throws {
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
        let child = """
            <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <viewLayoutGuide key="safeArea" id="g"/><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="g" secondAttribute="top" constant="8" id="a"/>
            </constraints>
            """
        let document = try storyboard(
            scene("A", inside: bar, frame: (0, 0, 393, 680), view: child), tools: "24127", device: "retina6_12")
        let instantiation = Instantiation(of: document)
        #expect(frame(instantiation, "v")?.minY == 8)
        #expect(frame(instantiation, "A-view") == CGRect(x: 0, y: 172, width: 393, height: 680))
        let device = CanvasEnvironment(device: try #require(Device.named("iphone-15")))
        let onDevice = Instantiation(of: document, in: device)
        #expect(frame(onDevice, "v")?.minY == 8)
        #expect(frame(onDevice, "A-view") == CGRect(x: 0, y: 98, width: 393, height: 754))
    }

    @Test func aSymbolOfAConfiguredButtonHasTheSizeOfItsConfiguration() throws {
        let button = { (size: String) in
            """
            <button id="b" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
            <buttonConfiguration key="configuration" style="plain"><imageReference key="image" image="gear" catalog="system"/>
            <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" \
            pointSize="\(size)"/></buttonConfiguration></button>
            """
        }
        let widths = try ["20", "40"].map {
            try filled(#"alignment="top""#, by: button($0)).view("b")?.intrinsicContentSize.width ?? 0
        }
        #expect(widths[1] > widths[0] + 10)
    }

    @Test func aViewThatAStackDoesNotFillKeepsTheLibrarysSize() throws {
        let view = #"<view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>"#
        let column = try filled(#"axis="vertical" alignment="center""#, by: view)
        #expect(frame(column, "v") == CGRect(x: 30, y: 0, width: 240, height: 200))
        let row = try filled(#"alignment="top""#, by: view)
        #expect(frame(row, "v") == CGRect(x: 0, y: 0, width: 300, height: 128))
    }

    /// A line of 26.5 points is one of 22 points type: its baseline is 21 points down, and three lines are 79 high.
    @Test func aLabelWhoseClassSetsTheFontHasTheLinesOfTheRecordedSize() throws {
        let document = try document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait"/><objects>
            <view id="r"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
            <label id="l" text="Large Title Text" numberOfLines="0" customClass="Large" \
            translatesAutoresizingMaskIntoConstraints="NO">
            <constraints><constraint firstAttribute="width" constant="65" id="w"/></constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" id="t"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="x"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="l" secondAttribute="firstBaseline" id="b"/>
            </constraints></view></objects>
            <designables><designable name="l"><size key="intrinsicContentSize" width="163" height="26.5"/></designable>
            </designables></document>
            """, path: "Test.xib")
        let instantiation = Instantiation(of: document)
        #expect(frame(instantiation, "l")?.size == CGSize(width: 65, height: 79))
        #expect(frame(instantiation, "v")?.minY == 21)
    }

    @Test func anEmptyAutoresizingViewKeepsItsRecordedLengthInAStack() throws {
        let column = try filled(
            #"axis="vertical""#,
            by: """
                <view id="v"><rect key="frame" x="0" y="0" width="300" height="70"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
                <view id="w" verticalHuggingPriority="249" translatesAutoresizingMaskIntoConstraints="NO"/>
                """)
        #expect(frame(column, "v") == CGRect(x: 0, y: 0, width: 300, height: 70))
        #expect(frame(column, "w") == CGRect(x: 0, y: 70, width: 300, height: 130))
    }

    @Test func anEmptyViewIs50PointsLongAndAsLongAsTheLibrarysAmongDesignables() throws {
        let arranged = """
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
            <view id="w" verticalHuggingPriority="249" translatesAutoresizingMaskIntoConstraints="NO"/>
            """
        #expect(frame(try filled(#"axis="vertical""#, by: arranged), "v")?.height == 50)
        let designables = #"<designables><designable name="r"/></designables>"#
        let among = try filled(#"axis="vertical" distribution="fill""#, by: arranged, designables: designables)
        #expect(frame(among, "v")?.height == 128)
    }

    @Test func anEmptyViewInARowIsAsWideAsTheLibrarysWhereContentLeavesRoom() throws {
        func width(besides content: Double, _ stack: String = "") throws -> CGFloat? {
            let arranged = """
                <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
                <view id="w" placeholderIntrinsicWidth="\(content)" horizontalHuggingPriority="249" \
                translatesAutoresizingMaskIntoConstraints="NO"/>
                """
            return frame(try filled(stack, by: arranged), "v")?.width
        }
        #expect(try width(besides: 30) == 240)
        #expect(try width(besides: 100) == 200)
        #expect(try width(besides: 30, #"distribution="fillEqually""#) == 150)
        #expect(try width(besides: 30, #"distribution="equalSpacing""#) == 50)
    }

    @Test func aViewWithTextAloneIsAtLeast50PointsLong() throws {
        let edges = ["leading", "top", "trailing", "bottom"].map { edge in
            """
            <constraint firstItem="l" firstAttribute="\(edge)" secondItem="v" secondAttribute="\(edge)" id="l-\(edge)"/>
            """
        }
        let column = try filled(
            #"axis="vertical""#,
            by: """
                <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews><label id="l" text="Text" \
                verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
                <constraints>\(edges.joined())</constraints></view>
                <view id="w" translatesAutoresizingMaskIntoConstraints="NO"/>
                """)
        #expect(frame(column, "v")?.height == 50)
        #expect(frame(column, "w")?.height == 150)
    }

    /// Text that wraps at 300 points is narrower than these; the view around it goes on asking for them.
    @Test func aPlainViewInAStackKeepsTheWidthThatItHasBeforeTextsWrap() throws {
        let label = """
            <label id="l" text="Interdisciplinarity misunderstandings counterrevolutionary" numberOfLines="0" \
            horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let edges = ["leading", "top", "trailing", "bottom"].map { edge in
            """
            <constraint firstItem="l" firstAttribute="\(edge)" secondItem="v" secondAttribute="\(edge)" id="l-\(edge)"/>
            """
        }
        let inside = """
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label)</subviews>
            <constraints>\(edges.joined())</constraints></view>
            """
        let stack = #"axis="vertical" alignment="center""#
        let width = try #require(frame(try filled(stack, by: label), "l")?.width)
        #expect((250...290).contains(width))
        #expect(frame(try filled(stack, by: inside), "v")?.width == 300)
    }

    /// 26 points in Xcode 9 and 10, 31.5 high; 28 before and since, 33.5 high. Title 2: 20 and 22.
    @Test(arguments: [
        ("11542", CGFloat(33.5), CGFloat(26.5)), ("13529", 31.5, 24), ("14868", 31.5, 24), ("15705", 33.5, 26.5),
    ])
    func titlesAreSmallerByXcode9And10(toolsVersion: String, title1: CGFloat, title2: CGFloat) throws {
        func label(_ style: String) -> String {
            """
            <label id="\(style)" text="Title" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(toolsVersion)" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/><objects>
            <view id="r"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
            <subviews>\(label("Title1"))\(label("Title2"))</subviews></stackView></subviews></view></objects></document>
            """
        let instantiation = Instantiation(of: try document(text, path: "Test.xib"))
        #expect(frame(instantiation, "Title1")?.height == title1)
        #expect(frame(instantiation, "Title2")?.height == title2)
    }

    /// The status bar covers 20 of 667 points: the middle of the rest is at 343.5.
    @Test func theCentreOfAScrollViewsSafeAreaIsThatOfWhatIsUncovered() throws {
        let ties = ["leading", "top", "trailing", "bottom"].map { edge in
            """
            <constraint firstItem="s" firstAttribute="\(edge)" secondItem="r" secondAttribute="\(edge)" id="\(edge)"/>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" useAutolayout="YES" \
            useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="e"><objects>
            <viewController id="c" sceneMemberID="viewController"><view key="view" id="r">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="v" firstAttribute="centerY" secondItem="g" secondAttribute="centerY" id="a"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="b"/>
            <constraint firstItem="v" firstAttribute="width" constant="100" id="w"/>
            <constraint firstItem="v" firstAttribute="height" constant="101" id="h"/></constraints>
            <viewLayoutGuide key="safeArea" id="g"/></scrollView></subviews><constraints>\(ties.joined())</constraints>
            <viewLayoutGuide key="safeArea" id="q"/></view></viewController></objects></scene></scenes></document>
            """
        let instantiation = Instantiation(of: try document(text, path: "Test.storyboard"))
        #expect(frame(instantiation, "v") == CGRect(x: 0, y: 293, width: 100, height: 101))
    }

    @Test func aViewWithTextIsAtLeast50PointsAcrossAStackThatDoesNotFillIt() throws {
        let text = """
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><subviews><label id="l" text="Text" \
            verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a"/>
            <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="b"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/>
            <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" id="d"/></constraints></view>
            """
        #expect(frame(try filled(#"alignment="top""#, by: text), "v")?.height == 50)
        #expect(frame(try filled("", by: text), "v")?.height == 200)
    }

    /// Xcode 12 and 13: 49 points where the home indicator reaches into the root; it doesn't where an embedded one has a guide.
    @Test func aToolbarIsHigherOnlyWhereTheHomeIndicatorIs() throws {
        func height(_ presenting: String, rootHeight: Double = 896) throws -> CGFloat? {
            let toolbar = """
                <subviews><toolbar id="t" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <viewLayoutGuide key="safeArea" id="g"/><constraints>
                <constraint firstItem="t" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="c"/>
                </constraints>
                """
            let root = scene("A", frame: (0, 0, 414, rootHeight), view: toolbar)
            let document = try storyboard(presenting + root, tools: "17156", device: "retina6_1")
            return frame(Instantiation(of: document), "t")?.height
        }
        #expect(try height("") == 49)
        #expect(try height(scene("P", connections: segue("embed", to: "A")), rootHeight: 808) == 44)
    }

    /// Lines of a readable width are at most 672 points wide (documentation of `readableContentGuide`), and 560 at the smallest
    /// size of text, as on the canvas of Xcode 13.
    @Test func marginsFollowTheReadableWidth() throws {
        func margins(_ attribute: String, tools: String = "15400") throws -> UIEdgeInsets? {
            let document = try storyboard(
                """
                <scene sceneID="s"><objects><viewController id="A"><view key="view" id="r" \(attribute)>
                <rect key="frame" x="0" y="0" width="1024" height="768"/></view></viewController></objects></scene>
                """, tools: tools, device: "ipad9_7", orientation: "landscape")
            return Instantiation(of: document).view("r")?.layoutMargins
        }
        #expect(try margins("")?.left == 20)
        let followed = try #require(try margins(#"layoutMarginsFollowReadableWidth="YES""#))
        #expect(followed.left == 176 && followed.right == 176 && followed.top == 0)
        #expect(try margins(#"layoutMarginsFollowReadableWidth="YES""#, tools: "19529")?.left == 232)
    }

    /// The canvas around a view of a xib has margins of 8 points, as any view.
    @Test(arguments: [("", CGFloat(0)), (#"preservesSuperviewLayoutMargins="YES""#, 8)])
    func aTopLevelViewThatPreservesMarginsHasThoseOfTheCanvas(attribute: String, margin: CGFloat) throws {
        let document = try xib(
            #"<view id="v" \#(attribute)><rect key="frame" x="0" y="0" width="375" height="67"/></view>"#,
            tools: "19455", device: "retina4_7")
        let margins = Instantiation(of: document).view("v")?.layoutMargins
        #expect(margins == UIEdgeInsets(top: margin, left: 16, bottom: margin, right: 16))
    }

    /// In Xcode 6 margins of a controller's root were 16 points, also where the width is any.
    @Test(arguments: [("6254", CGFloat(16)), ("8191", 20)])
    func theMarginsOfRootsFollowTheVersion(tools: String, margin: CGFloat) throws {
        let document = try storyboard(scene("A", frame: (0, 0, 600, 600)), tools: tools, device: nil)
        #expect(Instantiation(of: document).view("A-view")?.layoutMargins.left == margin)
    }

    @Test func theGuideOfTheKeyboardIsRead() throws {
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                    <keyboardLayoutGuide key="keyboard" id="k"/><constraints>
                    <constraint firstItem="k" firstAttribute="top" secondItem="v" secondAttribute="bottom" constant="10" id="a"/>
                    <constraint firstItem="v" firstAttribute="height" constant="20" id="b"/></constraints>
                    """))
        #expect(frame(Instantiation(of: document), "v")?.maxY == 657)
    }
}
