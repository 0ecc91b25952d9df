/// The safe area of a controller's view, and the guides of systems before safe areas.
extension UIViewController {
    func makeLayoutSupport(
        _ identifier: String, _ placement: GuidePlacement, at edge: NSLayoutConstraint.Attribute
    ) -> LayoutSupportGuide {
        let guide = LayoutSupportGuide()
        guide.identifier = identifier
        guide.owner = view
        guide.placement = placement
        guide.listConstraints(at: edge, of: view)
        return guide
    }

    var existingLayoutSupport: [UILayoutGuide] { [layoutSupport.top, layoutSupport.bottom].compactMap { $0 } }

    /// Adds the bars of the container and the controller's own insets to the safe area of its view. Where that stands in no
    /// other view no bar covers it ("if the view isn't currently installed in a view hierarchy … the edge insets are 0").
    func adjust(_ safeArea: inout UIEdgeInsets, isInside: Bool) {
        if isInside, let container = parent as? any BarContainer {
            let bars = container.barInsets(over: self)
            safeArea.top += bars.top
            safeArea.bottom += bars.bottom
        }
        if let covered = coveredScrollView {
            safeArea = covered.safeAreaInsets
            if !coversTop { safeArea.top = 0 }
        }
        safeArea.top += additionalSafeAreaInsets.top
        safeArea.left += additionalSafeAreaInsets.left
        safeArea.bottom += additionalSafeAreaInsets.bottom
        safeArea.right += additionalSafeAreaInsets.right
    }

    func placeLayoutSupport(_ safeArea: UIEdgeInsets, _ place: (UILayoutGuide, GuidePlacement) -> Void) {
        if let top = layoutSupport.top { place(top, .top(safeArea.top)) }
        if let bottom = layoutSupport.bottom { place(bottom, .bottom(safeArea.bottom)) }
    }
}
