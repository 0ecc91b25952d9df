import Testing
import UIKit

@testable import InterfaceBuilder

/// What storyboards have beside plain controllers: containers with their children, controllers that a method makes, references,
/// collections with headers, gestures with their settings, collections of outlets in order.
@MainActor
@Suite("Running: kinds of scenes")
struct StoryboardKindTests {
    final class Menu: UITableViewController {
        var made: [String] = []
        func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> Page? {
            made.append("\(identifier ?? "-") by \(sender as? String ?? "-")")
            let page = Page(coder: coder)
            page?.note = "made by the menu"
            return page
        }
        func home(_ segue: UIStoryboardSegue) { made.append("home from \((segue.source as? Page)?.note ?? "-")") }
        static let members = MemberTable(methods: [
            .init("makeDetail:sender:segueIdentifier:") { (object: Menu, arguments) in
                try object.makeDetail(arguments[0], sender: arguments[1], identifier: arguments[2])
            },
            .init("home:") { (object: Menu, arguments) in try object.home(arguments[0]) },
        ])
    }

    final class Page: UIViewController {
        var note = ""
        var digits: [UILabel]!
        var panel: Panel!
        var heard: [String] = []
        func pressed(_ sender: UILongPressGestureRecognizer) { heard.append("pressed \(sender.minimumPressDuration)") }
        static let members = MemberTable(
            properties: [.init("digits", \Page.digits), .init("panel", \Page.panel)],
            methods: [.init("pressed:") { (object: Page, arguments) in try object.pressed(arguments[0]) }])
    }

    final class Panel: UIView {
        private(set) var events: [String] = []
        var caption = ""
        var offset = CGPoint.zero
        var area = CGRect.zero
        var span = NSRange(location: 0, length: 0)
        var picture: UIImage?
        override func awakeFromNib() {
            super.awakeFromNib()
            events.append("awake \(caption)")
        }
        override func prepareForInterfaceBuilder() { events.append("designed") }
        static let members = MemberTable(properties: [
            .init("caption", \Panel.caption), .init("offset", \Panel.offset), .init("area", \Panel.area),
            .init("span", \Panel.span), .init("picture", \Panel.picture),
        ])
    }

    final class Tile: UICollectionViewCell {
        var label: UILabel!
        static let members = MemberTable(properties: [.init("label", \Tile.label)])
    }

    final class TileHeader: UICollectionReusableView {
        var title: UILabel!
        static let members = MemberTable(properties: [.init("title", \TileHeader.title)])
    }

