import Testing
import UIKit

// Code as apps have it that began with Swift 3, and code that uses what few apps use. What matters is that it compiles;
// what is real is asserted.

private final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var fetched: UIBackgroundFetchResult?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: MenuController(style: .grouped))
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        fetched = .noData
        completionHandler(.noData)
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(shortcutItem.type == "new") }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool { userActivity.activityType == NSUserActivityTypeBrowsingWeb }
}

private final class MenuController: UITableViewController {
    var shown: [Int] = []
    var ended = 0
    var rows = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableViewAutomaticDimension
        tableView.estimatedRowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.separatorInset = UIEdgeInsetsMake(0, 16, 0, 0)
        tableView.keyboardDismissMode = .onDrag
        refreshControl = UIRefreshControl()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Menu" }
    override func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        shown.append(section)
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ended += 1 }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }]
    }
    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

@MainActor
@Suite("Older apps")
struct OlderAppTests {
    @Test("The delegate’s window is an optional of an optional")
    func window() throws {
        let application = UIApplication.shared, kept = application.delegate
        defer { application.delegate = kept }
        let delegate = OldDelegate()
        application.delegate = delegate
        #expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
        #expect(UIApplication.shared.delegate?.window??.rootViewController is UINavigationController)
        let unwrapped = UIApplication.shared.delegate!.window!
        #expect(unwrapped === delegate.window)
        if let window = UIApplication.shared.delegate?.window, let root = window?.rootViewController {
            #expect(root.view.bounds.size == UIScreen.main.bounds.size)
        }
        #expect((UIApplication.shared.delegate as? OldDelegate)?.window != nil)
        delegate.application(application) { _ in }
        #expect(delegate.fetched == .noData)
    }

    @Test("A table tells of headers that are about to be seen, and of cells that are no longer seen")
    func table() {
        let controller = MenuController(style: .grouped)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.shown.contains(0))
        #expect(
            controller.tableView.headerView(forSection: 0)?.textLabel?.textColor == .red)
        controller.rows = 1
        controller.tableView.reloadData()
        controller.tableView.layoutIfNeeded()
        controller.tableView.contentOffset.y = 100_000
        controller.tableView.layoutIfNeeded()
    }

    @Test("What stands between beginAnimations and commitAnimations moves")
    func animations() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.alpha = 0
        UIView.commitAnimations()
        #expect(view.alpha == 0)
        AnimationClock.current.advance(by: 0.25)
        #expect(abs(try #require(view.layer.presentation()).opacity - 0.75) < 0.01)
        view.alpha = 0.5
        AnimationClock.current.advance(by: 2)
        #expect(try #require(view.layer.presentation()).opacity == 0.5)
    }

    @Test("The names of Swift 3 and 4 stand for those of today")
    func names() {
        let distribution: UIStackViewDistribution = .fillEqually
        let axis: UILayoutConstraintAxis = .vertical
        let state: UIControlState = .selected
        let style: UITableViewCellStyle = .subtitle
        let options: UIViewAnimationOptions = [.curveEaseIn, .repeat]
        #expect(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric)
        #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
        #expect(distribution == .fillEqually && axis == .vertical && state == .selected && style == .subtitle)
        #expect(options.contains(.repeat))
        #expect(
            UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4)).width == 4)
        #expect(Notification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
        let attributes: [NSAttributedStringKey: Any] = [.font: UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold)]
        #expect(attributes.count == 1)
        let parent = UIViewController(), child = UIViewController()
        parent.addChildViewController(child)
        parent.view.addSubview(child.view)
        child.didMove(toParentViewController: parent)
        #expect(parent.childViewControllers == [child])
        child.removeFromParentViewController()
        let line = CAShapeLayer()
        line.lineCap = kCALineCapRound
        #expect(line.lineCap == .round)
    }

    @Test("What only exists on devices says that it isn’t there")
    func device() {
        #expect(UIApplication.shared.beginBackgroundTask {} == .invalid)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
        let window = UIWindow(frame: .zero)
        window.windowLevel = .alert + 1
        #expect(window.windowLevel > .statusBar && UIWindowLevelNormal == .normal)
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Copy", action: Selector("copy:"))]
        let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new:"))
        #expect(command.input == "n" && UIResponder().keyCommands == nil)
        let start = CFAbsoluteTimeGetCurrent()
        #expect(autoreleasepool { CFAbsoluteTimeGetCurrent() - start } >= 0)
    }

    @Test("The idiom is asked for from anywhere")
    nonisolated func idiom() { #expect(UI_USER_INTERFACE_IDIOM() == .phone) }

    @Test("Physics moves things by the animation clock")
    func physics() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let ball = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.addSubview(ball)
        let animator = UIDynamicAnimator(referenceView: view)
        let gravity = UIGravityBehavior(items: [ball]), collision = UICollisionBehavior(items: [ball])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        #expect(animator.behaviors.count == 2 && ball.center == CGPoint(x: 10, y: 10) && animator.isRunning)
        AnimationClock.current.advance(by: 3)
        #expect(abs(ball.frame.maxY - 200) < 0.5 && !animator.isRunning)
        animator.removeAllBehaviors()
        #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    }
}
