extension ClassRegistry {
    /// The method of an object that its class may lack, as an optional requirement of an Objective-C protocol; nil where it
    /// lacks it.
    ///
    /// Rewritten sources call it. A call with arguments of other types than the method declares stops the program.
    public static func implementation(of selector: Selector, in object: AnyObject) -> (([Any?]) -> Any?)? {
        guard let method = method(selector, of: object) else { return nil }
        return { arguments in
            do {
                return try method.call(object, MemberTable.Arguments(values: arguments))
            } catch {
                stop("\(selector) of \(Swift.type(of: object)) can't be called with \(arguments): \(error)")
            }
        }
    }

    /// The value of a property that the object's class may lack; nil where it lacks it.
    public static func value(of property: String, in object: AnyObject) -> Any? {
        self.property(property, of: object)?.get(object)
    }
}
