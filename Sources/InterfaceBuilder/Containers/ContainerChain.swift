import UIKit

/// How a controller of a document comes to be shown on a device: the containers that it stands in, and where the outermost
/// of them stands.
struct ContainerChain {
    /// A container around a controller, as an index into ``Document/controllers``, and the controller's part in it.
    enum Step {
        /// On the stack of a navigation controller, above the controller that pushes it unless it is the root.
        case stack(container: Int, above: Int?)
        case tab(container: Int)
        case column(container: Int, isPrimary: Bool)
        case page(container: Int)

        var container: Int {
            switch self {
            case .stack(let container, _), .tab(let container), .column(let container, _), .page(let container):
                container
            }
        }

        var isStack: Bool {
            if case .stack = self { true } else { false }
        }

        var isTab: Bool {
            if case .tab = self { true } else { false }
        }
    }

    /// Where the outermost container stands.
    enum Place {
        case window
        /// Over another controller, in the style that the document names; nil for the system's own.
        case presentation(style: UIModalPresentationStyle?)
        case popover
        /// In a view of another controller, as an index into ``Document/views``.
        case containerView(Int)
    }

    /// From the inside out.
    var steps: [Step] = []
    var place = Place.window
}

extension Document {
    /// The containers around a controller on a device.
    ///
    /// - Parameters:
    ///   - controller: an index into ``controllers``.
    ///   - isCompact: whether the width is compact, so that details are pushed where a split view shows them elsewhere.
    /// - Complexity: O(segues) for each controller on the way back to the first.
    func containerChain(around controller: Int, isCompact: Bool) -> ContainerChain {
        var visited: Set<Int> = []
        return containerChain(around: controller, isCompact: isCompact, visited: &visited)
    }

    private func containerChain(around index: Int, isCompact: Bool, visited: inout Set<Int>) -> ContainerChain {
        // Segues may lead in a circle; and nobody nests containers this deep.
        guard visited.count < 100, visited.insert(index).inserted, let segue = decidingSegue(to: index),
            let source = segue.source
        else { return ContainerChain() }
        switch segue.kind {
        case .relationship:
            var chain = containerChain(around: source, isCompact: isCompact, visited: &visited)
            // Each scene has containers of its own.
            if chain.steps.count < 20, let step = step(of: segue, in: source) { chain.steps.insert(step, at: 0) }
            return chain
        case .show, .push:
            return stack(above: source, isCompact: isCompact, visited: &visited)
                ?? otherStack(of: index, besides: segue, isCompact: isCompact) ?? presented(by: segue, index)
        case .showDetail, .replace:
            return detail(index, of: source, isCompact: isCompact, visited: &visited) ?? presented(by: segue, index)
        case .presentation, .modal: return presented(by: segue, index)
        case .popoverPresentation, .popover: return ContainerChain(place: .popover)
        case .embed: return segue.view.map { ContainerChain(place: .containerView($0)) } ?? ContainerChain()
        case .unwind, .custom, .unknown: return ContainerChain()
        }
    }

    private func presented(by segue: Segue, _ index: Int) -> ContainerChain {
        ContainerChain(
            place: .presentation(style: segue.modalPresentationStyle ?? controllers[index].modalPresentationStyle))
    }

    private func step(of relationship: Segue, in container: Int) -> ContainerChain.Step? {
        switch controllers[container].kind {
        case .navigationController: .stack(container: container, above: nil)
        case .tabBarController: .tab(container: container)
        case .splitViewController:
            .column(
                container: container,
                isPrimary: [.masterViewController, .primaryViewController].contains(relationship.relationship))
        case .pageViewController: .page(container: container)
        default: nil
        }
    }

    /// On the stack that a controller stands on itself; nil where it stands on none (documentation of
    /// `UIViewController.show(_:sender:)`).
    private func stack(above source: Int, isCompact: Bool, visited: inout Set<Int>) -> ContainerChain? {
        var chain = containerChain(around: source, isCompact: isCompact, visited: &visited)
        // What a container view shows pushes onto the stack of the controller around it.
        if case .containerView(let view) = chain.place, !chain.steps.contains(where: \.isStack),
            let around = views[view].controller
        {
            return stack(above: around, isCompact: isCompact, visited: &visited)
        }
        guard let place = chain.steps.firstIndex(where: \.isStack) else { return nil }
        chain.steps.removeFirst(place)
        chain.steps[0] = .stack(container: chain.steps[0].container, above: source)
        return chain
    }

    /// The stack that another segue pushes a controller onto, where the first one finds none.
    private func otherStack(of index: Int, besides segue: Segue, isCompact: Bool) -> ContainerChain? {
        let others = (controllers[index].id.flatMap { incomingSegues[$0] } ?? []).map { segues[$0] }
        for other in others where other.element != segue.element && (other.kind == .show || other.kind == .push) {
            var visited: Set<Int> = [index]
            guard let source = other.source, source != index else { continue }
            if let chain = stack(above: source, isCompact: isCompact, visited: &visited) { return chain }
        }
        return nil
    }

    /// In the secondary column of the split view around a controller, or pushed where that shows one column only; nil where
    /// there is no split view (documentation of `showDetailViewController(_:sender:)`).
    private func detail(
        _ index: Int, of source: Int, isCompact: Bool, visited: inout Set<Int>
    ) -> ContainerChain? {
        var chain = containerChain(around: source, isCompact: isCompact, visited: &visited)
        let split = chain.steps.firstIndex { if case .column = $0 { true } else { false } }
        guard let split else { return nil }
        let stack = chain.steps.firstIndex(where: \.isStack)
        if isCompact, let stack, stack < split, controllers[index].kind != .navigationController {
            chain.steps.removeFirst(stack)
            chain.steps[0] = .stack(container: chain.steps[0].container, above: source)
        } else {
            chain.steps.removeFirst(split)
            chain.steps[0] = .column(container: chain.steps[0].container, isPrimary: false)
        }
        return chain
    }
}
