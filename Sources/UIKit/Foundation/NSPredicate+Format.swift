import Foundation

extension NSPredicate {
    /// A predicate in Cocoa's language: comparisons (`==`, `<`, `BETWEEN`, `IN`, `CONTAINS[cd]`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
    /// `MATCHES`) of key paths, `SELF`, values and arguments (`%@`, `%K`, `%d`, `%f`), joined by `AND`, `OR` and `NOT`.
    ///
    /// Values are found by ``ObjectiveC/NSObject/value(forKeyPath:)``. Functions, subqueries and `ANY` aren't known: a format
    /// with these, or one that is wrong, is said on standard error, and nothing fits.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// The same with a list of arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        do {
            nonisolated(unsafe) let test = try parser.predicate()
            self.init { object, _ in object.map(test) ?? false }
        } catch {
            warn("NSPredicate: \(predicateFormat): \(error)")
            self.init(value: false)
        }
    }
}
