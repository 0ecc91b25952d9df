import Testing
import UIKit

@testable import InterfaceBuilder

/// Cells from prototypes and nibs, static rows, views of nibs with their owner, and runtime attributes.
@MainActor
@Suite("Running: cells, nibs and attributes")
struct CellAndNibTests {
    final class NameCell: UITableViewCell {
        var nameLabel: UILabel!
        private(set) var awoke = false
        override func awakeFromNib() {
            super.awakeFromNib()
            awoke = nameLabel != nil
        }
        static let members = MemberTable(properties: [.init("nameLabel", \NameCell.nameLabel)])
    }

    final class Detail: UIViewController {
        var name = ""
    }

    final class NameList: UITableViewController {
        let names = ["Ada", "Grace"]
        var tapped: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
            (cell as? NameCell)?.nameLabel.text = names[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tapped.append("did select \(indexPath.row)")
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
            tapped.append("prepare \(path.row), chosen \(tableView.indexPathForSelectedRow?.row ?? -1)")
            (segue.destination as? Detail)?.name = names[path.row]
        }
        func star(_ sender: UIButton) { tapped.append("star") }
        static let members = MemberTable(
            methods: [.init("star:") { (object: NameList, arguments) in try object.star(arguments[0]) }])
    }

    private static let prototype = """
        <tableViewCell reuseIdentifier="Name" id="cell" customClass="NameCell">
        <rect key="frame" x="0.0" y="50" width="393" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
        <subviews>
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="nameLabel">
        <rect key="frame" x="20" y="11" width="300" height="38"/></label>
        <button id="star"><rect key="frame" x="340" y="10" width="40" height="40"/>
        <connections><action selector="star:" destination="list" eventType="touchUpInside" id="a1"/></connections></button>
        </subviews>
        <constraints>
        <constraint firstItem="nameLabel" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
        constant="20" id="k1"/>
        <constraint firstItem="nameLabel" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="k2"/>
        </constraints></tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="nameLabel" id="o1"/>
        <segue destination="detail" kind="show" identifier="detail" id="s1"/></connections>
        </tableViewCell>
        """

    private func list() throws -> (ProgramFixture, UINavigationController, NameList) {
        ClassRegistry.register(NameCell.self, as: "NameCell", in: "Sample", members: NameCell.members)
        ClassRegistry.register(NameList.self, as: "NameList", in: "Sample", members: NameList.members)
        ClassRegistry.register(Detail.self, as: "NameDetail", in: "Sample")
        let fixture = try ProgramFixture([
            "Main.storyboard": ProgramFixture.storyboard(
                initial: "nav",
                """
                <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/><connections>
                <segue destination="list" kind="relationship" relationship="rootViewController" id="s0"/></connections>
                </navigationController>
                """,
                """
                <tableViewController id="list" customClass="NameList">
                <tableView key="view" style="plain" rowHeight="60" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <view key="tableHeaderView" id="head"><rect key="frame" x="0.0" y="0.0" width="393" height="30"/></view>
                <prototypes>\(Self.prototype)</prototypes>
                <connections><outlet property="dataSource" destination="list" id="o2"/>
                <outlet property="delegate" destination="list" id="o3"/></connections>
                </tableView></tableViewController>
                """,
                "<viewController id=\"detail\" customClass=\"NameDetail\">\(ProgramFixture.root("", id: "r2"))</viewController>"
            )
        ])
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let navigation = try #require(made as? UINavigationController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (fixture, navigation, try #require(navigation.topViewController as? NameList))
    }

    @Test func cellsAreMadeFromTheirPrototype() throws {
        let (fixture, _, list) = try list()
        let cells = list.tableView.visibleCells.compactMap { $0 as? NameCell }
        #expect(cells.map(\.nameLabel.text) == ["Ada", "Grace"])
        #expect(cells.allSatisfy { $0.awoke && $0.reuseIdentifier == "Name" && $0.frame.height == 60 })
        #expect(cells[0].nameLabel !== cells[1].nameLabel)
        #expect(cells[0].nameLabel.frame.minX == 20 && abs(cells[0].nameLabel.frame.midY - 30) < 0.5)
        #expect(list.tableView.tableHeaderView?.frame.height == 30 && cells[0].frame.minY == 30)
        _ = fixture
    }

