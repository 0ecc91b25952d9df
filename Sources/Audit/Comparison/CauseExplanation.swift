import AutoLayout
import InterfaceBuilder
import UIKit

/// What tells one cause from another.
enum CauseKey: Hashable {
    case rule(LayoutReview.Rule)
    /// A view that no rule explains.
    case view(Int)
    /// A view in a stack that keeps a length which nothing asks for.
    case keptLength(Int)
}

/// Finds the cause why a view of one tree isn't where it was recorded.
@MainActor
struct CauseExplanation {
    private let document: Document
    private let names: ObjectNames
    private let tree: ViewTree
    private let review: LayoutReview
    /// The constraints that have a part in a conflict.
    private let contradicted: Set<ObjectIdentifier>
    private var instantiation: Instantiation { names.instantiation }

    /// - Parameter document: the document with its recorded frames, whose views' places are the instantiation's.
    init(of document: Document, names: ObjectNames, tree index: Int) {
        self.document = document
        self.names = names
        let instantiation = names.instantiation
        tree = instantiation.trees[index]
        review = LayoutReview(of: tree.root) { view in
            instantiation.index(of: view).flatMap { document.views[$0].frame }
        }
        contradicted = Set(
            LayoutHost.of(tree.root).conflicts.flatMap(\.parties).compactMap { party in
                if case .constraint(let constraint) = party { ObjectIdentifier(constraint) } else { nil }
            })
    }

    /// The rule that has most to do with the largest difference of the view's frame.
    func cause(of index: Int) -> (CauseKey, DifferenceCause) {
        guard let view = instantiation.view(index), let recorded = document.views[index].frame else {
            return unexplained(index)
        }
        let frame = view.frame
        let distances: [(coordinate: LayoutReview.Coordinate, distance: Double)] = [
            (.width, recorded.width - frame.width), (.height, recorded.height - frame.height),
            (.x, recorded.minX - frame.minX), (.y, recorded.minY - frame.minY),
        ]
        guard let (coordinate, distance) = distances.max(by: { abs($0.distance) < abs($1.distance) }) else {
            return unexplained(index)
        }
        let reasons = review.reasons(for: view, coordinate)
        let axis: AutoLayout.Axis = coordinate == .x || coordinate == .width ? .horizontal : .vertical
        // What nothing determines leaves more of the distance open than any rule explains.
        let open = distance - reasons.reduce(0) { $0 + $1.effect }
        guard let reason = reasons.first, abs(reason.effect) >= abs(open) || abs(open) < 1 else {
            let isOpen = LayoutHost.of(tree.root).isAmbiguous(view, axis)
            return isOpen ? ambiguous(index, axis) : unexplained(index)
        }
        return (.rule(reason.rule), cause(reason))
    }

    // MARK: Words

    private func cause(_ reason: LayoutReview.Reason) -> DifferenceCause {
        var cause = plainCause(reason)
        guard ![.contradiction, .rounding].contains(cause.kind), let other = review.competitor(of: reason) else {
            return cause
        }
        cause.kind = .tie
        cause.message += "; of the same priority, and recorded instead, is \(words(for: other))"
        return cause
    }

    private func words(for rule: LayoutReview.Rule) -> String {
        switch rule {
        case .constraint(let constraint): names.name(of: constraint)
        case .ownLength(let view, let axis): "the own \(axis.length) of \(names.name(of: view))"
        case .frame(let view), .nonNegativeLength(let view, _): names.name(of: view)
        case .guide: "a layout guide"
        }
    }

    private func plainCause(_ reason: LayoutReview.Reason) -> DifferenceCause {
        switch reason.rule {
        case .ownLength(let view, let axis): ownLength(of: view, axis, reason)
        case .constraint(let constraint): missed(constraint, reason)
        case .frame(let view):
            cause(
                .givenFrame, view,
                "\(view === tree.root ? "the size of the root" : "the given frame of") \(names.name(of: view)): "
                    + missed(by: reason))
        case .guide(let guide):
            cause(
                .safeArea, guide.owningView,
                "the place of a layout guide\(guide.owningView.map { " of \(names.name(of: $0))" } ?? ""): "
                    + missed(by: reason))
        case .nonNegativeLength(let view, let axis):
            cause(
                .noSize, view,
                "nothing gives \(names.name(of: view)) a \(axis.length): recorded "
                    + "\(points(reason.deviation)), computed 0")
        }
    }

    private func ownLength(of view: UIView, _ axis: AutoLayout.Axis, _ reason: LayoutReview.Reason) -> DifferenceCause {
        let size = review.ownSize(of: view)
        let own = Double(axis == .horizontal ? size.width : size.height)
        var message = "the own \(axis.length) of \(names.name(of: view))"
        if axis == .vertical, view.wrapsContent { message += " at the recorded width" }
        message += ": recorded \(FrameTable.number((own + reason.deviation).rounded(toPlaces: 3)))"
        message += ", computed \(FrameTable.number(own.rounded(toPlaces: 3)))"
        return cause(kind(of: view, axis, reason.deviation), view, message)
    }

