package import UIKit

extension Interfaces {
    /// A controller of one of the program's storyboards, to be shown by itself.
    @MainActor
    public struct Scene {
        /// What to call it: its storyboard, and its identifier, title, class or id.
        public let name: String
        private let file: InterfaceFile
        private let storyboard: String
        private let index: Int

        fileprivate init(name: String, file: InterfaceFile, storyboard: String, index: Int) {
            (self.name, self.file, self.storyboard, self.index) = (name, file, storyboard, index)
        }

        /// Makes the controller: of one that the document pushes, or shows first, the navigation controller that it is then in.
        package func makeController() -> UIViewController? {
            let maker = ControllerMaker(file: file, storyboard: UIStoryboard(name: storyboard, bundle: nil))
            guard let controller = maker.make(index) else { return nil }
            let chain = file.document.containerChain(around: index, isCompact: true)
            guard case .stack(let container, let below)? = chain.steps.first,
                let navigation = maker.make(container) as? UINavigationController
            else { return controller }
            let root = below == nil ? [] : navigation.viewControllers.prefix(1)
            navigation.setViewControllers(root + [controller], animated: false)
            return navigation
        }
    }

    /// The controllers of all storyboards of the program but the one that is shown while it is launched. Navigation
    /// controllers are left out: what they hold is shown in them.
    public static var scenes: [Scene] {
        guard let library = UIApplication.shared.interfaces as? InterfaceLibrary else { return [] }
        let launch = library.information["UILaunchStoryboardName"] as? String
        var taken: Set<String> = []
        // A launch screen has no code; some apps name their main storyboard for it.
        let main = library.information["UIMainStoryboardFile"] as? String
        return library.storyboardNames.filter { $0 != launch || $0 == main }.flatMap { storyboard -> [Scene] in
            guard let file = library.storyboard(named: storyboard, in: nil) as? InterfaceFile else { return [] }
            return file.document.controllers.enumerated().compactMap { index, node in
                if [.viewControllerPlaceholder, .navigationController].contains(node.kind) { return nil }
                let own = node.storyboardIdentifier ?? node.customClass?.name ?? node.id ?? "\(index)"
                let name = "\(storyboard).\(own)"
                let isNew = taken.insert(name).inserted
                return Scene(name: isNew ? name : "\(name)-\(index)", file: file, storyboard: storyboard, index: index)
            }
        }
    }
}
