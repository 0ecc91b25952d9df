internal import AutoLayout

extension LayoutHost {
    /// Brings everything that came since the last pass into the engine.
    func register() {
        let views = newViews.takeAll()
        var constraints = newConstraints
        newConstraints = []
        for top in views where top.rootView === root {
            top.forEachInTree { view in
                guard view.host !== self || view === root else { return }
                if view !== root { view.dropHost() }
                view.host = self
                view.askForInsets()
                constraints += view.ownedConstraints
            }
            top.forEachInTree { view in
                if view === root || !view.translatesAutoresizingMaskIntoConstraints { _ = item(of: view) }
            }
        }
        for view in newItems.takeAll() where view.host === self && !view.translatesAutoresizingMaskIntoConstraints {
            _ = item(of: view)
        }
        engine.reserveCapacity(constraints: constraints.count)
        for constraint in constraints where constraint.engineID == nil && constraint.holder?.host === self {
            insert(constraint)
        }
        for view in replacedViews.takeAll() where view.host === self && view.engineItem != nil { hold(view) }
        for view in resizedViews.takeAll() where view.host === self {
            keepWrapping(of: view)
            pushIntrinsicSize(of: view)
        }
    }

    /// The engine's rectangle for a view; enters it when it isn't there yet, and what it hangs from before it.
    func item(of view: UIView) -> Item {
        if let item = view.engineItem { return item }
        var above: [UIView] = []
        var below = view
        while below !== root, below.translatesAutoresizingMaskIntoConstraints, let superview = below.superview,
            superview.engineItem == nil
        {
            above.append(superview)
            below = superview
        }
        for view in above.reversed() { _ = enter(view) }
        return enter(view)
    }

    private func enter(_ view: UIView) -> Item {
        view.host = self
        let item = engine.addItem()
        view.engineItem = item
        view.noteOwnAlignment()
        let superview = isRoot(view) ? nil : view.storedSuperview
        superview?.flags.insert(.mayHaveItemsBelow)
        own(item, .view(.passUnretained(view), in: superview.map { .passUnretained($0) }))
        hold(view)
        pushIntrinsicSize(of: view)
        engine.setMargins(Insets(view.effectiveMargins), of: item)
        return item
    }

    /// The engine's rectangle for a guide.
    func item(of guide: UILayoutGuide) -> Item {
        if let item = guide.engineItem { return item }
        let item = engine.addItem()
        guide.engineItem = item
        own(item, .guide(.passUnretained(guide)))
        place(guide)
        return item
    }

