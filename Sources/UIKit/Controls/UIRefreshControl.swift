import Foundation

/// The control above a list that asks for new contents when the list is pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether contents are being asked for.
    open private(set) var isRefreshing = false
    /// What the control says.
    /// - Note: Kept without effect.
    open var attributedTitle: NSAttributedString?

    /// Shows that contents are being asked for.
    open func beginRefreshing() { isRefreshing = true }
    /// Shows that the contents are there.
    open func endRefreshing() { isRefreshing = false }
}
