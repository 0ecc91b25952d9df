package import AutoLayout

extension UIView {
    /// Tries, along both axes, whether the view may be longer or shorter, or else stand elsewhere, and leaves it there.
    ///
    /// UIKit picks one of the valid frames by chance; here it is the first of these that differs from the one before.
    func exerciseAmbiguity() {
        let host = LayoutHost.of(self)
        host.layoutIfNeeded()
        for axis in Axis.allCases where host.isAmbiguous(self, axis) { host.exercise(self, axis) }
    }
}

extension LayoutHost {
    /// Lets a view be longer or shorter along an axis, or else stand elsewhere, where the constraints leave that open.
    ///
    /// It stays there until ``stopExercising(_:_:)``.
    ///
    /// - Returns: whether the view has another frame than before.
    @discardableResult
    package func exercise(_ view: UIView, _ axis: AutoLayout.Axis) -> Bool {
        guard let superview = view.superview, let item = view.engineItem else { return false }
        let rectangle = engine.rectangle(of: item)
        let above = superview.engineItem.map(engine.rectangle) ?? superview.results.rectangle
        let (now, start) =
            axis == .horizontal
            ? (rectangle.width, rectangle.left - above.left) : (rectangle.height, rectangle.top - above.top)
        let step = max(20, now / 2)
        let before = view.untransformedFrame
        let tries: [(length: Double?, start: Double)] = [
            (now + step, 0), (max(0, now - step), 0), (nil, start + step), (nil, start - step),
        ]
        for (length, start) in tries {
            engine.exercise(item, axis, length: length, start: start)
            askForPass()
            root.layoutIfNeeded()
            if view.untransformedFrame != before { return true }
            engine.stopExercising(item, axis)
        }
        return false
    }

    /// Takes back what ``exercise(_:_:)`` did.
    package func stopExercising(_ view: UIView, _ axis: AutoLayout.Axis) {
        guard let item = view.engineItem else { return }
        engine.stopExercising(item, axis)
        engine.setNeedsSolving()
        askForPass()
        root.layoutIfNeeded()
    }
}
