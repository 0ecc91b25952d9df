import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Devices, the canvas they simulate, and the bars around controllers.
@MainActor @Suite struct CanvasTests {
    // MARK: Devices

    @Test(arguments: [
        ("iphone-15", 393.0, 852.0, 3.0), ("iPhone-SE", 375, 667, 2), ("ipad", 810, 1080, 2),
        ("ipad-pro-11", 834, 1194, 2),
        ("iphone-16-pro-max", 440, 956, 3), ("retina6_1", 414, 896, 2), ("ipad-10.2", 810, 1080, 2),
    ])
    func devicesAreFoundByName(_ name: String, _ width: Double, _ height: Double, _ scale: Double) {
        let device = Device.named(name)
        #expect(device?.width == width && device?.height == height && device?.scale == scale)
    }

    @Test func aNearMissIsSuggested() {
        #expect(Device.named("iphone15") == nil)
        #expect(Device.suggestions(for: "iphone15").first == "iphone-15")
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    }

    /// Size classes by Apple's Human Interface Guidelines, "Layout", "Device size classes".
    @Test(arguments: [
        ("iphone-se", SizeClass.compact), ("iphone-8-plus", .regular), ("iphone-15", .compact),
        ("iphone-15-pro-max", .regular), ("iphone-11", .regular), ("ipad", .regular),
    ])
    func landscapeWidthIsRegularOnLargePhones(_ name: String, _ width: SizeClass) throws {
        let device = try #require(Device.named(name))
        #expect(device.traits(isLandscape: true).widthClass == width)
        #expect(device.traits(isLandscape: true).heightClass == (device.idiom == .pad ? .regular : .compact))
        #expect(device.traits(isLandscape: false).heightClass == .regular)
    }

    @Test func theSafeAreaTurnsWithTheDevice() throws {
        let notched = try #require(Device.named("iphone-14"))
        #expect(notched.safeArea(isLandscape: false) == EdgeInsets(top: 47, bottom: 34))
        #expect(notched.safeArea(isLandscape: true) == EdgeInsets(left: 47, bottom: 21, right: 47))
        let plain = try #require(Device.named("iphone-se"))
        #expect(plain.safeArea(isLandscape: false) == EdgeInsets(top: 20))
        #expect(plain.safeArea(isLandscape: true) == .zero)
    }

    /// Widths as published for iPads of 9.7, 10.5 and 12.9 inches: third, half and two thirds in landscape, then third and
    /// two thirds in portrait, where two halves don't exist.
    @Test(arguments: [
        ("ipad-9.7", [320, 507, 694, 320, 438]), ("ipad-10.5", [320, 551, 782, 320, 504]),
        ("ipad-pro-12.9", [375, 678, 981, 375, 639]),
    ])
    func appsInSplitViewAreAsWideAsPublished(_ name: String, _ widths: [Double]) throws {
        let device = try #require(Device.named(name))
        let landscape = SplitView.allCases.map { device.width(in: $0, isLandscape: true) }
        let portrait = SplitView.allCases.map { device.width(in: $0, isLandscape: false) }
        #expect(landscape == [widths[0], widths[1], widths[2]])
        #expect(portrait == [widths[3], nil, widths[4]])
    }

    /// Size classes by Apple's "Adopting Multitasking Enhancements on iPad".
    @Test func splitViewIsRegularInTwoThirdsOfALandscapeScreenAndInHalfOfTheLargest() throws {
        func classes(_ name: String, isLandscape: Bool) throws -> [SizeClass?] {
            let device = try #require(Device.named(name))
            return SplitView.allCases.map { split in
                CanvasEnvironment(device: device, isLandscape: isLandscape, split: split).traits.widthClass
            }
        }
        #expect(try classes("ipad-9.7", isLandscape: true) == [.compact, .compact, .regular])
        #expect(try classes("ipad-pro-12.9", isLandscape: true) == [.compact, .regular, .regular])
        // Two halves don't exist in portrait: the whole screen, which is regular.
        #expect(try classes("ipad-pro-12.9", isLandscape: false) == [.compact, .regular, .compact])
    }

