import AutoLayout
import UIKit

/// A tree's layout held against other places of its views: which of its rules would not hold there, and what each has to
/// do with where a view stands.
///
/// Every edge follows the rules that determine it linearly, so the distance between the two places of an edge splits
/// exactly into what each of these rules would be missed by. Rules that would hold at the other places, too, drop out:
/// what is left are the causes, however far from the view they are.
@MainActor
final class LayoutReview {
    private let root: UIView
    private let host: LayoutHost
    /// The views in the engine, superviews first.
    private var order: [UIView] = []
    private var views: [Item: UIView] = [:]
    private var guides: [Item: UILayoutGuide] = [:]
    /// The alignment rectangles at the other places, in the root's coordinates.
    private var places: [Item: Rectangle] = [:]
    /// What rules that were asked for are due to.
    private var knownParts: [Determinant.Rule: [Reason]] = [:]

    /// What a layout follows.
    enum Rule: Hashable {
        /// A constraint, a person's or a stack view's.
        case constraint(NSLayoutConstraint)
        /// The frame and mask of a view, or the size of the root.
        case frame(UIView)
        /// Where the system puts a guide.
        case guide(UILayoutGuide)
        /// A view's own length, which hugging and compression resistance hold.
        case ownLength(UIView, Axis)
        /// A length is never negative.
        case nonNegativeLength(UIView, Axis)
    }

    /// A rule's part in the distance between two places.
    struct Reason {
        var rule: Rule
        /// By how many points the rule would be missed at the other places: its left side less its right side.
        var deviation: Double
        /// How many points of the distance are due to that.
        var effect: Double
    }

    /// One of a frame's four numbers.
    enum Coordinate: CaseIterable {
        case x, y, width, height
    }

    /// - Parameters:
    ///   - root: a view without superview, laid out.
    ///   - frames: where a view would stand, in its superview's coordinates; nil to leave it where it stands in it.
    init(of root: UIView, at frames: (UIView) -> CGRect?) {
        self.root = root
        host = LayoutHost.of(root)
        var waiting = [(root, CGPoint.zero)]
        while let (view, origin) = waiting.popLast() {
            let own = frames(view) ?? view.untransformedFrame
            let frame = CGRect(origin: view === root ? .zero : origin + own.origin, size: own.size)
            if let item = view.engineItem {
                order.append(view)
                views[item] = view
                places[item] = Rectangle(frame, inside: view.layoutInsets)
            }
            for guide in view.allGuides {
                guard let item = guide.engineItem else { continue }
                guides[item] = guide
                places[item] = place(of: guide, item, in: frame)
            }
            waiting += view.subviews.map { ($0, frame.origin) }
        }
        for (item, guide) in guides where guide.placement == .scrolledContent { extendContent(item) }
    }

    /// What the distance of one number of a view's frame comes from, the largest part first: other place less place.
    ///
    /// Empty for views whose frames are set by other means than constraints.
    func reasons(for view: UIView, _ coordinate: Coordinate) -> [Reason] {
        guard let item = view.engineItem else { return [] }
        var rates: [Determinant.Rule: Double] = [:]
        var order: [Determinant.Rule] = []
        func follow(_ item: Item, _ edge: AutoLayout.Attribute, _ sign: Double) {
            for determinant in host.engine.determinants(of: item, edge) {
                if rates[determinant.rule] == nil { order.append(determinant.rule) }
                rates[determinant.rule, default: 0] += sign * determinant.rate
            }
        }
        switch coordinate {
        case .x, .y:
            let edge: AutoLayout.Attribute = coordinate == .x ? .left : .top
            follow(item, edge, 1)
            if let outer = view.superview?.engineItem { follow(outer, edge, -1) }
        case .width:
            follow(item, .right, 1)
            follow(item, .left, -1)
        case .height:
            follow(item, .bottom, 1)
            follow(item, .top, -1)
        }
        var reasons: [Reason] = []
        for determinant in order {
            guard let rate = rates[determinant], abs(rate) > 1e-6 else { continue }
            for part in parts(of: determinant) where abs(rate * part.effect) > 0.005 {
                reasons.append(Reason(rule: part.rule, deviation: part.deviation, effect: rate * part.effect))
            }
        }
        return reasons.enumerated()
            .sorted { (-abs($0.element.effect), $0.offset) < (-abs($1.element.effect), $1.offset) }
            .map(\.element)
    }

