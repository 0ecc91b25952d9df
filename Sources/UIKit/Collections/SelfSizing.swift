/// The sizes that cells told of themselves, by item.
///
/// A cell is asked once it is about to be seen; items further off keep the guess, so that a collection of many thousand
/// items makes the cells of a screen only.
@MainActor
final class SelfSizing {
    private var known: [IndexPath: (proposed: CGSize, own: CGSize)] = [:]

    /// Forgets all sizes.
    func invalidate() { known = [:] }

    /// The size of an item at a point: its cell's own where it is about to be seen or was measured, else the proposed one.
    func size(
        ofItemAt path: IndexPath, at origin: CGPoint, proposed: CGSize, isWidthFixed: Bool, isHeightFixed: Bool,
        in view: UICollectionView
    ) -> CGSize {
        let found = known[path].flatMap { $0.proposed == proposed ? $0.own : nil }
        let place = CGRect(origin: origin, size: found ?? proposed)
        let isNear =
            place.minY <= view.bounds.maxY && place.maxY >= view.bounds.minY && place.minX <= view.bounds.maxX
            && place.maxX >= view.bounds.minX
        guard isNear, found == nil || view.cellForItem(at: path) != nil else { return found ?? proposed }
        let own = view.preferredSize(
            ofItemAt: path, proposed: CGRect(origin: origin, size: proposed), isWidthFixed: isWidthFixed,
            isHeightFixed: isHeightFixed)
        known[path] = (proposed, own)
        return own
    }
}
