internal import AutoLayout

extension LayoutTree {
    /// Adds a constraint of the system whose attributes are known to fit together.
    func add(_ equation: Equation, priority: Double = 1000) -> ConstraintID? {
        guard engine.containsItems(of: equation) else { return nil }
        do {
            return try engine.add(equation, priority: min(1000, max(1, priority)), isSystem: true)
        } catch {
            // Only a frame with NaN or infinite numbers gets here; it then holds nothing.
            return nil
        }
    }

    /// What holds a view that has a frame and a mask: two constraints for each axis, the distance from the superview's edge
    /// and the length, each with its share of a change of the superview's length.
    func maskEquations(of view: UIView, _ item: Item) -> [WantedPlacement] {
        guard view.translatesAutoresizingMaskIntoConstraints, let superview = superview(of: view) else { return [] }
        let parent = self.item(of: superview)
        let (own, outer) = (alignmentInsets(of: view), alignmentInsets(of: superview))
        let (frame, size) = (view.inputs.autoresizingBase.frame, view.inputs.autoresizingBase.superviewSize)
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

    /// Writes the constraints by which the system ties a guide to its view.
    ///
    /// - Parameter present: those there are for its placement so far; where the new ones differ in constants alone they stay.
    /// - Returns: those there are now.
    func write(
        _ placement: GuidePlacement, of guide: UILayoutGuide, _ item: Item, over present: [ConstraintID]
    ) -> [ConstraintID] {
        guard let view = guide.owner, contains(view) else { return present }
        let equations = placement.equations(of: item, in: self.item(of: view), frame: alignmentInsets(of: view))
        if !present.isEmpty, equations.count == present.count {
            for (id, equation) in zip(present, equations) { engine.setConstant(equation.constant, of: id) }
            return present
        }
        for id in present {
            parties[id] = .none
            engine.remove(id)
        }
        let ids = equations.compactMap { add($0) }
        for id in ids { parties[id] = .guide(.passUnretained(guide)) }
        return ids
    }
}

extension GuidePlacement {
    /// The equations of the placement, always in the same order, so that constants can be changed in place.
    ///
    /// - Parameter frame: how far the owner's frame, which guides are measured from, reaches beyond its alignment rectangle,
    ///   which the engine knows.
    fileprivate func equations(of item: Item, in owner: Item, frame: UIEdgeInsets) -> [Equation] {
        func tie(_ attribute: AutoLayout.Attribute, _ other: AutoLayout.Attribute, _ constant: CGFloat) -> Equation {
            Equation(Operand(item, attribute), .equal, Operand(owner, other), constant: Double(constant))
        }
        func size(_ attribute: AutoLayout.Attribute, _ constant: CGFloat) -> Equation {
            Equation(Operand(item, attribute), .equal, constant: Double(max(0, constant)))
        }
        let left = -frame.left, top = -frame.top, right = frame.right, bottom = frame.bottom
        switch self {
        case .free:
            return []
        case .inset(let insets):
            return [
                tie(.left, .left, left + insets.left), tie(.top, .top, top + insets.top),
                tie(.right, .right, right - insets.right), tie(.bottom, .bottom, bottom - insets.bottom),
            ]
        case .top(let length):
            return [
                tie(.left, .left, left), tie(.top, .top, top), tie(.right, .right, right), size(.height, length),
            ]
        case .bottom(let length):
            return [
                tie(.left, .left, left), tie(.bottom, .bottom, bottom), tie(.right, .right, right),
                size(.height, length),
            ]
        case .scrolledContent:
            return [tie(.left, .left, left), tie(.top, .top, top)]
        case .scrollFrame(let offset):
            return [
                tie(.left, .left, left + offset.x), tie(.top, .top, top + offset.y),
                tie(.right, .right, right + offset.x), tie(.bottom, .bottom, bottom + offset.y),
            ]
        }
    }
}

/// An equation that shall hold a view in place.
struct WantedPlacement {
    var equation: Equation
    var priority: Double

    init(_ equation: Equation, priority: Double = 1000) {
        self.equation = equation
        self.priority = priority
    }

    /// All of the equation but the constant.
    var shape: Equation {
        var shape = equation
        shape.constant = 0
        return shape
    }
}
