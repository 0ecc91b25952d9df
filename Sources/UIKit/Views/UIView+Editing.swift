extension UIView {
    /// Has the view or the one below it that is being edited resign; the views' wish to stay is passed over when forced.
    /// Answers whether the view or one below it resigned.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let firstResponder else { return false }
        return firstResponder.resignFirstResponder() || force
    }

    /// What takes key presses: the view, one below it, or the controller of one.
    var firstResponder: UIResponder? { ThreadContext.current.firstResponders.first(in: self) }
}