    @Test func aTouchedRowPreparesItsSegueBeforeItIsSelected() throws {
        let (fixture, navigation, list) = try list()
        list.tableView.simulateTap(onRowAt: IndexPath(row: 1, section: 0))
        #expect(list.tapped == ["prepare 1, chosen 1", "did select 1"])
        #expect((navigation.topViewController as? Detail)?.name == "Grace")
        _ = fixture
    }

    @Test func aButtonOfACellReachesTheController() throws {
        let (fixture, _, list) = try list()
        let cell = try #require(list.tableView.visibleCells.first)
        cell.contentView.subviews.compactMap { $0 as? UIButton }.first?.simulateTap()
        #expect(list.tapped == ["star"])
        _ = fixture
    }

    @Test func staticRowsComeFromTheDocument() throws {
        func cell(_ id: String) -> String {
            """
            <tableViewCell rowHeight="50" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c-\(id)">
            <rect key="frame" x="0.0" y="0.0" width="393" height="50"/></tableViewCellContentView></tableViewCell>
            """
        }
        let fixture = try ProgramFixture([
            "Main.storyboard": ProgramFixture.storyboard(
                initial: "s",
                """
                <tableViewController id="s"><tableView key="view" style="grouped" dataMode="static" id="t">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <sections><tableViewSection headerTitle="One" id="x1"><cells>\(cell("a"))\(cell("b"))</cells></tableViewSection>
                <tableViewSection footerTitle="End" id="x2"><cells>\(cell("c"))</cells></tableViewSection></sections>
                <connections><outlet property="dataSource" destination="s" id="o1"/>
                <outlet property="delegate" destination="s" id="o2"/></connections></tableView></tableViewController>
                """)
        ])
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let controller = try #require(made as? UITableViewController), table: UITableView = controller.tableView
        table.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(controller.tableView(table, titleForHeaderInSection: 0) == "One")
        #expect(controller.tableView(table, titleForFooterInSection: 1) == "End")
        #expect(table.visibleCells.count == 3 && table.visibleCells.allSatisfy { $0.frame.height == 50 })
        _ = fixture
    }

    @MainActor final class CardOwner: NSObject {
        var card: UIView?
        var heard: [String] = []
        func close(_ sender: Any) { heard.append("close") }
        static let members = MemberTable(
            properties: [.init("card", \CardOwner.card)],
            methods: [.init("close:") { (object: CardOwner, arguments) in try object.close(arguments[0]) }])
    }

    private static let card = """
        <view id="card"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/><subviews>
        <button id="x">\(ProgramFixture.frame)<connections>
        <action selector="close:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button></subviews></view>
        """

