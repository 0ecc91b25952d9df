import AutoLayout
import InterfaceBuilder
import UIKit

/// A side on which views stand out of what holds them.
enum Side: CaseIterable {
    case left, right, upper, lower

    /// `at its lower edge`.
    var words: String {
        switch self {
        case .left: "at the left"
        case .right: "at the right"
        case .upper: "at the top"
        case .lower: "at the bottom"
        }
    }

    /// The axis across the side.
    var axis: AutoLayout.Axis { self == .left || self == .right ? .horizontal : .vertical }

    /// By how many points something reaches beyond the side of a rectangle.
    func excess(of inner: CGRect, beyond outer: CGRect) -> CGFloat {
        switch self {
        case .left: outer.minX - inner.minX
        case .right: inner.maxX - outer.maxX
        case .upper: outer.minY - inner.minY
        case .lower: inner.maxY - outer.maxY
        }
    }
}

/// Views that stand out of what holds them, and didn't as designed, for one cause.
@MainActor
struct Protrusion {
    /// A view, the side on which it stands out most, and by how many points.
    struct Part {
        var placed: PlacedView
        var side: Side
        var excess: CGFloat
    }

    /// What they stand out of.
    let outer: PlacedView
    /// In the document's order.
    private(set) var parts: [Part]
    /// What those have in common that are told together.
    private let group: Int

    /// The one that stands out most.
    var worst: Part { parts.dropFirst().reduce(parts[0]) { $1.excess > $0.excess ? $1 : $0 } }

    /// What stands out of the root, all on one side together.
    static func ofRoot(in survey: TreeSurvey) -> [Protrusion] {
        guard let root = survey.views.first, let designed = survey.designed(root) else { return [] }
        var found: [Protrusion] = []
        for placed in candidates(in: survey) {
            guard let part = part(placed, in: survey, outer: root, designed) else { continue }
            // A screen that is too small on a side is too small for all that stands out there.
            add(part, to: root, group: Side.allCases.firstIndex(of: part.side) ?? 0, &found)
        }
        return found
    }

    /// What stands out of other views, all of one view together.
    static func ofViews(in survey: TreeSurvey) -> [Protrusion] {
        var found: [Protrusion] = []
        // What stands beyond the screen is told there.
        let beyond = Set(survey.isScreen ? ofRoot(in: survey).flatMap(\.parts).map(\.placed.index) : [])
        for placed in candidates(in: survey) where !beyond.contains(placed.index) {
            guard let (outer, designed) = ground(of: placed, in: survey),
                let part = part(placed, in: survey, outer: outer, designed)
            else { continue }
            add(part, to: outer, group: outer.index, &found)
        }
        return found
    }

    private static func candidates(in survey: TreeSurvey) -> [PlacedView] {
        guard survey.design != nil else { return [] }
        return survey.contents.filter { !$0.isEmpty && $0.parent != nil && $0.scroller == nil }
    }

    private static func part(
        _ placed: PlacedView, in survey: TreeSurvey, outer: PlacedView, _ designedOuter: PlacedView
    ) -> Part? {
        guard let designed = survey.designed(placed), !designed.isEmpty else { return nil }
        let (now, before) = (placed.shown, designed.shown)
        let parts = Side.allCases.compactMap { side -> Part? in
            let excess = side.excess(of: now, beyond: outer.frame)
            guard excess >= 6, side.excess(of: before, beyond: designedOuter.frame) < 1 else { return nil }
            return Part(placed: placed, side: side, excess: excess)
        }
        return parts.max { $0.excess < $1.excess }.flatMap { part in
            survey.isOpen(placed, part.side.axis) || survey.isOpen(outer, part.side.axis) ? nil : part
        }
    }

    private static func add(_ part: Part, to outer: PlacedView, group: Int, _ found: inout [Protrusion]) {
        if let place = found.firstIndex(where: { $0.outer.index == outer.index && $0.group == group }) {
            found[place].parts.append(part)
        } else {
            found.append(Protrusion(outer: outer, parts: [part], group: group))
        }
    }

    /// The nearest view around another one that cuts it or shows where it ends, but for the root of a screen.
    private static func ground(of placed: PlacedView, in survey: TreeSurvey) -> (PlacedView, PlacedView)? {
        var next = survey.parent(of: placed)
        while let view = next {
            let isRoot = view.parent == nil
            // A container view ends where what it shows does.
            let isEmbedded = !isRoot && survey.node(of: view).slot == .controllerView
            if isRoot ? !survey.isScreen : view.view.showsItsEnd || isEmbedded {
                return survey.designed(view).map { (view, $0) }
            }
            next = survey.parent(of: view)
        }
        return nil
    }
}

extension TreeSurvey {
    /// Whether the root fills a screen: it is the view of a controller, in a xib that of the file's owner.
    var isScreen: Bool {
        let node = document.views[tree.node]
        if node.slot == .controllerView { return true }
        guard node.slot == .topLevel, document.kind == .xib, let id = node.id else { return false }
        return document.connections.contains { $0.kind == .outlet && $0.name == "view" && $0.destination == id }
    }
}

extension UIView {
    fileprivate var showsItsEnd: Bool {
        clipsToBounds || layer.borderWidth > 0 || (backgroundColor.map { $0.cgColor.alpha > 0.02 } ?? false)
    }
}

extension CheckedTree {
    /// What a rule says of views that stand out.
    /// - Parameter problem: what is wrong, up to the colon, about a node.
    func finding(about node: ViewNode, _ problem: String, _ words: String, _ protrusion: Protrusion) -> Finding {
        let worst = protrusion.worst
        let others = protrusion.parts.filter { $0.placed.index != worst.placed.index }
        var message = "\(names.name(of: node)) \(problem): \(words)"
        if survey.node(of: worst.placed).isFixedFrame { message += "; it has no constraints" }
        if !others.isEmpty { message += "; \(others.count) other view\(others.count == 1 ? "" : "s") with it" }
        var finding = finding(about: node, message)
        let inner = protrusion.parts.map { survey.node(of: $0.placed) }.filter { $0.element != node.element }
        finding.ids += inner.compactMap(\.id)
        finding.related = inner.map { node in
            Finding.Related(
                message: "it takes part: \(names.name(of: node))",
                location: Location(path: survey.document.path, position: node.position),
                ids: [node.id].compactMap { $0 })
        }
        finding.amount = Double(worst.excess.roundedToTenth)
        return finding
    }
}

extension CGFloat {
    /// Texts are measured; finer figures would say more than is known.
    var roundedToTenth: CGFloat { (self * 10).rounded() / 10 }
}
