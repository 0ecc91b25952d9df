/// An object that keeps values by any name, such as those of Core Data: `value(forKey:)` and `setValue(_:forKey:)` reach them.
public protocol NamedValues: AnyObject {
    /// The kept value.
    func namedValue(_ name: String) -> Any?
    /// Keeps a value.
    func setNamedValue(_ value: Any?, _ name: String)
}
