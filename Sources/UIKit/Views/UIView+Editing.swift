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

    /// The view or the one below it that takes key presses.
    var firstResponder: UIResponder? {
        var found: UIResponder?
        forEachInTree { view in if view.isFirstResponder { found = view } }
        return found
    }
}
