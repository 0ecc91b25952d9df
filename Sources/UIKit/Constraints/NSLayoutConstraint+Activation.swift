internal import AutoLayout

extension NSLayoutConstraint {
    /// The first and the second item, and the places from which each of the two is measured.
    static let operandCount = 4

    /// Whether the constraint has an operand of that number; its item may be gone.
    private func hasOperand(_ operand: Int) -> Bool {
        switch operand {
        case 0: true
        case 1: hasSecondItem
        case 2: firstOrigin != nil
        default: secondOrigin != nil
        }
    }

    /// The view in whose coordinates an operand lives; nil where there is none or it is gone.
    func operandView(_ operand: Int) -> UIView? {
        switch operand {
        case 0: firstReference?.view
        case 1: secondReference?.view
        case 2: firstOrigin?.reference?.view
        default: secondOrigin?.reference?.view
        }
    }

    /// The nearest view that all operands live in; an operand that is gone or stands in another tree is an error of the
    /// caller.
    private func commonAncestor() -> UIView {
        var ancestor: UIView?
        for operand in 0..<Self.operandCount where hasOperand(operand) {
            guard let view = operandView(operand) else {
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
        guard let ancestor else { preconditionFailure("a constraint has a first operand") }
        return ancestor
    }

    /// The view that an item is, or that owns it.
    static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    func activate() {
        guard holder == nil else { return }
        hold(by: commonAncestor())
    }

    /// Takes part in layout, held by a view.
    func hold(by view: UIView) {
        guard holder !== view else { return }
        deactivate()
        storedHolder = view
        activation = Self.activations.wrappingAdd(1, ordering: .relaxed).newValue
        view.ownedConstraints.append(self)
        dropMentions()
        for operand in 0..<Self.operandCount {
            guard let item = operandView(operand), isFirst(operand, in: item) else { continue }
            item.mentions.append(self, operand: operand)
        }
        view.host?.activated(self)
        view.markNeedsLayout()
        tellStackOfLimits()
    }

    func deactivate() {
        guard let view = holder else { return }
        view.host?.deactivated(self)
        storedHolder = nil
        view.ownedConstraints.remove(self)
        dropMentions()
        view.markNeedsLayout()
        tellStackOfLimits()
    }

    /// Takes the constraint out of the lists of the views that it mentions.
    func dropMentions() {
        for operand in 0..<Self.operandCount where mentionSlots[operand] >= 0 {
            guard let item = operandView(operand) else { continue }
            item.mentions.remove(self, operand: operand, from: item)
        }
    }

    /// Whether no operand before this one lives in the view: each view lists a constraint once.
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
