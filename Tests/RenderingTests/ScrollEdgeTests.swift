import Foundation
import Testing
import UIKit

@testable import Rendering

/// `scrollEdgeAppearance`: "The appearance settings for the navigation bar when the edge of scrollable content aligns with the
/// edge of the navigation bar"; nil stands for the standard one "modified to use a transparent background".
@MainActor
@Suite("Rendering: bars at the edge of content") struct ScrollEdgeTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1), blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private func pixel(_ window: UIWindow, y: CGFloat) throws -> Color {
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false))
        return try renderer.picture(of: window).pixel(x: 4, y: Int(y))
    }

    @Test func aBarAboveContentAtItsEdgeIsClear() throws {
        let rows = Rows(style: .plain)
        rows.tableView.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.standardAppearance = appearance(red)
        let window = window(navigation)
        let y = navigation.navigationBar.frame.midY
        #expect(try pixel(window, y: y) == .white)
        rows.tableView.contentOffset.y += 100
        #expect(try pixel(window, y: y) == Color(red: 1, green: 0, blue: 0))
        // The plate reaches to the screen's edge.
        #expect(try pixel(window, y: 2) == Color(red: 1, green: 0, blue: 0))
    }

    @Test func theLookAtTheEdgeIsThatOfTheItemBeforeThatOfTheBar() throws {
        let rows = Rows(style: .plain)
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.scrollEdgeAppearance = appearance(red)
        let window = window(navigation)
        let y = navigation.navigationBar.frame.midY
        #expect(try pixel(window, y: y) == Color(red: 1, green: 0, blue: 0))
        rows.navigationItem.scrollEdgeAppearance = appearance(blue)
        #expect(try pixel(window, y: y) == Color(red: 0, green: 0, blue: 1))
    }

    @Test func withoutContentThatScrollsABarIsAtTheEdge() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.barTintColor = red
        let window = window(navigation)
        #expect(try pixel(window, y: navigation.navigationBar.frame.midY) == .white)
    }

    /// "When running on apps that use iOS 14 or earlier, this property applies to navigation bars with large titles."
    @Test func beforeIOS15BarsKeepTheirPlate() throws {
        let known = UIDevice.current.systemMetrics
        defer { UIDevice.current.systemMetrics = known }
        UIDevice.current.systemMetrics = .iOS13
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.standardAppearance = appearance(red)
        let window = window(navigation)
        #expect(try pixel(window, y: navigation.navigationBar.frame.midY) == Color(red: 1, green: 0, blue: 0))
    }

    @Test func aTransparentAppearanceDrawsNothing() throws {
        let rows = Rows(style: .plain)
        rows.tableView.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: rows)
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        navigation.navigationBar.standardAppearance = clear
        let window = window(navigation)
        rows.tableView.contentOffset.y += 100
        #expect(try pixel(window, y: navigation.navigationBar.frame.midY) == .white)
    }

    @Test func aTabBarIsClearWhereNoContentGoesOnUnderIt() throws {
        let rows = Rows(style: .plain)
        rows.tableView.backgroundColor = .white
        let tabs = UITabBarController()
        tabs.viewControllers = [rows]
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = red
        tabs.tabBar.standardAppearance = look
        let window = window(tabs)
        #expect(try pixel(window, y: 840) == Color(red: 1, green: 0, blue: 0))
        let table = rows.tableView!
        table.contentOffset.y = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
        #expect(try pixel(window, y: 840) == .white)
    }
}
