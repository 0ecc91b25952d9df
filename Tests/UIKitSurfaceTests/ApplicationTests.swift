import Testing
import UIKit

private final class Delegate: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    static var states: [UIApplication.State] = []
    static var sceneStates: [UIScene.ActivationState] = []
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.append("launched")
        Self.states.append(application.applicationState)
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Page()
        window.makeKeyAndVisible()
        self.window = window
        Delegate.log.append("connected")
        Delegate.sceneStates.append(scene.activationState)
        Delegate.states.append(UIApplication.shared.applicationState)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        Delegate.log.append("will enter foreground")
        Delegate.sceneStates.append(scene.activationState)
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        Delegate.sceneStates.append(scene.activationState)
        Delegate.log.append("active")
        Delegate.states.append(UIApplication.shared.applicationState)
    }
}

private final class Page: UIViewController {
    override func viewDidLoad() { Delegate.log.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { Delegate.log.append("will appear") }
    override func viewDidLayoutSubviews() {
        if Delegate.log.last != "laid out" { Delegate.log.append("laid out") }
    }
    override func viewDidAppear(_ animated: Bool) { Delegate.log.append("did appear") }
}

/// Labels of its own class, so that its stand-in changes no other test's.
private final class Badge: UILabel {}
private final class Box: UIView {}

private final class Lines: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

@MainActor
@Suite("Programs", .serialized)
struct ApplicationTests {
    /// The delegate is made and told; its scene's delegate makes the window, as large as the screen. Its controller has appeared
    /// once the scene is active.
    @Test func programsLaunch() throws {
        UIApplication.shared.launch(Delegate())
        #expect(
            Delegate.log == [
                "launched", "loaded", "will appear", "connected", "will enter foreground", "laid out", "active",
                "did appear",
            ])
        #expect(Delegate.states == [.inactive, .inactive, .active])
        #expect(Delegate.sceneStates == [.unattached, .foregroundInactive, .foregroundActive])
        #expect(UIApplication.shared.delegate is Delegate)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = try #require((scene.delegate as? SceneDelegate)?.window)
        #expect(window.frame == UIScreen.main.bounds)
        #expect(window.windowScene === scene)
        #expect(scene.windows.contains { $0 === window })
        #expect(window.rootViewController?.view.frame == window.bounds)
        UIApplication.shared.windows.removeAll { $0 === window }
    }

    /// What is set on a stand-in is taken on by views that enter a window, unless they have a value of their own.
    @Test func standInsGiveACommonLook() {
        Badge.appearance().textColor = .systemRed
        Badge.appearance().font = .boldSystemFont(ofSize: 30)
        Badge.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .systemGreen
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let first = Badge(), second = Badge(), plain = UILabel(), box = Box(), inner = Badge()
        second.font = .systemFont(ofSize: 10)
        for view in [first, second, plain, box] { window.addSubview(view) }
        #expect(first.textColor == .systemRed)
        #expect(first.font == .boldSystemFont(ofSize: 30))
        #expect(second.font == .systemFont(ofSize: 10))
        #expect(plain.textColor != .systemRed)
        Badge.appearance().textColor = nil
        box.addSubview(inner)
        #expect(inner.textColor == .systemGreen)
        #expect(Badge.appearance() === Badge.appearance())
    }

    /// A search bar stands below the navigation bar and counts in the safe area.
    @Test func navigationBarsMakeRoomForSearch() {
        let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        let window = makeWindow(root: navigation)
        #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
        #expect(page.view.safeAreaInsets.top == 96)
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        #expect(search.searchBar.superview == nil)
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 44)
    }

    /// Content at rest begins below the bars: "the actual content insets" take up the safe area, and so does the offset.
    @Test func contentRestsBelowBars() {
        let lines = Lines(style: .plain), navigation = UINavigationController(rootViewController: lines)
        let window = makeWindow(root: navigation)
        #expect(lines.tableView.adjustedContentInset.top == 44)
        #expect(lines.tableView.contentOffset == CGPoint(x: 0, y: -44))
        navigation.additionalSafeAreaInsets.top = 20
        window.layoutIfNeeded()
        #expect(lines.tableView.contentOffset.y == -64)
        // What was scrolled stays.
        lines.tableView.contentOffset.y = 10
        navigation.additionalSafeAreaInsets.top = 0
        window.layoutIfNeeded()
        #expect(lines.tableView.contentOffset.y == 10)
        lines.tableView.contentInsetAdjustmentBehavior = .never
        #expect(lines.tableView.adjustedContentInset == .zero)
    }

    /// "The default value is true": rows are no longer chosen when the table appears again.
    @Test func tablesClearTheirSelection() {
        let lines = Lines(style: .plain), navigation = UINavigationController(rootViewController: lines)
        let window = makeWindow(root: navigation)
        func goAndComeBack() {
            lines.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            navigation.pushViewController(UIViewController(), animated: false)
            navigation.popViewController(animated: false)
        }
        goAndComeBack()
        #expect(lines.tableView.indexPathForSelectedRow == nil)
        lines.clearsSelectionOnViewWillAppear = false
        goAndComeBack()
        #expect(lines.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(window.rootViewController === navigation)
    }

    /// Fonts scaled by metrics go on growing in labels that adjust theirs (documentation of `UIFontMetrics`): body text of
    /// 17 points has lines of 22, of 29 in the category of extra extra extra large type.
    @Test func scaledFontsGrowWithTheirView() {
        let label = UILabel(), metrics = UIFontMetrics(forTextStyle: .body)
        label.text = "Text"
        label.font = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 25)
        label.adjustsFontForContentSizeCategory = true
        let usual = label.intrinsicContentSize.height
        label.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        let limited = UILabel()
        (limited.text, limited.font) = ("Text", .systemFont(ofSize: 25))
        #expect(label.intrinsicContentSize.height > usual)
        #expect(label.intrinsicContentSize == limited.intrinsicContentSize)
    }

    /// An arc ends where its angle says; a quarter of a circle reaches the circle's edge.
    @Test func arcs() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
        #expect(abs(path.currentPoint.x - 90) < 1e-9)
        #expect(abs(path.currentPoint.y - 50) < 1e-9)
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(abs(circle.bounds.minX - 10) < 0.01)
        #expect(abs(circle.bounds.maxY - 90) < 0.01)
    }
}
