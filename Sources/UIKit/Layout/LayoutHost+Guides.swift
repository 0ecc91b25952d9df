internal import AutoLayout

extension LayoutHost {
    /// Renews the constraints by which the system ties a guide to its view.
    func place(_ guide: UILayoutGuide) {
        guard let item = guide.engineItem, let view = guide.owningView else { return }
        for id in guide.placementConstraints {
            parties[id] = nil
            engine.remove(id)
        }
        let owner = self.item(of: view)
        guide.placementConstraints = equations(of: guide, item, owner, view).compactMap { add($0) }
        for id in guide.placementConstraints { parties[id] = .guide(guide) }
    }

    /// The equations of a guide's placement, always in the same order, so that constants can be changed in place.
    private func equations(of guide: UILayoutGuide, _ item: Item, _ owner: Item, _ view: UIView) -> [Equation] {
        // A guide is measured from the view's frame, the engine knows its alignment rectangle.
        let frame = view.layoutInsets
        func tie(_ attribute: AutoLayout.Attribute, _ other: AutoLayout.Attribute, _ constant: CGFloat) -> Equation {
            Equation(Operand(item, attribute), .equal, Operand(owner, other), constant: Double(constant))
        }
        func size(_ attribute: AutoLayout.Attribute, _ constant: CGFloat) -> Equation {
            Equation(Operand(item, attribute), .equal, constant: Double(max(0, constant)))
        }
        let left = -frame.left, top = -frame.top, right = frame.right, bottom = frame.bottom
        switch guide.placement {
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

    /// Moves a guide. Answers whether anything changed in the engine.
    @discardableResult
    func setPlacement(_ placement: GuidePlacement, of guide: UILayoutGuide) -> Bool {
        guard guide.placement != placement else { return false }
        guide.placement = placement
        guard let item = guide.engineItem, let view = guide.owningView else { return false }
        let equations = equations(of: guide, item, self.item(of: view), view)
        guard equations.count == guide.placementConstraints.count else {
            place(guide)
            return true
        }
        for (id, equation) in zip(guide.placementConstraints, equations) {
            engine.setConstant(equation.constant, of: id)
        }
        return true
    }

    /// A rectangle of the engine in a view's coordinates, on the pixel grid.
    func frame(of item: Item, in view: UIView) -> CGRect {
        let rectangle = engine.rectangle(of: item)
        let environment = root.layoutEnvironment
        let left = environment.roundedToPixel(rectangle.left)
        let top = environment.roundedToPixel(rectangle.top)
        return CGRect(
            x: left - view.placedCorner.x, y: top - view.placedCorner.y,
            width: environment.roundedToPixel(rectangle.right) - left,
            height: environment.roundedToPixel(rectangle.bottom) - top)
    }
}
