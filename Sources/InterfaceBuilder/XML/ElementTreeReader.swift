internal import CExpat
public import Foundation

extension ElementTree {
    /// The deepest nesting of elements that is read. The deepest of 2,197 public documents nests 37 deep; layout
    /// and drawing walk views recursively, so what is deeper is refused here, where there is a place to point at.
    static let maximumDepth = 1_000

    /// Reads XML. Document type declarations are refused, so no entity can make a text grow beyond its own size.
    /// - Parameters:
    ///   - data: the text: UTF-8 or what its declaration names, or UTF-16 with a byte-order mark.
    ///   - path: the name of the file for errors.
    /// - Throws: `DocumentError` with the place of the trouble. O(bytes).
    public init(data: Data, path: String) throws {
        let source = try SourceText(data: data, path: path)
        let builder = try ElementTreeBuilder(encoding: source.encoding)
        if let (position, problem) = builder.parse(source.bytes) {
            throw DocumentError(path: path, position: position, problem: problem)
        }
        nodes = builder.nodes
    }
}

/// Collects the events of the XML parser Expat into the flat array of an `ElementTree`.
///
/// Expat names the place of the event that it reports: for a start tag that of its `<`.
private final class ElementTreeBuilder {
    private let parser: XML_Parser
    private var open: [Int] = []
    /// The text since the last tag, as the parser hands it over: in pieces.
    private var text: [UInt8] = []
    /// Expat keeps one copy of each attribute's name for as long as it lives.
    private var names: [UnsafePointer<XML_Char>: String] = [:]
    private var refusal: (SourcePosition, DocumentError.Problem)?
    private(set) var nodes: [ElementTree.Node] = []

    /// - Parameter encoding: that of the text, whatever the text says; nil for what the text says.
    init(encoding: String?) throws {
        guard let parser = XML_ParserCreate(encoding) else { throw CocoaError(.featureUnsupported) }
        self.parser = parser
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { builder(from: $0)?.start($1, attributes: $2) },
            { data, _ in builder(from: data)?.end() })
        XML_SetCharacterDataHandler(parser) { builder(from: $0)?.append($1, count: $2) }
        // What has no handler of its own: a document type declaration begins with a piece of that name.
        XML_SetDefaultHandler(parser) { data, characters, count in
            guard let characters, count > 2, strncmp(characters, "<!D", 3) == 0 else { return }
            builder(from: data)?.refuse(.documentType)
        }
    }

    deinit { XML_ParserFree(parser) }

    private var position: SourcePosition {
        SourcePosition(line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    }

    /// The bytes of the tag that the parser has come to.
    private var bytes: Range<Int> {
        let start = Int(XML_GetCurrentByteIndex(parser))
        return start..<start + Int(XML_GetCurrentByteCount(parser))
    }

    /// Reads a text and answers why it was given up, if it was.
    func parse(_ bytes: [UInt8]) -> (SourcePosition, DocumentError.Problem)? {
        nodes.reserveCapacity(bytes.count / 64)
        let status = bytes.withUnsafeBytes { buffer in
            // A document is never larger than `Document.maximumBytes`.
            XML_Parse(parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), 1)
        }
        if let refusal { return refusal }
        guard status != XML_STATUS_OK else { return nil }
        let code = XML_GetErrorCode(parser)
        if isMarkOfMerge(bytes) {
            return (position, .malformed("a merge left its mark <<<<<<< on this line; keep one of the two versions"))
        }
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        let message =
            code == XML_ERROR_INVALID_TOKEN && !isUTF8 ? "the bytes are no valid UTF-8" : xmlErrorMessage(code)
        let inside = open.last.map { " in <\(nodes[$0].name)> of line \(nodes[$0].position.line)" } ?? ""
        return (position, .malformed(message + inside))
    }

    /// Whether the parser has given up on a line that begins as git begins what two sides contradict each other in.
    private func isMarkOfMerge(_ bytes: [UInt8]) -> Bool {
        let place = min(max(Int(XML_GetCurrentByteIndex(parser)), 0), bytes.count)
        let line = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return bytes[line...].starts(with: Array("<<<<<<<".utf8))
    }

    func start(_ name: UnsafePointer<XML_Char>?, attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        guard let name, let attributes else { return }
        guard open.count < ElementTree.maximumDepth else { return refuse(.tooDeep(limit: ElementTree.maximumDepth)) }
        addText()
        var read: [ElementTree.Attribute] = []
        var next = attributes
        while let name = next[0], let value = next[1] {
            read.append(.init(name: self.name(name), value: String(cString: value)))
            next += 2
        }
        nodes.append(
            .init(
                name: String(cString: name), attributes: read, text: "", parent: open.last ?? -1,
                end: nodes.count + 1, position: position, startTag: bytes, endTag: bytes))
        open.append(nodes.count - 1)
    }

    func end() {
        addText()
        guard let last = open.popLast() else { return }
        nodes[last].end = nodes.count
        nodes[last].endTag = bytes
    }

    func append(_ characters: UnsafePointer<XML_Char>?, count: Int32) {
        characters?.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
            text.append(contentsOf: UnsafeBufferPointer(start: $0, count: Int(count)))
        }
    }

    /// Gives the text up at the current place.
    func refuse(_ problem: DocumentError.Problem) {
        guard refusal == nil else { return }
        refusal = (position, problem)
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    private func name(_ pointer: UnsafePointer<XML_Char>) -> String {
        if let known = names[pointer] { return known }
        let name = String(cString: pointer)
        names[pointer] = name
        return name
    }

    /// Hands the text since the last tag to the element that it stands in.
    private func addText() {
        defer { text.removeAll(keepingCapacity: true) }
        guard let last = open.last, !text.isEmpty else { return }
        // Indentation between elements is no content, and there is a piece of it for every element.
        let isBlank = text.allSatisfy { $0 == 32 || (9...13).contains($0) }
        if isBlank, nodes[last].text.isEmpty, !isTextElement(nodes[last].name) { return }
        nodes[last].text += String(decoding: text, as: UTF8.self)
    }

    /// Whether white space is content in the element.
    private func isTextElement(_ name: String) -> Bool { name == "string" || name == "mutableString" }
}

