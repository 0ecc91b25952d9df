import InterfaceBuilder

/// What findings owe to sizes that only Interface Builder's canvas lends to views: nobody knows what size these have in a program.
@MainActor
struct PlaceholderSizes {
    private let document: Document

    init(of document: Document) { self.document = document }

    /// The findings that don't depend on placeholders, and a note in place of those that do.
    ///
    /// - Parameter certain: what is found without any placeholder.
    func findings(_ findings: [Finding], whereCertain certain: [Finding]) -> [Finding] {
        let known = Set(certain.map { Key($0) })
        let kept = findings.filter { !$0.rule.dependsOnSizes || known.contains(Key($0)) }
        let lost = findings.count { $0.severity < .note } - kept.count { $0.severity < .note }
        guard lost > 0, let node = document.views.first(where: { $0.attributes.hasPlaceholder }) else { return kept }
        let names = "\(node.kind.words)\(node.id.map { " (\($0))" } ?? "")"
        return kept + [
            Finding(
                rule: .unknownOwnSize,
                message:
                    "whether \(lost == 1 ? "1 more finding holds" : "\(lost) more findings hold") depends on the size that "
                    + "code gives \(names) in place of its placeholder, which this file doesn't tell",
                location: Location(path: document.path, position: node.position), ids: [node.id].compactMap { $0 })
        ]
    }

    private struct Key: Hashable {
        var rule: Rule
        var location: Location

        init(_ finding: Finding) { (rule, location) = (finding.rule, finding.location) }
    }
}

extension ViewAttributes {
    fileprivate var hasPlaceholder: Bool { (placeholderIntrinsicWidth ?? placeholderIntrinsicHeight) != nil }
}

extension Rule {
    /// Whether its findings follow from the sizes of views.
    fileprivate var dependsOnSizes: Bool {
        isAboutPlaces && self != .misplaced || [.unsatisfiableConstraints, .ambiguousLayout].contains(self)
    }
}
