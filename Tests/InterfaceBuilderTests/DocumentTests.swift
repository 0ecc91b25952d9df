import Foundation
import Testing

@testable import InterfaceBuilder

/// What a storyboard or xib says, typed.
@Suite struct DocumentTests {
    @Test func theDocumentElement() throws {
        let document = try storyboard(
            scene("A"), tools: "13122.16", orientation: "landscape",
            attributes: "launchScreen=\"YES\" initialViewController=\"A\"")
        #expect(document.kind == .storyboard)
        #expect(document.toolsVersion == 13122)
        #expect(document.canvasRules.system == .iOS11)
        #expect(document.device == CanvasDevice(id: "retina4_7", isLandscape: true, appearance: .light))
        #expect(document.isLaunchScreen)
        #expect(document.initialController == 0)
        #expect(document.scenes.map(\.id) == ["scene-A"])
    }

    @Test func aControllerAndItsView() throws {
        let document = try storyboard(
            scene(
                "A", attributes: "customClass=\"Mine\" customModule=\"App\" storyboardIdentifier=\"first\"",
                inside: """
                    <layoutGuides><viewControllerLayoutGuide type="top" id="T"/>\
                    <viewControllerLayoutGuide type="bottom" id="B"/></layoutGuides>
                    <navigationItem key="navigationItem" title="Hello"><barButtonItem key="rightBarButtonItem" id="i">\
                    <button key="customView" id="cv"><rect key="frame" x="1" y="2" width="3" height="4"/></button>\
                    </barButtonItem></navigationItem>
                    """))
        let controller = try #require(document.controllers.first)
        #expect(controller.kind == .viewController)
        #expect(controller.customClass == CustomClass(name: "Mine", module: "App"))
        #expect(controller.storyboardIdentifier == "first")
        #expect(controller.view == document.view("A-view"))
        #expect(controller.guides.map { document.guides[$0].kind } == [.top, .bottom])
        #expect(controller.guides.map { document.guides[$0].owner } == [controller.view, controller.view])
        #expect(controller.navigationItem?.title == "Hello")
        #expect(controller.navigationItem?.rightItems.first?.customView == document.view("cv"))
        #expect(document.node("A-view")?.slot == .controllerView)
        #expect(document.node("A-view")?.autoresizingMask == [.widthSizable, .heightSizable])
        #expect(document.node("cv")?.slot == .keyed("customView"))
        #expect(document.roots == [document.view("A-view"), document.view("cv")])
    }

    @Test func viewsKnowTheirPlaceInTheTree() throws {
        let document = try xib(
            """
            <view id="r"><subviews>
            <label id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
            <visualEffectView id="e"><view key="contentView" id="c"><subviews><view id="d"/></subviews></view>
            <blurEffect style="dark"/></visualEffectView>
            <tableView id="t"><prototypes><tableViewCell id="p"><tableViewCellContentView key="contentView" id="pc"/>
            </tableViewCell></prototypes><sections><tableViewSection id="s0"/><tableViewSection id="s1"><cells>
            <tableViewCell id="q"/></cells></tableViewSection></sections></tableView></subviews></view>
            """)
        func children(_ id: String) -> [String?] { document.node(id)?.children.map { document.views[$0].id } ?? [] }
        #expect(children("r") == ["a", "e", "t"])
        #expect(children("e") == ["c"])
        #expect(children("t") == ["p", "q"])
        #expect(document.node("r")?.slot == .topLevel)
        #expect(document.node("a")?.isConstrained == true)
        #expect(document.node("e")?.isConstrained == false)
        #expect(document.node("c")?.slot == .contentView)
        #expect(document.node("p")?.slot == .prototypeCell)
        #expect(document.node("q")?.slot == .staticCell(section: 1))
        #expect(document.roots.map { document.views[$0].id } == ["r", "p", "q"])
        let effect = try #require(document.node("e")?.content as? VisualEffectContent)
        #expect(effect.blurStyle == .dark)
    }

