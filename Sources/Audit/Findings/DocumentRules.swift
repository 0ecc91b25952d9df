// Rules whose instances are found while documents are read, made into views and laid out in workers.
extension Rule {
    /// A constraint breaks a rule of Auto Layout and was left out.
    public static let invalidConstraint = Rule(
        "invalid-constraint", .error, "a constraint breaks a rule of Auto Layout and is left out")
    /// Something refers to an object that the document doesn't have.
    public static let danglingReference = Rule(
        "dangling-reference", .warning, "something refers to an id that no object has")
    /// Two objects have the same id.
    public static let duplicateID = Rule("duplicate-id", .warning, "two objects have one id")
    /// An attribute holds a value that can't be used.
    public static let invalidValue = Rule(
        "invalid-value", .warning, "a number or word makes no sense and is ignored")
    /// An element has a name that isn't known; it is laid out as a plain view.
    public static let unknownElement = Rule(
        "unknown-element", .note, "an element isn't known and is laid out as a plain view")
    /// A file can't be read as an Interface Builder document.
    public static let unreadableDocument = Rule("unreadable-document", .error, "a file can't be read as a document")
    /// A file's layout crashed or took too long; a defect of the program, not of the document.
    public static let failedLayout = Rule("failed-layout", .error, "the layout of a file crashed or took too long")
}
