extension UIView {
    /// Tries, along both axes, whether the view may be longer or shorter, or else stand elsewhere, and leaves it there.
    ///
    /// UIKit picks one of the valid frames by chance; here it is the first of these that differs from the one before.
    func exerciseAmbiguity() {
        guard let superview else { return }
        let host = LayoutHost.of(self)
        host.layoutIfNeeded()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where host.isAmbiguous(self, axis.engineAxis) {
            let (length, place): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
                axis == .horizontal ? (.width, .left) : (.height, .top)
            let frame = alignmentRect(forFrame: untransformedFrame)
            let (now, start) = axis == .horizontal ? (frame.width, frame.minX) : (frame.height, frame.minY)
            let step = max(20, now / 2)
            let wishes = [
                NSLayoutConstraint.wish(self, length, nil, now + step), .wish(self, length, nil, max(0, now - step)),
                .wish(self, place, superview, start + step), .wish(self, place, superview, start - step),
            ]
            for wish in wishes {
                let before = untransformedFrame
                wish.isActive = true
                rootView.layoutIfNeeded()
                // What no constraint speaks of stays where it is.
                wish.isActive = false
                rootView.layoutIfNeeded()
                if untransformedFrame != before { break }
            }
        }
    }
}

extension NSLayoutConstraint {
    /// A constraint that gives way to every other.
    fileprivate static func wish(
        _ view: UIView, _ attribute: Attribute, _ superview: UIView?, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: superview,
            attribute: superview == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
        constraint.priority = UILayoutPriority(1)
        return constraint
    }
}
