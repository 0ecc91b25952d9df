import Testing

@testable import UIKit

@MainActor
@Suite("Groups of tabs and their sidebar")
struct TabGroupTests {
    private final class Root: UIViewController {}
    private func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) { _ in Root() } }

    @Test func aGroupShowsItsStack() throws {
        let (albums, artists) = (tab("albums"), tab("artists"))
        let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [albums, artists]) { _ in
            Root()
        }
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        let controller = UITabBarController(tabs: [tab("home"), group])
        #expect(controller.viewControllers?.last === navigation && navigation.tabBarItem?.title == "Library")
        #expect(navigation.viewControllers == [group.viewController])
        controller.selectedTab = artists
        #expect(controller.selectedTab === group && group.selectedChild === artists)
        #expect(navigation.viewControllers == [group.viewController, artists.viewController])
        #expect(artists.managingTabGroup === group && group.managingTabGroup == nil)
        controller.loadViewIfNeeded()
        #expect(
            try #require(artists.viewController).tab === artists && controller.viewControllers?[0].tab?.title == "home")
        #expect(Root().tab == nil)
    }

    @Test func aGroupKnowsItsOrderAndItsFirstTab() {
        let children = ["a", "b", "c"].map(tab)
        let group = UITabGroup(title: "", image: nil, identifier: "group", children: children)
        #expect(group.displayOrder == children && group.selectedChild == nil)
        group.displayOrderIdentifiers = ["c", "x", "a"]
        #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
        group.defaultChildIdentifier = "b"
        #expect(group.selectedChild === children[1])
    }

    @Test func aTabThatIsOffIsOffInTheBar() {
        let (home, other) = (tab("home"), tab("other"))
        home.isEnabled = false
        let controller = UITabBarController(tabs: [home, other])
        other.isEnabled = false
        #expect(controller.viewControllers?.map(\.tabBarItem?.isEnabled) == [false, false])
        home.isEnabled = true
        #expect(home.viewController?.tabBarItem?.isEnabled == true && !home.hasVisiblePlacement)
    }

    @Test func aSidebarsDelegateHearsOfItsComing() {
        final class Hearer: NSObject, UITabBarController.Sidebar.Delegate {
            var log: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
                animator: any UITabBarController.Sidebar.Animating
            ) {
                log.append("will, hidden: \(sidebar.isHidden)")
                animator.addCompletion { self.log.append("did, hidden: \(sidebar.isHidden)") }
                animator.addAnimations { self.log.append("moves") }
            }
        }
        let (controller, hearer) = (UITabBarController(), Hearer())
        controller.sidebar.delegate = hearer
        controller.sidebar.isHidden = true
        #expect(hearer.log.isEmpty)
        controller.sidebar.isHidden = false
        #expect(hearer.log == ["will, hidden: true", "moves", "did, hidden: false"])
        let action = UIAction(title: "New") { _ in }
        let item = hearer.tabBarController(
            controller, sidebar: controller.sidebar, itemFor: .init(content: .action(action)))
        #expect((item.contentConfiguration as? UIListContentConfiguration)?.text == "New")
    }
}
