import Testing
import UIKit

/// Properties of controllers and scroll views in the words of their documentation.
@MainActor
@Suite("Properties of containers")
struct ContainerPropertyTests {
    private func show(_ controller: UIViewController, compact: Bool = false) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: compact ? 800 : 390, height: compact ? 390 : 800))
        if compact { window.traitOverrides.verticalSizeClass = .compact }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test("A navigation controller hides its bars in a vertically compact environment if it is to")
    func hidesBarsWhenVerticallyCompact() {
        let page = UIViewController(), navigation = UINavigationController(rootViewController: page)
        navigation.hidesBarsWhenVerticallyCompact = true
        let upright = show(navigation)
        #expect(!navigation.navigationBar.isHidden)
        #expect(page.view.safeAreaInsets.top == 44)
        upright.rootViewController = nil
        let sideways = show(navigation, compact: true)
        #expect(navigation.navigationBar.isHidden)
        #expect(page.view.safeAreaInsets.top == 0)
        navigation.hidesBarsWhenVerticallyCompact = false
        sideways.layoutIfNeeded()
        #expect(!navigation.navigationBar.isHidden)
    }

    @Test("Content that can't be scrolled is inset unless its controller doesn't adjust the insets of scroll views")
    func automaticallyAdjustsScrollViewInsets() {
        func inset(
            adjusts: Bool, height: CGFloat = 100, behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
        ) -> CGFloat {
            let page = UIViewController(), scroll = UIScrollView()
            page.automaticallyAdjustsScrollViewInsets = adjusts
            page.view.addSubview(scroll)
            let window = show(UINavigationController(rootViewController: page))
            scroll.frame = window.bounds
            scroll.contentSize = CGSize(width: 100, height: height)
            scroll.contentInsetAdjustmentBehavior = behavior
            window.layoutIfNeeded()
            return scroll.adjustedContentInset.top
        }
        #expect(inset(adjusts: true) == 44)
        #expect(inset(adjusts: false) == 0)
        #expect(inset(adjusts: false, height: 2000) == 44)
        #expect(inset(adjusts: true, behavior: .scrollableAxes) == 0)
        #expect(inset(adjusts: false, behavior: .always) == 44)
    }

    @Test("An axis that always bounces is scrollable: the safe area beside it counts")
    func alwaysBounceHorizontal() {
        let page = UIViewController(), scroll = UIScrollView()
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
        page.view.addSubview(scroll)
        let window = show(page)
        scroll.frame = window.bounds
        window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset.left == 0)
        scroll.alwaysBounceHorizontal = true
        #expect(scroll.adjustedContentInset.left == 30)
        #expect(scroll.adjustedContentInset.right == 20)
    }

    private final class Anchor: NSObject, UIPopoverPresentationControllerDelegate {
        let source: UIView
        init(_ source: UIView) { self.source = source }
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { popover.sourceView = source }
    }

    @Test("A popover's delegate hears that the popover is about to be presented, and may say where")
    func prepareForPopoverPresentation() {
        let page = UIViewController()
        let window = makePadWindow(root: page)
        let anchor = Anchor(page.view), content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.delegate = anchor
        page.present(content, animated: false)
        #expect(content.popoverPresentationController?.sourceView === page.view)
        #expect(content.view.window === window)
    }
}
