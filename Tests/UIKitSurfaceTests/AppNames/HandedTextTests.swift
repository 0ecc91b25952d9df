import Foundation
import Testing
import UIKit

/// What is dragged or pasted, as values, and presentations that hear of turns.
@MainActor
@Suite("Handed values and turned presentations", .serialized)
struct HandedTextTests {
    @Test func providersHandOverValues() {
        let provider = NSItemProvider(object: NSString(string: "Apples"))
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
        var text: String?
        _ = provider.loadObject(ofClass: String.self) { value, _ in text = value }
        #expect(text == "Apples")
        var failure: (any Error)?
        _ = provider.loadObject(ofClass: URL.self) { _, error in failure = error }
        #expect(failure != nil)
    }

    private final class Drawer: UIPresentationController {
        var sizes: [CGSize] = []
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
            coordinator.animate(alongsideTransition: { _ in self.containerView?.setNeedsLayout() })
        }
    }

    private final class Giver: NSObject, UIViewControllerTransitioningDelegate {
        var drawer: Drawer?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            drawer = Drawer(presentedViewController: presented, presenting: presenting)
            return drawer
        }
    }

    @Test func presentationsHearOfTurns() {
        let root = UIViewController(), giver = Giver(), presented = UIViewController()
        let window = makeWindow(root: root)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = giver
        root.present(presented, animated: false)
        window.frame = CGRect(x: 0, y: 0, width: window.bounds.height, height: window.bounds.width)
        #expect(giver.drawer?.sizes == [window.bounds.size])
    }
}