    final class Tiles: UICollectionViewController {
        override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "Tile", for: path)
            (cell as? Tile)?.label.text = "\(path.section).\(path.item)"
            return cell
        }
        override func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: path)
            (header as? TileHeader)?.title.text = "Section \(path.section)"
            return header
        }
    }

    private func program(initial: String, _ scenes: String..., others: [String: String] = [:]) throws -> ProgramFixture
    {
        ClassRegistry.register(Menu.self, as: "KindMenu", in: "Sample", members: Menu.members)
        ClassRegistry.register(Page.self, as: "KindPage", in: "Sample", members: Page.members)
        ClassRegistry.register(Panel.self, as: "KindPanel", in: "Sample", members: Panel.members)
        ClassRegistry.register(Tile.self, as: "KindTile", in: "Sample", members: Tile.members)
        ClassRegistry.register(TileHeader.self, as: "KindTileHeader", in: "Sample", members: TileHeader.members)
        ClassRegistry.register(Tiles.self, as: "KindTiles", in: "Sample")
        let main = ProgramFixture.storyboard(
            initial: initial, scenes.joined(separator: "</objects></scene><scene><objects>"))
        return try ProgramFixture(others.merging(["Main.storyboard": main]) { $1 })
    }

    private func start() throws -> (UIWindow, UIViewController) {
        let root = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, root)
    }

    private static func navigation(_ id: String, _ root: String, _ more: String = "") -> String {
        """
        <navigationController id="\(id)"\(more)><navigationBar key="navigationBar" id="bar-\(id)"/>
        <tabBarItem key="tabBarItem" title="\(id)" id="item-\(id)"/><connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="rel-\(id)"/></connections>
        </navigationController>
        """
    }

    private static func page(_ id: String, _ content: String = "", _ more: String = "", beside: String = "") -> String {
        """
        <viewController storyboardIdentifier="\(id)" id="\(id)" customClass="KindPage"\(beside)>
        \(ProgramFixture.root(content, id: "view-\(id)"))\(more)</viewController>
        """
    }

    private static let menu = """
        <tableViewController id="menu" customClass="KindMenu">
        <tableView key="view" id="table"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></tableView>
        <connections>
        <segue destination="page" kind="showDetail" identifier="detail" \
        destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="s1"/>
        <segue destination="pageNav" kind="presentation" identifier="sheet" id="s2"/>
        </connections></tableViewController>
        """

    /// `@IBSegueAction`: "return a view controller that the segue is to show".
    @Test func aMethodOfTheSourceMakesTheDestination() throws {
        let fixture = try program(initial: "nav", Self.navigation("nav", "menu"), Self.menu, Self.page("page"))
        let (window, root) = try start()
        let menu = try #require((root as? UINavigationController)?.topViewController as? Menu)
        menu.performSegue(withIdentifier: "detail", sender: "test")
        #expect(menu.made == ["detail by test"])
        let shown = menu.presentedViewController ?? menu.navigationController?.topViewController
        let page = try #require(shown as? Page)
        #expect(page.note == "made by the menu" && page.view.window === window)
        _ = fixture
    }

    /// Interface Builder's "Refreshing: Enabled" gives a controller of a table its control, with its action.
    @Test func aTableHasItsRefreshControl() throws {
        let table = """
            <tableViewController id="table"><tableView key="view" style="plain" id="rows">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></tableView>
            <refreshControl key="refreshControl" opaque="NO" contentMode="scaleToFill" id="pull">
            <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/></refreshControl></tableViewController>
            """
        let fixture = try program(initial: "table", table)
        let (_, root) = try start()
        let shown = try #require(root as? UITableViewController)
        #expect(shown.refreshControl != nil)
        shown.refreshControl?.beginRefreshing()
        #expect(shown.refreshControl?.isRefreshing == true)
        _ = fixture
    }

    @Test func aSplitViewHasItsColumnsAndShowsDetailInTheSecond() throws {
        let split = """
            <splitViewController style="doubleColumn" preferredDisplayMode="twoBesideSecondary" id="split"><connections>
            <segue destination="nav" kind="relationship" relationship="masterViewController" id="c1"/>
            <segue destination="page" kind="relationship" relationship="detailViewController" id="c2"/></connections>
            </splitViewController>
            """
        let known = UIDevice.current
        try known.simulate("ipad")
        defer { try? known.simulate("iphone-15") }
        let fixture = try program(
            initial: "split", split, Self.navigation("nav", "menu"), Self.menu, Self.page("page"))
        let (_, root) = try start()
        let made = try #require(root as? UISplitViewController)
        #expect(made.style == .doubleColumn && made.viewController(for: .secondary) is Page)
        let navigation = try #require(made.viewController(for: .primary) as? UINavigationController)
        let menu = try #require(navigation.topViewController as? Menu)
        let first = made.viewController(for: .secondary)
        menu.performSegue(withIdentifier: "detail", sender: "test")
        let detail = made.viewController(for: .secondary)
        let page = detail as? Page ?? (detail as? UINavigationController)?.topViewController as? Page
        #expect(page?.note == "made by the menu" && page !== first)
        _ = fixture
    }

    /// "The unwind segue … navigates through any number of controllers": from a stack that is presented back to a stack below.
    @Test func aWayBackLeavesAPresentedStack() throws {
        let back = """
            <button id="back">\(ProgramFixture.frame)<connections>
            <segue destination="way" kind="unwind" unwindAction="home:" id="s9"/></connections></button>
            """
        let fixture = try program(
            initial: "nav", Self.navigation("nav", "menu"), Self.menu, Self.navigation("pageNav", "page"),
            Self.page("page", back) + "<exit id=\"way\" userLabel=\"Exit\"/>")
        let (_, root) = try start()
        let menu = try #require((root as? UINavigationController)?.topViewController as? Menu)
        menu.performSegue(withIdentifier: "sheet", sender: nil)
        let stack = try #require(root.presentedViewController as? UINavigationController)
        let page = try #require(stack.topViewController as? Page)
        page.note = "the sheet"
        (page.view.subviews.first as? UIButton)?.simulateTap()
        AnimationClock.current.advance(by: 1)
        #expect(menu.made == ["home from the sheet"] && root.presentedViewController == nil)
        _ = fixture
    }

    @Test func tabsHoldStacks() throws {
        let tabs = """
            <tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections>
            <segue destination="first" kind="relationship" relationship="viewControllers" id="t1"/>
            <segue destination="second" kind="relationship" relationship="viewControllers" id="t2"/></connections>
            </tabBarController>
            """
        let fixture = try program(
            initial: "tabs", tabs, Self.navigation("first", "menu"), Self.menu, Self.navigation("second", "page"),
            Self.page("page"))
        let (_, root) = try start()
        let made = try #require(root as? UITabBarController)
        #expect(made.viewControllers?.map { $0.tabBarItem.title } == ["first", "second"])
        #expect(made.tabBar.items?.count == 2)
        made.simulateTap(onTabAt: 1)
        let page = try #require((made.selectedViewController as? UINavigationController)?.topViewController as? Page)
        #expect(page.tabBarController === made && page.viewIfLoaded?.window != nil)
        _ = fixture
    }

    @Test func aReferenceLeadsToAnotherStoryboard() throws {
        let reference = """
            <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="page" id="ref"/>
            """
        let fixture = try program(
            initial: "nav", Self.navigation("nav", "ref"), reference,
            others: ["Other.storyboard": ProgramFixture.storyboard(Self.page("page"))])
        let (_, root) = try start()
        let page = try #require((root as? UINavigationController)?.topViewController as? Page)
        #expect(page.storyboard !== root.storyboard && page.viewIfLoaded != nil)
        _ = fixture
    }

    @Test func outletsOfACollectionStandInTheirOrder() throws {
        let labels = [1, 2, 3].map { "<label text=\"\($0)\" id=\"l\($0)\">\(ProgramFixture.frame)</label>" }.joined()
        let connections = """
            <connections><outletCollection property="digits" destination="l3" id="d1"/>
            <outletCollection property="digits" destination="l1" id="d2"/>
            <outletCollection property="digits" destination="l2" id="d3"/></connections>
            """
        let fixture = try program(initial: "page", Self.page("page", labels, connections))
        let (_, root) = try start()
        #expect((root as? Page)?.digits.map(\.text) == ["3", "1", "2"])
        _ = fixture
    }

    /// "A restoration identifier": that of the document, or the storyboard identifier where the document says so.
    @Test func restorationIdentifiersAreThoseOfTheDocument() throws {
        let view = "<view restorationIdentifier=\"panel\" id=\"p\">\(ProgramFixture.frame)</view>"
        let fixture = try program(
            initial: "page", Self.page("page", view, beside: " restorationIdentifier=\"own\""),
            Self.page("same", beside: " useStoryboardIdentifierAsRestorationIdentifier=\"YES\""))
        let (_, root) = try start()
        #expect(root.restorationIdentifier == "own" && root.view.subviews.first?.restorationIdentifier == "panel")
        let same = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "same")
        #expect(same.restorationIdentifier == "same")
        _ = fixture
    }

    @Test func gesturesHaveTheSettingsOfTheDocument() throws {
        let area = """
            <view id="area">\(ProgramFixture.frame)<connections>
            <outletCollection property="gestureRecognizers" destination="press" appends="YES" id="g1"/>
            <outletCollection property="gestureRecognizers" destination="pan" appends="YES" id="g2"/>
            <outletCollection property="gestureRecognizers" destination="swipe" appends="YES" id="g3"/></connections></view>
            """
        let gestures = """
            <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="0.25" numberOfTouchesRequired="2" \
            delaysTouchesBegan="YES" id="press">
            <connections><action selector="pressed:" destination="page" id="g4"/></connections></pongPressGestureRecognizer>
            <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="pan"/>
            <swipeGestureRecognizer direction="down" numberOfTouchesRequired="2" id="swipe"/>
            """
        let fixture = try program(initial: "page", Self.page("page", area) + gestures)
        let (_, root) = try start()
        let page = try #require(root as? Page)
        let found = try #require(page.view.subviews.first?.gestureRecognizers)
        let press = try #require(found.first as? UILongPressGestureRecognizer)
        #expect(press.minimumPressDuration == 0.25 && press.allowableMovement == 20)
        #expect(press.numberOfTouchesRequired == 2 && press.delaysTouchesBegan)
        let pan = try #require(found.dropFirst().first as? UIPanGestureRecognizer)
        #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
        let swipe = try #require(found.last as? UISwipeGestureRecognizer)
        #expect(swipe.direction == .down && swipe.numberOfTouchesRequired == 2)
        press.simulate()
        #expect(page.heard == ["pressed 0.25"])
        _ = fixture
    }

    /// "Remove at build time": an app has no such constraint, whatever the canvas shows.
    @Test func programsHaveNoPlaceholderConstraints() throws {
        let box = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="80" height="30"/>
            <constraints><constraint firstAttribute="width" constant="80" placeholder="YES" id="w"/>
            <constraint firstAttribute="height" constant="30" id="h"/></constraints></view>
            """
        let scene = "<viewController id=\"vc\">\(ProgramFixture.root(box))</viewController>"
        let fixture = try ProgramFixture(["Main.storyboard": ProgramFixture.storyboard(initial: "vc", scene)])
        let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let view = try #require(controller?.view.subviews.first)
        #expect(view.constraints.map(\.firstAttribute) == [.height])
        _ = fixture
    }

    /// "prepareForInterfaceBuilder: Called when a designable object is created in Interface Builder": not in a program.
    @Test func runtimeAttributesAreThereWhenAViewAwakesAndNothingIsDesigned() throws {
        let panel = """
            <view id="p" customClass="KindPanel">\(ProgramFixture.frame)<userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="caption"><mutableString key="value">Two
            lines</mutableString></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="point" keyPath="offset"><point key="value" x="3" y="4"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="rect" keyPath="area">
            <rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="range" keyPath="span"><range key="value" location="2" length="5"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="image" keyPath="picture" value="star.fill"/>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityIdentifier" value="the panel"/>
            </userDefinedRuntimeAttributes></view>
            """
        let fixture = try program(
            initial: "page",
            Self.page(
                "page", panel, "<connections><outlet property=\"panel\" destination=\"p\" id=\"o1\"/></connections>"))
        let (_, root) = try start()
        let made = try #require((root as? Page)?.panel)
        #expect(made.events == ["awake Two\nlines"])
        #expect(made.offset == CGPoint(x: 3, y: 4) && made.area == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(made.span == NSRange(location: 2, length: 5) && made.picture != nil)
        #expect(made.accessibilityIdentifier == "the panel")
        _ = fixture
    }

    @Test func collectionsMakeCellsAndHeadersFromTheirPrototypes() throws {
        let tiles = """
            <collectionViewController id="tiles" customClass="KindTiles">
            <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow">
            <size key="itemSize" width="100" height="80"/><size key="headerReferenceSize" width="50" height="40"/>
            </collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="Tile" id="tile" customClass="KindTile">
            <rect key="frame" x="0.0" y="40" width="100" height="80"/>
            <collectionViewCellContentView key="contentView" id="tc"><rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
            <subviews><label text="T" id="tl"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label></subviews>
            </collectionViewCellContentView>
            <connections><outlet property="label" destination="tl" id="k1"/></connections></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="head" customClass="KindTileHeader">
            <rect key="frame" x="0.0" y="0.0" width="393" height="40"/>
            <subviews><label text="H" id="hl"><rect key="frame" x="16" y="0.0" width="200" height="40"/></label></subviews>
            <connections><outlet property="title" destination="hl" id="k2"/></connections></collectionReusableView>
            <connections><outlet property="dataSource" destination="tiles" id="k3"/>
            <outlet property="delegate" destination="tiles" id="k4"/></connections>
            </collectionView></collectionViewController>
            """
        let fixture = try program(initial: "tiles", tiles)
        let (_, root) = try start()
        let collection = try #require((root as? Tiles)?.collectionView)
        let cells = collection.visibleCells.compactMap { ($0 as? Tile)?.label.text }
        #expect(Set(cells) == ["0.0", "0.1", "0.2", "1.0", "1.1", "1.2"])
        let heads = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(Set(heads.compactMap { ($0 as? TileHeader)?.title.text }) == ["Section 0", "Section 1"])
        #expect(heads.allSatisfy { $0.bounds.height == 40 })
        _ = fixture
    }

    /// A header of a nib, registered for a table.
    @Test func headersOfNibsHaveTheirOutlets() throws {
        final class Head: UITableViewHeaderFooterView {
            var title: UILabel!
        }
        ClassRegistry.register(
            Head.self, as: "KindHead", in: "Sample", members: MemberTable(properties: [.init("title", \Head.title)]))
        let fixture = try ProgramFixture([
            "Head.xib": ProgramFixture.nib(
                owner: "NSObject",
                """
                <view id="h" customClass="KindHead">\(ProgramFixture.frame)
                <subviews><label text="Head" id="t">\(ProgramFixture.frame)</label></subviews>
                <connections><outlet property="title" destination="t" id="o1"/></connections></view>
                """)
        ])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
        table.register(UINib(nibName: "Head", bundle: nil), forHeaderFooterViewReuseIdentifier: "Head")
        let head = table.dequeueReusableHeaderFooterView(withIdentifier: "Head") as? Head
        #expect(head?.title.text == "Head" && head?.reuseIdentifier == "Head")
        _ = fixture
    }
}
