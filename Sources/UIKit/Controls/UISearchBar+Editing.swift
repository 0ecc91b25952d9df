// What a search bar tells its delegate and its controller of.

extension UISearchBar {
    var mayBeginEditing: Bool { delegate?.searchBarShouldBeginEditing(self) != false }
    var mayEndEditing: Bool { delegate?.searchBarShouldEndEditing(self) != false }

    func didBeginEditing() {
        delegate?.searchBarTextDidBeginEditing(self)
        controller?.searchBegan()
    }

    func didEndEditing() { delegate?.searchBarTextDidEndEditing(self) }

    func mayType(_ text: String, in range: NSRange) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) != false
    }

    func didType() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.searchChanged()
    }

    /// Does what a tap on the keyboard's search key does: tells the delegate.
    public func simulateTapOnSearchButton() { delegate?.searchBarSearchButtonClicked(self) }

    /// Does what a tap on the cancel button does: tells the delegate, and ends the search of the bar's controller.
    public func simulateTapOnCancelButton() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }

    /// Does what a tap on a scope does; nothing where it is on, or where there is none.
    public func simulateTap(onScopeAt index: Int) {
        guard let scopeButtonTitles, scopeButtonTitles.indices.contains(index), index != selectedScopeButtonIndex else {
            return
        }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        controller?.searchChanged()
    }
}
