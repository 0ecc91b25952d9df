/// How much a constraint matters, above 0 and up to 1000; a required one (1000) has to hold.
///
/// A constraint is never given up for any number of constraints of lower priority.
public struct UILayoutPriority: Hashable, _UIKitNumericRawRepresentable, Sendable, Codable {
    /// The number, above 0 and up to 1000.
    public var rawValue: Float

    /// A priority of the given number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority of the given number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// 1000: the constraint has to hold.
    public static let required = UILayoutPriority(1000)
    /// 750: the usual resistance of contents against being compressed.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the usual hugging of contents.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the wish of a fitting size to be as small as its target.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
