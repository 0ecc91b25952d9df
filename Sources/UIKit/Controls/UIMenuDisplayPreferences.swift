import Foundation

/// How the elements of a menu are shown. No menu is.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
    /// The lines that titles may have; `NSNotFound` for no wish.
    /// - Note: Kept without effect.
    open var maximumNumberOfTitleLines = NSNotFound

    /// No wishes.
    public override init() {}

    /// Preferences of their own with the same wishes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
