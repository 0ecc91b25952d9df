package import AutoLayout

extension LayoutHost {
    /// The size a subtree asks for by its own constraints, rounded up to pixels.
    ///
    /// The subtree is laid out on its own in an engine of its own, as constraints to views outside have no say
    /// (documentation of `systemLayoutSizeFitting`).
    static func fittingSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        view.runUpdateConstraints()
        let environment = view.layoutEnvironment
        var saved: [() -> Void] = []
        view.forEachInTree { saved.append($0.takeEngineState()) }
        let savedRoot = (view.rootEnvironment, view.superview)
        defer {
            view.forEachInTree { $0.forgetEngine() }
            (view.rootEnvironment, view.superview) = savedRoot
            for restore in saved { restore() }
            view.catchUpWithSuperview()
        }
        view.rootEnvironment = environment
        view.superview = nil
        let host = LayoutHost(
            root: view, mode: .fitting(target, horizontal: horizontal, vertical: vertical))
        view.host = host
        host.solve()
        let frame = host.frameRectangle(of: view, in: Rectangle())
        return CGSize(
            width: environment.roundedUpToPixel(frame.right), height: environment.roundedUpToPixel(frame.bottom))
    }

    /// Whether the view's place or size is left open by the constraints of its tree.
    static func isAmbiguous(_ view: UIView) -> Bool {
        let host = of(view)
        host.layoutIfNeeded()
        return Axis.allCases.contains { host.isAmbiguous(view, $0) }
    }

    /// Whether the view's place or size along an axis is left open.
    package func isAmbiguous(_ view: UIView, _ axis: AutoLayout.Axis) -> Bool {
        guard let item = view.engineItem, view !== root else { return false }
        return engine.hasAmbiguousLayout(item, axis)
    }

    /// Whether constraints place views in a scroll view and yet leave the size of its content open along an axis.
    package func hasAmbiguousContent(_ scrollView: UIScrollView, _ axis: AutoLayout.Axis) -> Bool {
        guard scrollView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return false
        }
        // Without an item no constraint speaks of the content's edges.
        guard let item = scrollView.existingContentGuide?.engineItem else { return true }
        return engine.hasAmbiguousLayout(item, axis)
    }

    static func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
        guard let host = guide.owningView.map(of) else { return false }
        host.layoutIfNeeded()
        // No constraint speaks of a guide that isn't in the engine.
        guard let item = guide.engineItem else { return guide.placement == .free }
        return Axis.allCases.contains { host.engine.hasAmbiguousLayout(item, $0) }
    }

    static func constraintsAffecting(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let host = of(view)
        host.layoutIfNeeded()
        return host.constraints(on: view.engineItem, axis)
    }

    static func constraintsAffecting(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let host = guide.owningView.map(of) else { return [] }
        host.layoutIfNeeded()
        return host.constraints(on: guide.engineItem, axis)
    }

    private func constraints(on item: Item?, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let item else { return [] }
        return engine.constraints(on: item, axis.engineAxis).compactMap { id in
            if case .constraint(let constraint) = parties[id] { constraint } else { nil }
        }
    }

    /// Writes a conflict to standard error in the manner of UIKit.
    func log(_ conflict: LayoutConflict) {
        var text = "Unable to simultaneously satisfy constraints.\n(\n"
        for party in conflict.parties { text += "    \(Self.describe(party))\n" }
        text += ")\nWill attempt to recover by breaking constraint\n\(Self.describe(conflict.broken))\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    static func describe(_ party: ConflictParty) -> String {
        switch party {
        case .constraint(let constraint): constraint.summary
        case .autoresizing(let view): "<autoresizing frame of \(type(of: view)) \(view.untransformedFrame)>"
        case .guide(let guide): "<placement of the guide \(guide.identifier)>"
        case .nonNegativeSize: "<widths and heights are not negative>"
        }
    }
}

extension UIView {
    /// Takes what the view's engine knows of it away, and answers how to give it back.
    func takeEngineState() -> () -> Void {
        let (item, host, margins, wrapping) = (engineItem, self.host, appliedMargins, automaticWrappingWidth)
        let (safeArea, inset) = (safeAreaInsets, insetRectangle)
        let engineFlags = flags.intersection([.hasBaselineConstraints, .isHeld, .isWrapping, .isLoose])
        let savedGuides = allGuides.map { ($0, $0.engineItem, $0.placementConstraints, $0.placement) }
        let constraints = ownedConstraints.map { ($0, $0.engineID) }
        forgetEngine()
        automaticWrappingWidth = nil
        return { [unowned self] in
            (engineItem, self.host, appliedMargins, automaticWrappingWidth) = (item, host, margins, wrapping)
            (safeAreaInsets, insetRectangle) = (safeArea, inset)
            flags.formUnion(engineFlags)
            askForInsets()
            for (guide, item, placement, kind) in savedGuides {
                (guide.engineItem, guide.placementConstraints, guide.placement) = (item, placement, kind)
            }
            for (constraint, id) in constraints { constraint.engineID = id }
        }
    }
}
