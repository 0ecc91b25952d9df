import UIKit

// A constraint library of the kind of PureLayout, from memory of its public interface and in words of our own: methods of views
// that make one constraint each, active at once unless they are collected.
//
//     view.autoPinEdge(toSuperviewEdge: .left, withInset: 8)
//     view.autoMatch(.width, to: .height, of: view, withMultiplier: 2)

enum ALEdge: CaseIterable { case left, right, top, bottom, leading, trailing }
enum ALDimension { case width, height }
enum ALAxis { case vertical, horizontal, lastBaseline, firstBaseline }

extension ALEdge {
    fileprivate var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
    /// Insets at far edges are measured back from them.
    fileprivate var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}

extension ALDimension {
    fileprivate var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

extension ALAxis {
    fileprivate var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .vertical: .centerX
        case .horizontal: .centerY
        case .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        }
    }
}

/// What holds for the constraints that are being made.
private struct Making {
    var priority = UILayoutPriority.required
    var identifier: String?
    /// Constraints that are collected instead of installed.
    var collected: [NSLayoutConstraint]?
}

private var making: [Making] = [Making()]

extension NSLayoutConstraint {
    static func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) {
        making.append(Making(priority: priority, identifier: making[making.count - 1].identifier))
        defer { making.removeLast() }
        block()
    }

    static func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
        making.append(Making(priority: making[making.count - 1].priority, identifier: identifier))
        defer { making.removeLast() }
        block()
    }

    static func autoCreateConstraintsWithoutInstalling(_ block: () -> Void) -> [NSLayoutConstraint] {
        making.append(Making(collected: []))
        block()
        return making.removeLast().collected ?? []
    }

    func autoInstall() { isActive = true }
    func autoRemove() { isActive = false }
}

extension Array where Element == NSLayoutConstraint {
    func autoInstallConstraints() { NSLayoutConstraint.activate(self) }
    func autoRemoveConstraints() { NSLayoutConstraint.deactivate(self) }
}

extension UIView {
    @discardableResult
    func configureForAutoLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    private func relate(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: Any?,
        _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        let now = making[making.count - 1]
        constraint.priority = now.priority
        constraint.identifier = now.identifier
        if now.collected == nil {
            constraint.isActive = true
        } else {
            making[making.count - 1].collected?.append(constraint)
        }
        return constraint
    }

    private var requiredSuperview: UIView {
        guard let superview else { preconditionFailure("the view must have a superview") }
        return superview
    }

    // MARK: Edges

    @discardableResult
    func autoPinEdge(
        toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        guard edge.isFar else {
            return relate(edge.attribute, relation, requiredSuperview, edge.attribute, constant: inset)
        }
        // At least so far from a far edge is at most so far along.
        let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
        return relate(edge.attribute, turned, requiredSuperview, edge.attribute, constant: -inset)
    }

    @discardableResult
    func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        [
            autoPinEdge(toSuperviewEdge: .top, withInset: insets.top),
            autoPinEdge(toSuperviewEdge: .leading, withInset: insets.left),
            autoPinEdge(toSuperviewEdge: .bottom, withInset: insets.bottom),
            autoPinEdge(toSuperviewEdge: .trailing, withInset: insets.right),
        ]
    }

    @discardableResult
    func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets, excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
        let all: [(ALEdge, CGFloat)] = [
            (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom), (.trailing, insets.right),
        ]
        let excluded: ALEdge = edge == .left ? .leading : edge == .right ? .trailing : edge
        return all.filter { $0.0 != excluded }.map { autoPinEdge(toSuperviewEdge: $0.0, withInset: $0.1) }
    }

    @discardableResult
    func autoPinEdge(
        _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        relate(edge.attribute, relation, view, other.attribute, constant: offset)
    }

    // MARK: Axes

    @discardableResult
    func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
        relate(axis.attribute, .equal, requiredSuperview, axis.attribute)
    }

    @discardableResult
    func autoAlignAxis(_ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0) -> NSLayoutConstraint
    {
        relate(axis.attribute, .equal, view, axis.attribute, constant: offset)
    }

    @discardableResult
    func autoCenterInSuperview() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
    }

    // MARK: Dimensions

    @discardableResult
    func autoSetDimension(
        _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        relate(dimension.attribute, relation, nil, .notAnAttribute, constant: size)
    }

    @discardableResult
    func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
    }

    @discardableResult
    func autoMatch(
        _ dimension: ALDimension, to other: ALDimension, of view: UIView, withMultiplier multiplier: CGFloat = 1,
        offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        relate(dimension.attribute, relation, view, other.attribute, multiplier: multiplier, constant: offset)
    }

    func autoSetContentHuggingPriority(for axis: ALAxis, to priority: UILayoutPriority) {
        setContentHuggingPriority(priority, for: axis == .horizontal ? .horizontal : .vertical)
    }
}

extension Array where Element: UIView {
    /// All views are as long as the first.
    @discardableResult
    func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
        zip(self, dropFirst()).map { $1.autoMatch(dimension, to: dimension, of: $0) }
    }

    @discardableResult
    func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
        zip(self, dropFirst()).map { $1.autoPinEdge(edge, to: edge, of: $0) }
    }

    /// Spreads the views over their superview's width or height, at fixed distances.
    @discardableResult
    func autoDistributeViews(
        along axis: ALAxis, withFixedSpacing spacing: CGFloat, insetSpacing: Bool, matchedSizes: Bool
    ) -> [NSLayoutConstraint] {
        guard let first, let last else { return [] }
        let (start, end): (ALEdge, ALEdge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let edge = insetSpacing ? spacing : 0
        var made = [first.autoPinEdge(toSuperviewEdge: start, withInset: edge)]
        for (view, next) in zip(self, dropFirst()) {
            made.append(next.autoPinEdge(start, to: end, of: view, withOffset: spacing))
        }
        made.append(last.autoPinEdge(toSuperviewEdge: end, withInset: edge))
        if matchedSizes { made += autoMatchViewsDimension(axis == .horizontal ? .width : .height) }
        return made
    }
}
