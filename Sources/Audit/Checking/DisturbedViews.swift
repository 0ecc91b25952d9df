import InterfaceBuilder
import UIKit

/// The views that a contradiction disturbs: those it is between, those that constraints tie to them, and all that stand in them.
///
/// UIKit breaks one of the constraints, and nobody knows which. That such a view stands elsewhere then, or has no room, is a
/// consequence of the contradiction, which is a finding already.
@MainActor
struct DisturbedViews {
    private let ids: Set<String>

    /// - Parameter contradictions: the findings of ``Rule/unsatisfiableConstraints`` in a tree.
    init(by contradictions: [Finding], in tree: ViewTree, of instantiation: Instantiation) {
        guard !contradictions.isEmpty else {
            ids = []
            return
        }
        let named = Set(contradictions.flatMap { $0.ids + $0.related.flatMap(\.ids) })
        // The root has its size from the screen. What is tied to it alone isn't tied to each other.
        let views = tree.root.descendants.dropFirst()
        var tied: [ObjectIdentifier: [UIView]] = [:]
        var waiting = named.compactMap { instantiation.view($0) }.filter { $0 !== tree.root }
        for constraint in tree.root.descendants.flatMap(\.constraints) {
            let ends = [constraint.firstItem, constraint.secondItem].compactMap { item in
                (item as? UIView ?? (item as? UILayoutGuide)?.owningView).flatMap { $0 === tree.root ? nil : $0 }
            }
            if instantiation.node(of: constraint)?.id.map(named.contains) == true { waiting += ends }
            if ends.count == 2 {
                tied[ObjectIdentifier(ends[0]), default: []].append(ends[1])
                tied[ObjectIdentifier(ends[1]), default: []].append(ends[0])
            }
        }
        var seen: Set<ObjectIdentifier> = []
        while let view = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
            waiting += view.subviews + tied[ObjectIdentifier(view), default: []]
        }
        ids = Set(views.filter { seen.contains(ObjectIdentifier($0)) }.compactMap { instantiation.node(of: $0)?.id })
    }

    /// Whether a finding says where one of the views stands, or what room it has.
    func explain(_ finding: Finding) -> Bool {
        finding.rule.isAboutPlaces && finding.ids.first.map(ids.contains) == true
    }
}

extension UIView {
    /// The view and all below it, each before those within it.
    var descendants: [UIView] {
        var views = [self]
        var next = 0
        while next < views.count {
            views += views[next].subviews
            next += 1
        }
        return views
    }
}
