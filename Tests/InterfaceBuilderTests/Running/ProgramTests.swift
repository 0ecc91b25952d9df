import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Whole programs: a delegate with nothing but a window, a storyboard that `Info.plist` names, controllers with outlets.
@MainActor
@Suite("Running: programs")
struct ProgramTests {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var rootAtLaunch: UIViewController?
        var viewWasLoaded: Bool?
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            rootAtLaunch = window?.rootViewController
            viewWasLoaded = rootAtLaunch?.isViewLoaded
            return true
        }
    }

    /// Counts seconds in a label and notes laps in a table.
    final class Stopwatch: UIViewController, UITableViewDataSource {
        private weak var timeLabel: UILabel!
        private weak var tableView: UITableView!
        private(set) var timer: Timer?
        private var seconds = 0, laps: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = self
            show()
        }
        private func show() { timeLabel.text = "\(seconds) s" }
        private func start(_ sender: UIButton) {
            timer = Timer(timeInterval: 1, target: self, selector: "tick", userInfo: nil, repeats: true)
        }
        private func tick() {
            seconds += 1
            show()
        }
        private func lap(_ sender: Any) {
            laps.append("Lap \(laps.count + 1)")
            tableView.reloadData()
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { laps.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Lap", for: indexPath)
            cell.textLabel?.text = laps[indexPath.row]
            return cell
        }
        static let members = MemberTable(
            properties: [.init("timeLabel", \Stopwatch.timeLabel), .init("tableView", \Stopwatch.tableView)],
            methods: [
                .init("start:") { (object: Stopwatch, arguments) in try object.start(arguments[0]) },
                .init("tick") { (object: Stopwatch, _) in object.tick() },
                .init("lap:") { (object: Stopwatch, arguments) in try object.lap(arguments[0]) },
            ])
    }

    private static let stopwatch = """
        <viewController id="vc" customClass="Stopwatch" customModule="Watch" customModuleProvider="target">
        \(ProgramFixture.root("""
            <label text="-" id="time">\(ProgramFixture.frame)</label>
            <button id="start">\(ProgramFixture.frame)<state key="normal" title="Start"/><connections>
            <action selector="start:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button>
            <button id="lap">\(ProgramFixture.frame)<state key="normal" title="Lap"/><connections>
            <action selector="lap:" destination="vc" eventType="touchUpInside" id="a2"/></connections></button>
            <tableView style="plain" rowHeight="44" id="table"><rect key="frame" x="0.0" y="300" width="393" height="400"/>
            <prototypes><tableViewCell reuseIdentifier="Lap" style="IBUITableViewCellStyleDefault" textLabel="tl" id="cell">
            <rect key="frame" x="0.0" y="50" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><subviews>
            <label text="Title" id="tl"><rect key="frame" x="16" y="0.0" width="361" height="44"/></label></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """))
        <connections><outlet property="timeLabel" destination="time" id="o1"/>
        <outlet property="tableView" destination="table" id="o2"/></connections>
        </viewController>
        """

    private static func plist(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>\(content)</dict></plist>
        """
    }

    private func button(_ title: String, in view: UIView) throws -> UIButton {
        try #require(view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title })
    }

    @Test func aProgramStartsFromItsMainStoryboard() throws {
        ClassRegistry.register(Stopwatch.self, as: "Stopwatch", in: "Watch", members: Stopwatch.members)
        let fixture = try ProgramFixture(
            [
                "Base.lproj/Main.storyboard": ProgramFixture.storyboard(initial: "vc", Self.stopwatch),
                "Info.plist": Self.plist("<key>UIMainStoryboardFile</key><string>Main</string>"),
            ], infoPlist: "Info.plist")
        let delegate = AppDelegate()
        UIApplication.shared.launch(delegate)
        let window = try #require(delegate.window)
        let watch = try #require(window.rootViewController as? Stopwatch)
        #expect(delegate.rootAtLaunch === watch && window.isKeyWindow && watch.isViewLoaded)
        #expect(delegate.viewWasLoaded == false, "the delegate gives the controller what viewDidLoad needs")

        let label = try #require(watch.view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "0 s")
        try button("Start", in: watch.view).simulateTap()
        watch.timer?.fire()
        watch.timer?.fire()
        #expect(label.text == "2 s")
        try button("Lap", in: watch.view).simulateTap()
        try button("Lap", in: watch.view).simulateTap()
        window.layoutIfNeeded()
        let table = try #require(watch.view.subviews.compactMap { $0 as? UITableView }.first)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Lap 1", "Lap 2"])
        watch.timer?.invalidate()
        _ = fixture
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static var rootAtConnection: UIViewController?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { Self.rootAtConnection = window?.rootViewController }
    }

    @Test func aSceneStartsFromItsStoryboard() throws {
        ClassRegistry.register(Stopwatch.self, as: "Stopwatch", in: "Watch", members: Stopwatch.members)
        ClassRegistry.register(SceneDelegate.self, as: "SceneDelegate", in: "Watch")
        let fixture = try ProgramFixture(
            [
                "Main.storyboard": ProgramFixture.storyboard(initial: "vc", Self.stopwatch),
                "Info.plist": Self.plist(
                    """
                    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
                    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
                    <key>UISceneConfigurationName</key><string>Default</string>
                    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                    <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
                    """),
            ], infoPlist: "Info.plist")
        UIApplication.shared.launch(AppDelegate())
        let watch = try #require(SceneDelegate.rootAtConnection as? Stopwatch)
        #expect(watch.view.window?.isKeyWindow == true)
        _ = fixture
    }

    /// The Cookbook's Dynamic Stack View: the storyboard of the examples with a controller of outlets and actions.
    final class SeedBank: UIViewController {
        private weak var scrollView: UIScrollView!
        private(set) weak var stackView: UIStackView!

        private func addEntry(_ sender: Any) {
            let entry = UILabel()
            entry.text = "New"
            entry.isHidden = true
            stackView.insertArrangedSubview(entry, at: stackView.arrangedSubviews.count - 1)
            UIView.animate(withDuration: 0.25) { entry.isHidden = false }
        }
        private func deleteEntry(_ sender: UIButton) {
            guard let entry = sender.superview else { return }
            UIView.animate(withDuration: 0.25) {
                entry.isHidden = true
            } completion: { _ in
                entry.removeFromSuperview()
            }
        }
        static let members = MemberTable(
            properties: [.init("scrollView", \SeedBank.scrollView), .init("stackView", \SeedBank.stackView)],
            methods: [
                .init("addEntry:") { (object: SeedBank, arguments) in try object.addEntry(arguments[0]) },
                .init("deleteEntry:") { (object: SeedBank, arguments) in try object.deleteEntry(arguments[0]) },
            ])
    }

    @Test func theDynamicRecipeRunsFromItsStoryboard() throws {
        ClassRegistry.register(SeedBank.self, as: "SeedBankViewController", in: "Examples", members: SeedBank.members)
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        Interfaces.install(folders: [package.appendingPathComponent("Examples/DynamicStackView").path])
        let made = UIStoryboard(name: "DynamicStackView", bundle: nil).instantiateInitialViewController()
        let bank = try #require(made as? SeedBank)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = bank
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let rows: [UIView] = bank.stackView.arrangedSubviews
        #expect(rows.count == 4 && zip(rows, rows.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
        let add = try #require(rows.last as? UIButton), y = add.frame.minY
        add.simulateTap()
        AnimationClock.current.advance(by: 1)
        #expect(bank.stackView.arrangedSubviews.count == 5 && add.frame.minY > y)
        (rows[0] as? UIStackView)?.arrangedSubviews.compactMap { $0 as? UIButton }.first?.simulateTap()
        AnimationClock.current.advance(by: 1)
        #expect(bank.stackView.arrangedSubviews.count == 4 && rows[0].superview == nil)
    }
}
