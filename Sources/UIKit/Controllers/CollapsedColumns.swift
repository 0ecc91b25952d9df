/// The columns of a split view controller on one stack, as they are where there is room for one column only.
///
/// UIKit puts the stack of a column on the primary one's as a whole, and shows both as one. Here the controllers of the column
/// themselves go over, and come back as there is room again.
@MainActor
final class CollapsedColumns {
    typealias Column = UISplitViewController.Column

    /// The primary column's stack.
    let navigation: UINavigationController
    /// What of the other columns went over, in its order.
    private var moved: [Column: [UIViewController]] = [:]

    init(navigation: UINavigationController) { self.navigation = navigation }

    /// Brings a column to the top: takes those after it off the stack, or puts it and those before it on.
    func show(_ column: Column, of split: UISplitViewController, animated: Bool = true) {
        guard column != .compact else { return }
        let order: [Column] = [.supplementary, .secondary]
        if column == .primary {
            let own = navigation.viewControllers.filter { controller in
                !moved.values.joined().contains { $0 === controller }
            }
            if let last = own.last { navigation.popToViewController(last, animated: animated) }
            return
        }
        // One that is being popped keeps its parent until its transition is over.
        if let last = moved[column]?.last(where: { moved in navigation.viewControllers.contains { $0 === moved } }) {
            navigation.popToViewController(last, animated: animated)
            return
        }
        guard let index = order.firstIndex(of: column) else { return }
        for before in order[..<index] where moved[before] == nil { push(before, of: split, animated: false) }
        push(column, of: split, animated: animated)
    }

    /// Puts the controllers of a column on top: those that it has, or those that went over before and that a way back led from.
    func push(_ column: Column, of split: UISplitViewController, animated: Bool) {
        guard let controller = split.columns[column] else { return }
        let stack = controller as? UINavigationController
        let own = stack?.viewControllers ?? [controller]
        let controllers = own.isEmpty ? moved[column] ?? [] : own
        guard !controllers.isEmpty else { return }
        stack?.setViewControllers([], animated: false)
        if stack == nil { controller.leaveParent() }
        moved[column] = controllers
        navigation.setViewControllers(navigation.viewControllers + controllers, animated: animated)
    }

    /// Gives a column its controllers back. Answers whether they were on the stack.
    @discardableResult
    func takeBack(_ column: Column) -> Bool {
        guard let controllers = moved.removeValue(forKey: column) else { return false }
        let former = navigation.viewControllers
        let rest = former.filter { controller in !controllers.contains { $0 === controller } }
        guard rest.count < former.count else { return false }
        navigation.setViewControllers(rest, animated: false)
        return true
    }

    /// Gives every column its controllers back.
    func expand(_ split: UISplitViewController) {
        for (column, controllers) in moved {
            takeBack(column)
            guard let controller = split.columns[column] else { continue }
            if let stack = controller as? UINavigationController {
                stack.setViewControllers(controllers, animated: false)
            } else {
                split.addChild(controller)
                controller.didMove(toParent: split)
            }
        }
    }
}

extension UIViewController {
    fileprivate func leaveParent() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
