import UIKit

/// A stack view of the kind that libraries offered before `UIStackView`: made of plain constraints and of guides, one between
/// each two views where distances are equal and one around all views across the axis, as logs of UIKit's own show them.
final class GuideStack: UIView {
    var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsUpdateConstraints() } }
    var distribution = UIStackView.Distribution.fill { didSet { setNeedsUpdateConstraints() } }
    var alignment = UIStackView.Alignment.fill { didSet { setNeedsUpdateConstraints() } }
    var spacing: CGFloat = 0 { didSet { setNeedsUpdateConstraints() } }
    let arrangedSubviews: [UIView]
    private var made: [NSLayoutConstraint] = []

    init(arrangedSubviews: [UIView]) {
        self.arrangedSubviews = arrangedSubviews
        super.init(frame: .zero)
        for view in arrangedSubviews {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        NSLayoutConstraint.deactivate(made)
        for guide in layoutGuides { removeLayoutGuide(guide) }
        made = []
        let shown = arrangedSubviews.filter { !$0.isHidden }
        if let first = shown.first, let last = shown.last {
            distribute(shown, first, last)
            align(shown, first)
        }
        NSLayoutConstraint.activate(made)
        super.updateConstraints()
    }

    // MARK: Words for both axes

    private typealias Attribute = NSLayoutConstraint.Attribute
    private var isRow: Bool { axis == .horizontal }
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var middle: Attribute { isRow ? .centerX : .centerY }
    private var length: Attribute { isRow ? .width : .height }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
    private var crossLength: Attribute { isRow ? .height : .width }

    private func tie(
        _ first: Any, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: Any?,
        _ other: Attribute, _ constant: CGFloat = 0, multiplier: CGFloat = 1, priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        made.append(constraint)
    }

    private func guide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }

    // MARK: Along the axis

    private func distribute(_ shown: [UIView], _ first: UIView, _ last: UIView) {
        tie(first, start, .equal, self, start)
        tie(self, end, .equal, last, end)
        let isSpaced = distribution == .equalSpacing || distribution == .equalCentering
        for (view, next) in zip(shown, shown.dropFirst()) {
            tie(next, start, isSpaced ? .greaterThanOrEqual : .equal, view, end, spacing)
        }
        switch distribution {
        case .fill: break
        case .fillEqually: for view in shown.dropFirst() { tie(view, length, .equal, first, length) }
        case .fillProportionally: share(shown)
        case .equalSpacing: gaps(shown, from: end, to: start) { _ in 1000 }
        case .equalCentering: gaps(shown, from: middle, to: middle) { 149 - Float($0) }
        }
        if isSpaced { tie(self, length, .equal, nil, .notAnAttribute, priority: 49) }
    }

    private func share(_ shown: [UIView]) {
        let lengths = shown.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
        let total = lengths.reduce(0, +) + spacing * CGFloat(shown.count - 1)
        for (index, view) in shown.enumerated() {
            tie(
                view, length, .equal, self, length, multiplier: lengths[index] / total,
                priority: 999 - Float(index))
        }
    }

    private func gaps(_ shown: [UIView], from: Attribute, to: Attribute, priority: (Int) -> Float) {
        var before: UILayoutGuide?
        for (index, (view, next)) in zip(shown, shown.dropFirst()).enumerated() {
            let gap = guide()
            tie(gap, start, .equal, view, from)
            tie(gap, end, .equal, next, to)
            if let before { tie(gap, length, .equal, before, length, priority: priority(index - 1)) }
            before = before ?? gap
        }
    }

    // MARK: Across the axis

    private func align(_ shown: [UIView], _ first: UIView) {
        guard alignment != .fill else {
            for view in shown {
                tie(view, crossStart, .equal, self, crossStart)
                tie(view, crossEnd, .equal, self, crossEnd)
            }
            return
        }
        let spanner = guide()
        tie(spanner, crossStart, .equal, self, crossStart)
        tie(spanner, crossEnd, .equal, self, crossEnd)
        tie(spanner, crossLength, .equal, nil, .notAnAttribute, priority: 51)
        for view in shown {
            // Of views on one baseline only the first bounds the row at the far side, as in recorded rows.
            if alignment != .firstBaseline || view === first {
                tie(spanner, crossStart, .lessThanOrEqual, view, crossStart)
            }
            if alignment != .lastBaseline || view === first {
                tie(spanner, crossEnd, .greaterThanOrEqual, view, crossEnd)
            }
            tie(view, crossLength, .equal, nil, .notAnAttribute, priority: 25)
        }
        let (line, edge): (Attribute, Attribute) =
            switch alignment {
            case .leading: (crossStart, crossStart)
            case .trailing: (crossEnd, crossEnd)
            case .firstBaseline: (.firstBaseline, .notAnAttribute)
            case .lastBaseline: (.lastBaseline, .notAnAttribute)
            default: (crossMiddle, crossMiddle)
            }
        for view in shown.dropFirst() { tie(view, line, .equal, first, line) }
        if edge != .notAnAttribute { tie(first, edge, .equal, self, edge) }
    }
}
