internal import AutoLayout

/// What an item of a host's engine stands for. Retains nothing: who leaves the tree takes its item along.
enum ItemOwner {
    case none
    /// A view, and the superview that it has as long as it has the item.
    case view(Unmanaged<UIView>, in: Unmanaged<UIView>?)
    case guide(Unmanaged<UILayoutGuide>)
}

extension LayoutHost {
    func own(_ item: Item, _ owner: ItemOwner) {
        let index = Int(item.index)
        while owners.count <= index {
            owners.append(.none)
            hasMoved.append(false)
        }
        owners[index] = owner
        hasMoved[index] = false
    }

    /// What an item stands for.
    func owner(of item: Item) -> ItemOwner {
        owners.indices.contains(Int(item.index)) ? owners[Int(item.index)] : .none
    }

    /// The view that an item stands for.
    func view(of item: Item) -> UIView? {
        guard case .view(let view, _) = owner(of: item) else { return nil }
        return view.takeUnretainedValue()
    }

    /// The guide that an item stands for.
    func guide(of item: Item) -> UILayoutGuide? {
        guard case .guide(let guide) = owner(of: item) else { return nil }
        return guide.takeUnretainedValue()
    }

    /// Whether the engine moved an item's view since this was asked last.
    func takeHasMoved(_ item: Item) -> Bool {
        let index = Int(item.index)
        guard hasMoved.indices.contains(index), hasMoved[index] else { return false }
        hasMoved[index] = false
        return true
    }

    /// Forgets what an item of the engine stands for, and the item.
    func remove(_ item: Item) {
        engine.remove(item)
        if owners.indices.contains(Int(item.index)) { owners[Int(item.index)] = .none }
    }
}
