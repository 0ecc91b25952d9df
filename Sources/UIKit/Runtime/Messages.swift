/// Calls methods by their selectors, as Objective-C sends messages: by the tables of ``ClassRegistry``.
@MainActor
package enum Messages {
    /// Whether the object has a method of that name.
    static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        ClassRegistry.method(selector, of: object) != nil
    }

    /// Calls the object's method of that name, and answers what it answers.
    ///
    /// A method that the object doesn't have, and whose connection stands in a document, stops the program with the
    /// explanation that UIKit gives, and the place. Where code names the method, the table may lack it: then standard
    /// error says so, once for a class and a selector.
    ///
    /// - Parameter sender: the control, bar item or recogniser whose connection it is.
    @discardableResult
    package static func send(
        _ selector: Selector, to object: AnyObject, _ arguments: [Any?], from sender: Any? = nil
    ) -> Any? {
        guard let method = ClassRegistry.method(selector, of: object) else {
            let explanation =
                "-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance \(address(object))"
            if let place = sender.flatMap({ place(of: selector, sentBy: $0) }) {
                stop("\(explanation). The connection stands at \(place)")
            }
            warnOnce(
                "'\(selector)' of \(type(of: object))",
                "\(explanation). Swift on Linux calls the methods that ClassRegistry.register names.")
            return nil
        }
        do {
            return try method.call(object, MemberTable.Arguments(values: arguments))
        } catch let error as MemberTable.ArgumentError {
            let what = error.position.map { "argument \($0 + 1)" } ?? "the object"
            warnOnce(
                "'\(selector)' of \(type(of: object)): \(what)",
                "-[\(type(of: object)) \(selector)] isn't called: \(what) is no \(error.wanted)")
        } catch {
            warn("-[\(type(of: object)) \(selector)] threw an error that nobody catches: \(error)")
        }
        return nil
    }

    /// Says something once for a call.
    private static func warnOnce(_ call: String, _ explanation: String) {
        if ThreadContext.current.unreachableCalls.insert(call).inserted { warn(explanation) }
    }

    // MARK: Places of connections

    private static let placeKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Notes where in a document the connection stands by which a sender sends a selector: `path:line:column`.
    package static func note(_ place: String, of selector: Selector, sentBy sender: AnyObject) {
        var places = objc_getAssociatedObject(sender, placeKey) as? [Selector: String] ?? [:]
        places[selector] = place
        objc_setAssociatedObject(sender, placeKey, places, .OBJC_ASSOCIATION_RETAIN)
    }

    private static func place(of selector: Selector, sentBy sender: Any) -> String? {
        (objc_getAssociatedObject(sender, placeKey) as? [Selector: String])?[selector]
    }
}

/// An object's address, as messages name it.
func address(_ object: AnyObject) -> String { "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16) }

/// A class's name as consoles show it, with its module; UIKit's own without, as Objective-C's have none.
func consoleName(of type: AnyClass) -> String {
    // Within functions and files classes stand in contexts without a name. NSStringFromClass ends the program for those.
    let name = _typeName(type, qualified: true).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
}
