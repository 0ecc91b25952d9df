/// The text of an HTML document: paragraphs of runs.
struct HTMLText {
    /// A piece of text that looks the same.
    struct Run: Equatable {
        var text: String
        var style: HTMLStyle
        /// The picture that the text stands for.
        var image: HTMLTag?

        /// Whether text of the style is more of this run.
        func continues(_ style: HTMLStyle) -> Bool { image == nil && self.style == style }
    }

    /// A list around paragraphs.
    struct List: Hashable {
        /// Which list of the document it is.
        let number: Int
        /// As `NSTextList` has it.
        let format: String
        /// The number of the first item.
        let start: Int
    }

    /// A text up to the end of a line, with it.
    struct Paragraph {
        var runs: [Run]
        /// That of the block at the beginning.
        var style: HTMLStyle
        /// Whether the block's margins count: those of paragraphs, items and headings do.
        var hasMargins: Bool
        /// From the outermost on.
        var lists: [List]
    }

    private(set) var paragraphs: [Paragraph] = []
    /// The colour behind the page.
    private(set) var background: HTMLColor?

    /// Reads a document. Whatever is wrong with it, it has a text.
    ///
    /// - Parameter marker: what stands before an item of a list of the format: `("{decimal}.", 3)`.
    init(_ html: String, marker: (_ format: String, _ number: Int) -> String) {
        let tokens = Array(HTMLScanner(html))
        var sheet = HTMLStyleSheet()
        for case .style(let css) in tokens { sheet.add(css) }
        var reader = HTMLReader(sheet: sheet)
        for token in tokens {
            switch token {
            case .text(let text): reader.add(text)
            case .start(let tag): reader.open(tag)
            case .end(let name): reader.close(name)
            case .style: break
            }
        }
        reader.finish()
        (paragraphs, background) = (reader.output.paragraphs, reader.background)
        addMarkers(marker)
    }

    /// The whole text.
    var string: String { paragraphs.map { $0.runs.map(\.text).joined() }.joined() }

    /// Puts the number or sign before each paragraph of a list, in the looks of its first letters.
    private mutating func addMarkers(_ marker: (String, Int) -> String) {
        var counts: [Int: Int] = [:]
        for index in paragraphs.indices {
            guard let list = paragraphs[index].lists.last, var style = paragraphs[index].runs.first?.style else {
                continue
            }
            (style.isUnderlined, style.isStruck, style.link) = (false, false, nil)
            (style.level, style.raise, style.spacing) = (0, 0, 0)
            let number = counts[list.number] ?? list.start
            counts[list.number] = number &+ 1
            paragraphs[index].runs.insert(Run(text: "\t\(marker(list.format, number))\t", style: style), at: 0)
        }
    }
}
