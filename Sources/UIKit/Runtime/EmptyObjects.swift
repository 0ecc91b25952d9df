import Foundation

// Objects that Apple's classes make without arguments, and that Foundation on Linux has no initialiser for. Functions of the
// classes' names stand in for them: an extension can't declare an initialiser that `NSObject` has.

/// A timer that never fires, as `var timer = Timer()` makes before there is another.
public func Timer() -> Foundation.Timer { Foundation.Timer(timeInterval: 0, repeats: false) { _ in } }

/// A text without letters.
public func NSAttributedString() -> Foundation.NSAttributedString { Foundation.NSAttributedString(string: "") }

/// A text without letters, to be changed.
public func NSMutableAttributedString() -> Foundation.NSMutableAttributedString {
    Foundation.NSMutableAttributedString(string: "")
}
