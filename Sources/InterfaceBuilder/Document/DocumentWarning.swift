/// Something odd in a document that doesn't keep the rest from being used.
public struct DocumentWarning: Hashable, Sendable, CustomStringConvertible {
    /// What is odd, with the facts of the case.
    public enum Problem: Hashable, Sendable {
        /// An attribute should hold a number between -1e9 and 1e9 and doesn’t; it is treated as absent.
        case notANumber(element: String, attribute: String, value: String)
        /// An attribute holds a word that isn't among those known; it is treated as absent.
        case unknownValue(element: String, attribute: String, value: String, allowed: [String])
        /// An attribute refers to an id that no object has.
        case danglingReference(element: String, attribute: String, id: String)
        /// Two objects have the same id; references find the first.
        case duplicateID(id: String, first: SourcePosition)
        /// A constraint's multiplier isn't a finite number; the constraint is left out.
        case unusableMultiplier(String)
        /// An element where a view or controller belongs has a name the reader doesn't know.
        case unknownElement(String)
        /// A priority lies outside 1…1000; the nearest end is used.
        case priorityOutOfRange(Double)
        /// The canvas' device has an id that isn't known; the plainest device of its kind is used.
        case unknownDevice(String)
        /// A variation excludes the element that it belongs to, or one around it, instead of a part of it; it is ignored.
        case excludesItself(element: String, id: String)
        /// Text said to be base-64 isn't.
        case undecodableText
    }

    /// The document's path as the caller spelled it.
    public var path: String
    /// Where it stands.
    public var position: SourcePosition
    /// What is odd.
    public var problem: Problem

    /// `path:line:column: warning: message`, on one line.
    public var description: String { "\(path):\(position): warning: \(problem.message)" }
}

extension DocumentWarning.Problem {
    /// What is odd and what was made of it, in one line without the place.
    public var message: String {
        switch self {
        case .notANumber(let element, let attribute, let value):
            "\(attribute)=\(value.debugDescription) of <\(element)> is not a number between -1e9 and 1e9; it is ignored"
        case .unknownValue(let element, let attribute, let value, let allowed):
            "\(attribute)=\(value.debugDescription) of <\(element)> is none of "
                + allowed.joined(separator: ", ") + "; it is ignored"
        case .danglingReference(let element, let attribute, let id):
            "\(attribute)=\(id.debugDescription) of <\(element)> names no object of this document; "
                + (element == "document" ? "it is ignored" : "the <\(element)> is left out")
        case .duplicateID(let id, let first):
            "the id \(id.debugDescription) is used already at \(first); references find the first"
        case .unusableMultiplier(let value):
            "multiplier=\(value.debugDescription) is not a finite number, a ratio a:b or a fraction a/b; "
                + "the constraint is left out"
        case .unknownElement(let name):
            "<\(name)> is not known; it is treated as a plain view"
        case .priorityOutOfRange(let value):
            "priority=\"\(value)\" lies outside 1…1000; the nearest end is used"
        case .unknownDevice(let id):
            "the device \(id.debugDescription) is not known; one of its kind is used, with the screen that the document's views fill"
        case .excludesItself(let element, let id):
            "a variation of <\(element)> excludes \(id.debugDescription), which is the <\(element)> itself or holds it; "
                + "that is ignored, a variation can exclude parts of its element"
        case .undecodableText:
            "text marked as base-64 is none; it is taken as written"
        }
    }
}
