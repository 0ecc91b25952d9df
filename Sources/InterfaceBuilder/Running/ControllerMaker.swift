internal import UIKit

/// Makes the controllers of a document.
@MainActor
struct ControllerMaker {
    let file: InterfaceFile
    let storyboard: UIStoryboard?
    private var document: Document { file.document }

    /// Makes a controller with all that belongs to it but its view, which is made when it is asked for.
    ///
    /// - Parameter creator: makes the controller itself from the coder; nil, or an answer of nil, for its class.
    func make(_ index: Int, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        let node = document.controllers[index]
        return file.descending(file.place(node.position)) {
            node.kind == .viewControllerPlaceholder ? reference(node, creator: creator) : made(index, creator: creator)
        }
    }

    /// The controller of another storyboard that a reference stands for.
    private func reference(_ node: ControllerNode, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let reader = file.reader(node.element)
        let other = reader.string("storyboardName").map { UIStoryboard(name: $0, bundle: storyboard?.bundle) }
        guard let other = other ?? storyboard else { return nil }
        return other.makeController(reader.string("referencedIdentifier"), creator: creator)
    }

    private func made(_ index: Int, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let node = document.controllers[index]
        let scene = ProgramScene(file: file, storyboard: storyboard, controller: index)
        func coder() -> InterfaceCoder {
            InterfaceCoder(beginning: beginning(of: node)) { object in
                if let controller = object as? UIViewController { scene.fill(controller, index) }
            }
        }
        let base = node.kind.controllerClass
        let own: AnyClass? = file.ownClass(node.customClass, at: node.position)
        if let own, !(own is UIViewController.Type) {
            warn("\(file.place(node.position)): warning: \(own) is no class of controllers")
        }
        let made =
            creator.flatMap { $0(coder()) } ?? (own as? UIViewController.Type ?? base).init(coder: coder())
            ?? base.init(coder: coder())
        guard let controller = made else { return nil }
        scene.finish(controller, index)
        return controller
    }

    /// What a controller has to know at its beginning.
    private func beginning(of node: ControllerNode) -> InterfaceCoder.Beginning {
        var beginning = InterfaceCoder.Beginning()
        let reader = file.reader(node.element)
        switch reader.string("style") {
        case "doubleColumn": beginning.splitStyle = .doubleColumn
        case "tripleColumn": beginning.splitStyle = .tripleColumn
        default: break
        }
        if reader.string("transitionStyle") == "scroll" { beginning.pageTransition = .scroll }
        if reader.string("navigationOrientation") == "vertical" { beginning.pageOrientation = .vertical }
        return beginning
    }
}

extension UIStoryboard {
    /// A controller for a reference from another storyboard.
    fileprivate func makeController(
        _ identifier: String?, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let identifier else { return instantiateInitialViewController(creator: creator) }
        return instantiateViewController(identifier: identifier, creator: creator)
    }
}

extension ControllerNode.Kind {
    /// UIKit's class for such controllers.
    @MainActor
    fileprivate var controllerClass: UIViewController.Type {
        switch self {
        case .tableViewController: UITableViewController.self
        case .collectionViewController: UICollectionViewController.self
        case .navigationController: UINavigationController.self
        case .tabBarController: UITabBarController.self
        case .splitViewController: UISplitViewController.self
        case .pageViewController: UIPageViewController.self
        case .viewController, .viewControllerPlaceholder, .hostingController, .avPlayerViewController,
            .glkViewController, .searchDisplayController, .unknown:
            UIViewController.self
        }
    }
}
