internal import AutoLayout

extension LayoutHost {
    /// Moves a guide. Answers whether anything changed in the engine.
    @discardableResult
    func setPlacement(_ placement: GuidePlacement, of guide: UILayoutGuide) -> Bool {
        guard guide.placement != placement else { return false }
        guide.placement = placement
        guard let item = guide.engineItem else { return false }
        guide.placementConstraints = write(placement, of: guide, item, over: guide.placementConstraints)
        return true
    }

    /// A rectangle of the engine in a view's coordinates, on the pixel grid.
    func frame(of item: Item, in view: UIView) -> CGRect {
        let rectangle = engine.rectangle(of: item)
        let environment = root.layoutEnvironment
        let left = environment.roundedToPixel(rectangle.left)
        let top = environment.roundedToPixel(rectangle.top)
        return CGRect(
            x: left - view.results.corner.x, y: top - view.results.corner.y,
            width: environment.roundedToPixel(rectangle.right) - left,
            height: environment.roundedToPixel(rectangle.bottom) - top)
    }
}