    private func kind(
        of view: UIView, _ axis: AutoLayout.Axis, _ deviation: Double
    ) -> DifferenceCause.Kind {
        guard let node = instantiation.node(of: view) else { return .controlSize }
        if node.content?.usesUnknownFont == true { return .font }
        let isFar = abs(deviation) > 1
        if isFar, node.customClass != nil { return .customClass }
        switch node.kind.sizeSource {
        case .text: return axis == .vertical ? .textHeight : isFar ? .textWidthFar : .textWidth
        case .picture: return .imageSize
        case .control: return .controlSize
        case .nothing: return .noSize
        }
    }

    /// Two edges, each rounded to half a pixel of two to the point, and slack.
    static let roundingLimit = 0.76

    private func missed(_ constraint: NSLayoutConstraint, _ reason: LayoutReview.Reason) -> DifferenceCause {
        let node = instantiation.node(of: constraint)
        let kind = kind(of: constraint, by: reason)
        var message = names.name(of: constraint)
        if node == nil {
            let rule = constraint.stackRole?.words ?? "a rule"
            message = "\(rule) of \(constraint.holder.map { names.name(of: $0) } ?? "the system"), " + message
        }
        return DifferenceCause(
            kind: kind, message: message + ": " + missed(by: reason, constraint.relation),
            position: node?.position ?? constraint.holder.flatMap { instantiation.node(of: $0)?.position },
            views: [constraint.firstItem, constraint.secondItem].compactMap { item in
                (item as? UIView).flatMap { instantiation.node(of: $0)?.id }
            })
    }

    private func ambiguous(_ index: Int, _ axis: AutoLayout.Axis) -> (CauseKey, DifferenceCause) {
        let node = document.views[index]
        return (
            .view(index),
            DifferenceCause(
                kind: .ambiguity,
                message: "the \(axis == .horizontal ? "horizontal" : "vertical") place or size of "
                    + "\(names.name(of: node)) is left open",
                position: node.position, views: [node.id].compactMap { $0 })
        )
    }

    private func unexplained(_ index: Int) -> (CauseKey, DifferenceCause) {
        let node = document.views[index]
        return (
            .view(index),
            DifferenceCause(
                kind: .unexplained, message: "no constraint explains the frame of \(names.name(of: node))",
                position: node.position, views: [node.id].compactMap { $0 })
        )
    }

    private func cause(_ kind: DifferenceCause.Kind, _ view: UIView?, _ message: String) -> DifferenceCause {
        let node = view.flatMap { instantiation.node(of: $0) }
        return DifferenceCause(
            kind: kind, message: message, position: node?.position, views: [node?.id].compactMap { $0 })
    }

    private func kind(of constraint: NSLayoutConstraint, by reason: LayoutReview.Reason) -> DifferenceCause.Kind {
        if contradicted.contains(ObjectIdentifier(constraint)) { return .contradiction }
        if abs(reason.deviation) <= Self.roundingLimit { return .rounding }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        if attributes.contains(where: \.isBaseline) { return .baseline }
        let isWish = constraint.priority != .required || isKept(constraint.relation, reason.deviation)
        if instantiation.node(of: constraint) == nil {
            let stack = constraint.holder as? UIStackView
            switch constraint.stackRole {
            case .ambiguitySuppression: return .noSize
            case .fillProportionally: return .proportions
            default: break
            }
            if stack?.arrangedSubviews.contains(where: \.isHidden) == true { return .hiddenViews }
            return isWish ? .stackView : .stale
        }
        if [constraint.firstItem, constraint.secondItem].contains(where: { $0 is UILayoutGuide }) { return .safeArea }
        if attributes.contains(where: \.isMargin) { return .margins }
        return isWish ? .constraint : .stale
    }

    private func missed(
        by reason: LayoutReview.Reason, _ relation: NSLayoutConstraint.Relation = .equal
    ) -> String {
        let distance = points(abs(reason.deviation))
        // A limit that only the layout goes up to.
        return isKept(relation, reason.deviation)
            ? "the recorded frames stay \(distance) within it" : "the recorded frames miss it by \(distance)"
    }

    /// Whether a limit holds at a deviation.
    private func isKept(_ relation: NSLayoutConstraint.Relation, _ deviation: Double) -> Bool {
        switch relation {
        case .equal: false
        case .lessThanOrEqual: deviation < 0
        case .greaterThanOrEqual: deviation > 0
        }
    }

    private func points(_ value: Double) -> String { FrameTable.number(value.rounded(toPlaces: 3)) + " pt" }
}

extension AutoLayout.Axis {
    /// What a length along the axis is called.
    var length: String { self == .horizontal ? "width" : "height" }
}

extension Double {
    /// To so many decimal places, without a negative zero. Numbers beyond that precision stay.
    func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
        let scaled = self * factor
        return abs(scaled) < 0x1p53 ? scaled.rounded() / factor + 0 : self
    }
}

extension UIStackView.ConstraintRole {
    /// What a constraint is for, with an article.
    var words: String {
        switch self {
        case .connection: "the ends"
        case .spacing: "the spacing"
        case .fillEqually: "equal shares"
        case .fillProportionally: "proportional shares"
        case .alignment: "the alignment"
        case .fit: "the wish to be no longer than its views"
        case .spanningFit: "the wish to be no wider than its views"
        case .ambiguitySuppression: "the wish for views no wider than need be"
        case .hiding: "the length of hidden views"
        case .hidingPosition: "the place of hidden views"
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    fileprivate var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
