internal import AutoLayout

extension NSLayoutConstraint {
    /// The views whose coordinates the constraint's items live in; nil when an item is gone.
    private var itemViews: [UIView]? {
        guard let first = firstItem.flatMap(Self.view(of:)) else { return nil }
        var views = [first]
        if hasSecondItem {
            guard let second = secondItem.flatMap(Self.view(of:)) else { return nil }
            views.append(second)
        }
        for origin in [firstOrigin, secondOrigin] {
            guard let origin else { continue }
            guard let view = origin.item.flatMap(Self.view(of:)) else { return nil }
            views.append(view)
        }
        return views
    }

    /// The view that an item is, or that owns it.
    static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    func activate() {
        guard holder == nil else { return }
        guard let views = itemViews, let first = views.first else {
            stop(
                "Unable to activate constraint \(summary): one of its items is gone or a layout guide without a view")
        }
        var ancestor = first
        for view in views.dropFirst() {
            guard let common = ancestor.nearestCommonAncestor(with: view) else {
                stop(
                    "Unable to activate constraint \(summary): its items have no common ancestor. "
                        + "Add both views to one tree first")
            }
            ancestor = common
        }
        hold(by: ancestor)
    }

    /// Takes part in layout, held by a view.
    func hold(by view: UIView) {
        guard holder !== view else { return }
        deactivate()
        holder = view
        Self.activations += 1
        activation = Self.activations
        view.ownedConstraints.append(self)
        for item in itemViews ?? [] { item.mentioningConstraints[ObjectIdentifier(self)] = self }
        view.host?.activated(self)
        view.markNeedsLayout()
    }

    func deactivate() {
        guard let view = holder else { return }
        view.host?.deactivated(self)
        holder = nil
        view.ownedConstraints.remove(self)
        for item in itemViews ?? [] { item.mentioningConstraints[ObjectIdentifier(self)] = nil }
        view.markNeedsLayout()
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
