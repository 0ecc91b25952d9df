import UIKit

/// Hosts a side menu and a content controller.
class ContainerViewController: UIViewController {
    enum MenuState { case open, closed }

    @IBOutlet private weak var contentContainer: UIView!
    @IBOutlet private weak var menuContainer: UIView!
    @IBOutlet private weak var menuLeading: NSLayoutConstraint!
    private weak var menu: MenuViewController?
    private(set) var state = MenuState.closed
    private var current: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdgePan(_:)))
        edge.edges = .left
        edge.delegate = self
        view.addGestureRecognizer(edge)
        show(storyboard!.instantiateViewController(withIdentifier: "Chart"))
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch (segue.identifier, segue.destination) {
        case ("embedMenu"?, let menu as MenuViewController):
            self.menu = menu
            menu.delegate = self
        default:
            super.prepare(for: segue, sender: sender)
        }
    }

    func show(_ controller: UIViewController) {
        if let current = current {
            current.willMove(toParent: nil)
            current.view.removeFromSuperview()
            current.removeFromParent()
        }
        addChild(controller)
        controller.view.frame = contentContainer.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentContainer.addSubview(controller.view)
        controller.didMove(toParent: self)
        current = controller
    }

    @IBAction func toggleMenu() {
        state = state == .open ? .closed : .open
        menuLeading.constant = state == .open ? 0 : -menuContainer.bounds.width
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.curveEaseInOut]
        ) {
            self.view.layoutIfNeeded()
        } completion: { _ in
            UIAccessibility.post(notification: .layoutChanged, argument: self.menuContainer)
        }
    }

    @objc func handleEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        let translation = recognizer.translation(in: recognizer.view)
        switch recognizer.state {
        case .ended where translation.x > 80 && state == .closed: toggleMenu()
        default: break
        }
    }

    override var childForStatusBarStyle: UIViewController? { return current }
    override var prefersStatusBarHidden: Bool { return state == .open }
}

extension ContainerViewController: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

extension ContainerViewController: MenuViewControllerDelegate {
    func menu(_ menu: MenuViewController, didSelect item: MenuViewController.Item) {
        toggleMenu()
        switch item {
        case .chart: show(storyboard!.instantiateViewController(withIdentifier: "Chart"))
        case .about: performSegue(withIdentifier: "about", sender: item)
        }
    }
}
