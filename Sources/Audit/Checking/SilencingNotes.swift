import InterfaceBuilder

/// What the notes in a document silence.
///
/// A note is what an author writes into the field "Notes" of Xcode's identity inspector ("Document" section). Xcode keeps it
/// within the object as `<attributedString key="userComments">`, whatever else it rewrites: 31 of 3,133 public documents,
/// saved by many of its versions, have some. XML comments don't survive.
///
/// `espalier:disable` silences all rules for an object and all that stands in it, `espalier:disable ambiguous-layout` one.
struct SilencingNotes {
    /// Notes that name something that isn't a rule.
    private(set) var problems: [Finding] = []
    private var notes: [Note] = []

    private struct Note {
        /// The places of an object's start tag and of the first element behind the object; nil for the document's end.
        var start: SourcePosition
        var end: SourcePosition?
        /// Nil for all.
        var rules: Set<String>?

        func silences(_ finding: Finding) -> Bool {
            guard let place = finding.location.position, start <= place, end.map({ place < $0 }) ?? true else {
                return false
            }
            return rules?.contains(finding.rule.id) ?? true
        }
    }

    init(in document: Document) {
        let tree = document.tree
        for element in tree.elements where tree[element, "key"] == "userComments" {
            guard tree.name(element) == "attributedString", let owner = tree.parent(element) else { continue }
            let next = tree.firstElement(behind: owner).map(tree.position)
            for words in Self.commands(in: tree.texts(in: element).joined(separator: "\n")) {
                for word in words where Rule.named(word) == nil {
                    let near = Rule.all.map(\.id).meant(by: word).map { "; did you mean \($0)?" } ?? ""
                    problems.append(
                        Finding(
                            rule: .invalidValue,
                            message: "espalier:disable names no rule: \(word.prefix(60).debugDescription)\(near)",
                            location: Location(path: document.path, position: tree.position(owner)),
                            ids: [tree[owner, "id"]].compactMap { $0 }))
                }
                notes.append(
                    Note(start: tree.position(owner), end: next, rules: words.isEmpty ? nil : Set(words)))
            }
        }
    }

    func silence(_ finding: Finding) -> Bool { notes.contains { $0.silences(finding) } }

    /// The rules that each `espalier:disable` of a text names, up to the end of its line.
    private static func commands(in text: String) -> [[String]] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            guard let command = line.range(of: "espalier:disable") else { return nil }
            return line[command.upperBound...].split { $0 == "," || $0.isWhitespace }.map(String.init)
        }
    }
}

extension ElementTree {
    /// The pieces of an attributed text: Interface Builder writes each as an attribute, or as a string of several lines.
    fileprivate func texts(in element: ElementID) -> [String] {
        children(element).flatMap { fragment in
            [self[fragment, "content"]].compactMap { $0 }
                + children(fragment).filter { self[$0, "key"] == "content" }.map(text)
        }
    }

    /// The first element whose start tag stands behind an element's end.
    fileprivate func firstElement(behind element: ElementID) -> ElementID? {
        var element = element
        while let parent = parent(element) {
            if let next = children(parent).first(where: { $0 > element }) { return next }
            element = parent
        }
        return nil
    }
}