    /// Renews the constraints that stand for an autoresizing view's frame, or for the root's.
    func hold(_ view: UIView) {
        let isHeld = isRoot(view) || view.translatesAutoresizingMaskIntoConstraints
        guard let item = view.engineItem, isHeld || view.flags.contains(.isHeld) else { return }
        let wanted = view === root ? rootEquations(item) : maskEquations(of: view, item)
        let key = ObjectIdentifier(view)
        if let held = placements[key], held.count == wanted.count,
            zip(held, wanted).allSatisfy({ $0.shape == $1.shape })
        {
            for (placement, equation) in zip(held, wanted) where equation.equation.constant.isFinite {
                engine.setConstant(equation.equation.constant, of: placement.id)
            }
            return
        }
        for placement in placements.removeValue(forKey: key) ?? [] {
            parties[placement.id] = nil
            engine.remove(placement.id)
        }
        let held = wanted.compactMap { wanted in
            add(wanted.equation, priority: wanted.priority).map { Placement(id: $0, shape: wanted.shape) }
        }
        view.flags.remove(.isHeld)
        guard !held.isEmpty else { return }
        placements[key] = held
        view.flags.insert(.isHeld)
        guard view !== root else { return }
        for placement in held { parties[placement.id] = .autoresizing(view) }
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

    private func rootEquations(_ item: Item) -> [WantedPlacement] {
        let insets = root.layoutInsets
        let size = root.bounds.size
        func edge(_ attribute: AutoLayout.Attribute, _ value: CGFloat, _ priority: Float = 1000) -> WantedPlacement {
            WantedPlacement(
                Equation(Operand(item, attribute), .equal, constant: Double(value)), priority: Double(priority))
        }
        let corner = [edge(.left, insets.left), edge(.top, insets.top)]
        switch mode {
        case .fixedRoot:
            guard root.translatesAutoresizingMaskIntoConstraints else { return corner }
            return corner + [edge(.right, size.width - insets.right), edge(.bottom, size.height - insets.bottom)]
        case .fitting(let target, let horizontal, let vertical):
            return corner + [
                edge(.width, max(0, target.width - insets.left - insets.right), horizontal.rawValue),
                edge(.height, max(0, target.height - insets.top - insets.bottom), vertical.rawValue),
            ]
        }
    }

    /// Two constraints for each axis: the distance from the superview's edge and the length, each with its share of
    /// a change of the superview's length.
    private func maskEquations(of view: UIView, _ item: Item) -> [WantedPlacement] {
        guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else { return [] }
        let parent = self.item(of: superview)
        let (own, outer) = (view.layoutInsets, superview.layoutInsets)
        let (frame, size) = (view.autoresizingBase.frame, view.autoresizingBase.superviewSize)
        func share(_ axis: Axis) -> AutoresizingShare {
            guard let size else { return AutoresizingShare.none }
            return AutoresizingShare(mask: view.autoresizingMask, base: frame, size: size, axis: axis)
        }
        func wanted(
            _ operand: Operand, _ value: CGFloat, _ factor: CGFloat, of length: AutoLayout.Attribute,
            base: CGFloat
        ) -> WantedPlacement {
            factor == 0
                ? WantedPlacement(Equation(operand, .equal, constant: Double(value)))
                : WantedPlacement(
                    Equation(
                        operand, .equal, Operand(parent, length), multiplier: Double(factor),
                        constant: Double(value - factor * base)))
        }
        func distance(_ edge: AutoLayout.Attribute) -> Operand {
            Operand(item, edge, from: Operand.Place(parent, edge))
        }
        let (horizontal, vertical) = (share(.horizontal), share(.vertical))
        let baseWidth = (size?.width ?? 0) - outer.left - outer.right
        let baseHeight = (size?.height ?? 0) - outer.top - outer.bottom
        return [
            wanted(distance(.left), frame.minX + own.left - outer.left, horizontal.start, of: .width, base: baseWidth),
            wanted(
                Operand(item, .width), max(0, frame.width - own.left - own.right), horizontal.length, of: .width,
                base: baseWidth),
            wanted(distance(.top), frame.minY + own.top - outer.top, vertical.start, of: .height, base: baseHeight),
            wanted(
                Operand(item, .height), max(0, frame.height - own.top - own.bottom), vertical.length, of: .height,
                base: baseHeight),
        ]
    }

    /// Hands the engine a view's own size and priorities.
    func pushIntrinsicSize(of view: UIView) {
        view.flags.remove(.intrinsicSizeChanged)
        guard let item = view.engineItem else { return }
        noteWrapping(of: view)
        // A hidden arranged view takes no room in either direction, so its own size has no say.
        let size = view.isHiddenInStack ? UIView.noIntrinsicSize : view.effectiveIntrinsicSize
        // With the size its insets to the alignment rectangle may have changed.
        reshapedViews.append(view)
        engine.setIntrinsicLength(view.intrinsicLength(.horizontal, of: size), of: item, .horizontal)
        engine.setIntrinsicLength(view.intrinsicLength(.vertical, of: size), of: item, .vertical)
    }
}

/// A constraint of the engine that holds a view in place, and all of its equation but the constant.
struct Placement {
    var id: ConstraintID
    var shape: Equation
}

/// An equation that shall hold a view in place.
struct WantedPlacement {
    var equation: Equation
    var priority: Double

    init(_ equation: Equation, priority: Double = 1000) {
        self.equation = equation
        self.priority = priority
    }

    var shape: Equation {
        var shape = equation
        shape.constant = 0
        return shape
    }
}

extension Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}
