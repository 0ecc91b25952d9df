/// Something about a document or its layout that a person should look at, with its address.
///
/// ```swift
/// for finding in LayoutCheck(of: document, in: environments).findings() {
///     print(TextReport().text(for: finding), terminator: "")
/// }
/// ```
public struct Finding: Hashable, Codable, Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Codable, Sendable, CaseIterable {
        /// The layout can't be what the author asked for.
        case error
        /// The layout may come out otherwise than intended.
        case warning
        /// Worth knowing; no reason to fail a build.
        case note
    }

    /// A place that has a part in a finding.
    public struct Related: Hashable, Codable, Sendable {
        /// What part it has, in words.
        public var message: String
        /// Where it stands.
        public var location: Location
        /// The ids of the objects it speaks of.
        public var ids: [String]

        /// A place and its part in a finding.
        public init(message: String, location: Location, ids: [String] = []) {
            self.message = message
            self.location = location
            self.ids = ids
        }
    }

    /// How bad it is; that of the rule unless said otherwise.
    public var severity: Severity
    /// What the finding is an instance of.
    public var rule: Rule
    /// What is wrong, on one line, with the objects named in words a person recognises.
    public var message: String
    /// Where a person should look first.
    public var location: Location
    /// The ids of the objects that the finding is about, as the document writes them.
    public var ids: [String]
    /// The other parties, in the order in which they are worth reading.
    public var related: [Related]
    /// The titles of the environments in which it holds; empty for what holds in all of them.
    public var environments: [String]
    /// In how many environments was looked for it.
    public var environmentCount = 1
    /// The title of the environment that misses most; nil where there is one only, or no ``amount``.
    public var worstEnvironment: String?
    /// What mends it, in one sentence, such as `lower constraint (abc-de-fgh) to priority 999 (line 20)`: tried by solving
    /// again. Nil where nothing that was tried helped.
    public var fix: String?
    /// By how many points the layout misses what was asked for, in the environment that misses most; nil where that is no
    /// length.
    public var amount: Double?

    /// A finding; it has its rule's severity unless another is given.
    public init(
        severity: Severity? = nil, rule: Rule, message: String, location: Location, ids: [String] = [],
        related: [Related] = [], environments: [String] = [], fix: String? = nil, amount: Double? = nil
    ) {
        self.severity = severity ?? rule.severity
        self.rule = rule
        self.message = message
        self.location = location
        self.ids = ids
        self.related = related
        self.environments = environments
        self.fix = fix
        self.amount = amount
    }
}

extension Sequence<Finding> {
    /// The findings in the order of their places in the file, the worse first at one place.
    public func sortedByPlace() -> [Finding] {
        sorted { left, right in
            if left.location != right.location { return left.location < right.location }
            if left.severity != right.severity { return left.severity < right.severity }
            return (left.rule.id, left.message) < (right.rule.id, right.message)
        }
    }
}

extension Finding.Severity: Comparable {
    private var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }

    /// The worse comes first.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
