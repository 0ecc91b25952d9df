import AutoLayout
import InterfaceBuilder
import UIKit

/// Wishes of equal priority of which either may be granted: they leave a layout open although nothing is missing.
@MainActor
struct Ties {
    let checked: CheckedTree
    private var names: ObjectNames { checked.names }
    private var trial: Trial { Trial(root: checked.tree.root) }

    /// How many wishes are tried for one layout.
    private static let mostTrials = 16

    /// What settles the layout if it is a tie; nil for one that lacks something.
    /// - Parameter open: all views that are open along the axis.
    func remedy(
        for layout: OpenLayout, among open: [OpenView], isSettled: (LayoutHost) -> Bool
    ) -> AmbiguityRemedy.Remedy? {
        ofLengths(in: layout, among: open, isSettled) ?? ofWishes(in: layout, isSettled)
    }

    // MARK: Own lengths

    /// Views of which any may give way, as they keep to their own lengths equally.
    private func ofLengths(
        in layout: OpenLayout, among open: [OpenView], _ isSettled: (LayoutHost) -> Bool
    ) -> AmbiguityRemedy.Remedy? {
        let axis = layout.axis.stackAxis
        let resized = layout.resized.filter { !$0.open.isContent && $0.open.view.hasOwnLength(layout.axis) }
        guard let first = resized.first else { return nil }
        let isStretched = resized.contains { change in
            let longest = max(change.now.length(layout.axis), change.other.length(layout.axis))
            return longest > change.open.view.ownLength(layout.axis) + 0.01
        }
        func wish(of open: OpenView) -> Wish { .length(of: open.view, hugging: isStretched) }
        let priority = wish(of: first.open).priority(along: axis)
        // The fix changes the last one: a field rather than a label, and a switch last of all.
        var views = resized.map(\.open).enumerated().sorted {
            ($0.element.view.pliancy, $0.offset) < ($1.element.view.pliancy, $1.offset)
        }.map(\.element)
        guard views.allSatisfy({ wish(of: $0).priority(along: axis) == priority }), priority.rawValue < 1000,
            priority.rawValue > 100
        else { return nil }
        let isOneEnough = views.count > 1 && settles(views.suffix(1).map(wish), along: axis, isSettled)
        if !isOneEnough {
            // Of several that must all give way, one alone isn't enough, and not all change places with the first.
            let parents = resized.map(\.open.view.superview)
            views = open.filter { open in
                !open.isContent && open.view.hasOwnLength(layout.axis)
                    && wish(of: open).priority(along: axis) == priority
                    && parents.contains { $0 === open.view.superview }
            }
            guard views.count > 1, views.count < 50, settles(views.map(wish), along: axis, isSettled) else {
                return nil
            }
        }
        guard let last = views.last else { return nil }
        let list = views.map { names.name(of: $0.node) }
        let most = list.count > 4 ? list.prefix(3) + ["\(list.count - 3) more"] : list[...]
        let subject = most.dropLast().joined(separator: ", ") + " and " + (most.last ?? "")
        let number = points(Double(priority.rawValue))
        let all = list.count == 2 ? "both" : "all"
        let message =
            isStretched
            ? "\(subject) \(all) hug their \(layout.axis.sizeWord) at \(number), so any may stretch"
            : "\(subject) \(all) resist compression of their \(layout.axis.sizeWord) at \(number), so any may shrink"
        let word = isStretched ? "hugging" : "compression resistance"
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        let lower = points(Double(priority.rawValue - 1))
        return AmbiguityRemedy.Remedy(
            message: message,
            fix: isOneEnough
                ? "set the \(direction) \(word) of one to \(lower), such as of \(names.name(of: last.node))"
                : "give each a \(direction) \(word) of its own",
            named: views.map(\.view))
    }

    // MARK: Wishes of any kind

    /// Two wishes of one priority, each of which settles the layout if it counts less than the other.
    private func ofWishes(in layout: OpenLayout, _ isSettled: (LayoutHost) -> Bool) -> AmbiguityRemedy.Remedy? {
        let axis = layout.axis.stackAxis
        let wishes = wishes(about: layout)
        let groups = Dictionary(grouping: wishes.indices) { wishes[$0].priority(along: axis).rawValue }
        var trials = 0
        for (priority, places) in groups.sorted(by: { $0.key > $1.key }) where places.count > 1 && priority > 1 {
            var found: [Wish] = []
            for place in places {
                trials += 1
                if trials > Self.mostTrials || checked.effort.isSpent { return nil }
                guard settles(wishes[place], along: axis, isSettled) else { continue }
                found.append(wishes[place])
                if found.count == 2 {
                    // The fix changes the last one: a constraint rather than what a view wants.
                    let sorted = found.filter { $0.view != nil } + found.filter { $0.view == nil }
                    return remedy(for: sorted, Double(priority), layout.axis)
                }
            }
        }
        return nil
    }

