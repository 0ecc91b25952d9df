internal import AutoLayout

extension NSLayoutConstraint {
    /// The view in whose coordinates an operand lives; nil where there is none or it is gone.
    func operandView(_ operand: Int) -> UIView? { terms.reference(operand)?.view }

    /// The nearest view that all operands live in; nil where one of them is gone. Operands in different trees are an error of the
    /// caller.
    private func commonAncestor() -> Unmanaged<UIView>? {
        if terms.unretainedOrigins == nil, let first = terms.firstOwner {
            guard terms.unretainedSecond != nil else { return first }
            // Nearly all constraints are between siblings or with the superview.
            if let second = terms.secondOwner, let common = UIView.nearAncestor(of: first, and: second) {
                return common
            }
        }
        var ancestor: UIView?
        for operand in 0..<(terms.unretainedOrigins == nil ? 2 : ConstraintTerms.operandCount) {
            guard let reference = terms.reference(operand) else { continue }
            guard reference.isAlive else { return nil }
            guard let view = reference.view, let common = ancestor.map({ $0.nearestCommonAncestor(with: view) }) ?? view
            else {
                stop(
                    "Unable to activate constraint \(summary) because its items have no common ancestor. Does the "
                        + "constraint reference items in different view hierarchies? That's illegal. Add both to one "
                        + "tree first")
            }
            ancestor = common
        }
        // Views in a tree: the tree keeps them.
        return ancestor.map(Unmanaged.passUnretained)
    }

    /// The view that an item is, or that owns it.
    static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    func activate() {
        guard unretainedHolder == nil else { return }
        guard let ancestor = commonAncestor() else {
            return warn("The constraint \(summary) can't be activated: it speaks of a view or guide that is gone.")
        }
        ancestor.withView(hold(by:))
    }

    /// Takes part in layout, held by a view.
    func hold(by view: UIView) {
        let new = Unmanaged.passUnretained(view)
        guard unretainedHolder?.toOpaque() != new.toOpaque() else { return }
        if unretainedHolder != nil { deactivate() }
        unretainedHolder = new
        view.links.owned.append(self)
        dropMentions()
        addMentions()
        view.host?.activated(self)
        view.markNeedsLayout()
        tellStackOfLimits()
    }

    func deactivate() {
        guard let view = holder else { return }
        view.host?.deactivated(self)
        unretainedHolder = nil
        view.links.owned.remove(self)
        dropMentions()
        view.markNeedsLayout()
        tellStackOfLimits()
    }

    /// Enters the constraint into the lists of the views that it mentions, once into each.
    private func addMentions() {
        let (first, second) = (terms.firstOwner, terms.secondOwner)
        first?.withView { $0.links.mentions.append(self, operand: 0) }
        if let second, second.toOpaque() != first?.toOpaque() {
            second.withView { $0.links.mentions.append(self, operand: 1) }
        }
        guard terms.unretainedOrigins != nil else { return }
        for operand in 2..<ConstraintTerms.operandCount {
            guard let view = operandView(operand), isFirst(operand, in: view) else { continue }
            view.links.mentions.append(self, operand: operand)
        }
    }

    /// Takes the constraint out of the lists of the views that it mentions.
    func dropMentions() {
        guard !mentionSlots.isEmpty else { return }
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
        let equation = equation(\.description) { item in
            (item as? UIView)?.messageName ?? (item as? UILayoutGuide)?.messageName ?? "nil"
        }
        return "<NSLayoutConstraint \(identifier.map { "'\($0)' " } ?? "")\(equation)>"
    }

    /// The constraint as UIKit's `description` has it, always by attributes: UIKit writes distances in its visual format.
    var consoleDescription: String {
        func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        let equation = equation(short) { item in
            guard let item else { return "nil" }
            let name = "\(consoleName(of: type(of: item))):\(address(item))"
            guard let guide = item as? UILayoutGuide, !guide.identifier.isEmpty else { return name }
            return "\(name)'\(guide.identifier)'"
        }
        let name = "\(consoleName(of: type(of: self))):\(address(self))"
        return "<\(name) \(identifier.map { "'\($0)' " } ?? "")\(equation)   (\(isActive ? "active" : "inactive"))>"
    }

    /// How logs of conflicts write the constraint: a class that describes itself has its words, as some say which line made it.
    var logEntry: String {
        let own = type(of: self) == NSLayoutConstraint.self ? consoleDescription : description
        return own == consoleDescription ? summary : own
    }

    private func equation(_ number: (CGFloat) -> String, _ name: (AnyObject?) -> String) -> String {
        var text = "\(name(firstItem)).\(firstAttribute) "
        text += relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        if secondItem != nil {
            text += multiplier == 1 ? " " : " \(number(multiplier))*"
            text += "\(name(secondItem)).\(secondAttribute)"
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        } else {
            text += " \(number(constant))"
        }
        if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
        return text
    }
}

extension UIView {
    /// Holds a constraint that was added here. Its items must be the view or stand below it.
    func hold(_ constraint: NSLayoutConstraint) {
        for operand in 0..<ConstraintTerms.operandCount {
            guard let reference = constraint.terms.reference(operand), reference.isAlive else { continue }
            require(
                reference.view?.isDescendant(of: self) == true,
                "Unable to install constraint on view. Does the constraint reference something from outside the "
                    + "subtree of the view? That's illegal. constraint:\(constraint.summary) view:\(self)")
        }
        constraint.hold(by: self)
    }

    func release(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }
}
