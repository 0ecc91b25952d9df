internal import AutoLayout

extension NSLayoutConstraint {
    /// The view in whose coordinates an operand lives; nil where there is none or it is gone.
    func operandView(_ operand: Int) -> UIView? { terms.reference(operand)?.view }

    /// The nearest view that all operands live in; an operand that is gone or stands in another tree is an error of the
    /// caller.
    private func commonAncestor() -> UIView {
        if terms.origins == nil, let first = terms.first?.unretainedOwner {
            guard terms.second != nil else { return first.takeUnretainedValue() }
            // Nearly all constraints are between siblings or with the superview.
            if let second = terms.second?.unretainedOwner, let common = UIView.nearAncestor(of: first, and: second) {
                return common.takeUnretainedValue()
            }
        }
        var ancestor: UIView?
        for operand in 0..<(terms.origins == nil ? 2 : ConstraintTerms.operandCount) {
            guard let reference = terms.reference(operand) else { continue }
            guard let view = reference.view else {
                stop(
                    "Unable to activate constraint \(summary): one of its items is gone or a layout guide without a view"
                )
            }
            guard let common = ancestor.map({ $0.nearestCommonAncestor(with: view) }) ?? view else {
                stop(
                    "Unable to activate constraint \(summary): its items have no common ancestor. "
                        + "Add both views to one tree first")
            }
            ancestor = common
        }
        guard let ancestor else {
            stop("Unable to activate constraint \(summary): it speaks of no item")
        }
        return ancestor
    }

    /// The view that an item is, or that owns it.
    static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    func activate() {
        guard storedHolder == nil else { return }
        hold(by: commonAncestor())
    }

    /// Takes part in layout, held by a view.
    func hold(by view: UIView) {
        guard storedHolder !== view else { return }
        deactivate()
        storedHolder = view
        view.links.owned.append(self)
        dropMentions()
        addMentions()
        view.host?.activated(self)
        view.markNeedsLayout()
        tellStackOfLimits()
    }

    func deactivate() {
        guard let view = storedHolder else { return }
        view.host?.deactivated(self)
        storedHolder = nil
        view.links.owned.remove(self)
        dropMentions()
        view.markNeedsLayout()
        tellStackOfLimits()
    }

    /// Enters the constraint into the lists of the views that it mentions, once into each.
    private func addMentions() {
        let (first, second) = (terms.first?.unretainedOwner, terms.second?.unretainedOwner)
        first?.takeUnretainedValue().links.mentions.append(self, operand: 0)
        if let second, second.toOpaque() != first?.toOpaque() {
            second.takeUnretainedValue().links.mentions.append(self, operand: 1)
        }
        guard terms.origins != nil else { return }
        for operand in 2..<ConstraintTerms.operandCount {
            guard let view = operandView(operand), isFirst(operand, in: view) else { continue }
            view.links.mentions.append(self, operand: operand)
        }
    }

    /// Takes the constraint out of the lists of the views that it mentions.
    func dropMentions() {
        guard mentionSlots != Self.noMentions else { return }
        for operand in 0..<ConstraintTerms.operandCount where mentionSlots[operand] >= 0 {
            guard let item = operandView(operand) else { continue }
            item.links.mentions.remove(self, operand: operand, from: item)
        }
    }

    /// Whether no operand before this one lives in the view.
    private func isFirst(_ operand: Int, in view: UIView) -> Bool {
        for earlier in 0..<operand where operandView(earlier) === view { return false }
        return true
    }

    /// The constraint as an equation, in the style of Apple's logs.
    package var summary: String {
        func name(_ item: AnyObject?) -> String {
            guard let item else { return "nil" }
            let identifier =
                (item as? UIView)?.accessibilityIdentifier
                ?? (item as? UILayoutGuide).flatMap { $0.identifier.isEmpty ? nil : $0.identifier }
            return "\(type(of: item))" + (identifier.map { ":'\($0)'" } ?? "")
        }
        var text = "\(name(firstItem)).\(firstAttribute) "
        text += relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        if secondItem != nil {
            text += multiplier == 1 ? " " : " \(multiplier)*"
            text += "\(name(secondItem)).\(secondAttribute)"
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += " \(constant)"
        }
        if priority != .required { text += " @\(priority.rawValue)" }
        return "<NSLayoutConstraint \(identifier.map { "'\($0)' " } ?? "")\(text)>"
    }
}

extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        constraint.hold(by: self)
    }

    func release(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }
}