    @Test func aNibIsConnectedWithItsOwner() throws {
        ClassRegistry.register(CardOwner.self, as: "CardOwner", in: "Sample", members: CardOwner.members)
        let fixture = try ProgramFixture([
            "Card.xib": ProgramFixture.nib(
                owner: "CardOwner", Self.card,
                connections: "<outlet property=\"card\" destination=\"card\" id=\"o1\"/>")
        ])
        let owner = CardOwner()
        let objects = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: owner)
        #expect(objects.count == 1 && owner.card === objects.first as? UIView)
        (owner.card?.subviews.first as? UIButton)?.simulateTap()
        #expect(owner.heard == ["close"])
        let again = Bundle.main.loadNibNamed("Card", owner: CardOwner())?.first as? UIView
        #expect(again !== owner.card && again?.frame.size == CGSize(width: 300, height: 80))
        _ = fixture
    }

    final class CardViewController: UIViewController {}

    @Test func aControllerTakesItsViewFromTheNibOfItsName() throws {
        ClassRegistry.register(CardViewController.self, as: "CardViewController", in: "Sample")
        let fixture = try ProgramFixture([
            "CardViewController.xib": ProgramFixture.nib(
                owner: "CardViewController", "<view id=\"v\">\(ProgramFixture.frame)</view>",
                connections: "<outlet property=\"view\" destination=\"v\" id=\"o1\"/>")
        ])
        #expect(CardViewController().view.frame.width == 200)
        #expect(UIViewController(nibName: "CardViewController", bundle: nil).view.frame.width == 200)
        #expect(UIViewController().view.frame.width == UIScreen.main.bounds.width)
        _ = fixture
    }

    @Test func cellsOfNibsAreRegisteredForTables() throws {
        ClassRegistry.register(NameCell.self, as: "NameCell", in: "Sample", members: NameCell.members)
        let cell = Self.prototype.replacingOccurrences(
            of: "<segue destination=\"detail\" kind=\"show\" identifier=\"detail\" id=\"s1\"/>", with: ""
        ).replacingOccurrences(of: "destination=\"list\"", with: "destination=\"-2\"")
        let fixture = try ProgramFixture(["NameCell.xib": ProgramFixture.nib(owner: "NSObject", cell)])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.register(UINib(nibName: "NameCell", bundle: nil), forCellReuseIdentifier: "Other")
        let made = table.dequeueReusableCell(withIdentifier: "Other", for: IndexPath(row: 0, section: 0))
        #expect((made as? NameCell)?.nameLabel?.text == "Name" && made.reuseIdentifier == "Other")
        _ = fixture
    }

    /// A view that adds a subview of its own when it is made.
    final class Badge: UIView {
        var radius: CGFloat = 0
        var count = 0
        var title: String?
        var ring: UIColor = .black
        var isRound = false
        var inner = CGSize.zero
        var countWhenMade = -1
        private(set) var subviewsWhenMade = -1
        private(set) var colorWhenMade: UIColor?
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            subviewsWhenMade = subviews.count
            colorWhenMade = backgroundColor
            backgroundColor = .red
        }
        static let members = MemberTable(properties: [
            .init("radius", \Badge.radius), .init("count", \Badge.count), .init("title", \Badge.title),
            .init("ring", \Badge.ring), .init("isRound", \Badge.isRound), .init("inner", \Badge.inner),
        ])
    }

    @Test func runtimeAttributesBecomeTheTypesOfTheirProperties() throws {
        ClassRegistry.register(Badge.self, as: "Badge", in: "Sample", members: Badge.members)
        let attributes = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4.5"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="title" value="New"/>
            <userDefinedRuntimeAttribute type="color" keyPath="ring"><color key="value" red="0.0" green="0.0" blue="1" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
            <userDefinedRuntimeAttribute type="size" keyPath="inner"><size key="value" width="3" height="4"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/>
            </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            """
        let fixture = try ProgramFixture([
            "Badge.xib": ProgramFixture.nib(
                owner: "NSObject",
                """
                <view id="b" customClass="Badge">\(ProgramFixture.frame)
                <subviews><label id="l">\(ProgramFixture.frame)</label></subviews>
                <color key="backgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/>\(attributes)</view>
                """)
        ])
        let made = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first
        let badge = try #require(made as? Badge)
        #expect(badge.radius == 4.5 && badge.count == 3 && badge.title == "New" && badge.isRound)
        #expect(badge.inner == CGSize(width: 3, height: 4) && badge.layer.cornerRadius == 7)
        #expect(badge.ring.cgColor.components?[2] == 1)
        // After `super.init(coder:)` a view has all that its document says; what it then sets itself stays.
        #expect(badge.subviewsWhenMade == 1 && badge.colorWhenMade?.cgColor.components?[1] == 1)
        #expect(badge.backgroundColor == .red)
        _ = fixture
    }

    @Test func textsAreThoseOfTheLanguage() throws {
        let scene = """
            <viewController id="v">\(ProgramFixture.root("<label text=\"Next\" id=\"go\">\(ProgramFixture.frame)</label>"))
            </viewController>
            """
        let fixture = try ProgramFixture(
            [
                "Base.lproj/Main.storyboard": ProgramFixture.storyboard(initial: "v", scene),
                "de.lproj/Main.strings": "\"go.text\" = \"Weiter\";",
            ], language: "de")
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        #expect((made?.view.subviews.first as? UILabel)?.text == "Weiter")
        _ = fixture
    }
}
