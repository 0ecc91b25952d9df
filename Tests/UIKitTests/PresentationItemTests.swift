import Testing

@testable import UIKit

@MainActor
@Suite("What presentations point at and know")
struct PresentationItemTests {
    @Test func itemsSayWhereTheyAre() {
        let (window, view, guide) = (
            UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIView(), UILayoutGuide()
        )
        let screen = UIViewController()
        let (edit, add) = (UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .add))
        screen.navigationItem.leftBarButtonItem = edit
        screen.navigationItem.rightBarButtonItem = add
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        screen.view.addSubview(view)
        screen.view.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 50).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
        window.layoutIfNeeded()
        let items: [any UIPopoverPresentationControllerSourceItem] = [view, guide]
        #expect(
            items.map { $0.frame(in: screen.view) } == [
                CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 10, y: 60, width: 50, height: 5),
            ])
        let frames = [edit, add].compactMap { $0.frame(in: window) }
        #expect(frames.count == 2 && frames.allSatisfy { $0.width >= 20 && $0.minY >= 0 && $0.height == 44 })
        #expect(frames[0].minX == 16 && frames[1].maxX == 374)
        #expect(UIBarButtonItem().frame(in: window) == .zero && UILayoutGuide().frame(in: window) == nil)
    }

    @Test func aTransitionKnowsThePresentationsStyle() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (screen, shown) = (UIViewController(), UIViewController())
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(shown.activePresentationController == nil)
        shown.modalPresentationStyle = .overFullScreen
        screen.present(shown, animated: true)
        #expect(try #require(shown.transitionCoordinator).presentationStyle == .overFullScreen)
        AnimationClock.current.advance(by: 2)
        #expect(shown.transitionCoordinator == nil)
        #expect(shown.activePresentationController === shown.presentationController)
        let child = UIViewController()
        shown.addChild(child)
        #expect(child.activePresentationController === shown.presentationController)
        #expect(screen.activePresentationController == nil)
    }
}
