import Foundation

extension NSPredicate {
    /// A predicate in Cocoa's language: comparisons (`==`, `<`, `BETWEEN`, `IN`, `CONTAINS[cd]`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
    /// `MATCHES`) of key paths, `SELF`, values, arguments (`%@`, `%K`, `%d`, `%f`) and variables (`$x`), joined by `AND`, `OR` and
    /// `NOT`; `ANY`, `ALL` and `NONE` before them; operators in paths (`items.@count`), `SUBQUERY`, sums and some functions.
    ///
    /// Values are found by ``ObjectiveC/NSObject/value(forKeyPath:)``. A format that is wrong is said on standard error, and
    /// nothing fits.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// The same with a list of arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        do {
            nonisolated(unsafe) let test = try parser.predicate()
            self.init { object, bindings in
                test(PredicateParser.Subject(object: object, variables: bindings ?? [:]))
            }
        } catch {
            warn("NSPredicate: \(predicateFormat): \(error)")
            self.init(value: false)
        }
    }
}
