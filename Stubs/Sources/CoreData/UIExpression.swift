import Foundation

/// What `NSExpression` is in sources that were rewritten for Linux, where Foundation has none: a value that is computed of an object.
open class UIExpression: NSObject {
    /// What it computes.
    indirect enum Kind {
        case keyPath(String)
        case constant(Any?)
        case itself
        case function(String, [UIExpression])
        case list([UIExpression])
    }

    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }

    /// The value at the end of a path of names.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
    /// A value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
    /// Several values.
    public convenience init(forAggregate subexpressions: [UIExpression]) { self.init(.list(subexpressions)) }
    /// What a function makes of values: `sum:`, `count:`, `min:`, `max:`, `average:`, `median:`, `lowercase:`, `uppercase:`, `abs:`,
    /// `now`, `add:to:`, `from:subtract:`, `multiply:by:`, `divide:by:`. Others have no value.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.compactMap { $0 as? UIExpression }))
    }

    /// A path of names, `SELF`, or a function of them: `sum:(price)`, `count(items)`.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        var arguments = args[...]
        let text = expressionFormat.replacing(#/%[@K]/#) { _ in arguments.popFirst().map { "\($0)" } ?? "" }
        self.init(Self.kind(of: text.trimmingCharacters(in: .whitespaces)))
    }

    private static func kind(of text: String) -> Kind {
        if text == "SELF" || text == "self" { return .itself }
        if let number = Double(text) { return .constant(NSNumber(value: number)) }
        guard let match = text.wholeMatch(of: #/@?(\w+):?\((.*)\)/#) else { return .keyPath(text) }
        let parts = match.2.split(separator: ",").map {
            UIExpression(kind(of: $0.trimmingCharacters(in: .whitespaces)))
        }
        return .function("\(match.1):", parts)
    }

    /// The object itself.
    open class func expressionForEvaluatedObject() -> UIExpression { UIExpression(.itself) }

    open var keyPath: String { if case .keyPath(let path) = kind { path } else { "" } }
    open var function: String { if case .function(let name, _) = kind { name } else { "" } }
    open var arguments: [UIExpression]? { if case .function(_, let arguments) = kind { arguments } else { nil } }
    open var constantValue: Any? { if case .constant(let value) = kind { value } else { nil } }

    /// The value for an object.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        switch kind {
        case .keyPath(let path): return (object as? NSObject)?.value(forKeyPath: path)
        case .constant(let value): return value
        case .itself: return object
        case .list(let parts): return parts.compactMap { $0.expressionValue(with: object, context: context) }
        case .function(let name, let arguments):
            return Self.result(of: name, arguments.map { $0.expressionValue(with: object, context: context) })
        }
    }

    /// Whether its value is one for several objects.
    var isAggregate: Bool { aggregate != nil }

    private var aggregate: Aggregate? {
        guard case .function(let name, _) = kind, let end = name.firstIndex(of: ":") else { return nil }
        return Aggregate(rawValue: String(name[..<end]))
    }

    /// The value for several objects.
    func value(for objects: [Any]) -> Any? {
        guard let aggregate, let argument = arguments?.first else {
            return expressionValue(with: objects.first, context: nil)
        }
        let values = objects.compactMap { argument.expressionValue(with: $0, context: nil) }
        return aggregate.of(values.flatMap { Aggregate.members(of: $0) ?? [$0] })
    }

    private static func result(of name: String, _ values: [Any?]) -> Any? {
        if name == "now" || name == "now:" { return Date() }
        guard let first = values.first ?? nil else { return nil }
        if let end = name.firstIndex(of: ":"), let aggregate = Aggregate(rawValue: String(name[..<end])) {
            return aggregate.of(Aggregate.members(of: first) ?? values.compactMap { $0 })
        }
        if let text = first as? String {
            return ["lowercase:": text.lowercased(), "uppercase:": text.uppercased()][name]
        }
        guard let one = (first as? NSNumber)?.doubleValue else { return nil }
        if name == "abs:" { return NSNumber(value: abs(one)) }
        guard values.count > 1, let other = (values[1] as? NSNumber)?.doubleValue else { return nil }
        let results = [
            "add:to:": one + other, "from:subtract:": one - other, "multiply:by:": one * other,
            "divide:by:": one / other,
        ]
        return results[name].map { NSNumber(value: $0) }
    }
}
