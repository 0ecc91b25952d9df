extension UIView {
    /// Has the view or the one below it that is being edited resign; the views' wish to stay is passed over when forced.
    /// Answers whether nothing is being edited any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        var isOver = true
        forEachInTree { view in
            guard view.isFirstResponder else { return }
            if !view.resignFirstResponder() && !force { isOver = false }
        }
        return isOver
    }
}
