import Testing
import UIKit

@testable import InterfaceBuilder

/// "A segue defines a transition between two view controllers": what is asked and told, in which order, and what is shown.
@MainActor
@Suite("Running: segues")
struct SegueTests {
    /// Writes down what happens to it.
    class Screen: UIViewController {
        static var log: [String] = []
        var allows = true
        var item: String?
        override func awakeFromNib() {
            super.awakeFromNib()
            Self.log.append("\(name) awakes")
        }
        override func viewDidLoad() { Self.log.append("\(name) loads \(item ?? "")") }
        var name: String { restorationIdentifier ?? "?" }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            Self.log.append("should \(identifier)")
            return allows
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let isLoaded = segue.destination.isViewLoaded
            Self.log.append(
                "prepare \(segue.identifier ?? "-") by \(sender.map { "\(type(of: $0))" } ?? "-"), loaded \(isLoaded)")
            (segue.destination as? Screen)?.item = "with item"
        }
    }
    final class First: Screen {
        override var name: String { "first" }
        func back(_ segue: UIStoryboardSegue) { Self.log.append("back from \((segue.source as? Screen)?.name ?? "")") }
    }
    final class Second: Screen { override var name: String { "second" } }
    final class Inner: Screen { override var name: String { "inner" } }
    final class Fade: UIStoryboardSegue {
        override func perform() {
            Screen.log.append("fade")
            source.present(destination, animated: false)
        }
    }

    private func registerClasses() {
        let back = MemberTable(methods: [.init("back:") { (object: First, arguments) in try object.back(arguments[0]) }]
        )
        ClassRegistry.register(First.self, as: "SegueFirst", in: "Sample", members: back)
        ClassRegistry.register(Second.self, as: "SegueSecond", in: "Sample")
        ClassRegistry.register(Inner.self, as: "SegueInner", in: "Sample")
        ClassRegistry.register(Fade.self, as: "SegueFade", in: "Sample")
        Screen.log = []
    }

    private static let first = """
        <viewController storyboardIdentifier="First" id="first" customClass="SegueFirst">
        \(ProgramFixture.root("""
            <button id="go">\(ProgramFixture.frame)<connections>
            <segue destination="second" kind="show" identifier="go" id="s1"/></connections></button>
            <containerView id="box">\(ProgramFixture.frame)<connections>
            <segue destination="inner" kind="embed" identifier="box" id="s2"/></connections></containerView>
            """))
        <navigationItem key="navigationItem" title="First" id="n1">
        <barButtonItem key="rightBarButtonItem" title="Sheet" id="b1"><connections>
        <segue destination="second" kind="presentation" identifier="sheet" modalPresentationStyle="formSheet" id="s3"/>
        </connections></barButtonItem></navigationItem>
        <connections>
        <segue destination="second" kind="custom" identifier="fade" customClass="SegueFade" id="s4"/>
        <segue destination="second" kind="popoverPresentation" identifier="bubble" popoverAnchorBarButtonItem="b1" id="s5"/>
        </connections>
        </viewController>
        """
    private static let second = """
        <viewController storyboardIdentifier="Second" id="second" customClass="SegueSecond">
        \(ProgramFixture.root("""
            <button id="home">\(ProgramFixture.frame)<connections>
            <segue destination="exit" kind="unwind" identifier="home" unwindAction="back:" id="s6"/></connections></button>
            """, id: "root2"))
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        """
    private static let inner = """
        <viewController id="inner" customClass="SegueInner">\(ProgramFixture.root("", id: "root3"))</viewController>
        """
    private static let navigation = """
        <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="s0"/></connections>
        </navigationController>
        """

    /// Launches the program on a window.
    private func launch() throws -> (ProgramFixture, UINavigationController, First) {
        registerClasses()
        let fixture = try ProgramFixture([
            "Main.storyboard": ProgramFixture.storyboard(
                initial: "nav", Self.navigation, Self.first, Self.second, Self.inner)
        ])
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let navigation = try #require(made as? UINavigationController)
        let first = try #require(navigation.topViewController as? First)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (fixture, navigation, first)
    }

    private func button(_ controller: UIViewController) throws -> UIButton {
        try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
    }

    @Test func aRootViewControllerIsThereAndAnEmbeddedOneIsPreparedBeforeTheViewIsComplete() throws {
        let (fixture, navigation, first) = try launch()
        #expect(navigation.viewControllers == [first] && navigation.storyboard === first.storyboard)
        #expect(
            Screen.log == [
                "first awakes", "inner awakes", "prepare box by -, loaded false", "inner loads with item",
                "first loads ",
            ])
        let inner = try #require(first.children.first as? Inner)
        #expect(inner.parent === first && inner.view.superview?.bounds.size == inner.view.frame.size)
        _ = fixture
    }

    @Test func aTouchAsksPreparesAndPushes() throws {
        let (fixture, navigation, first) = try launch()
        Screen.log = []
        try button(first).simulateTap()
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController is Second)
        #expect(
            Array(Screen.log.prefix(3)) == ["should go", "second awakes", "prepare go by UIButton, loaded false"])
        #expect(Screen.log.contains("second loads with item"))
        _ = fixture
    }

    @Test func aSegueThatIsNotWantedIsNotPerformed() throws {
        let (fixture, navigation, first) = try launch()
        first.allows = false
        try button(first).simulateTap()
        #expect(navigation.viewControllers.count == 1)
        // "This method is not called when you perform a segue programmatically."
        first.performSegue(withIdentifier: "go", sender: self)
        #expect(navigation.viewControllers.count == 2)
        _ = fixture
    }

    @Test func theWayBackCallsTheActionAndPops() throws {
        let (fixture, navigation, first) = try launch()
        first.performSegue(withIdentifier: "go", sender: nil)
        let second = try #require(navigation.topViewController as? Second)
        Screen.log = []
        try button(second).simulateTap()
        #expect(Screen.log == ["should home", "prepare home by UIButton, loaded true", "back from second"])
        #expect(navigation.topViewController === first)
        _ = fixture
    }

    @Test func theWayBackDismissesWhatIsPresented() throws {
        let (fixture, navigation, first) = try launch()
        first.navigationItem.rightBarButtonItem?.simulateTap()
        let second = try #require(navigation.presentedViewController as? Second)
        #expect(second.modalPresentationStyle == .formSheet)
        try button(second).simulateTap()
        AnimationClock.current.advance(by: 1)
        #expect(navigation.presentedViewController == nil && Screen.log.last == "back from second")
        _ = fixture
    }

    @Test func aSegueOfAnOwnClassPerformsItself() throws {
        let (fixture, navigation, first) = try launch()
        first.performSegue(withIdentifier: "fade", sender: nil)
        #expect(Screen.log.contains("fade") && navigation.presentedViewController is Second)
        _ = fixture
    }

    @Test func aPopoverPointsAtItsAnchor() throws {
        let (fixture, navigation, first) = try launch()
        first.performSegue(withIdentifier: "bubble", sender: nil)
        let second = try #require(navigation.presentedViewController)
        #expect(second.modalPresentationStyle == .popover)
        #expect(second.popoverPresentationController?.barButtonItem === first.navigationItem.rightBarButtonItem)
        _ = fixture
    }

    @Test func controllersAreFoundByTheirIdentifiersAndMadeByClosures() throws {
        registerClasses()
        let fixture = try ProgramFixture([
            "Main.storyboard": ProgramFixture.storyboard(initial: "first", Self.first, Self.second, Self.inner)
        ])
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        #expect(storyboard.instantiateViewController(withIdentifier: "Second") is Second)
        let made: Second = storyboard.instantiateViewController(identifier: "Second") { coder in
            let made = Second(coder: coder)
            made?.item = "made by a closure"
            return made
        }
        #expect(made.item == "made by a closure" && made.storyboard === storyboard)
        made.loadViewIfNeeded()
        #expect(Screen.log.last == "second loads made by a closure" && made.view.subviews.count == 1)
        _ = fixture
    }

    @Test func tabsHaveTheirControllersAndTheirItems() throws {
        registerClasses()
        let tabs = """
            <tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections>
            <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
            """
        let scenes = ["a", "b"].map { id in
            """
            <viewController id="\(id)" customClass="SegueSecond">\(ProgramFixture.root("", id: "root-\(id)"))
            <tabBarItem key="tabBarItem" title="Tab \(id)" id="item-\(id)"/></viewController>
            """
        }
        let fixture = try ProgramFixture([
            "Main.storyboard": ProgramFixture.storyboard(initial: "tabs", tabs, scenes[0], scenes[1])
        ])
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let controller = try #require(made as? UITabBarController)
        #expect(controller.viewControllers?.map { $0.tabBarItem.title } == ["Tab a", "Tab b"])
        controller.simulateTap(onTabAt: 1)
        #expect(controller.selectedViewController === controller.viewControllers?[1])
        _ = fixture
    }

    @Test func anUnknownSegueStopsAsInUIKit() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIViewController().performSegue(withIdentifier: "nowhere", sender: nil)
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.contains("has no segue with identifier 'nowhere'"))
    }
}
