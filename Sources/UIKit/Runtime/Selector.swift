/// The name of a method, as Objective-C spells it: `"tap:"`.
///
/// Swift on Linux has no Objective-C runtime: a selector is a name, and the table of a class says what it calls
/// (``ClassRegistry``).
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
