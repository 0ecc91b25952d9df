import Foundation

/// The control above a list that asks for new contents when the list is pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether contents are being asked for.
    open private(set) var isRefreshing = false
    /// What the control says.
    /// - Note: Kept without effect.
    open var attributedTitle: NSAttributedString?

    /// A control as wide as the screen and 60 points high, above what it refreshes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame == .zero { self.frame = CGRect(x: 0, y: -60, width: UIScreen.main.bounds.width, height: 60) }
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows that contents are being asked for.
    open func beginRefreshing() { isRefreshing = true }
    /// Shows that the contents are there.
    open func endRefreshing() { isRefreshing = false }
}
