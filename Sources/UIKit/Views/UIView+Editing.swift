extension UIView {
    /// Has the view or the one below it that is being edited resign; the views' wish to stay is passed over when forced.
    /// Answers whether the view or one below it resigned.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        var hasResigned = false
        forEachInTree { view in
            guard view.isFirstResponder else { return }
            hasResigned = view.resignFirstResponder() || force
        }
        return hasResigned
    }

    /// The view or the one below it that takes key presses.
    var firstResponder: UIResponder? {
        var found: UIResponder?
        forEachInTree { view in if view.isFirstResponder { found = view } }
        return found
    }
}
