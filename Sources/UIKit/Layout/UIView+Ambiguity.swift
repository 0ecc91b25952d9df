internal import AutoLayout

extension UIView {
    /// Tries, along both axes, whether the view may be longer or shorter, or else stand elsewhere, and leaves it there.
    ///
    /// UIKit picks one of the valid frames by chance; here it is the first of these that differs from the one before.
    func exerciseAmbiguity() {
        guard let superview else { return }
        let host = LayoutHost.of(self)
        host.layoutIfNeeded()
        guard let item = engineItem else { return }
        for axis in Axis.allCases where host.isAmbiguous(self, axis) {
            let rectangle = host.engine.rectangle(of: item)
            let above = superview.engineItem.map(host.engine.rectangle) ?? superview.results.rectangle
            let (now, start) =
                axis == .horizontal
                ? (rectangle.width, rectangle.left - above.left) : (rectangle.height, rectangle.top - above.top)
            let step = max(20, now / 2)
            let before = untransformedFrame
            let tries: [(length: Double?, start: Double)] = [
                (now + step, 0), (max(0, now - step), 0), (nil, start + step), (nil, start - step),
            ]
            for (length, start) in tries {
                host.engine.exercise(item, axis, length: length, start: start)
                host.askForPass()
                rootView.layoutIfNeeded()
                if untransformedFrame != before { break }
                host.engine.stopExercising(item, axis)
            }
        }
    }
}
