import Foundation
import Testing

/// A document that can be read but holds something that makes no sense.
struct DoubtfulDocument: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let content: String
    /// The layout of `box` when the senseless part is left out; nil where there is nothing to compare.
    var box: [Double]? = [20, 100, 120, 60]
}

extension DoubtfulDocument {
    static let placed = Document.place("box", x: 20, y: 100, width: 120, height: 60)

    /// The sound document with one more constraint.
    private static func with(_ constraint: String) -> String {
        Document.storyboard(subviews: Document.view("box"), constraints: placed + "\n" + constraint)
    }

    static let all = constraints + constants + multipliers + priorities + elements

    /// The sound document with one element more or another number in it.
    private static func sound(_ part: String, replacedBy other: String) -> String {
        Document.sound.replacingOccurrences(of: part, with: other)
    }

    private static let constraints: [DoubtfulDocument] = [
        DoubtfulDocument(
            testDescription: "constraint to a view that is not there",
            content: with(Document.constraint("box", "leading", "ghost", "trailing", id: "lost"))),
        DoubtfulDocument(
            testDescription: "attribute that does not exist",
            content: with(Document.constraint("box", "elbow", "root", "leading", id: "odd"))),
        DoubtfulDocument(
            testDescription: "relation that does not exist",
            content: with(
                Document.constraint("box", "width", constant: "5", attributes: "relation=\"almost\"", id: "odd"))),
        DoubtfulDocument(
            testDescription: "a position compared with nothing",
            content: with(Document.constraint("box", "leading", constant: "5", id: "odd"))),
        DoubtfulDocument(
            testDescription: "a size compared with a position",
            content: with(Document.constraint("box", "width", "root", "leading", id: "odd"))),
    ]

    private static let constants = ["wide", "", "1e999", "nan", "-inf", "0x12", "12,5", "١٢"].map { (text: String) in
        DoubtfulDocument(
            testDescription: "constant \"\(text)\"",
            content: with(Document.constraint("box", "width", constant: text, attributes: "priority=\"1\"", id: "odd")))
    }

    private static let multipliers = ["nan", "inf", "1:0", "0/0", ":", "1:2:3", "much"].map { (text: String) in
        DoubtfulDocument(
            testDescription: "multiplier \"\(text)\"",
            content: with(
                Document.constraint("box", "width", "box", "height", attributes: "multiplier=\"\(text)\"", id: "odd")))
    }

    private static let priorities = ["0", "-5", "1001", "nan", "1e999", "high"].map { (text: String) in
        DoubtfulDocument(
            testDescription: "priority \"\(text)\"",
            content: with(
                Document.constraint("box", "width", constant: "70", attributes: "priority=\"\(text)\"", id: "odd")),
            box: nil)
    }

    private static let elements: [DoubtfulDocument] = [
        DoubtfulDocument(
            testDescription: "frame that is no number",
            content: sound("width=\"393\" height=\"852\"", replacedBy: "width=\"nan\" height=\"tall\""),
            box: nil),
        DoubtfulDocument(
            testDescription: "infinite frame",
            content: sound("height=\"852\"", replacedBy: "height=\"1e999\""), box: nil),
        DoubtfulDocument(
            testDescription: "device that does not exist",
            content: sound("retina6_12", replacedBy: "abacus")),
        DoubtfulDocument(
            testDescription: "element that does not exist",
            content: Document.storyboard(
                subviews: "<holograph translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>",
                constraints: placed)),
        DoubtfulDocument(
            testDescription: "the same identifier twice",
            content: Document.storyboard(
                subviews: Document.view("box") + Document.view("box"), constraints: placed), box: nil),
        DoubtfulDocument(
            testDescription: "stack view with words for numbers",
            content: Document.storyboard(
                subviews:
                    "<stackView axis=\"diagonal\" distribution=\"fairly\" alignment=\"somewhat\" spacing=\"airy\" "
                    + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>",
                constraints: placed)),
        DoubtfulDocument(
            testDescription: "font of no size",
            content: Document.storyboard(
                subviews: "<label text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\">"
                    + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"-1e400\"/></label>",
                constraints: placed)),
        DoubtfulDocument(
            testDescription: "image as large as the numbers go",
            content: Document.storyboard(
                subviews: "<imageView image=\"x\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>",
                constraints: placed
            ).replacingOccurrences(
                of: "</scenes>",
                with: "</scenes><resources><image name=\"x\" width=\"1e308\" height=\"inf\"/></resources>")),
    ]
}