    private func wishes(about layout: OpenLayout) -> [Wish] {
        let views = layout.changes.filter { !$0.open.isContent }.map(\.open.view)
        var wishes: [Wish] = []
        for view in views where view.hasOwnLength(layout.axis) {
            wishes += [.length(of: view, hugging: true), .length(of: view, hugging: false)]
        }
        for constraint in checked.tree.root.rootView.descendants.flatMap(\.constraints) {
            guard constraint.priority != .required, constraint.firstAttribute.axis == layout.axis,
                names.instantiation.node(of: constraint) != nil,
                views.contains(where: { $0 === constraint.firstItem || $0 === constraint.secondItem })
            else { continue }
            wishes.append(.constraint(constraint))
        }
        // A stack view settles among its own views which gives way, so that none of them is open.
        for view in views.flatMap(\.arrangedDescendants)
        where view.hasOwnLength(layout.axis) && !views.contains(where: { $0 === view }) {
            wishes += [.length(of: view, hugging: true), .length(of: view, hugging: false)]
        }
        return wishes
    }

    private func settles(_ wish: Wish, along axis: NSLayoutConstraint.Axis, _ isSettled: (LayoutHost) -> Bool) -> Bool {
        let priority = wish.priority(along: axis)
        return priority.rawValue < 1000 && priority.rawValue > 1 && settles([wish], along: axis, isSettled)
    }

    /// Whether nothing is open any more if each of some wishes counts a little less than the one before.
    private func settles(
        _ wishes: [Wish], along axis: NSLayoutConstraint.Axis, _ isSettled: (LayoutHost) -> Bool
    ) -> Bool {
        guard !checked.effort.isSpent else { return false }
        let before = wishes.map { $0.priority(along: axis) }
        return trial.result(
            of: {
                for (place, wish) in wishes.enumerated() {
                    wish.set(UILayoutPriority(before[place].rawValue - Float(place + 1)), along: axis)
                }
            },
            undo: { for (wish, old) in zip(wishes, before) { wish.set(old, along: axis) } }, isSettled)
    }

    private func remedy(for wishes: [Wish], _ priority: Double, _ axis: AutoLayout.Axis) -> AmbiguityRemedy.Remedy {
        let words = wishes.map { self.words(for: $0, axis) }
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        let lower = points(priority - 1)
        let last = wishes[1]
        let fix =
            switch last {
            case .length(let view, let hugging):
                "set the \(direction) \(hugging ? "hugging" : "compression resistance") of \(names.name(of: view)) to \(lower)"
            case .constraint(let constraint):
                "lower the priority of the second constraint to \(lower)"
                    + (names.instantiation.node(of: constraint).map { " (line \($0.position.line))" } ?? "")
            }
        return AmbiguityRemedy.Remedy(
            message: "\(words[0]) and \(words[1]) both count \(points(priority)), so either may give way", fix: fix,
            named: wishes.compactMap(\.view))
    }

    private func words(for wish: Wish, _ axis: AutoLayout.Axis) -> String {
        switch wish {
        case .length(let view, hugging: true): "the hugging of the \(axis.sizeWord) of \(names.name(of: view))"
        case .length(let view, hugging: false):
            "the resistance of \(names.name(of: view)) to compression of its \(axis.sizeWord)"
        case .constraint(let constraint): names.name(of: constraint)
        }
    }
}

/// What a layout grants as far as it can.
@MainActor
private enum Wish {
    /// That a view isn't longer, or not shorter, than it wants to be.
    case length(of: UIView, hugging: Bool)
    case constraint(NSLayoutConstraint)

    func priority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        switch self {
        case .length(let view, hugging: true): view.contentHuggingPriority(for: axis)
        case .length(let view, hugging: false): view.contentCompressionResistancePriority(for: axis)
        case .constraint(let constraint): constraint.priority
        }
    }

    func set(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        switch self {
        case .length(let view, hugging: true): view.setContentHuggingPriority(priority, for: axis)
        case .length(let view, hugging: false): view.setContentCompressionResistancePriority(priority, for: axis)
        case .constraint(let constraint): constraint.priority = priority
        }
    }

    /// The view that it is a wish of; nil for a constraint's.
    var view: UIView? { if case .length(let view, _) = self { view } else { nil } }
}

extension UIView {
    /// How well the view looks at another length than its own, compared with others.
    fileprivate var pliancy: Int {
        switch self {
        case is UISwitch, is UIStepper, is UIActivityIndicatorView, is UIColorWell, is UIPageControl: 0
        case is UIImageView: 1
        case is UIButton: 2
        case is UITextField, is UITextView, is UISlider, is UIProgressView, is UISearchBar: 4
        default: 3
        }
    }

    /// What a stack view shows, and what stack views in it show; nothing for other views.
    fileprivate var arrangedDescendants: [UIView] {
        guard let stack = self as? UIStackView else { return [] }
        return stack.arrangedSubviews.filter { !$0.isHidden }.flatMap { [$0] + $0.arrangedDescendants }
    }
}
