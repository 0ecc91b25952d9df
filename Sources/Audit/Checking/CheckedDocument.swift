public import InterfaceBuilder

/// What a check of one document comes to.
public struct CheckedDocument: Codable, Hashable, Sendable {
    /// In the order of their places.
    public var findings: [Finding]
    /// How many more findings there are that notes in the document silence.
    public var silenced: Int
    /// The scenes that a report draws; empty unless asked for.
    public var scenes: [ReportedScene]
    /// What was asked for and not looked at.
    public var leftOut: [LeftOutLayouts] = []

    /// A document's findings.
    public init(findings: [Finding], silenced: Int = 0, scenes: [ReportedScene] = []) {
        self.findings = findings
        self.silenced = silenced
        self.scenes = scenes
    }

    /// Takes out the findings that notes in the document silence, and adds one for each note that names no rule.
    public init(_ findings: [Finding], in document: Document) {
        let notes = SilencingNotes(in: document)
        let kept = findings.filter { !notes.silence($0) }
        self.init(findings: (kept + notes.problems).sortedByPlace(), silenced: findings.count - kept.count)
    }
}

/// Layouts that were asked for and that no reader of an app ever sees.
public struct LeftOutLayouts: Codable, Hashable, Sendable {
    /// `landscape on iPhones`.
    public var what: String
    /// `Info.plist supports portrait only`.
    public var why: String

    /// What is left out and why.
    public init(what: String, why: String) { (self.what, self.why) = (what, why) }
}
