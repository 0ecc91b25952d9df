internal import AutoLayout

// The host keeps what it finds in the views themselves.
extension LayoutHost: LayoutTree {
    func contains(_ view: UIView) -> Bool { view.host === self }

    func superview(of view: UIView) -> UIView? { isRoot(view) ? nil : view.storedSuperview }

    func direction(of holder: UIView) -> LayoutDirection {
        if let knownDirection, knownDirection.holder == ObjectIdentifier(holder) { return knownDirection.direction }
        let direction: LayoutDirection =
            holder.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        knownDirection = (ObjectIdentifier(holder), direction)
        return direction
    }

    func existingItem(of view: UIView) -> Item? { view.engineItem }

    func existingItem(of guide: UILayoutGuide) -> Item? { guide.engineItem }

    func has(_ mark: LayoutFlags, _ view: UIView) -> Bool { view.flags.contains(mark) }

    func setMark(_ mark: LayoutFlags, _ isSet: Bool, of view: UIView) {
        if isSet { view.flags.insert(mark) } else { view.flags.remove(mark) }
    }

    func alignmentInsets(of view: UIView) -> UIEdgeInsets { view.layoutInsets }

    func wrappingWidth(of view: UIView) -> CGFloat? { view.automaticWrappingWidth }

    func setWrappingWidth(_ width: CGFloat?, of view: UIView) { view.automaticWrappingWidth = width }

    func ownSize(of view: UIView) -> CGSize { view.askOwnSize() }

    func baselineView(of view: UIView, first: Bool) -> UIView {
        first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }
}
