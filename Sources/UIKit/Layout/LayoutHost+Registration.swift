internal import AutoLayout

extension LayoutHost {
    /// Brings everything that came since the last pass into the engine.
    func register() {
        let constraints = newConstraints
        newConstraints = []
        let views = takeNewViews()
        for view in newItems.takeAll() where view.host === self && !view.translatesAutoresizingMaskIntoConstraints {
            _ = item(of: view)
        }
        var count = constraints.count
        views.forEachUnretained { count += $0.links.owned.count }
        engine.reserveCapacity(constraints: count)
        numberItems()
        for constraint in constraints {
            if let holder = constraint.holder { insert(constraint, heldBy: holder) }
        }
        views.forEachUnretained { view in view.links.owned.forEachUnretained { insert($0, heldBy: view) } }
        knownDirection = nil
        for view in replacedViews.takeAll() {
            view.flags.remove(.hasNewFrame)
            guard view.host === self, let item = view.engineItem else { continue }
            hold(view)
            itemsMovedByProgram.insert(item.index)
        }
        for view in resizedViews.takeAll() where view.host === self {
            keepWrapping(of: view)
            pushIntrinsicSize(of: view)
        }
        dropIdleItems()
        numberItems()
    }

    private func numberItems() {
        guard orderIsDirty else { return }
        orderIsDirty = false
        numberItems(below: root)
    }

    /// Takes the trees in that came since the last pass. Answers their views, superviews first within a tree.
    private func takeNewViews() -> [UIView] {
        var views: [UIView] = []
        var (items, constraints) = (0, 0)
        for top in newViews.takeAll() where top.rootView === root {
            top.forEachInUnchangedTree { view in
                guard view.host !== self || isRoot(view) else { return }
                if !isRoot(view) { view.dropHost() }
                view.host = self
                view.askForInsets()
                views.append(view)
                if isRoot(view) || !view.translatesAutoresizingMaskIntoConstraints { items += 1 }
                constraints += view.links.owned.count
            }
        }
        // Four more hold the root.
        engine.reserveCapacity(items: items, constraints: constraints + 4)
        // Only now, as a view's item brings in those of the views above it, which may have come later.
        for view in views {
            Unmanaged.passUnretained(view).withView { view in
                // A view that was asked for its size may have taken others out of the tree.
                guard view.host === self, isRoot(view) || !view.translatesAutoresizingMaskIntoConstraints else {
                    return
                }
                _ = item(of: view)
            }
        }
        return views
    }

    func enter(_ view: UIView) -> Item {
        view.host = self
        orderIsDirty = true
        let item = engine.addItem()
        view.engineItem = item
        let superview = isRoot(view) ? nil : view.unretainedSuperview
        superview?.withView { _ = $0.flags.insert(.mayHaveItemsBelow) }
        own(item, .view(.passUnretained(view), in: superview))
        // From here on the view is asked, and may leave for all it does then.
        setMark(.hasOwnAlignment, view.movesAlignmentRectangle, of: view)
        hold(view)
        noteIdle(view)
        pushIntrinsicSize(of: view)
        engine.setMargins(Insets(view.effectiveMargins), of: item)
        return item
    }

    func enter(_ guide: UILayoutGuide) -> Item {
        if let owner = guide.owner { _ = item(of: owner) }
        orderIsDirty = true
        let item = engine.addItem()
        guide.engineItem = item
        own(item, .guide(.passUnretained(guide)))
        idleGuides.append(guide)
        guide.placementConstraints = write(guide.placement, of: guide, item, over: [])
        return item
    }

    /// Renews the constraints that stand for an autoresizing view's frame, or for the root's.
    func hold(_ view: UIView) {
        let isHeld = isRoot(view) || view.translatesAutoresizingMaskIntoConstraints
        guard let item = view.engineItem, isHeld || view.flags.contains(.isHeld) else { return }
        let wanted = isRoot(view) ? rootEquations(item) : maskEquations(of: view, item)
        guard view.engineItem == item else { return }
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
            parties[placement.id] = .none
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
        for placement in held { parties[placement.id] = .autoresizing(.passUnretained(view)) }
    }

    private func rootEquations(_ item: Item) -> [WantedPlacement] {
        let insets = root.layoutInsets
        let size = root.bounds.size
        func edge(_ attribute: AutoLayout.Attribute, _ value: CGFloat) -> WantedPlacement {
            WantedPlacement(Equation(Operand(item, attribute), .equal, constant: Double(value)))
        }
        let corner = [edge(.left, insets.left), edge(.top, insets.top)]
        guard root.translatesAutoresizingMaskIntoConstraints else { return corner }
        return corner + [edge(.right, size.width - insets.right), edge(.bottom, size.height - insets.bottom)]
    }

    /// Hands the engine a view's own size and priorities.
    func pushIntrinsicSize(of view: UIView) {
        view.flags.remove(.intrinsicSizeChanged)
        pushOwnSize(of: view)
    }
}

/// A constraint of the engine that holds a view in place, and all of its equation but the constant.
struct Placement {
    var id: ConstraintID
    var shape: Equation
}
