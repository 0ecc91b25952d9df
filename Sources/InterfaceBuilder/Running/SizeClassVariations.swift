internal import UIKit

/// What a document says of a program's views for other size classes. When the size classes change, views and constraints are put
/// in or taken out, and the attributes that vary are set. What code has set stays, unless a variation names it.
///
/// A view that isn't installed exists, without a superview (Xcode's documentation of size classes).
@MainActor
final class SizeClassVariations {
    private let file: InterfaceFile
    /// The document with the variations that the views have.
    private var document: Document
    private weak var root: UIView?
    private var views: [Int: Weak<UIView>] = [:]
    private var constraints: [Int: Weak<NSLayoutConstraint>] = [:]
    /// What isn't installed, which nothing else keeps.
    private var uninstalled: [AnyObject] = []

    /// Has a view, and what is in it, follow its size classes from now on, if anything varies.
    static func follow(_ subtree: Range<Int>, of made: Instantiation, in file: InterfaceFile) {
        guard let root = made.view(subtree.lowerBound), made.document.varies(subtree) else { return }
        let variations = SizeClassVariations(subtree, of: made, in: file, root: root)
        root.varyBySizeClass { variations.apply() }
    }

    private init(_ subtree: Range<Int>, of made: Instantiation, in file: InterfaceFile, root: UIView) {
        (self.file, self.root, document) = (file, root, made.document)
        for index in subtree { views[index] = made.view(index).map(Weak.init) }
        for (index, constraint) in made.constraints where subtree.contains(document.constraints[index].owner) {
            constraints[index] = Weak(constraint)
        }
        keepUninstalled()
    }

    private func keepUninstalled() {
        let constraints = constraints.filter { !document.constraints[$0.key].isInstalled }
        let views = views.filter { document.views[$0.key].isExcluded }
        uninstalled = constraints.values.compactMap(\.object) + views.values.compactMap(\.object)
    }

    private func apply() {
        guard let traits = root?.traitCollection else { return }
        let old = document
        let new = file.document(
            for: Traits(
                widthClass: SizeClass(traits.horizontalSizeClass), heightClass: SizeClass(traits.verticalSizeClass)))
        guard new.traits != old.traits else { return }
        document = new
        // What leaves the tree isn't kept by it any more.
        let all = constraints.values.compactMap(\.object) as [AnyObject] + views.values.compactMap(\.object)
        defer { withExtendedLifetime(all) { keepUninstalled() } }
        // Those that leave go first: both sets together may contradict each other.
        for (index, constraint) in constraints
        where old.constraints[index].isInstalled && !new.constraints[index].isInstalled {
            constraint.object?.isActive = false
        }
        for index in views.keys.sorted() {
            guard let view = views[index]?.object else { continue }
            vary(view, from: old.views[index], to: new.views[index])
        }
        for index in constraints.keys.sorted() {
            guard let constraint = constraints[index]?.object else { continue }
            vary(constraint, from: old.constraints[index], to: new.constraints[index])
        }
    }

    private func vary(_ constraint: NSLayoutConstraint, from old: ConstraintNode, to new: ConstraintNode) {
        if new.constant != old.constant { constraint.constant = new.constant }
        guard new.isInstalled, !old.isInstalled else { return }
        // Code may have taken a view away.
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        let views = items.map { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
        guard let root, views.allSatisfy({ $0?.isDescendant(of: root) == true }) else { return }
        constraint.isActive = true
    }

    private func vary(_ view: UIView, from old: ViewNode, to new: ViewNode) {
        if new.attributes.isHidden != old.attributes.isHidden { view.isHidden = new.attributes.isHidden }
        if new.attributes.backgroundColor != old.attributes.backgroundColor {
            view.backgroundColor = UIColor(new.attributes.backgroundColor, resources: document.resources)
        }
        if new.attributes.tintColor != old.attributes.tintColor {
            view.tintColor = UIColor(new.attributes.tintColor, resources: document.resources)
        }
        if new.attributes.margins != old.attributes.margins, let margins = new.attributes.margins {
            view.set(margins)
        }
        new.kind.vary(view, old, new, document.resources)
        guard new.isExcluded != old.isExcluded else { return }
        if new.isExcluded { takeOut(view, new) } else { putIn(view, new) }
    }

    private func takeOut(_ view: UIView, _ node: ViewNode) {
        guard let parent = parent(of: node), view.superview === parent else { return }
        view.removeFromSuperview()
    }

    /// Puts a view behind those that come after it in the document. Code may have put it elsewhere.
    private func putIn(_ view: UIView, _ node: ViewNode) {
        guard let parent = parent(of: node), view.superview == nil else { return }
        let before = siblings(of: node).last { $0.superview === parent }
        if let stack = parent as? UIStackView, node.slot == .subview {
            let place = before.flatMap { view in stack.arrangedSubviews.firstIndex { $0 === view } }
            stack.insertArrangedSubview(view, at: place.map { $0 + 1 } ?? 0)
        } else if let before {
            parent.insertSubview(view, aboveSubview: before)
        } else {
            parent.insertSubview(view, at: 0)
        }
    }

    private func parent(of node: ViewNode) -> UIView? { node.parent.flatMap { views[$0]?.object } }

    /// The views that come before one in the document.
    private func siblings(of node: ViewNode) -> [UIView] {
        let children = node.parent.map { document.views[$0].children } ?? []
        return children.filter { document.views[$0].element < node.element }.compactMap { views[$0]?.object }
    }
}