    /// The size that a view would like to have if its content was wrapped at the other place's width.
    func ownSize(of view: UIView) -> CGSize {
        guard view.wrapsContent, let place = view.engineItem.flatMap({ places[$0] }) else {
            return view.effectiveIntrinsicSize
        }
        let insets = view.layoutInsets
        let width = view.automaticWrappingWidth
        defer { view.automaticWrappingWidth = width }
        view.automaticWrappingWidth = CGFloat(place.width) + insets.left + insets.right
        return view.effectiveIntrinsicSize
    }

    /// What a rule that is missed is due to, for a rate of 1; nothing for one that isn't missed.
    ///
    /// What wraps is as high as its width lets it be: where the widths differ, the height's part that comes from there is
    /// due to what the width is due to.
    private func parts(of determinant: Determinant.Rule) -> [Reason] {
        if let parts = knownParts[determinant] { return parts }
        let deviation = deviation(from: determinant)
        guard let rule = rule(determinant), abs(deviation) > 1e-6 else {
            knownParts[determinant] = []
            return []
        }
        let whole = Reason(rule: rule, deviation: deviation, effect: deviation)
        // Should the width depend on the height in turn, that is not asked again.
        knownParts[determinant] = [whole]
        guard case .ownLength(let view, .vertical) = rule, view.wrapsContent else { return [whole] }
        let byWidth = Double(ownSize(of: view).height) - Double(view.effectiveIntrinsicSize.height)
        guard abs(byWidth) > 0.005, let cause = reasons(for: view, .width).first else { return [whole] }
        let own = deviation - byWidth
        let parts = [
            Reason(rule: rule, deviation: own, effect: own),
            Reason(rule: cause.rule, deviation: cause.deviation, effect: byWidth),
        ]
        knownParts[determinant] = parts
        return parts
    }

    private func deviation(from rule: Determinant.Rule) -> Double {
        host.engine.deviation(from: rule) { places[$0] ?? host.engine.rectangle(of: $0) }
    }

    private func rule(_ determinant: Determinant.Rule) -> Rule? {
        switch determinant {
        case .constraint(let id):
            switch host.party(id) {
            case .constraint(let constraint): .constraint(constraint)
            case .autoresizing(let view): .frame(view)
            case .guide(let guide): .guide(guide)
            // Only those that hold the root are not named.
            case .nonNegativeSize, nil: .frame(root)
            }
        case .intrinsicLength(let item, let axis): views[item].map { .ownLength($0, axis) }
        case .nonNegativeSize(let item, let axis):
            (views[item] ?? guides[item]?.owningView).map { .nonNegativeLength($0, axis) }
        }
    }

    // MARK: Wishes of one priority

    /// The wish of the same priority that the other places grant in place of a reason's; nil when there is none, so that
    /// the other places are no solution as good as the layout.
    func competitor(of reason: Reason) -> Rule? {
        guard let loss = loss(reason.rule), loss.amount > 1, loss.wish.priority < 1000 else { return nil }
        return gains[loss.wish]?.first { $0.rule != reason.rule && $0.amount > loss.amount / 2 }?.rule
    }

    /// What wishes compete for: a length or place along one axis, at one priority.
    private struct Wish: Hashable {
        var priority: Double
        var axis: Axis
    }

    /// The rules that the other places miss by less than the layout does, the largest gain first.
    private lazy var gains: [Wish: [(rule: Rule, amount: Double)]] = {
        var gains: [Wish: [(rule: Rule, amount: Double)]] = [:]
        for view in order {
            let lengths = Axis.allCases.map { Rule.ownLength(view, $0) }
            for rule in lengths + view.constraints.map(Rule.constraint) {
                guard let loss = loss(rule), loss.amount < -0.5 else { continue }
                gains[loss.wish, default: []].append((rule, -loss.amount))
            }
        }
        return gains.mapValues { $0.sorted { $0.amount > $1.amount } }
    }()

