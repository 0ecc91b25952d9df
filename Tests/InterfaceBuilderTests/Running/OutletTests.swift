import Testing
import UIKit

@testable import InterfaceBuilder

/// "Outlets are connected before viewDidLoad", "the action of a control is sent to its target", and what is said where a
/// connection's end is missing.
@MainActor
@Suite("Running: outlets and actions")
struct OutletTests {
    final class Counter: UIViewController {
        private weak var nameLabel: UILabel!
        var buttons: [UIButton]!
        var heard: [String] = []
        private(set) var titleAtLoading: String?

        override func viewDidLoad() {
            super.viewDidLoad()
            titleAtLoading = nameLabel.text
            heard.append("viewDidLoad with \(buttons.count) buttons")
        }

        private func increase(_ sender: UIButton) { heard.append("increase from \(sender.currentTitle ?? "")") }
        private func reset() { heard.append("reset") }
        private func slide(_ sender: Any, forEvent event: UIEvent) { heard.append("slide \(sender is UISlider)") }
        private func swiped(_ sender: UISwipeGestureRecognizer) { heard.append("swiped \(sender.direction == .left)") }
        private func save(_ sender: UIBarButtonItem) { heard.append("save \(sender.title ?? "")") }

        static let members = MemberTable(
            properties: [.init("nameLabel", \Counter.nameLabel), .init("buttons", \Counter.buttons)],
            methods: [
                .init("increase:") { (object: Counter, arguments) in try object.increase(arguments[0]) },
                .init("reset") { (object: Counter, _) in object.reset() },
                .init("slide:forEvent:") { (object: Counter, arguments) in
                    try object.slide(arguments[0], forEvent: arguments[1])
                },
                .init("swiped:") { (object: Counter, arguments) in try object.swiped(arguments[0]) },
                .init("save:") { (object: Counter, arguments) in try object.save(arguments[0]) },
            ])
    }

    static let scene = """
        <viewController id="vc" customClass="Counter" customModule="Sample" customModuleProvider="target">
        \(ProgramFixture.root("""
            <label text="Ada" id="label">\(ProgramFixture.frame)</label>
            <button buttonType="system" id="plus">\(ProgramFixture.frame)<state key="normal" title="+"/>
            <connections><action selector="increase:" destination="vc" eventType="touchUpInside" id="a1"/></connections>
            </button>
            <button buttonType="system" id="zero">\(ProgramFixture.frame)<state key="normal" title="0"/>
            <connections><action selector="reset" destination="vc" eventType="touchUpInside" id="a2"/></connections>
            </button>
            <slider id="slider">\(ProgramFixture.frame)
            <connections><action selector="slide:forEvent:" destination="vc" eventType="valueChanged" id="a3"/>
            </connections></slider>
            <view id="area">\(ProgramFixture.frame)<connections>
            <outletCollection property="gestureRecognizers" destination="swipe" appends="YES" id="o5"/></connections></view>
            """))
        <navigationItem key="navigationItem" title="Counter" id="ni">
        <barButtonItem key="rightBarButtonItem" title="Save" id="save">
        <connections><action selector="save:" destination="vc" id="a5"/></connections></barButtonItem></navigationItem>
        <connections>
        <outlet property="nameLabel" destination="label" id="o1"/>
        <outletCollection property="buttons" destination="plus" id="o2"/>
        <outletCollection property="buttons" destination="zero" id="o3"/>
        </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
        <swipeGestureRecognizer direction="left" id="swipe">
        <connections><action selector="swiped:" destination="vc" id="a6"/></connections></swipeGestureRecognizer>
        """

