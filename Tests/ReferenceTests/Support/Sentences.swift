import Testing

/// A sentence of the reference that a test covers besides the one in its name.
///
/// `ReferencePage` reads these traits, the names of tests and lines that begin with "Untested:" from the sources; at run time they
/// do nothing.
struct Saying: TestTrait {}

extension Trait where Self == Saying {
    /// Further sentences that the test covers, in the order in which they stand in the document.
    static func says(_ ideas: String...) -> Saying { Saying() }
    /// What Apple's own engine does instead, and how that is known. The test asks for that.
    static func apple(_ behaviour: String) -> Saying { Saying() }
}
