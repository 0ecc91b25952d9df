package import AutoLayout

extension LayoutHost {
    /// Brings everything that came since the last pass into the engine.
    func register() {
        let views = newViews
        newViews = []
        var constraints = newConstraints
        newConstraints = []
        for top in views where top.rootView === root {
            top.forEachInTree { view in
                guard view.host !== self || view === root else { return }
                if view !== root { view.dropHost() }
                view.host = self
                constraints += view.ownedConstraints
            }
            top.forEachInTree { view in
                if view === root || !view.translatesAutoresizingMaskIntoConstraints { _ = item(of: view) }
            }
        }
        for constraint in constraints where constraint.engineID == nil && constraint.holder?.host === self {
            insert(constraint)
        }
        for view in replacedViews where view.host === self && view.engineItem != nil { hold(view) }
        replacedViews = []
        for view in resizedViews where view.host === self { pushIntrinsicSize(of: view) }
        resizedViews = []
    }

    /// The engine's rectangle for a view; enters it when it isn't there yet.
    func item(of view: UIView) -> Item {
        if let item = view.engineItem { return item }
        view.host = self
        let item = engine.addItem()
        view.engineItem = item
        hold(view)
        pushIntrinsicSize(of: view)
        engine.setMargins(Insets(view.effectiveMargins), of: item)
        if view.wrapsContent { wrappingViews.append(view) }
        return item
    }

    /// The engine's rectangle for a guide.
    func item(of guide: UILayoutGuide) -> Item {
        if let item = guide.engineItem { return item }
        let item = engine.addItem()
        guide.engineItem = item
        place(guide)
        return item
    }

    /// Renews the constraints that stand for an autoresizing view's frame, or for the root's.
    func hold(_ view: UIView) {
        guard let item = view.engineItem else { return }
        let key = ObjectIdentifier(view)
        for id in placements[key] ?? [] {
            parties[id] = nil
            engine.remove(id)
        }
        placements[key] = nil
        let ids =
            view === root
            ? holdRoot(item)
            : view.translatesAutoresizingMaskIntoConstraints
                ? holdByMask(view, item) : []
        guard !ids.isEmpty else { return }
        placements[key] = ids
        for id in ids { parties[id] = .autoresizing(view) }
    }

    private func holdRoot(_ item: Item) -> [ConstraintID] {
        let insets = root.alignmentRectInsets
        let size = root.bounds.size
        let sides = Rectangle(
            left: Double(insets.left), top: Double(insets.top), right: Double(size.width - insets.right),
            bottom: Double(size.height - insets.bottom))
        switch mode {
        case .fixedRoot:
            if root.translatesAutoresizingMaskIntoConstraints { return engine.fix(item, to: sides) }
            return engine.fixCorner(item, left: sides.left, top: sides.top)
        case .fitting(let target, let horizontal, let vertical):
            return engine.fixCorner(item, left: sides.left, top: sides.top)
                + [
                    add(item, .width, target.width - insets.left - insets.right, horizontal),
                    add(item, .height, target.height - insets.top - insets.bottom, vertical),
                ].compactMap { $0 }
        }
    }

    private func add(
        _ item: Item, _ attribute: AutoLayout.Attribute, _ value: CGFloat, _ priority: UILayoutPriority
    ) -> ConstraintID? {
        add(
            Equation(Operand(item, attribute), .equal, constant: max(0, Double(value))),
            priority: Double(priority.rawValue))
    }

    /// Adds a constraint of the system whose attributes are known to fit together.
    func add(_ equation: Equation, priority: Double = 1000) -> ConstraintID? {
        do {
            return try engine.add(equation, priority: min(1000, max(1, priority)), isSystem: true)
        } catch {
            // Only a frame with NaN or infinite numbers gets here; it then holds nothing.
            return nil
        }
    }

    private func holdByMask(_ view: UIView, _ item: Item) -> [ConstraintID] {
        guard let superview = view.superview else { return [] }
        let parent = self.item(of: superview)
        let (own, outer) = (view.alignmentRectInsets, superview.alignmentRectInsets)
        let base = view.autoresizingBase
        let size = base.superviewSize
        return [
            edges(
                item, parent, .left, .width, start: base.frame.minX + own.left + outer.left,
                length: base.frame.width - own.left - own.right, parentLength: size?.width,
                parentInsets: outer.left + outer.right,
                share: AutoresizingShare(
                    mask: view.autoresizingMask, base: base.frame, size: size ?? .zero, axis: .horizontal)),
            edges(
                item, parent, .top, .height, start: base.frame.minY + own.top - outer.top,
                length: base.frame.height - own.top - own.bottom, parentLength: size?.height,
                parentInsets: outer.top + outer.bottom,
                share: AutoresizingShare(
                    mask: view.autoresizingMask, base: base.frame, size: size ?? .zero, axis: .vertical)),
        ].flatMap { $0 }
    }

    /// Two constraints of one axis: the distance from the superview's edge and the length, each with its share of a
    /// change of the superview's length.
    private func edges(
        _ item: Item, _ parent: Item, _ edge: AutoLayout.Attribute, _ length: AutoLayout.Attribute, start: CGFloat,
        length value: CGFloat, parentLength: CGFloat?, parentInsets: CGFloat, share: AutoresizingShare
    ) -> [ConstraintID] {
        func equation(_ operand: Operand, _ value: CGFloat, _ factor: CGFloat) -> Equation {
            guard factor != 0, let parentLength else { return Equation(operand, .equal, constant: Double(value)) }
            return Equation(
                operand, .equal, Operand(parent, length), multiplier: Double(factor),
                constant: Double(value - factor * (parentLength - parentInsets)))
        }
        let distance = Operand(item, edge, from: Operand.Place(parent, edge))
        return [
            add(equation(distance, start, share.start)),
            add(equation(Operand(item, length), max(0, value), share.length)),
        ].compactMap { $0 }
    }

    /// Hands the engine a view's own size and priorities.
    func pushIntrinsicSize(of view: UIView) {
        view.flags.remove(.intrinsicSizeChanged)
        guard let item = view.engineItem else { return }
        let size = view.intrinsicContentSize
        engine.setIntrinsicLength(view.intrinsicLength(.horizontal, of: size), of: item, .horizontal)
        engine.setIntrinsicLength(view.intrinsicLength(.vertical, of: size), of: item, .vertical)
    }
}

extension Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}