    private func counter() throws -> (ProgramFixture, Counter) {
        ClassRegistry.register(Counter.self, as: "Counter", in: "Sample", members: Counter.members)
        let fixture = try ProgramFixture(["Main.storyboard": ProgramFixture.storyboard(initial: "vc", Self.scene)])
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        return (fixture, try #require(made as? Counter))
    }

    @Test func theViewIsLoadedWhenItIsAskedForAndFindsItsOutlets() throws {
        let (fixture, counter) = try counter()
        #expect(!counter.isViewLoaded && counter.heard.isEmpty)
        #expect(counter.storyboard != nil && counter.title == nil && counter.navigationItem.title == "Counter")
        counter.loadViewIfNeeded()
        #expect(counter.heard == ["viewDidLoad with 2 buttons"])
        #expect(counter.titleAtLoading == "Ada")
        _ = fixture
    }

    @Test func aControllerGoesWithItsViewsWhenNobodyShowsIt() throws {
        weak var controller: Counter?
        weak var view: UIView?
        weak var label: UILabel?
        try autoreleasepool {
            let (fixture, counter) = try counter()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = counter
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            (controller, view) = (counter, counter.view)
            label = counter.view.subviews.compactMap { $0 as? UILabel }.first
            #expect(label != nil)
            window.rootViewController = nil
            window.isHidden = true
            _ = fixture
        }
        #expect(controller == nil && view == nil && label == nil)
    }

    @Test func actionsTakeNoneOneOrTwoArguments() throws {
        let (fixture, counter) = try counter()
        counter.loadViewIfNeeded()
        counter.heard = []
        for button in counter.buttons { button.simulateTap() }
        let slider = try #require(counter.view.subviews.compactMap { $0 as? UISlider }.first)
        slider.sendActions(for: .valueChanged)
        #expect(counter.heard == ["increase from +", "reset", "slide true"])
        _ = fixture
    }

    @Test func gesturesAndBarItemsSendTheirActions() throws {
        let (fixture, counter) = try counter()
        counter.loadViewIfNeeded()
        counter.heard = []
        let area = try #require(counter.view.subviews.first { $0.gestureRecognizers?.isEmpty == false })
        area.gestureRecognizers?.first?.simulate()
        counter.navigationItem.rightBarButtonItem?.simulateTap()
        #expect(counter.heard == ["swiped true", "save Save"])
        _ = fixture
    }

    /// As in UIKit, an outlet that the class doesn't have ends the program.
    @Test func aMissingOutletSaysWhereItStands() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Empty: UIViewController {}
            ClassRegistry.register(Empty.self, as: "Empty", in: "Sample")
            let fixture = try ProgramFixture([
                "Main.storyboard": ProgramFixture.storyboard(
                    initial: "vc",
                    """
                    <viewController id="vc" customClass="Empty">\(ProgramFixture.root("<label id=\"l\">\(ProgramFixture.frame)</label>"))
                    <connections>
                    <outlet property="nameLabel" destination="l" id="o1"/></connections></viewController>
                    """)
            ])
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.loadViewIfNeeded()
            _ = fixture
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            said.contains(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nameLabel."))
        #expect(said.contains("Main.storyboard:10:1"))
    }

    /// As in UIKit, a missing action is found when it is sent.
    @Test func aMissingActionSaysWhereItStands() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Deaf: UIViewController {}
            ClassRegistry.register(Deaf.self, as: "Deaf", in: "Sample")
            let fixture = try ProgramFixture([
                "Main.storyboard": ProgramFixture.storyboard(
                    initial: "vc",
                    """
                    <viewController id="vc" customClass="Deaf">
                    \(ProgramFixture.root("""
                    <button id="b">\(ProgramFixture.frame)<connections>
                    <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button>
                    """))</viewController>
                    """)
            ])
            let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            controller?.loadViewIfNeeded()
            (controller?.view.subviews.first as? UIButton)?.simulateTap()
            _ = fixture
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.contains("tap:]: unrecognized selector sent to instance 0x"))
        #expect(said.contains("Main.storyboard:"))
    }

    /// "Unknown class … in Interface Builder file.": UIKit takes the class that the element names.
    @Test func anUnknownClassIsNamedAndReplaced() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let fixture = try ProgramFixture([
                "Main.storyboard": ProgramFixture.storyboard(
                    initial: "vc",
                    """
                    <tableViewController id="vc" customClass="Nowhere"><tableView key="view" id="t">\(ProgramFixture.frame)
                    <connections><outlet property="dataSource" destination="vc" id="o0"/></connections></tableView>
                    <connections><outlet property="gone" destination="t" id="o1"/></connections></tableViewController>
                    """)
            ])
            let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            controller?.loadViewIfNeeded()
            #expect((controller as? UITableViewController)?.tableView.dataSource === controller)
            _ = fixture
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.contains("Unknown class Nowhere in Interface Builder file."))
    }
}
