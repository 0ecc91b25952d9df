/// The name of a method, as Objective-C spells it: `"tap:"`.
///
/// Swift on Linux has no Objective-C runtime: a selector is kept and compared, and sent to targets that conform to
/// ``SelectorPerforming``.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
    private let name: String

    /// The selector of the name.
    public init(_ string: String) {
        name = string
    }

    /// The selector of the name.
    public init(stringLiteral value: String) {
        name = value
    }

    /// The name.
    public var description: String { name }
}

/// The name of the selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector of the name.
public func NSSelectorFromString(_ string: String) -> Selector { Selector(string) }

/// A target that turns selectors into calls; the stand-in for Objective-C's message sending.
///
///     extension CounterController: SelectorPerforming {
///         func perform(_ selector: Selector, with sender: Any?) {
///             if selector == "increase:" { increase(sender) }
///         }
///     }
@preconcurrency @MainActor
public protocol SelectorPerforming: AnyObject {
    /// Carries out the method that the selector names; a name it does not know is ignored.
    func perform(_ selector: Selector, with sender: Any?)
}