    /// By how much more the other places miss a rule than the layout does.
    private func loss(_ rule: Rule) -> (wish: Wish, amount: Double)? {
        switch rule {
        case .constraint(let constraint):
            guard let id = constraint.engineID else { return nil }
            let found = host.engine.deviation(from: .constraint(id)) { host.engine.rectangle(of: $0) }
            let wish = Wish(
                priority: Double(constraint.priority.rawValue),
                axis: constraint.firstAttribute.engineAttribute.axis ?? .horizontal)
            let violations = [deviation(from: .constraint(id)), found].map { deviation in
                switch constraint.relation {
                case .equal: abs(deviation)
                case .lessThanOrEqual: max(0, deviation)
                case .greaterThanOrEqual: max(0, -deviation)
                }
            }
            return (wish, violations[0] - violations[1])
        case .ownLength(let view, let axis):
            guard let item = view.engineItem, let wanted = host.engine.intrinsicLength(of: item, axis),
                let place = places[item]
            else { return nil }
            let size = ownSize(of: view)
            let rectangle = host.engine.rectangle(of: item)
            let excess =
                axis == .horizontal ? place.width - Double(size.width) : place.height - Double(size.height)
            let foundExcess = (axis == .horizontal ? rectangle.width : rectangle.height) - wanted.length
            // Hugging is what longer views miss, compression resistance what shorter ones do.
            let isLonger = (abs(excess) > abs(foundExcess) ? excess : foundExcess) > 0
            let wish = Wish(priority: isLonger ? wanted.hugging : wanted.compressionResistance, axis: axis)
            return (wish, abs(excess) - abs(foundExcess))
        case .frame, .guide, .nonNegativeLength: return nil
        }
    }

    // MARK: Guides

    private func place(of guide: UILayoutGuide, _ item: Item, in frame: CGRect) -> Rectangle {
        let found = host.engine.rectangle(of: item)
        return switch guide.placement {
        case .free: found
        case .inset(let insets): Rectangle(frame, inside: insets)
        case .top(let length):
            Rectangle(frame, inside: UIEdgeInsets(top: 0, left: 0, bottom: frame.height - length, right: 0))
        case .bottom(let length):
            Rectangle(frame, inside: UIEdgeInsets(top: frame.height - length, left: 0, bottom: 0, right: 0))
        case .scrollFrame(let offset): Rectangle(frame.offsetBy(dx: offset.x, dy: offset.y), inside: .zero)
        case .scrolledContent:
            Rectangle(
                CGRect(origin: frame.origin, size: CGSize(width: found.width, height: found.height)), inside: .zero)
        }
    }

    /// The content of a scroll view has no frame to look up: it reaches as far as what is tied to its far edges.
    private func extendContent(_ item: Item) {
        for axis in Axis.allCases {
            let edge = axis == .horizontal ? \Rectangle.right : \Rectangle.bottom
            for id in host.engine.constraints(on: item, axis) {
                guard case .constraint(let constraint) = host.party(id), constraint.relation == .equal,
                    var place = places[item]
                else { continue }
                let before = deviation(from: .constraint(id))
                place[keyPath: edge] += 1
                places[item] = place
                let slope = deviation(from: .constraint(id)) - before
                place[keyPath: edge] -= slope == 0 ? 1 : 1 + before / slope
                places[item] = place
                if slope != 0 { break }
            }
        }
    }
}

extension Rectangle {
    fileprivate init(_ frame: CGRect, inside insets: UIEdgeInsets) {
        self.init(
            left: Double(frame.minX + insets.left), top: Double(frame.minY + insets.top),
            right: Double(frame.maxX - insets.right), bottom: Double(frame.maxY - insets.bottom))
    }
}

extension CGPoint {
    fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }
}
