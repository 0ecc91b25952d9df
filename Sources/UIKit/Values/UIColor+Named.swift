import Foundation

extension UIColor {
    /// The colour registered under the name, or nil.
    ///
    /// There is no asset catalog at run time on Linux: what loads an interface registers its colours first.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour registered under the name, or nil; one registry serves all bundles.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let known = ThreadContext.current.namedColors[name] ?? Self.registry.withLock { $0[name] }
        guard let color = known else { return nil }
        self.init(
            storage: (traits.map { color.resolvedColor(with: $0) } ?? color).storage,
            catalogName: traits == nil ? name : nil)
    }

    /// Makes the colour known under a name to `UIColor(named:)`; nil forgets the name.
    public static func register(_ color: UIColor?, named name: String) {
        registry.withLock { $0[name] = color }
    }

    /// Runs the body while the thread knows more named colours, before registered ones of the same names.
    package static func withNamedColors<Result, Failure: Error>(
        _ colors: [String: UIColor], _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let context = ThreadContext.current
        let enclosing = context.namedColors
        context.namedColors.merge(colors) { $1 }
        defer { context.namedColors = enclosing }
        return try body()
    }

    private static let registry = Locked<[String: UIColor]>([:])
}
