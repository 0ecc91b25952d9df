import UIKit

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

extension Coordinator {
    func add(_ child: Coordinator) { children.append(child); child.start() }
    func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class Services {
    let catalog: CatalogService = StaticCatalog()
}

final class AppCoordinator: NSObject, Coordinator {
    var children: [Coordinator] = []
    private let navigation: UINavigationController
    private let services: Services

    init(navigation: UINavigationController, services: Services) {
        self.navigation = navigation
        self.services = services
        super.init()
        navigation.delegate = self
    }

    func start() {
        let viewModel = CatalogViewModel(service: services.catalog)
        let controller = CatalogViewController(viewModel: viewModel)
        controller.delegate = self
        navigation.pushViewController(controller, animated: false)
    }
}

extension AppCoordinator: CatalogViewControllerDelegate {
    func catalog(_ controller: CatalogViewController, didSelect product: Product) {
        let cart = CartViewController(nibName: "CartViewController", bundle: nil)
        cart.product = product
        navigation.pushViewController(cart, animated: true)
    }
}

extension AppCoordinator: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        print("did show", type(of: viewController))
    }
}
