public import Foundation
import Audit

/// A document as text in which a line says one thing, for tools that compare lines.
///
/// Objects are indented by what holds them. Ids, recorded frames and everything else that changes without anybody's
/// having changed it are left out.
public struct DocumentOutline: Sendable {
    /// The text; ends with a line feed.
    public let text: String

    /// - Throws: `DocumentError` for what is no document. O(bytes).
    public init(data: Data, path: String) throws {
        let titles = ObjectTitles(graph: try ObjectGraph(data: data, path: path))
        var lines: [String] = []
        var waiting = [(index: 0, depth: 0)]
        while let (index, depth) = waiting.popLast() {
            let object = titles.graph.objects[index]
            let indent = String(repeating: "  ", count: depth)
            if object.kind == "constraint" {
                lines.append(indent + Self.constraint(index, titles))
            } else {
                lines.append(indent + titles.nameWithKind(index).onOneLine)
            }
            for (name, value) in object.properties.sorted(by: { $0.key < $1.key })
            where object.kind != "constraint" || !Self.isTold(name) {
                lines.append("\(indent)  \(ObjectTitles.property(name)): \(titles.words(value, of: name))".onOneLine)
            }
            waiting += object.children.reversed().map { ($0, depth + 1) }
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func constraint(_ index: Int, _ titles: ObjectTitles) -> String {
        guard let words = ConstraintWords(index, in: titles) else { return "constraint" }
        return "constraint: \(titles.name(words.subject)) \(words.phrase) = \(words.value)".onOneLine
    }

    /// Whether the line of a constraint says it already.
    private static func isTold(_ property: String) -> Bool {
        [
            "firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant", "multiplier", "relation",
            "priority",
        ].contains(property)
    }
}
