import Testing
import UIKit

/// What was seen on devices beside what programs showed here.
@MainActor
@Suite("As seen on devices")
struct DeviceBehaviourTests {
    private final class Hearing: UIViewController {
        let table = UITableView()
        var insets: [CGFloat] = []
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("load")
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(table)
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            insets.append(view.safeAreaInsets.top)
        }
        override func viewWillAppear(_ animated: Bool) { calls.append("will") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willNot") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didNot") }
    }

    private final class Notched: UIWindow {
        var top: CGFloat = 44
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0) }
    }

    private func show(_ controller: UIViewController, in window: UIWindow) {
        window.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    // MARK: Safe area

    /// `additionalSafeAreaInsets`: the controller's own insets count at once, with no constraint that names a guide.
    @Test func additionalSafeAreaInsetsNeedNoConstraint() {
        let controller = Hearing(), window = UIWindow()
        show(controller, in: window)
        controller.additionalSafeAreaInsets.top = 20
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == 20 && controller.insets == [20])
        #expect(controller.table.adjustedContentInset.top == 20 && controller.table.contentOffset.y == -20)
        controller.additionalSafeAreaInsets.top = 0
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == 0 && controller.insets == [20, 0])
        #expect(controller.table.adjustedContentInset.top == 0 && controller.table.contentOffset.y == 0)

        let early = Hearing(), other = UIWindow()
        early.additionalSafeAreaInsets.top = 30
        show(early, in: other)
        #expect(early.view.safeAreaInsets.top == 30 && early.insets == [30])
        #expect(early.table.adjustedContentInset.top == 30)
    }

    @Test func aWindowMayOverrideItsSafeArea() {
        let controller = Hearing(), window = Notched()
        show(controller, in: window)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(controller.insets == [44])
        #expect(controller.table.adjustedContentInset.top == 44 && controller.table.contentOffset.y == -44)
        window.layoutIfNeeded()
        #expect(controller.insets == [44])
    }

    // MARK: Windows

    /// A root view without a mask and without constraints fills the window.
    @Test func aRootViewWithoutAMaskKeepsItsSize() {
        final class Constrained: UIViewController {
            override func viewDidLoad() { view.translatesAutoresizingMaskIntoConstraints = false }
        }
        let controller = Constrained(), window = UIWindow()
        show(controller, in: window)
        #expect(controller.view.frame == window.bounds)
        window.frame.size = CGSize(width: 812, height: 375)
        window.layoutIfNeeded()
        #expect(controller.view.frame == window.bounds)
        let later = UIViewController()
        show(later, in: window)
        later.view.translatesAutoresizingMaskIntoConstraints = false
        window.layoutIfNeeded()
        #expect(later.view.frame == window.bounds)
        let next = UIViewController()
        window.rootViewController = next
        window.layoutIfNeeded()
        #expect(next.view.frame == window.bounds && window.constraints.isEmpty)
    }

    // MARK: Text sizes and generations

    @Test func textOfDefaultCellsFollowsOverriddenTextSizes() throws {
        for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            let labels = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }
            let usual = labels.map(\.intrinsicContentSize.height)
            cell.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            for (label, height) in zip(labels, usual) { #expect(label.intrinsicContentSize.height > height * 1.5) }
        }
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Header"
        let height = try #require(header.textLabel).intrinsicContentSize.height
        header.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(try #require(header.textLabel).intrinsicContentSize.height > height * 1.5)
    }

    /// "This method always returns true for web addresses"; of other programs none is there.
    @Test(arguments: [
        ("https://example.com", true), ("HTTP://example.com", true), ("tel:123", true), ("mailto:a@b.c", true),
        (UIApplication.openSettingsURLString, true), ("chat://room", false), ("/tmp", false),
    ])
    func addressesThatEveryDeviceOpens(_ address: String, isKnown: Bool) throws {
        #expect(UIApplication.shared.canOpenURL(try #require(URL(string: address))) == isKnown)
    }

    @Test func programsChooseTheGenerationOfTheSystem() {
        let device = UIDevice.current
        let before = device.systemMetrics
        defer { device.systemMetrics = before }
        #expect(UISwitch().intrinsicContentSize.width == 49)
        let controller = UIViewController(), window = UIWindow(), toggle = UISwitch()
        toggle.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(toggle)
        show(controller, in: window)
        #expect(toggle.frame.width == 51)
        device.systemMetrics = .iOS26
        #expect(device.systemVersion == "26.0")
        window.layoutIfNeeded()
        #expect(toggle.frame.size == CGSize(width: 63, height: 28))
        device.systemMetrics = .iOS13
        #expect(device.systemVersion == "13.0" && UIPageControl().intrinsicContentSize.height == 37)
    }

    // MARK: Appearance

    @Test func whoIsToldAgainAppearsAgain() {
        let controller = Hearing()
        for _ in 0..<2 {
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
        #expect(controller.calls == ["load", "will", "did", "will", "did"])
        let window = UIWindow(), shown = Hearing()
        show(shown, in: window)
        window.makeKeyAndVisible()
        window.isHidden = false
        #expect(shown.calls == ["load", "will", "did"])
    }

    /// A child that was told that it will disappear disappears, though it is taken out before its parent's transition ends.
    @Test func aChildTakenOutMeanwhileDisappears() {
        let parent = Hearing(), child = Hearing()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        #expect(child.calls == ["load", "will", "did"])
        parent.beginAppearanceTransition(false, animated: false)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        parent.endAppearanceTransition()
        #expect(child.calls == ["load", "will", "did", "willNot", "didNot"])
    }

    // MARK: Tabs

    /// The views of all tabs' navigation controllers are loaded with the tab bar controller's, those in them when they are seen.
    @Test func navigationControllersOfUnselectedTabsAreLoaded() {
        let pages = [Hearing(), Hearing()], plain = Hearing()
        let stacks = pages.map(UINavigationController.init(rootViewController:))
        let tabs = UITabBarController()
        tabs.viewControllers = stacks + [plain]
        let window = UIWindow()
        show(tabs, in: window)
        #expect(stacks.map(\.isViewLoaded) == [true, true])
        #expect(pages.map(\.isViewLoaded) == [true, false] && !plain.isViewLoaded)
        let pushed = Hearing()
        stacks[1].pushViewController(pushed, animated: false)
        #expect(!pushed.isViewLoaded)
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(pushed.calls == ["load", "will", "did"] && !pages[1].isViewLoaded)
        #expect(pushed.view.bounds.size == window.bounds.size)
    }

    // MARK: Buttons

    /// A button that adds has its size from the beginning: 73 by 71 pixels at three to a point.
    @Test func aContactAddButtonHasItsSizeFromTheBeginning() {
        let button = UIButton(type: .contactAdd)
        #expect(button.frame.size == CGSize(width: 73.0 / 3, height: 71.0 / 3))
        #expect(button.sizeThatFits(.zero) == button.frame.size && button.intrinsicContentSize == button.frame.size)
        #expect(UIButton(type: .system).frame == .zero)
    }
}
