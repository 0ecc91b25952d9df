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
        let grid = pixelGrid
        return CGRect(
            x: grid.distance(from: view.results.corner.x, to: rectangle.left),
            y: grid.distance(from: view.results.corner.y, to: rectangle.top),
            width: grid.distance(from: rectangle.left, to: rectangle.right),
            height: grid.distance(from: rectangle.top, to: rectangle.bottom))
    }
}
