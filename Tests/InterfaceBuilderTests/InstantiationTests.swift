import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Views made of documents have the frames that their constraints ask for. The expected frames follow by hand from the
/// constraints written here.
@MainActor @Suite struct InstantiationTests {
    /// A view of a size by constraints, without a recorded frame.
    private func box(_ id: String, _ width: Int, _ height: Int, element: String = "view") -> String {
        """
        <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
        <constraint firstAttribute="width" constant="\(width)" id="\(id)-w"/>\
        <constraint firstAttribute="height" constant="\(height)" id="\(id)-h"/></constraints></\(element)>
        """
    }

    private func equal(
        _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0
    ) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other)" constant="\(constant)" id="\(first)-\(attribute)"/>
        """
    }

    private func frame(_ instantiation: Instantiation, _ id: String) -> CGRect? { instantiation.view(id)?.frame }

    @Test func framesFollowFromConstraintsNotFromTheRecord() throws {
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews><constraints>
                    \(equal("a", "leading", "A-view", "leading", 20))\(equal("a", "top", "A-view", "top", 30))
                    <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="55" id="t"/>
                    <constraint firstItem="a" firstAttribute="height" secondItem="a" secondAttribute="width" \
                    multiplier="1:3" id="h"/></constraints>
                    """))
        let instantiation = Instantiation(of: document)
        #expect(frame(instantiation, "A-view") == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(frame(instantiation, "a") == CGRect(x: 20, y: 30, width: 300, height: 100))
        #expect(instantiation.frames.map(\.view.id) == ["A-view", "a"])
        #expect(instantiation.problems.isEmpty)
    }

    @Test func autoresizingViewsKeepTheirRecordedFramesAndGrowByTheirMasks() throws {
        let text = scene(
            "A",
            view: """
                <subviews><view id="a"><rect key="frame" x="20" y="10" width="335" height="40"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
                <view id="f" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="5" y="600" width="50" height="50"/></view></subviews>
                """)
        let recorded = Instantiation(of: try storyboard(text))
        #expect(frame(recorded, "a") == CGRect(x: 20, y: 10, width: 335, height: 40))
        #expect(frame(recorded, "f") == CGRect(x: 5, y: 600, width: 50, height: 50))
        let device = try #require(Device.named("iphone-15"))
        let wider = Instantiation(of: try storyboard(text), in: CanvasEnvironment(device: device))
        #expect(frame(wider, "a") == CGRect(x: 20, y: 10, width: 353, height: 40))
        #expect(frame(wider, "f") == CGRect(x: 5, y: 600, width: 50, height: 50))
    }

    @Test func safeAreasAndTopGuidesAndMargins() throws {
        let document = try storyboard(
            scene(
                "A", inside: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>",
                frame: (0, 0, 414, 896),
                view: """
                    <viewLayoutGuide key="safeArea" id="safe"/><subviews>\(box("a", 10, 10))\(box("b", 10, 10))</subviews>
                    <constraints>\(equal("a", "bottom", "safe", "bottom"))\(equal("a", "leading", "A-view", "leadingMargin"))
                    \(equal("b", "top", "top", "bottom"))\(equal("b", "leading", "safe", "leading"))</constraints>
                    """), tools: "17156", device: "retina6_1")
        let instantiation = Instantiation(of: document)
        #expect(frame(instantiation, "a") == CGRect(x: 20, y: 852, width: 10, height: 10))
        #expect(frame(instantiation, "b") == CGRect(x: 0, y: 44, width: 10, height: 10))
    }

    @Test func toolbarsAboveTheHomeIndicatorAreTallerFromXcode12To13() throws {
        func height(_ guide: String, _ attribute: String, tools: String = "17156") throws -> CGFloat? {
            let document = try storyboard(
                scene(
                    "A",
                    inside: "<layoutGuides><viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/></layoutGuides>",
                    frame: (0, 0, 414, 896),
                    view: """
                        <viewLayoutGuide key="safeArea" id="safe"/><subviews>
                        <toolbar id="t" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                        <constraints>\(equal("t", "bottom", guide, attribute))</constraints>
                        """), tools: tools, device: "retina6_1")
            return frame(Instantiation(of: document), "t")?.height
        }
        #expect(try height("safe", "bottom") == 49)
        #expect(try height("bottom", "top") == 49)
        #expect(try height("A-view", "bottom") == 44)
        #expect(try height("safe", "bottom", tools: "14000") == 44)
    }

    @Test(arguments: [("17156", 34.0), ("21701", 31)])
    func slidersInTheItemsOfBarsAreTallerFromXcode12To13(tools: String, height: Double) throws {
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews><toolbar id="t" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="0" y="600" width="375" height="44"/><items><barButtonItem id="i">
                    <view key="customView" id="v"><rect key="frame" x="50" y="2" width="200" height="40"/>
                    <subviews><slider id="s" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
                    \(equal("s", "leading", "v", "leading"))\(equal("s", "top", "v", "top"))</constraints></view>
                    </barButtonItem></items></toolbar></subviews>
                    """), tools: tools)
        #expect(frame(Instantiation(of: document), "s")?.height == CGFloat(height))
    }

    @Test func stackViewsArrangeTheirSubviews() throws {
        let document = try xib(
            """
            <view id="r"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <stackView id="s" axis="vertical" alignment="center" spacingType="standard" \
            translatesAutoresizingMaskIntoConstraints="NO">
            <edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/>
            <subviews>\(box("a", 20, 20))<view id="hidden" hidden="YES"/>\(box("b", 40, 30))</subviews></stackView></subviews>
            <constraints>\(equal("s", "top", "r", "top"))\(equal("s", "leading", "r", "leading"))</constraints></view>
            """)
        let instantiation = Instantiation(of: document)
        #expect(frame(instantiation, "s") == CGRect(x: 0, y: 0, width: 54, height: 70))
        #expect(frame(instantiation, "a") == CGRect(x: 16, y: 5, width: 20, height: 20))
        #expect(frame(instantiation, "b") == CGRect(x: 6, y: 33, width: 40, height: 30))
    }

    @Test func aHiddenActivityIndicatorKeepsItsRoomOnTheCanvasOnly() throws {
        let document = try xib(
            """
            <view id="r"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
            <activityIndicatorView id="i" hidden="YES" hidesWhenStopped="YES" style="medium" \
            translatesAutoresizingMaskIntoConstraints="NO"/>\(box("b", 40, 20))</subviews></stackView></subviews>
            <constraints>\(equal("s", "top", "r", "top"))\(equal("s", "leading", "r", "leading"))</constraints></view>
            """)
        #expect(frame(Instantiation(of: document), "b")?.minX == 20)
        let device = try #require(Device.named("iphone-15"))
        #expect(frame(Instantiation(of: document, in: CanvasEnvironment(device: device)), "b")?.minX == 0)
    }

    @Test func variationsDecideWhatIsLaidOut() throws {
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
                    \(equal("a", "leading", "A-view", "leading"))\(equal("a", "top", "A-view", "top"))
                    <constraint firstItem="a" firstAttribute="width" constant="50" id="w"/>
                    <constraint firstItem="a" firstAttribute="width" constant="80" id="w2"/>
                    <constraint firstItem="a" firstAttribute="height" constant="50" id="h">
                    <variation key="heightClass=compact" constant="70"/></constraint></constraints>
                    <variation key="default"><mask key="constraints"><exclude reference="w2"/></mask></variation>
                    <variation key="heightClass=compact"><mask key="constraints"><include reference="w2"/>
                    <exclude reference="w"/></mask></variation>
                    """))
        #expect(frame(Instantiation(of: document), "a")?.size == CGSize(width: 50, height: 50))
        let device = try #require(Device.named("iphone-se"))
        let turned = Instantiation(of: document, in: CanvasEnvironment(device: device, isLandscape: true))
        #expect(frame(turned, "a")?.size == CGSize(width: 80, height: 70))
        #expect(turned.document.traits == Traits(widthClass: .compact, heightClass: .compact))
    }

    @Test func edgesToAScrollViewTieItsContent() throws {
        let document = try xib(
            """
            <view id="r"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(box("c", 500, 900))</subviews>
            <constraints>\(equal("c", "leading", "s", "leading", 10))\(equal("c", "top", "s", "top", 20))
            \(equal("s", "trailing", "c", "trailing", 10))\(equal("s", "bottom", "c", "bottom", 20))</constraints></scrollView>
            </subviews><constraints>\(equal("s", "width", "r", "width"))\(equal("s", "height", "r", "height"))
            \(equal("s", "centerX", "r", "centerX"))\(equal("s", "centerY", "r", "centerY"))</constraints></view>
            """)
        let instantiation = Instantiation(of: document)
        #expect(frame(instantiation, "s") == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(frame(instantiation, "c") == CGRect(x: 10, y: 20, width: 500, height: 900))
        #expect((instantiation.view("s") as? UIScrollView)?.contentSize == CGSize(width: 520, height: 940))
    }

    @Test func cellsKeepTheirFramesAndLayOutTheirContentWithinMargins() throws {
        let document = try storyboard(
            scene(
                "A", frame: (0, 0, 375, 667),
                view: """
                    <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><prototypes>
                    <tableViewCell id="p"><rect key="frame" x="0" y="28" width="375" height="80"/>
                    <tableViewCellContentView key="contentView" id="c">
                    <rect key="frame" x="0" y="0" width="375" height="79.5"/>
                    <subviews>\(box("x", 20, 20))</subviews><constraints>\(equal("x", "leading", "c", "leadingMargin"))
                    \(equal("x", "bottom", "c", "bottomMargin"))</constraints></tableViewCellContentView>
                    </tableViewCell></prototypes></tableView></subviews>
                    """), tools: "17156")
        let instantiation = Instantiation(of: document)
        #expect(instantiation.trees.map { document.views[$0.node].id } == ["A-view", "p"])
        #expect(frame(instantiation, "p") == CGRect(x: 0, y: 28, width: 375, height: 80))
        #expect(frame(instantiation, "c") == CGRect(x: 0, y: 0, width: 375, height: 79.5))
        #expect(frame(instantiation, "x") == CGRect(x: 16, y: 48.5, width: 20, height: 20))
        instantiation.assemble()
        #expect(instantiation.view("p")?.superview === instantiation.view("t"))
        #expect(frame(instantiation, "p") == CGRect(x: 0, y: 28, width: 375, height: 80))
        #expect(frame(instantiation, "x") == CGRect(x: 16, y: 48.5, width: 20, height: 20))
        let device = try #require(Device.named("iphone-15"))
        let wider = Instantiation(of: document, in: CanvasEnvironment(device: device))
        #expect(frame(wider, "p")?.width == 393)
        #expect(frame(wider, "c")?.width == 393)
    }

    /// The separator takes a pixel of the content, whether the recorded frame says so or not.
    @Test(arguments: [(80.0, 51.5), (79.5, 51.5), (79, 51)])
    func theLowerMarginOfOldCellsIsAboveTheSeparator(content: Double, expected: Double) throws {
        let document = try xib(
            """
            <tableViewCell id="p"><rect key="frame" x="0" y="0" width="375" height="80"/>
            <tableViewCellContentView key="contentView" id="c">
            <rect key="frame" x="0" y="0" width="375" height="\(content)"/>
            <subviews>\(box("x", 20, 20))</subviews><constraints>\(equal("x", "leading", "c", "leadingMargin"))
            \(equal("x", "bottom", "c", "bottomMargin"))</constraints></tableViewCellContentView></tableViewCell>
            """, tools: "12120")
        #expect(frame(Instantiation(of: document), "x") == CGRect(x: 8, y: expected, width: 20, height: 20))
    }

    @Test func anEmbeddedControllerFillsItsContainerOnAnyDevice() throws {
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews><containerView id="box" translatesAutoresizingMaskIntoConstraints="NO"><connections>
                    <segue destination="B" kind="embed" id="e"/></connections></containerView></subviews><constraints>
                    \(equal("box", "leading", "A-view", "leading", 10))\(equal("box", "top", "A-view", "top"))
                    \(equal("A-view", "trailing", "box", "trailing", 10))\(equal("box", "bottom", "A-view", "bottom"))
                    </constraints>
                    """) + scene("B", frame: (0, 0, 355, 667)))
        let device = try #require(Device.named("iphone-15"))
        let instantiation = Instantiation(of: document, in: CanvasEnvironment(device: device))
        #expect(frame(instantiation, "B-view") == CGRect(x: 0, y: 0, width: 373, height: 852))
        instantiation.assemble()
        #expect(instantiation.view("B-view")?.superview === instantiation.view("box"))
    }

    @Test func rightToLeftMirrorsLeadingAndTrailing() throws {
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews>\(box("a", 100, 10))</subviews><constraints>\(equal("a", "leading", "A-view", "leading", 20))
                    \(equal("a", "top", "A-view", "top"))</constraints>
                    """))
        let device = try #require(Device.named("iphone-se"))
        let mirrored = Instantiation(of: document, in: CanvasEnvironment(device: device, isRightToLeft: true))
        #expect(frame(mirrored, "a") == CGRect(x: 255, y: 0, width: 100, height: 10))
    }

    @Test func constraintsAndViewsKnowTheirNodes() throws {
        let document = try xib(
            "<view id=\"r\"><subviews>\n\(box("a", 10, 10))</subviews><constraints>\(equal("a", "top", "r", "top"))</constraints></view>"
        )
        let instantiation = Instantiation(of: document)
        let view = try #require(instantiation.view("a"))
        #expect(instantiation.node(of: view)?.position == SourcePosition(line: 4, column: 1))
        let constraint = try #require(view.constraints.first { $0.firstAttribute == .width })
        #expect(instantiation.node(of: constraint)?.id == "a-w")
        #expect(instantiation.node(of: constraint)?.position.line == 4)
    }

    @Test func aConstraintBetweenTwoTreesIsLeftOutAndSaidSo() throws {
        let document = try xib(
            """
            <view id="r"><constraints>
            \(equal("r", "top", "q", "top"))</constraints></view><view id="q"/>
            """)
        #expect(
            Instantiation(of: document).problems.map(\.description) == [
                "Test.xib:4:1: warning: the constraint is left out: its items belong to different trees of views"
            ])
    }

    @Test func aConstraintThatBreaksTheRulesIsLeftOutAndSaidSo() throws {
        let document = try xib(
            """
            <view id="r"><subviews>\(box("a", 1, 1))</subviews><constraints>
            \(equal("a", "top", "r", "width"))</constraints></view>
            """)
        let problems = Instantiation(of: document).problems
        #expect(problems.count == 1)
        #expect(problems.first?.description.hasPrefix("Test.xib:4:1: warning: the constraint is left out: ") == true)
    }

    @Test func deepNestingWithinTheLimitIsLaidOut() throws {
        let depth = 240
        var text = ""
        for index in 0..<depth {
            text += "<view id=\"v\(index)\" translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>"
        }
        text += box("inner", 7, 9)
        for index in (0..<depth).reversed() {
            let child = index == depth - 1 ? "inner" : "v\(index + 1)"
            text +=
                "</subviews><constraints>"
                + ["top", "bottom", "leading", "trailing"].map {
                    equal(child, $0, "v\(index)", $0)
                }.joined() + "</constraints></view>"
        }
        let document = try xib(
            "<view id=\"r\"><subviews>\(text)</subviews><constraints>\(equal("v0", "top", "r", "top"))\(equal("v0", "leading", "r", "leading"))</constraints></view>"
        )
        let instantiation = Instantiation(of: document)
        #expect(frame(instantiation, "v0")?.size == CGSize(width: 7, height: 9))
    }

    @Test func contradictionsAreLaidOutWithOneConstraintBroken() throws {
        LayoutHost.logsConflicts = false
        let document = try xib(
            """
            <view id="r"><subviews>\(box("a", 10, 10))</subviews><constraints>
            <constraint firstItem="a" firstAttribute="width" constant="90" id="other"/>
            \(equal("a", "top", "r", "top"))\(equal("a", "leading", "r", "leading"))</constraints></view>
            """)
        let width = frame(Instantiation(of: document), "a")?.width
        #expect(width == 10 || width == 90)
    }

    @Test func fontsOfTextStylesHaveTheReadersSize() throws {
        let document = try xib(
            """
            <view id="r"><subviews><label id="a" text="Ag" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews><constraints>
            \(equal("a", "top", "r", "top"))\(equal("a", "leading", "r", "leading"))</constraints></view>
            """)
        let large = frame(Instantiation(of: document), "a")?.height ?? 0
        let larger = frame(Instantiation(of: document, contentSizeCategory: .accessibilityLarge), "a")?.height ?? 0
        #expect(larger > large * 1.5, "33 points in place of 17")
    }

    /// Xcode 6 put centres almost half a point further: a view with a size of its own stays where it was, a length that
    /// follows from the centre grows by a point. (320 − 40) / 2 + 0.49 = 140.49 from the centre to the edge are 280.98.
    @Test(arguments: [("6254", 281.0), ("7706", 280.0)] as [(String, CGFloat)])
    func centresOfXcode6AreHalfAPointFurther(tools: String, width: CGFloat) throws {
        func view(_ rest: String) -> String {
            """
            <view id="r"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>\(box("a", 40, 20))
            <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            \(equal("b", "top", "r", "top"))\(equal("b", "leading", "r", "leading", 20))\(rest)</constraints></view>
            """
        }
        let equations = equal("b", "centerX", "r", "centerX") + equal("a", "centerX", "r", "centerX")
        let document = try xib(view(equations), tools: tools, device: nil)
        let canvas = Instantiation(of: document)
        #expect(canvas.view("b")?.frame.width == width)
        #expect(canvas.view("a")?.frame == CGRect(x: 140, y: 0, width: 40, height: 20))
        let reversed = try xib(
            view(equal("r", "centerX", "b", "centerX") + equal("a", "centerX", "r", "centerX")), tools: tools,
            device: nil)
        #expect(Instantiation(of: reversed).view("b")?.frame.width == width)
    }

    /// Lines are 1.193359 times as high as their font: 16 points 19.09, measured in half points on a canvas with three
    /// pixels to a point; the library's label keeps its 21 points. Beside stack views, and on devices, it's pixels.
    @Test func labelsOnThreefoldCanvasesAreMeasuredInHalfPoints() throws {
        func label(_ id: String, _ size: Int) -> String {
            """
            <label id="\(id)" text="Ag" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
            """
        }
        let document = try xib(
            """
            <view id="r"><subviews>\(label("a", 16))\(label("b", 17))</subviews></view>
            <view id="q"><subviews>\(label("c", 16))<stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"/>
            </subviews></view>
            """, device: "retina5_9")
        let canvas = Instantiation(of: document)
        #expect(canvas.view("a")?.effectiveIntrinsicSize.height == 19.5)
        let library = try #require(canvas.view("b")?.effectiveIntrinsicSize)
        #expect(library.height == 21)
        #expect(library.width == library.width.rounded(), "its width is in whole points, too")
        #expect(canvas.view("c")?.effectiveIntrinsicSize.height == 58.0 / 3)
        let device = CanvasEnvironment(device: try #require(Device.named("iphone-15")))
        #expect(Instantiation(of: document, in: device).view("a")?.effectiveIntrinsicSize.height == 58.0 / 3)
    }

    /// A title of 17 points is 20.29 high and has 7 points above and below: 34.29, which with three pixels to the point are
    /// 34.33. Where the author's screen measures text it's whole points.
    @Test func configuredButtonsOnThreefoldCanvasesAreWholePointsHigh() throws {
        func button(_ id: String) -> String {
            """
            <button id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Sign in"/>
            <buttonConfiguration key="configuration" style="plain" title="Sign in"/></button>
            """
        }
        let document = try xib(
            """
            <view id="r"><subviews>\(button("a"))</subviews></view>
            <view id="q"><subviews>\(button("b"))<stackView id="s" translatesAutoresizingMaskIntoConstraints="NO"/>
            </subviews></view>
            """, device: "retina5_9")
        let canvas = Instantiation(of: document)
        #expect(canvas.view("a")?.effectiveIntrinsicSize.height == 35)
        let beside = try #require(canvas.view("b")?.effectiveIntrinsicSize.height)
        #expect(abs(beside - (34 + 1.0 / 3)) < 1e-6)
    }

    /// A line of 17 points is 20.29 high. The library's label has 21, and keeps them wherever nothing but its text tells
    /// its height, as in other weights: not beside a stack view, not where the document has no device, not on a device.
    @Test(arguments: [("retina4_7", 21.0), (nil, 20.5)] as [(String?, CGFloat)])
    func theLibrarysLabelKeepsItsHeight(device: String?, height: CGFloat) throws {
        func label(_ id: String, _ content: String) -> String {
            #"<label id="\#(id)" translatesAutoresizingMaskIntoConstraints="NO" \#(content)</label>"#
        }
        let plain = #"text="Ag"><fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        let bold = #"text="Ag"><fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>"#
        let styled = """
            usesAttributedText="YES"><attributedString key="attributedText"><fragment content="Ag"><attributes>
            <font key="NSFont" metaFont="system" size="17"/></attributes></fragment></attributedString>
            """
        let document = try xib(
            """
            <view id="r"><subviews>\(label("plain", plain))\(label("bold", bold))\(label("styled", styled))
            </subviews></view>
            <view id="q"><subviews>\(label("beside", plain))<stackView id="s" \
            translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(label("stacked", plain))</subviews></stackView>
            </subviews></view>
            """, device: device)
        let canvas = Instantiation(of: document)
        #expect(canvas.view("plain")?.effectiveIntrinsicSize.height == height)
        #expect(canvas.view("styled")?.effectiveIntrinsicSize.height == height)
        #expect(canvas.view("bold")?.effectiveIntrinsicSize.height == height)
        #expect(canvas.view("stacked")?.effectiveIntrinsicSize.height == 20.5)
        #expect(canvas.view("beside")?.effectiveIntrinsicSize.height == 20.5)
        let phone = Instantiation(
            of: document, in: CanvasEnvironment(device: try #require(Device.named("iphone-se-3"))))
        #expect(phone.view("plain")?.effectiveIntrinsicSize.height == 20.5)
    }

    /// Lines under and through letters, what is behind them, and indents come along.
    @Test func attributesOfTextsComeAlong() throws {
        let document = try xib(
            """
            <view id="r"><subviews><label id="l" usesAttributedText="YES"><attributedString key="attributedText">
            <fragment content="Forgot?"><attributes><font key="NSFont" metaFont="system" size="17"/>
            <integer key="NSUnderline" value="1"/><integer key="NSStrikethrough" value="2"/>
            <color key="NSBackgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>
            <paragraphStyle key="NSParagraphStyle" alignment="left" headIndent="12" firstLineHeadIndent="4"/>
            </attributes></fragment></attributedString></label></subviews></view>
            """)
        let label = try #require(Instantiation(of: document).view("l") as? UILabel)
        let attributes = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
        #expect(attributes[.underlineStyle] as? Int == 1 && attributes[.strikethroughStyle] as? Int == 2)
        #expect(attributes[.backgroundColor] as? UIColor == .red)
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.headIndent == 12 && style?.firstLineHeadIndent == 4)
    }
}