private func builder(from userData: UnsafeMutableRawPointer?) -> ElementTreeBuilder? {
    userData.map { Unmanaged<ElementTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
}

/// What Expat's error means, in words for whoever wrote the document.
private func xmlErrorMessage(_ code: XML_Error) -> String {
    switch code {
    case XML_ERROR_NO_MEMORY: "there is not enough memory for it"
    case XML_ERROR_NO_ELEMENTS: "the text ends before the document does, or there is none"
    case XML_ERROR_INVALID_TOKEN:
        "a character that can't stand here, such as < or & in a value (write &lt; or &amp;), or a value without quotes"
    case XML_ERROR_UNCLOSED_TOKEN: "a tag or comment doesn't end; the file is cut off"
    case XML_ERROR_PARTIAL_CHAR: "a character is cut off"
    case XML_ERROR_TAG_MISMATCH: "the end tag doesn't match its start tag"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "an attribute is given twice"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "there is content after the end of the document"
    case XML_ERROR_UNDEFINED_ENTITY: "an entity that isn't defined; XML knows &amp; &lt; &gt; &quot; &apos;"
    case XML_ERROR_BAD_CHAR_REF: "a character reference is wrong"
    case XML_ERROR_MISPLACED_XML_PI: "the XML declaration must stand at the very beginning"
    case XML_ERROR_XML_DECL: "the XML declaration is wrong"
    case XML_ERROR_UNKNOWN_ENCODING: "the encoding that it names isn't read; save the document as UTF-8"
    case XML_ERROR_INCORRECT_ENCODING: "the encoding that it names doesn't match the text"
    case XML_ERROR_UNCLOSED_CDATA_SECTION: "a CDATA section doesn't end"
    default: "it breaks the rules of XML" + (XML_ErrorString(code).map { " (\(String(cString: $0)))" } ?? "")
    }
}
