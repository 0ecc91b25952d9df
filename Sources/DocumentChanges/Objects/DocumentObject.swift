import InterfaceBuilder

/// What an author made in a document: a scene, a controller, a view, a constraint, a connection …, with its properties.
struct DocumentObject: Sendable {
    /// The id by which the document refers to it; empty for the document itself.
    var id: String
    var element: ElementID
    /// The name of its element: `label`.
    var kind: String
    /// The object that holds it, as an index into ``ObjectGraph/objects``.
    var parent: Int?
    /// What it is to that object: `subviews`, `constraints`, `view`.
    var slot: String
    /// What it holds, in document order.
    var children: [Int] = []
    /// What an author can set, by name, and what isn't noise.
    var properties: [String: PropertyValue] = [:]
    /// What Interface Builder writes on its own account, by kind.
    var noise: [NoiseKind: [String: String]] = [:]
}

/// The value of a property.
enum PropertyValue: Hashable, Sendable {
    /// What a reader of the screen may read.
    case text(String)
    /// A number, a word, a colour, in words.
    case word(String)
    /// Another object, by its id.
    case reference(String)
    /// What a variation installs and what it leaves out: objects, by their ids, in any order.
    case installation(includes: [String], excludes: [String])
}

/// The kinds of noise, in the order in which they are told.
enum NoiseKind: String, CaseIterable, Sendable {
    case tools = "the Xcode it was saved with"
    case dependencies = "what Xcode needs to open it"
    case canvas = "the canvas' device"
    case places = "places of scenes on the canvas"
    case frames = "recorded frames"
    case marks = "marks of misplaced or ambiguous views"
    case resources = "recorded resources"
    case ids = "ids of objects"
    case order = "order of what has none"
    case formatting = "formatting"
}
