import Testing

@testable import UIKit

@MainActor
@Suite("What stands behind a presentation, and roots that wait")
struct BehindPresentationTests {
    final class Screen: UIViewController {
        var model: String?
        private(set) var modelAtLoad: String?
        override func viewDidLoad() {
            super.viewDidLoad()
            modelAtLoad = model
        }
    }

    /// "When an alert or action sheet appears, iOS 7 automatically dims the tint color of the views behind it."
    @Test func alertsDimTintsBehindThem() {
        let screen = Screen(), button = UIButton(type: .system)
        screen.view.addSubview(button)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        screen.present(alert, animated: false)
        #expect(button.tintAdjustmentMode == .dimmed && alert.view.tintAdjustmentMode == .normal)
        #expect(button.tintColor != .systemBlue)
        alert.dismiss(animated: false)
        #expect(button.tintAdjustmentMode == .normal && button.tintColor == .systemBlue)
        // What covers the screen has nothing behind it.
        let cover = UIViewController()
        cover.modalPresentationStyle = .overFullScreen
        screen.present(cover, animated: false)
        #expect(button.tintAdjustmentMode == .normal)
    }

    @Test func aHiddenWindowDoesNotLoadItsRoot() {
        let screen = Screen(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: screen)
        #expect(!screen.isViewLoaded && window.rootViewController?.isViewLoaded == false)
        screen.model = "given"
        window.makeKeyAndVisible()
        #expect(screen.modelAtLoad == "given" && screen.view.window === window)
        // A window on the screen shows its root at once.
        let next = Screen()
        window.rootViewController = next
        #expect(next.viewIfLoaded?.superview === window && screen.view.window == nil)
    }

    @Test func disabledButtonsPaleTheirPictures() {
        let image = UIImage(systemName: "trash")
        let system = UIButton(type: .system), custom = UIButton(type: .custom), own = UIButton(type: .custom)
        for button in [system, custom, own] {
            button.setImage(image, for: .normal)
            button.isEnabled = false
        }
        own.setImage(UIImage(systemName: "trash.slash"), for: .disabled)
        for button in [system, custom, own] { button.layoutIfNeeded() }
        #expect(system.imageView?.tintColor == system.currentTitleColor && system.imageView?.alpha == 1)
        #expect(custom.imageView?.alpha == 0.5 && own.imageView?.alpha == 1)
        custom.adjustsImageWhenDisabled = false
        custom.layoutIfNeeded()
        #expect(custom.imageView?.alpha == 1)
        system.isEnabled = true
        system.layoutIfNeeded()
        #expect(system.imageView?.tintColor == .systemBlue)
    }

    @Test func phonesShowFiveTabsAtMost() {
        let tabs = UITabBarController()
        let screens = (1...6).map { number in
            let screen = UIViewController()
            screen.title = "\(number)"
            return screen
        }
        tabs.viewControllers = Array(screens.prefix(5))
        #expect(tabs.tabBar.items?.compactMap(\.title) == ["1", "2", "3", "4", "5"])
        tabs.viewControllers = screens
        #expect(tabs.tabBar.items?.prefix(4).compactMap(\.title) == ["1", "2", "3", "4"])
        #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last?.displayedTitle == "More")
        screens[0].tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        #expect(tabs.tabBar.items?.first?.title == "Home")
        tabs.selectedIndex = 5
        tabs.view.layoutIfNeeded()
        #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last && tabs.selectedViewController === screens[5])
    }

    /// The container of a text view that is asked for its lines is as wide as the view.
    @Test func linesAreAsWideAsTheTextView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        view.text = String(repeating: "some words ", count: 20)
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(view.textContainer.size.width == 100 && used.width <= 100 && used.height > 100)
    }

    /// The same margins reach into a view whatever height the row had before.
    @Test func rowsWithMarginsFromAroundAreAsHighAsTheirContent() {
        let cell = UITableViewCell(), inner = UIView(), block = UIView()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 10)
        inner.preservesSuperviewLayoutMargins = true
        for (view, superview) in [(inner, cell.contentView), (block, inner)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        let guide = inner.layoutMarginsGuide
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            block.topAnchor.constraint(equalTo: guide.topAnchor),
            block.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            block.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            block.heightAnchor.constraint(equalToConstant: 100),
        ])
        let low = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame.size.height = 400
        cell.layoutIfNeeded()
        let high = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(low.height == high.height && low.height < 140)
    }

    @Test func picturesTakeTheirRoomFromSubtitles() {
        let plain = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let pictured = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        for cell in [plain, pictured] {
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = String(repeating: "Some words. ", count: 4)
            cell.detailTextLabel?.numberOfLines = 0
        }
        pictured.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 44)).image { _ in }
        let room = CGSize(width: 390, height: 0)
        #expect(pictured.sizeThatFits(room).height > plain.sizeThatFits(room).height + 10)
    }
}