    /// During a call the status bar grows from 20 to 40 points and the window gives way by what it grew.
    @Test func aCallLowersTheWindowOfPhonesWithAHomeButton() throws {
        func window(_ name: String, isLandscape: Bool = false) throws -> CGRect {
            let device = try #require(Device.named(name))
            return CanvasEnvironment(device: device, isLandscape: isLandscape, isInCall: true).window
        }
        #expect(try window("iphone-se") == CGRect(x: 0, y: 20, width: 375, height: 647))
        #expect(try window("iphone-se", isLandscape: true) == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(try window("iphone-15") == CGRect(x: 0, y: 0, width: 393, height: 852))
        let environment = CanvasEnvironment(device: try #require(Device.named("iphone-se")), isInCall: true)
        let root = try placement(of: "A", in: try storyboard(scene("A")), environment)
        #expect(root.frame == CGRect(x: 0, y: 20, width: 375, height: 647) && root.safeArea == EdgeInsets(top: 20))
    }

    /// A later version's device: its screen is that which the roots fill.
    @Test(arguments: [
        ("retina6_99", "portrait", 402.0, 874.0, 3.0, 62.0), ("retina6_99", "landscape", 874, 402, 3, 0),
        ("retina6_98", "portrait", 420, 912, 3, 68),
        ("iPad99_0", "portrait", 820, 1180, 2, 24), ("retina9_9", "portrait", 500, 500, 3, 59),
    ])
    func anUnknownDeviceHasTheScreenThatRootsFill(
        _ id: String, _ orientation: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBar: Double
    ) throws {
        let document = try storyboard(
            scene("a", frame: (0, 0, width, height)), tools: "22000", device: id, orientation: orientation)
        let environment = CanvasEnvironment(recordedIn: document)
        if width != height { #expect(environment.size == CGSize(width: width, height: height)) }
        #expect(environment.scale == scale && environment.statusBarHeight == statusBar)
    }

    @Test func theRecordedCanvasFollowsDeviceOrientationAndGeneration() throws {
        let landscape = CanvasEnvironment(
            recordedIn: try storyboard("", tools: "15505", device: "retina5_9", orientation: "landscape"))
        #expect(landscape.size == CGSize(width: 812, height: 375))
        #expect(landscape.traits == Traits(widthClass: .compact, heightClass: .compact))
        #expect(landscape.sideInset == 44 && landscape.homeInset == 21 && landscape.statusBarHeight == 0)
        let old = CanvasEnvironment(recordedIn: try storyboard("", tools: "14000"))
        #expect(old.statusBarHeight == 20)
        let newer = CanvasEnvironment(recordedIn: try storyboard("", tools: "17156"))
        #expect(newer.statusBarHeight == 0)
        let none = CanvasEnvironment(recordedIn: try storyboard("", device: nil))
        #expect(none.size == CGSize(width: 600, height: 600) && none.traits == .unspecified)
    }

    /// The author's screen shows in frames that are no result of the layout: a separator is one pixel of a cell's height.
    @Test(arguments: [
        (43.5, "8191", 2.0), (43, "8191", 1), (44, "8191", 2), (44, "10117", 1), (43.5, "10117", 2),
        (44, "21000", 2),
    ])
    func theScaleWithoutADeviceFollowsFromKeptFrames(
        _ contentHeight: Double, _ tools: String, _ scale: Double
    ) throws {
        let cell = """
            <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="600" height="600"/><prototypes>
            <tableViewCell id="c"><rect key="frame" x="0" y="28" width="600" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" id="v">
            <rect key="frame" x="0" y="0" width="600" height="\(contentHeight)"/>
            <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let text = """
            <scene sceneID="s"><objects><tableViewController id="A">\(cell)</tableViewController></objects></scene>
            """
        #expect(CanvasEnvironment(recordedIn: try storyboard(text, tools: tools, device: nil)).scale == scale)
        #expect(CanvasEnvironment(recordedIn: try storyboard(text, tools: tools, device: "retina5_9")).scale == 3)
    }

    // MARK: Bars

    private func bars(_ scenes: String, _ id: String, tools: String = "21000", extra: String = "") throws
        -> InferredBars
    {
        let document = try storyboard(scenes, tools: tools, extra: extra)
        return document.bars(around: document.controller(id))
    }

    @Test func aControllerAloneHasAStatusBar() throws {
        #expect(try bars(scene("A"), "A") == InferredBars())
    }

    private let navigation = scene(
        "N", kind: "navigationController",
        inside: "<navigationBar key=\"navigationBar\" id=\"nb\" largeTitles=\"YES\"/>",
        connections: segue("relationship", to: "A", relationship: "rootViewController"))

    @Test func aNavigationControllerAddsItsBarToItsRootAndToWhatIsPushed() throws {
        let scenes = navigation + scene("A", connections: segue("show", to: "B")) + scene("B")
        #expect(try bars(scenes, "A").navigationBar == .init(prefersLargeTitles: true))
        #expect(try bars(scenes, "B").navigationBar == .init(prefersLargeTitles: true))
        let never = #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="i"/>"#
        let small = navigation + scene("A", connections: segue("show", to: "B")) + scene("B", inside: never)
        #expect(try bars(small, "B").navigationBar == .init())
    }

    @Test func containersAddUp() throws {
        let tabs = scene(
            "T", kind: "tabBarController", connections: segue("relationship", to: "N", relationship: "viewControllers"))
        let found = try bars(tabs + navigation + scene("A", attributes: "hidesBottomBarWhenPushed=\"NO\""), "A")
        #expect(found == InferredBars(navigationBar: .init(prefersLargeTitles: true), hasTabBar: true))
        let pushed = try bars(
            tabs + navigation + scene("A", connections: segue("show", to: "B"))
                + scene("B", attributes: "hidesBottomBarWhenPushed=\"YES\""), "B")
        #expect(pushed == InferredBars(navigationBar: .init(prefersLargeTitles: true)))
    }

    /// A split view controller adds nothing of its own, and takes nothing away.
    @Test func whatSurroundsASplitViewControllerSurroundsItsChildren() throws {
        let split = scene(
            "S", kind: "splitViewController",
            connections: segue("relationship", to: "A", relationship: "detailViewController"))
        #expect(try bars(split + scene("A"), "A") == InferredBars())
        let tabs = scene(
            "T", kind: "tabBarController", connections: segue("relationship", to: "S", relationship: "viewControllers"))
        #expect(try bars(tabs + split + scene("A"), "A") == InferredBars(hasTabBar: true))
    }

    @Test func whatIsToldWinsOverWhatFollows() throws {
        let scenes =
            navigation
            + scene(
                "A",
                inside: "<nil key=\"simulatedTopBarMetrics\"/><nil key=\"simulatedStatusBarMetrics\"/>"
                    + "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>")
        let found = try bars(scenes, "A")
        #expect(found.navigationBar == nil && !found.hasStatusBar && found.hasTabBar)
    }

    @Test func aPresentedControllerIsASheetSinceXcode11() throws {
        let scenes =
            scene(
                "A",
                connections: segue("presentation", to: "B") + segue("embed", to: "C")
                    + segue("popoverPresentation", to: "D") + segue("show", to: "E"))
            + scene("B") + scene("C") + scene("D") + scene("E")
        #expect(try bars(scenes, "B").presentation == .sheet)
        #expect(try bars(scenes, "B", tools: "14000").presentation == .fullScreen)
        #expect(try bars(scenes, "C").presentation == .embedded)
        #expect(try bars(scenes, "D").presentation == .popover)
        #expect(try bars(scenes, "E").presentation == .sheet)
        #expect(try bars(scenes, "E", tools: "14000") == InferredBars())
    }

    @Test func theTieBreakerDecidesBetweenSegues() throws {
        let scenes =
            navigation + scene("A", connections: segue("presentation", to: "C", id: "s1"))
            + scene("B", connections: segue("embed", to: "C", id: "s2")) + scene("C")
        let extra = "<inferredMetricsTieBreakers><segue reference=\"s2\"/></inferredMetricsTieBreakers>"
        #expect(try bars(scenes, "C").presentation == .sheet)
        #expect(try bars(scenes, "C", extra: extra).presentation == .embedded)
    }

    // MARK: Safe areas

    private func safeArea(
        _ scenes: String, _ id: String, tools: String = "17156", device: String = "retina6_1",
        orientation: String = "portrait"
    ) throws -> EdgeInsets {
        let document = try storyboard(scenes, tools: tools, device: device, orientation: orientation)
        let view = try #require(document.view("\(id)-view"))
        return document.placement(ofRoot: view, in: CanvasEnvironment(recordedIn: document)).safeArea
    }

    @Test func aFullScreenRootLiesUnderStatusBarAndHomeIndicator() throws {
        #expect(try safeArea(scene("A", frame: (0, 0, 414, 896)), "A") == EdgeInsets(top: 44, bottom: 34))
        #expect(try safeArea(scene("A"), "A", tools: "14000", device: "retina4_7") == EdgeInsets(top: 20))
        #expect(try safeArea(scene("A"), "A", device: "retina4_7") == .zero)
    }

    @Test func barsAddToTheSafeArea() throws {
        let plain = navigation.replacing(" largeTitles=\"YES\"", with: "")
        let scenes = plain + scene("A", frame: (0, 0, 414, 896))
        #expect(try safeArea(scenes, "A") == EdgeInsets(top: 88, bottom: 34))
        #expect(try safeArea(scenes, "A", tools: "21225") == EdgeInsets(top: 92, bottom: 34))
        #expect(try safeArea(scenes, "A", tools: "24127") == EdgeInsets(top: 150, bottom: 68))
        let large = navigation + scene("A", frame: (0, 0, 414, 896))
        #expect(try safeArea(large, "A") == EdgeInsets(top: 140, bottom: 34))
    }

    /// On phones sheets begin 10 points below the status bar; a form sheet on an iPad has 540 by 620 points. Where the height
    /// is compact, and in styles that say so, a presented controller fills the screen.
    @Test func aPresentedControllerIsASheetOnDevicesToo() throws {
        func root(
            _ device: String, isLandscape: Bool = false, style: String? = nil, system: SystemMetrics = .iOS18
        ) throws -> RootPlacement {
            let style = style.map { "modalPresentationStyle=\"\($0)\"" } ?? ""
            let scenes =
                scene("P", connections: segue("presentation", to: "A"))
                + scene("A", attributes: style, frame: (0, 0, 414, 842))
            let document = try storyboard(scenes, device: "retina6_1")
            var environment = CanvasEnvironment(
                device: try #require(Device.named(device)), isLandscape: isLandscape)
            environment.metrics = system
            return try placement(of: "A", in: document, environment)
        }
        let phone = try root("iphone-15")
        #expect(phone.frame == CGRect(x: 0, y: 69, width: 393, height: 783) && phone.sheet == phone.frame)
        #expect(phone.safeArea == EdgeInsets(bottom: 34))
        #expect(try root("ipad", style: "formSheet").frame == CGRect(x: 135, y: 230, width: 540, height: 620))
        #expect(try root("ipad", style: "formSheet").safeArea == .zero)
        let filling = try [root("iphone-15", isLandscape: true), root("iphone-15", style: "fullScreen")]
        #expect(filling.map(\.frame.size) == [CGSize(width: 852, height: 393), CGSize(width: 393, height: 852)])
        #expect(filling.allSatisfy { $0.sheet == nil })
        // Before iOS 13 a controller filled the screen unless it named a style, and on phones all the same.
        let early = try [
            root("iphone-8", system: .iOS12), root("iphone-8", style: "formSheet", system: .iOS12),
        ]
        #expect(early.allSatisfy { $0.frame.size == CGSize(width: 375, height: 667) && $0.sheet == nil })
        #expect(try root("ipad", style: "formSheet", system: .iOS12).frame.size == CGSize(width: 540, height: 620))
    }

    @Test func theBarOfASheetCoversItsUpperEdge() throws {
        let container = scene(
            "N", kind: "navigationController",
            connections: segue("relationship", to: "A", relationship: "rootViewController"))
        let presenting = scene("P", connections: segue("presentation", to: "N"))
        let document = try storyboard(presenting + container + scene("A", frame: (0, 0, 414, 842)), device: "retina6_1")
        let environment = CanvasEnvironment(device: try #require(Device.named("iphone-11")))
        let root = try placement(of: "A", in: document, environment)
        #expect(root.frame == CGRect(x: 0, y: 58, width: 414, height: 838))
        #expect(root.safeArea == EdgeInsets(top: 56, bottom: 34))
    }

    @Test func aSheetIsLowerThanTheScreen() throws {
        let presenting = scene("P", connections: segue("presentation", to: "A"))
        #expect(try safeArea(presenting + scene("A", frame: (0, 0, 414, 842)), "A") == EdgeInsets(bottom: 34))
        // Its bar is 56 points high, and covers nothing where an opaque one has taken them off the height.
        let bar = scene("P", connections: segue("presentation", to: "N")) + navigation
        #expect(try safeArea(bar + scene("A", frame: (0, 0, 414, 842)), "A") == EdgeInsets(top: 56, bottom: 34))
        let opaque = bar.replacing(" largeTitles=\"YES\"", with: " translucent=\"NO\"")
        #expect(try safeArea(opaque + scene("A", frame: (0, 0, 414, 786)), "A") == EdgeInsets(bottom: 34))
        // Since Xcode 14 it reaches below the home indicator; since Xcode 26 it lies below the status bar.
        let sheet = presenting + scene("A", frame: (0, 0, 414, 886))
        #expect(try safeArea(sheet, "A", tools: "23090") == .zero)
        #expect(try safeArea(sheet, "A", tools: "24506") == EdgeInsets(top: 48))
        let withBar = bar + scene("A", frame: (0, 0, 414, 886))
        #expect(try safeArea(withBar, "A", tools: "24506") == EdgeInsets(top: 68))
        // Below stands the bar of a tab controller that it holds.
        let tabs = scene(
            "N", kind: "tabBarController", connections: segue("relationship", to: "A", relationship: "viewControllers"))
        let holding = scene("P", connections: segue("presentation", to: "N")) + tabs
        #expect(try safeArea(holding + scene("A", frame: (0, 0, 414, 842)), "A") == EdgeInsets(bottom: 83))
    }

    /// Its bar covers it, and the status bar doesn't.
    @Test func whatIsPresentedOnTheFullScreenHasNoRoomForTheStatusBar() throws {
        let full = scene("A", frame: (0, 0, 414, 896))
        let presenting = scene("P", connections: segue("presentation", to: "A"))
        #expect(try safeArea(presenting + full, "A", tools: "22505") == EdgeInsets(bottom: 34))
        let bar =
            scene("P", connections: segue("presentation", to: "N"))
            + navigation.replacing(" largeTitles=\"YES\"", with: "")
        #expect(try safeArea(bar + full, "A", tools: "22505") == EdgeInsets(top: 44, bottom: 34))
    }

    /// The root reaches under translucent bars; what an opaque one took off it isn't covered.
    @Test func barsThatTookOffTheRootsHeight() throws {
        let tabs = scene(
            "T", kind: "tabBarController", connections: segue("relationship", to: "A", relationship: "viewControllers"))
        let lower = scene("A", frame: (0, 0, 375, 618))
        #expect(try safeArea(tabs + lower, "A", tools: "14460", device: "retina4_7") == EdgeInsets(top: 20))
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
        let pushedDown = scene("A", inside: bar, frame: (0, 64, 375, 667))
        #expect(try safeArea(pushedDown, "A", tools: "11542", device: "retina4_7") == EdgeInsets(bottom: 64))
    }

    @Test func aRootOfAnotherWidthIsCoveredAsItIsPresented() throws {
        let frame = (0.0, 0.0, 300.0, 500.0)
        #expect(try safeArea(scene("A", frame: frame), "A") == EdgeInsets(top: 44, bottom: 34))
        #expect(try safeArea(scene("A", frame: frame), "A", tools: "21701") == EdgeInsets(top: 48, bottom: 34))
        let presenting = scene("P", connections: segue("presentation", to: "A"))
        #expect(try safeArea(presenting + scene("A", frame: frame), "A", tools: "21701") == .zero)
        let plain = navigation.replacing(" largeTitles=\"YES\"", with: "")
        #expect(try safeArea(plain + scene("A", frame: frame), "A") == EdgeInsets(top: 88, bottom: 34))
        let sheet = scene("P", connections: segue("presentation", to: "N")) + plain
        #expect(try safeArea(sheet + scene("A", frame: frame), "A", tools: "21701") == EdgeInsets(top: 56))
        let embedding = scene("P", connections: segue("embed", to: "A"))
        #expect(try safeArea(embedding + scene("A", frame: frame), "A") == EdgeInsets(top: 44, bottom: 34))
        let guided = scene("A", frame: frame, view: "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>")
        #expect(try safeArea(embedding + guided, "A") == EdgeInsets(top: 44))
        // On its side the device covers the sides.
        #expect(
            try safeArea(scene("A", frame: frame), "A", tools: "21701", device: "retina6_0", orientation: "landscape")
                == EdgeInsets(left: 47, bottom: 21, right: 47))
        #expect(try safeArea(embedding + guided, "A", orientation: "landscape") == EdgeInsets(left: 44, right: 44))
    }

    @Test func anotherDeviceGivesRootsItsOwnSize() throws {
        let document = try storyboard(scene("A"))
        let device = try #require(Device.named("iphone-15"))
        let upright = try placement(of: "A", in: document, CanvasEnvironment(device: device))
        #expect(upright.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(upright.safeArea == EdgeInsets(top: 59, bottom: 34))
        let turned = try placement(of: "A", in: document, CanvasEnvironment(device: device, isLandscape: true))
        #expect(turned.frame.size == CGSize(width: 852, height: 393))
        #expect(turned.safeArea == EdgeInsets(left: 59, bottom: 21, right: 59))
    }

    @Test func aXibsViewIsCoveredWhenItFillsTheCanvas() throws {
        func insets(_ size: String, _ tools: String, _ device: String, _ more: String = "") throws -> EdgeInsets {
            let document = try xib(
                "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" \(size)/>\(more)</view>", tools: tools,
                device: device)
            return document.placement(ofRoot: 0, in: CanvasEnvironment(recordedIn: document)).safeArea
        }
        let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        #expect(try insets("width=\"414\" height=\"896\"", "17156", "retina6_1") == EdgeInsets(top: 44, bottom: 34))
        #expect(try insets("width=\"100\" height=\"50\"", "17156", "retina4_7", freeform) == .zero)
        #expect(
            try insets("width=\"100\" height=\"50\"", "17156", "retina6_1", freeform) == EdgeInsets(top: 44, bottom: 34)
        )
        #expect(try insets("width=\"100\" height=\"50\"", "17156", "retina6_1") == EdgeInsets(top: 44, bottom: 34))
        #expect(try insets("width=\"100\" height=\"50\"", "21701", "retina4_7", freeform) == EdgeInsets(top: 20))
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>"
        #expect(
            try insets("width=\"100\" height=\"50\"", "17156", "retina6_1", freeform + guide) == EdgeInsets(top: 44))
        // One that is wider than the canvas keeps off the home indicator.
        #expect(
            try insets("width=\"643\" height=\"50\"", "17156", "retina6_1", freeform + guide)
                == EdgeInsets(top: 44, bottom: 34))
        // An opaque bar took 64 points off the height.
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
        #expect(try insets("width=\"375\" height=\"603\"", "21701", "retina4_7", bar) == .zero)
    }

    /// Documentation of `safeAreaInsets`: 0 for a view that isn't on the screen. A controller puts its view there.
    @Test(arguments: [("-1", EdgeInsets(top: 59, bottom: 34)), ("owner", .zero)])
    func onDevicesAXibsViewIsCoveredWhereItIsAControllers(_ source: String, _ insets: EdgeInsets) throws {
        let document = try xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="\(source)"><connections>\
            <outlet property="view" destination="v" id="o"/></connections></placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="375" height="90"/></view>
            """)
        let environment = CanvasEnvironment(device: try #require(Device.named("iphone-15")))
        #expect(document.placement(ofRoot: 0, in: environment).safeArea == insets)
    }

    /// Since iOS 11 a canvas that is filled keeps the room of a status bar that it is told not to show.
    @Test func withoutAStatusBarOnlyTheSensorsCoverTheTop() throws {
        let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"
        let notched = scene("A", inside: hidden, frame: (0, 0, 414, 896))
        #expect(try safeArea(notched, "A") == EdgeInsets(top: 44, bottom: 34))
        #expect(try safeArea(scene("A", inside: hidden), "A", tools: "12120", device: "retina4_7") == .zero)
        #expect(
            try safeArea(scene("A", inside: hidden), "A", tools: "14000", device: "retina4_7") == EdgeInsets(top: 20))
        let free = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>" + hidden
        let small = scene("A", inside: free, frame: (0, 0, 320, 113))
        #expect(try safeArea(small, "A", tools: "14000", device: "retina4_7") == .zero)
    }
}
