import Foundation
import InterfaceBuilder
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import Audit

/// The page of a comparison: one well-formed file that asks for nothing else and has both outlines of every difference.
@MainActor @Suite struct ComparisonPageTests {
    /// A label with an own width of 80 points, recorded with 86, and another that moves with it; a third that is equal.
    private func comparison(
        name: String = "One", _ detail: FrameComparison.Detail = .outlines
    ) throws -> DocumentComparison {
        let own = "placeholderIntrinsicHeight=\"20\" placeholderIntrinsicWidth"
        func frame(_ x: Double, _ width: Double, y: Double = 100) -> String {
            "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"20\"/>"
        }
        let document = try storyboard(
            subviews: [
                view("one", "label", attributes: "text=\"\(name)\" \(own)=\"80\"", content: frame(20, 86)),
                view("two", "label", attributes: "text=\"Two\" \(own)=\"40\"", content: frame(114, 40)),
                view("three", "label", attributes: "text=\"Three\" \(own)=\"40\"", content: frame(20, 40, y: 200)),
            ],
            constraints: [
                constraint("one", "leading", "root", "leading", constant: 20, id: "one-x"),
                constraint("one", "top", "root", "top", constant: 100, id: "one-y"),
                constraint("two", "leading", "one", "trailing", constant: 8, id: "two-x"),
                constraint("two", "top", "one", "top", id: "two-y"),
                constraint("three", "leading", "root", "leading", constant: 20, id: "three-x"),
                constraint("three", "top", "root", "top", constant: 200, id: "three-y"),
            ])
        return FrameComparison(of: document).result(detail)
    }

    private func page(_ comparisons: [DocumentComparison]) -> String {
        ComparisonPage(of: comparisons, tolerance: 0.5).html
    }

    @Test func pageIsWellFormed() throws {
        let elements = try Elements(of: page([try comparison()]))
        #expect(elements.count("svg") == 1)
        #expect(elements.count("script") == 1)
        #expect(elements.count("style") == 1)
    }

    @Test func everyDifferenceHasBothOutlines() throws {
        let elements = try Elements(of: page([try comparison()]))
        let recorded = elements.all("rect", class: "recorded")
        let computed = elements.all("rect", class: "computed")
        #expect(
            recorded.map { [$0["x"], $0["y"], $0["width"], $0["height"]] } == [
                ["20", "100", "86", "20"], ["114", "100", "40", "20"],
            ])
        #expect(
            computed.map { [$0["x"], $0["y"], $0["width"], $0["height"]] } == [
                ["20", "100", "80", "20"], ["108", "100", "40", "20"],
            ])
        // The third label, and the root.
        #expect(elements.all("rect", class: "same").count == 2)
    }

    /// Every line of the list leads to an outline, and every outline to a line.
    @Test func linesAndOutlinesBelongTogether() throws {
        let elements = try Elements(of: page([try comparison(), try comparison()]))
        let outlines = elements.all("g", class: "view").compactMap { $0["id"] }
        let targets = elements.all("a").compactMap { $0["href"] }
        #expect(outlines.count == 4)
        #expect(Set(outlines).count == 4)
        #expect(targets.sorted() == outlines.map { "#" + $0 }.sorted())
        let lines = elements.all("li", class: "difference") + elements.all("li", class: "difference origin")
        #expect(Set(lines.compactMap { $0["data-id"] }) == Set(outlines.map { String($0.dropFirst()) }))
    }

    /// Names come from files: whatever they hold, they stay text.
    @Test func namesCannotBreakOut() throws {
        let page = page([try comparison(name: "&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &quot;&amp;")])
        let elements = try Elements(of: page)
        #expect(elements.count("script") == 1)
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &quot;&amp;"))
    }

    @Test func pageAsksForNothingElse() throws {
        let page = page([try comparison(.pictures)])
        let elements = try Elements(of: page)
        #expect(elements.all("image").count == 1)
        #expect(elements.all("image").allSatisfy { $0["href"]?.hasPrefix("data:image/png;base64,") == true })
        #expect(elements.count("link") + elements.count("iframe") + elements.count("img") == 0)
        #expect(
            !page.replacing("http://www.w3.org/1999/xhtml", with: "").replacing(
                "http://www.w3.org/2000/svg", with: ""
            ).contains("http"))
        #expect(!page.contains("@import") && !page.contains("url("))
    }

    @Test func equalDocumentsAreOnlyNamed() throws {
        var equal = try comparison()
        equal.differences = []
        equal.causes = []
        let elements = try Elements(of: page([equal]))
        #expect(elements.count("svg") == 0)
        #expect(elements.count("details") == 1)
    }
}

/// The elements of a page, as an XML parser sees them.
private final class Elements: NSObject, XMLParserDelegate {
    private var found: [(name: String, attributes: [String: String])] = []

    init(of page: String) throws {
        super.init()
        let parser = XMLParser(data: Data(page.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func count(_ name: String) -> Int { found.count { $0.name == name } }

    func all(_ name: String, class: String? = nil) -> [[String: String]] {
        found.filter { $0.name == name && (`class` == nil || $0.attributes["class"] == `class`) }.map(\.attributes)
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        found.append((elementName, attributeDict))
    }
}
