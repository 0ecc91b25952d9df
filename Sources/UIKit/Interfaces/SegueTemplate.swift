/// A segue of a storyboard before it is performed. The controller that it leaves keeps it; connections of controls, bar items,
/// gestures and cells perform it.
@preconcurrency @MainActor
package final class SegueTemplate: NSObject {
    /// What a segue does with its destination.
    package enum Kind {
        /// Shows it, in the way that the nearest container knows.
        case show
        /// Pushes it onto a navigation controller's stack.
        case push
        /// Shows it as detail.
        case showDetail
        /// Presents it.
        case present(style: UIModalPresentationStyle?, transition: UIModalTransitionStyle?)
        /// Presents it in a bubble at the anchor: a view, a bar item, or nil for what was touched.
        case popover(anchor: () -> AnyObject?, directions: UIPopoverArrowDirection?)
        /// Puts its view into a view.
        case embed(in: UIView)
        /// Goes back to a controller that has the method.
        case unwind(Selector)
        /// Does what the class of the segue does.
        case custom
    }

    let kind: Kind
    let identifier: String?
    let isAnimated: Bool
    /// The class of segues that the document names.
    let segueClass: UIStoryboardSegue.Type?
    weak var source: UIViewController?
    /// Where the segue stands in its document.
    let place: String
    /// What whoever made the template knows it by.
    package let mark: Int
    private let makeDestination: (_ sender: Any?) -> UIViewController?

    package init(
        _ kind: Kind, identifier: String?, isAnimated: Bool, segueClass: UIStoryboardSegue.Type?,
        source: UIViewController, place: String, mark: Int,
        makeDestination: @escaping (_ sender: Any?) -> UIViewController?
    ) {
        (self.kind, self.identifier, self.isAnimated, self.segueClass) = (kind, identifier, isAnimated, segueClass)
        (self.source, self.place, self.mark, self.makeDestination) = (source, place, mark, makeDestination)
        super.init()
    }

    /// The method that connections of documents call.
    package static let action: Selector = "perform:"

    /// Performs the segue unless the source doesn't want it: what a touch does.
    package func performIfWanted(sender: Any?) {
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    /// Makes the destination, tells the source, and shows it.
    package func perform(sender: Any?) {
        guard let source else { return }
        if case .unwind(let action) = kind { return source.unwind(by: action, of: self, sender: sender) }
        guard let destination = makeDestination(sender) else { return }
        configure(destination, sender: sender)
        let segue = segue(from: source, to: destination)
        segue.performHandler = { [kind, isAnimated] in
            Self.show(destination, from: source, kind, isAnimated: isAnimated, sender: sender)
        }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    func segue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        UIStoryboardSegue.make(
            segueClass ?? UIStoryboardSegue.self, identifier: identifier, from: source, to: destination)
    }

    /// What the destination is told before the source prepares it, and may change.
    private func configure(_ destination: UIViewController, sender: Any?) {
        switch kind {
        case .present(let style, let transition):
            destination.beShown(style, transition)
        case .popover(let anchor, let directions):
            destination.modalPresentationStyle = .popover
            let popover = destination.popoverPresentationController
            let anchor = anchor() ?? sender as AnyObject?
            if let directions { popover?.permittedArrowDirections = directions }
            popover?.barButtonItem = anchor as? UIBarButtonItem
            if let view = anchor as? UIView {
                popover?.sourceView = view
                popover?.sourceRect = view.bounds
            }
        default: return
        }
    }

    private static func show(
        _ destination: UIViewController, from source: UIViewController, _ kind: Kind, isAnimated: Bool, sender: Any?
    ) {
        switch kind {
        case .show: source.show(destination, sender: sender)
        case .push:
            if let navigation = source.navigationController {
                navigation.pushViewController(destination, animated: isAnimated)
            } else {
                warn("\(type(of: source)) can't push \(type(of: destination)): it is in no navigation controller")
            }
        case .showDetail: source.showDetailViewController(destination, sender: sender)
        case .present, .popover: source.present(destination, animated: isAnimated)
        case .embed(let container):
            source.addChild(destination)
            let view: UIView = destination.view
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
            destination.didMove(toParent: source)
        case .unwind, .custom: return
        }
    }
}
