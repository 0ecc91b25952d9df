import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

extension ElementTree {
    /// The deepest nesting of elements that is read. The deepest of 2,197 public documents nests 37 deep; layout
    /// and drawing walk views recursively, so what is deeper is refused here, where there is a place to point at.
    static let maximumDepth = 1_000

    /// Reads XML. External entities are never loaded and document type declarations are refused, so a text can't grow
    /// beyond its own size.
    /// - Parameter path: the name of the file for errors.
    /// - Throws: `DocumentError` with the place of the trouble. O(bytes).
    init(data: Data, path: String) throws {
        let text = try SourceText(data: data, path: path)
        let starts = StartTagPositions(text.utf8)
        if let position = starts.documentType {
            throw DocumentError(path: path, position: position, problem: .documentType)
        }
        let builder = ElementTreeBuilder(positions: starts.positions)
        let parser = XMLParser(data: Data(text.utf8))
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        let succeeded = parser.parse()
        if let position = builder.tooDeep {
            throw DocumentError(path: path, position: position, problem: .tooDeep(limit: Self.maximumDepth))
        }
        guard succeeded, builder.isComplete else {
            let position = SourcePosition(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
            let message = xmlErrorMessage(code: (parser.parserError as NSError?)?.code)
            let inside = builder.openElement.map { " in <\($0.name)> of line \($0.position.line)" } ?? ""
            throw DocumentError(path: path, position: position, problem: .malformed(message + inside))
        }
        nodes = builder.nodes
    }
}

/// Collects the parser's events into the flat array of an `ElementTree`.
private final class ElementTreeBuilder: NSObject, XMLParserDelegate {
    private let positions: [SourcePosition]
    private var open: [Int] = []
    private(set) var nodes: [ElementTree.Node] = []
    private(set) var tooDeep: SourcePosition?

    init(positions: [SourcePosition]) {
        self.positions = positions
        nodes.reserveCapacity(positions.count)
    }

    /// Whether all elements were closed and each has its place.
    var isComplete: Bool { open.isEmpty && !nodes.isEmpty && nodes.count == positions.count }

    /// The innermost element still open.
    var openElement: ElementTree.Node? { open.last.map { nodes[$0] } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let position = nodes.count < positions.count ? positions[nodes.count] : .start
        guard open.count < ElementTree.maximumDepth else {
            tooDeep = tooDeep ?? position
            return parser.abortParsing()
        }
        // XMLParser hands the attributes over as a dictionary; sorted by name they are the same on every run.
        let sorted = attributes.map { ElementTree.Attribute(name: $0.key, value: $0.value) }.sorted {
            $0.name < $1.name
        }
        nodes.append(
            .init(
                name: name, attributes: sorted, text: "", parent: open.last ?? -1, end: nodes.count + 1,
                position: position))
        open.append(nodes.count - 1)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let last = open.popLast() else { return }
        nodes[last].end = nodes.count
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let last = open.last else { return }
        // Indentation between elements is no content, and there is a piece of it for every element.
        if nodes[last].text.isEmpty, string.utf8.allSatisfy({ $0 == 32 || (9...13).contains($0) }),
            !isTextElement(nodes[last].name)
        {
            return
        }
        nodes[last].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        guard let last = open.last else { return }
        nodes[last].text += String(decoding: data, as: UTF8.self)
    }

    /// Whether white space is content in the element.
    private func isTextElement(_ name: String) -> Bool { name == "string" || name == "mutableString" }
}

/// What libxml2's error number means, in words; XMLParser on Linux has no text for it.
private func xmlErrorMessage(code: Int?) -> String {
    switch code {
    case 4, 5: "the text ends before the document does, or there is none"
    case 6, 7, 8: "a character reference is wrong"
    case 9: "a character that XML doesn't allow"
    case 22, 23, 26: "an entity that isn't defined; XML knows &amp; &lt; &gt; &quot; &apos;"
    case 38: "a '<' in an attribute's value, write &lt;"
    case 39, 40: "an attribute's value must stand in quotes"
    case 41: "an attribute without a value"
    case 42: "an attribute is given twice"
    case 45: "a comment doesn't end"
    case 63: "a CDATA section doesn't end"
    case 65: "white space is missing, for instance between two attributes"
    case 68: "a name is missing or wrong"
    case 73: "a '>' is missing"
    case 76: "the end tag doesn't match its start tag"
    case 77: "an element doesn't end; the file is cut off"
    case 81: "the encoding doesn't match the text"
    case 86: "there is content after the end of the document"
    default: "it breaks the rules of XML" + (code.map { " (libxml2 error \($0))" } ?? "")
    }
}
