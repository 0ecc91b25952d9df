/// An item that code moves as a finger would.
struct MovedItem {
    let origin: IndexPath
    var target: IndexPath
}

extension UICollectionView {
    /// Begins to move an item; answers whether the data source lets it be moved.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movedItem == nil, dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
        movedItem = MovedItem(origin: indexPath, target: indexPath)
        return true
    }

    /// Moves the item over a point. It stays where it is until the end of the movement; its new place is that of the item there.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard var moved = movedItem else { return }
        let proposed = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: moved.origin, withPosition: targetPosition)
        moved.target =
            itemDelegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.origin,
                atCurrentIndexPath: moved.target, toProposedIndexPath: proposed) ?? proposed
        movedItem = moved
    }

    /// Ends the movement: the data source is told, and the item goes to its new place.
    public func endInteractiveMovement() {
        guard let moved = movedItem else { return }
        movedItem = nil
        guard moved.target != moved.origin else { return }
        dataSource?.collectionView(self, moveItemAt: moved.origin, to: moved.target)
        // A diffable data source has moved it already.
        if !(dataSource is any MovingDataSource) { moveItem(at: moved.origin, to: moved.target) }
    }

    /// Ends the movement and leaves the item where it was.
    public func cancelInteractiveMovement() { movedItem = nil }
}

/// A data source that moves items in the collection itself.
protocol MovingDataSource {}