    @Test func anUnknownElementAmongSubviewsIsAPlainViewAndCounted() throws {
        let document = try xib(
            """
            <view id="r"><subviews><hologramView id="h"><rect key="frame" x="1" y="2" width="3" height="4"/>
            <subviews><label id="l"/></subviews></hologramView><hologramView id="i"/></subviews></view>
            """)
        #expect(document.node("h")?.kind == .unknown)
        #expect(document.node("h")?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(document.node("l")?.parent == document.view("h"))
        #expect(
            document.unknownElements == ["hologramView": .init(count: 2, first: SourcePosition(line: 3, column: 24))])
        #expect(
            document.warnings.map(\.description) == [
                "Test.xib:3:24: warning: <hologramView> is not known; it is treated as a plain view"
            ])
    }

    @Test func constraintsRememberWhereTheyStand() throws {
        let document = try xib(
            """
            <view id="r"><viewLayoutGuide key="safeArea" id="g"/><subviews><view id="a"/></subviews><constraints>
              <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="g" \
            secondAttribute="bottom" constant="-8.5" multiplier="16:9" priority="749.5" symbolic="YES" id="c" \
            identifier="top of a"/>
              <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" multiplier="1/4" \
            placeholder="YES" id="d"/>
            </constraints></view>
            """)
        let constraints = document.constraints
        try #require(constraints.count == 2)
        #expect(constraints[0].position == SourcePosition(line: 4, column: 3))
        #expect(constraints[0].first == .view(1) && constraints[0].firstAttribute == .top)
        #expect(constraints[0].relation == .greaterThanOrEqual)
        #expect(constraints[0].second == .guide(0) && constraints[0].secondAttribute == .bottom)
        #expect(constraints[0].constant == -8.5)
        #expect(constraints[0].multiplier == 16.0 / 9)
        #expect(constraints[0].priority == 749.5)
        #expect(constraints[0].isSymbolic)
        #expect(constraints[0].identifier == "top of a")
        #expect(constraints[1].first == .view(0), "without a first item it's the view that owns the constraint")
        #expect(constraints[1].firstAttribute == .trailingMargin)
        #expect(constraints[1].multiplier == 0.25)
        #expect(constraints[1].constant == 0 && constraints[1].priority == 1000)
        #expect(document.node("r")?.constraints == [0, 1])
    }

    @Test func textsOfSeveralLinesAndOfAttributesAreRead() throws {
        let document = try xib(
            """
            <label id="a" text="One" numberOfLines="0"><fontDescription key="fontDescription" type="system" \
            weight="medium" pointSize="15"/><color key="textColor" systemColor="labelColor"/></label>
            <label id="b"><string key="text">two
             lines</string><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            <label id="c"><string key="text" base64-UTF8="YES">
            VGhyZWUg8J+Ygg
            </string></label>
            <label id="d" usesAttributedText="YES"><attributedString key="attributedText"><fragment content="Fo">
            <attributes><color key="NSColor" red="1" green="0" blue="0.5" alpha="1"/><font key="NSFont" size="12" \
            name="Futura"/><real key="NSKern" value="2"/><paragraphStyle key="NSParagraphStyle" lineSpacing="3"/>
            </attributes></fragment><fragment content="ur"/></attributedString></label>
            <label id="e"><string key="text"> </string></label>
            """)
        func label(_ id: String) -> LabelContent? {
            document.node(id)?.content as? LabelContent
        }
        #expect(label("a")?.text.text == "One")
        #expect(label("a")?.numberOfLines == 0)
        #expect(label("a")?.text.font == FontDescription(pointSize: 15, weight: .medium))
        #expect(label("a")?.text.color == .system("labelColor", nil))
        #expect(label("b")?.text.text == "two\n lines")
        #expect(label("b")?.text.font?.face == .style("UICTFontTextStyleBody"))
        #expect(label("c")?.text.text == "Three 😂")
        let fragments = label("d")?.text.attributedText?.fragments
        #expect(label("d")?.text.attributedText?.string == "Four")
        #expect(fragments?.first?.font == FontDescription(face: .named("Futura", family: nil), pointSize: 12))
        #expect(fragments?.first?.color == .rgba(RGBA(red: 1, green: 0, blue: 0.5)))
        #expect(fragments?.first?.kern == 2)
        #expect(fragments?.first?.lineSpacing == 3)
        #expect(label("e")?.text.text == " ")
        #expect(document.warnings.isEmpty)
    }

    @Test func aButtonHasStatesAndInsetsOrAConfiguration() throws {
        let document = try xib(
            """
            <button id="a" buttonType="system" lineBreakMode="wordWrap"><inset key="contentEdgeInsets" minX="1" minY="2" \
            maxX="3" maxY="4"/><state key="normal" title="Go" image="star" catalog="system"/>
            <state key="selected" title="Gone"/></button>
            <button id="b"><buttonConfiguration key="configuration" style="filled" title="Buy" imagePadding="6">
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/></buttonConfiguration></button>
            """)
        let a = try #require(document.node("a")?.content as? ButtonContent)
        let b = try #require(document.node("b")?.content as? ButtonContent)
        #expect(a.type == .system)
        #expect(a.contentEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(a.states[.normal]?.title == "Go" && a.states[.normal]?.image == "star")
        #expect(a.states[.normal]?.catalog == "system")
        #expect(a.states[.selected]?.title == "Gone")
        #expect(b.type == .custom && b.configuration?.style == .filled && b.configuration?.title == "Buy")
        #expect(b.configuration?.contentInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(b.configuration?.titleFont == FontDescription(face: .boldSystem, pointSize: 20))
    }

    @Test func stackViewsMarginsPlaceholdersAndPriorities() throws {
        let document = try xib(
            """
            <stackView id="s" axis="vertical" distribution="equalSpacing" alignment="top" spacing="7.5" \
            horizontalHuggingPriority="251" verticalCompressionResistancePriority="749" placeholderIntrinsicWidth="infinite" \
            placeholderIntrinsicHeight="40" preservesSuperviewLayoutMargins="YES">
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></stackView>
            <stackView id="t" spacingType="standard"><edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/>
            </stackView>
            """)
        let s = try #require(document.node("s"))
        let stack = try #require(s.content as? StackViewContent)
        let plain = try #require(document.node("t")?.content as? StackViewContent)
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .top)
        #expect(stack.spacing == 7.5)
        #expect(
            plain.axis == .horizontal && plain.distribution == .fill && plain.alignment == .fill
                && plain.usesStandardSpacing)
        #expect(s.attributes.horizontalHuggingPriority == 251 && s.attributes.verticalHuggingPriority == 250)
        #expect(s.attributes.horizontalCompressionResistancePriority == 750)
        #expect(s.attributes.verticalCompressionResistancePriority == 749)
        #expect(s.attributes.placeholderIntrinsicWidth == .infinity && s.attributes.placeholderIntrinsicHeight == 40)
        #expect(s.attributes.preservesSuperviewLayoutMargins)
        #expect(
            s.attributes.margins?.resolved(rightToLeft: true) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(
            document.node("t")?.attributes.margins == .fixed(EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)))
    }

    @Test func resourcesDesignablesAndRuntimeAttributes() throws {
        let document = try storyboard(
            scene(
                "A",
                view: """
                    <subviews><view id="d" customClass="Gauge"><color key="backgroundColor" name="Brand"/>\
                    <userDefinedRuntimeAttributes>\
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="5"/>\
                    </userDefinedRuntimeAttribute>\
                    <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>\
                    <userDefinedRuntimeAttribute type="size" keyPath="s"><size key="value" width="1" height="2"/>\
                    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></subviews>
                    """),
            extra: """
                <resources><image name="star" catalog="system" width="128" height="123"/><namedColor name="Brand">\
                <color red="0.25" green="0.5" blue="0.75" alpha="1"/></namedColor><systemColor name="labelColor">\
                <color white="0" alpha="1" colorSpace="custom"/></systemColor></resources>
                <designables><designable name="d"><size key="intrinsicContentSize" width="-1" height="50"/></designable>\
                </designables><inferredMetricsTieBreakers><segue reference="x-1"/></inferredMetricsTieBreakers>
                """)
        let d = try #require(document.node("d"))
        #expect(d.attributes.designableIntrinsicWidth == nil && d.attributes.designableIntrinsicHeight == 50)
        #expect(d.attributes.backgroundColor == .named("Brand"))
        #expect(document.resources.namedColors == ["Brand": RGBA(red: 0.25, green: 0.5, blue: 0.75)])
        #expect(document.resources.systemColors == ["labelColor": RGBA(red: 0, green: 0, blue: 0)])
        #expect(document.resources.images["star"]?.catalog == "system")
        #expect(document.inferredMetricsTieBreakers == ["x-1"])
        #expect(d.attributes.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius", "on", "s"])
        guard case .number(5) = d.attributes.runtimeAttributes[0].value,
            case .boolean(true) = d.attributes.runtimeAttributes[1].value,
            case .other("size") = d.attributes.runtimeAttributes[2].value
        else { return #expect(Bool(false)) }
    }

    @Test func outletsActionsAndSeguesAreKept() throws {
        let document = try storyboard(
            scene(
                "A",
                connections: "<outlet property=\"label\" destination=\"l\" id=\"o\"/>"
                    + segue("show", to: "B", id: "s"),
                view: """
                    <subviews><label id="l"/><button id="b"><connections>\
                    <action selector="go:" destination="A" eventType="touchUpInside" id="t"/>\
                    <segue destination="B" kind="presentation" identifier="up" id="u"/></connections></button></subviews>
                    """) + scene("B"))
        #expect(document.connections.map(\.name) == ["go:", "label"])
        #expect(document.connections.map(\.source) == ["b", "A"])
        #expect(document.connections.map(\.kind) == [.action(event: "touchUpInside"), .outlet])
        #expect(document.segues.map(\.kind) == [.presentation, .show])
        #expect(document.segues.map(\.source) == [0, 0])
        #expect(document.segues.map(\.view) == [document.view("b"), nil])
        #expect(document.segues.first?.identifier == "up")
        #expect(document.warnings.isEmpty)
    }

    @Test func everyElementHasAPlace() throws {
        let document = try storyboard(scene("A", view: "<subviews>\n<label id=\"l\"/></subviews>"))
        #expect(document.node("l")?.position.column == 1)
        for element in document.tree.elements {
            #expect(document.tree.position(element).line >= 1)
        }
    }

    @Test func readsFramesAsTheFirstVersionsOfXcode8WroteThem() throws {
        let document = try xib(
            """
            <view id="r" autoresizesSubviews="NO"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <view id="a"><frame key="frameInset" minX="15" width="91" height="21"/></view>
            <view id="b"><frame key="frameInset"/></view></subviews></view>
            """, tools: "11201")
        #expect(document.node("a")?.frame == CGRect(x: 15, y: 0, width: 91, height: 21))
        #expect(document.node("b")?.frame == nil)
        #expect(document.node("r")?.attributes.autoresizesSubviews == false)
    }
}
