// Nobody touches the screen here. Tests and scripts say what a finger would do.

extension UIControl {
    /// Does what a tap does: nothing where the control isn't enabled.
    public func simulateTap() {
        guard isEnabled else { return }
        sendActions(for: .touchDown)
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
    }
}

extension UITableView {
    /// Does what a tap on a row does: asks and tells the delegate, chooses the row, and performs the segue of its cell. Nothing
    /// where the row isn't there or may not be chosen.
    ///
    /// As on a device the segue is performed before the delegate hears of the choice.
    public func simulateTap(onRowAt indexPath: IndexPath) {
        layoutIfNeeded()
        guard allowsSelection, let cell = cellForRow(at: indexPath) else { return }
        guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else {
            return
        }
        if !allowsMultipleSelection, let old = indexPathForSelectedRow, old != path {
            deselectRow(at: old, animated: false)
            tableDelegate?.tableView(self, didDeselectRowAt: old)
        }
        selectRow(at: path, animated: false, scrollPosition: .none)
        (cellForRow(at: path) ?? cell).segues.selection?.performIfWanted(sender: cellForRow(at: path) ?? cell)
        tableDelegate?.tableView(self, didSelectRowAt: path)
    }

    /// Does what a tap on the accessory of a row does.
    public func simulateTap(onAccessoryOfRowAt indexPath: IndexPath) {
        layoutIfNeeded()
        guard let cell = cellForRow(at: indexPath) else { return }
        cell.segues.accessory?.performIfWanted(sender: cell)
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
}

extension UICollectionView {
    /// Does what a tap on an item does: chooses it, performs the segue of its cell, and tells the delegate. Nothing where the
    /// item isn't there.
    public func simulateTap(onItemAt indexPath: IndexPath) {
        layoutIfNeeded()
        guard allowsSelection, let cell = cellForItem(at: indexPath) else { return }
        guard itemDelegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else { return }
        if !allowsMultipleSelection, let old = indexPathsForSelectedItems?.first, old != indexPath {
            deselectItem(at: old, animated: false)
            itemDelegate?.collectionView(self, didDeselectItemAt: old)
        }
        selectItem(at: indexPath, animated: false, scrollPosition: [])
        cell.selectionSegue?.performIfWanted(sender: cell)
        itemDelegate?.collectionView(self, didSelectItemAt: indexPath)
    }
}

extension UITabBarController {
    /// Does what a tap on a tab does: asks the delegate, chooses the tab, and tells the delegate. Nothing where the tab isn't
    /// there or may not be chosen.
    public func simulateTap(onTabAt index: Int) {
        guard let viewControllers, viewControllers.indices.contains(index) else { return }
        let controller = viewControllers[index]
        if let tab = tab(of: controller) {
            // While tabs are used, the delegate hears of them alone (measured on devices with iOS 26).
            guard delegate?.tabBarController(self, shouldSelectTab: tab) != false else { return }
            let isAgain = index == selectedIndex
            selectedIndex = index
            if isAgain { delegate?.tabBarController(self, didSelectTab: tab, previousTab: tab) }
            return
        }
        guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
    }
}
