import Foundation
import Testing

@testable import InterfaceBuilder

/// Lines and columns as a person's editor shows them: of the `<` that opens the element.
@Suite struct PositionTests {
    private func positions(_ text: String) throws -> [String: SourcePosition] {
        let tree = try ElementTree(data: Data(text.utf8), path: "t.xml")
        return Dictionary(tree.elements.map { (tree.name($0), tree.position($0)) }) { first, _ in first }
    }

    @Test func anElementIsWhereItsTagBegins() throws {
        let found = try positions("<a>\n  <b x=\"1\"\n     y=\"2\"\n  />\n  <c/><d/>\n</a>")
        #expect(found["a"] == SourcePosition(line: 1, column: 1))
        #expect(found["b"] == SourcePosition(line: 2, column: 3))
        #expect(found["c"] == SourcePosition(line: 5, column: 3))
        #expect(found["d"] == SourcePosition(line: 5, column: 7))
    }

    @Test func aTabIsOneColumn() throws {
        #expect(try positions("<a>\n\t\t<b/></a>")["b"] == SourcePosition(line: 2, column: 3))
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func anyLineEndCountsOnce(_ end: String) throws {
        let found = try positions("<?xml version=\"1.0\"?>\(end)\(end)<a\(end)x=\"1\">\(end) <b/></a>")
        #expect(found["a"] == SourcePosition(line: 3, column: 1))
        #expect(found["b"] == SourcePosition(line: 5, column: 2))
    }

    @Test func aCharacterOutsideASCIIIsOneColumn() throws {
        #expect(try positions("<a t=\"äöü→🙂\">日本<b/></a>")["b"] == SourcePosition(line: 1, column: 16))
    }

    @Test func whatLooksLikeTagsInsideOtherThingsDoesNotCount() throws {
        let found = try positions(
            "<!-- <no> \n --><a x='>' y=\"/>\"><![CDATA[<no/>]]><?pi <no> ?><b z='\"'/>&lt;no/><c/></a>")
        #expect(found["a"] == SourcePosition(line: 2, column: 5))
        #expect(found["b"] == SourcePosition(line: 2, column: 50))
        #expect(found["c"] == SourcePosition(line: 2, column: 68))
        #expect(found.count == 3)
    }

    @Test func aByteOrderMarkTakesNoColumn() throws {
        #expect(try positions("\u{FEFF}<a/>")["a"] == .start)
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func wideTextIsReadByItsByteOrderMark(_ encoding: String.Encoding) throws {
        let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?><a t=\"ä\">\n <b/></a>"
        let tree = try ElementTree(data: try #require(text.data(using: encoding)), path: "t.xml")
        let b = try #require(tree.child(tree.root, named: "b"))
        #expect(tree[tree.root, "t"] == "ä")
        #expect(tree.position(tree.root) == SourcePosition(line: 1, column: 40))
        #expect(tree.position(b) == SourcePosition(line: 2, column: 2))
    }

    /// Random trees, written down by a writer that notes where it writes each tag.
    @Test func positionsAgreeWithTheWriterOfRandomDocuments() throws {
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: .min ... .max, using: &random)
        var generator = SplitMix(state: seed)
        for _ in 0..<200 {
            var writer = NotingWriter()
            writer.writeElement(depth: 0, random: &generator)
            let tree = try ElementTree(data: Data(writer.text.utf8), path: "t.xml")
            #expect(tree.elements.map { tree.position($0) } == writer.positions, "seed \(seed): \(writer.text)")
        }
    }
}

/// A small seeded generator, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

private struct NotingWriter {
    var text = ""
    var positions: [SourcePosition] = []
    private var position = SourcePosition.start

    private mutating func write(_ piece: String) {
        for scalar in piece.unicodeScalars {
            if scalar == "\n" {
                position = SourcePosition(line: position.line + 1, column: 1)
            } else {
                position.column += 1
            }
        }
        text += piece
    }

    mutating func writeElement(depth: Int, random: inout SplitMix) {
        let blanks = ["", " ", "\n", "\t", "\n\n  ", "é"]
        positions.append(position)
        write("<e")
        for index in 0..<Int.random(in: 0...3, using: &random) {
            let value = ["1", ">", "ü&amp;", "/>", "'"].randomElement(using: &random) ?? ""
            write("\([" ", "\n", "\t "].randomElement(using: &random) ?? " ")a\(index)=\"\(value)\"")
        }
        write(">")
        for _ in 0..<Int.random(in: 0...(depth > 4 ? 0 : 3), using: &random) {
            write(blanks.randomElement(using: &random) ?? "")
            if Bool.random(using: &random) { write("<!-- <e a=\"\n--><![CDATA[<e>]]>") }
            writeElement(depth: depth + 1, random: &random)
        }
        write("</e>")
    }
}
