/// Writes the text of a document as its tags come, as UIKit's importer does. Where nothing is known of that, WebKit's own
/// converter of documents, which is public, stands for it: when paragraphs end, which spaces stay, what items begin with.
struct HTMLReader {
    /// An element that has begun and not ended.
    private struct Element {
        var tag: HTMLTag
        var declarations: [HTMLDeclaration]
        var style: HTMLStyle
        /// The same without what is the element's alone, for its letters.
        var letters: HTMLStyle
        /// How much was written when it began.
        var start = 0

        init(_ tag: HTMLTag, _ declarations: [HTMLDeclaration], in style: HTMLStyle) {
            (self.tag, self.declarations) = (tag, declarations)
            self.style = style.style(of: tag, declarations)
            letters = self.style
            (letters.display, letters.margins) = (.inline, [:])
        }

        var isList: Bool { HTMLReader.lists.contains(tag.name) }
    }

    private(set) var output = HTMLOutput()
    /// The colour behind the page.
    private(set) var background: HTMLColor?
    private let sheet: HTMLStyleSheet
    private var (html, body) = (HTMLTag(name: "html"), HTMLTag(name: "body"))
    /// From the page on.
    private var elements: [Element] = []
    private var openLists: [HTMLText.List] = []
    private var listCount = 0
    private var quoteDepth = 0
    /// How many open elements have a name, class or identifier.
    private var openKeys: [String: Int] = [:]
    /// Whether an end of a line that comes next belongs to a `<pre>`.
    private var dropsNewline = false

    /// What lies deeper is shown as what is around it. Browsers stop as well, at 512.
    private static let deepest = 256

    init(sheet: HTMLStyleSheet) {
        self.sheet = sheet
        openPage()
    }

    // MARK: Names

    private static func names(_ names: String) -> Set<String> { Set(names.split(separator: " ").map(String.init)) }

    private static let empty = names(
        "area base basefont bgsound br col embed frame hr img input link meta param source track wbr")
    /// Those that go on in what follows when what is around them ends too early.
    private static let formatting = names("a b big code em font i s small strike strong tt u")
    private static let headings = names("h1 h2 h3 h4 h5 h6")
    private static let lists = names("ul ol menu dir")
    /// Blocks in which `<br>` ends the line alone, and whose margins count.
    private static let paragraphs = headings.union(["p", "li"])
    /// Those that end a paragraph before them.
    private static let endsParagraph = paragraphs.union(lists).union(
        names(
            """
            address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form \
            header hgroup hr listing main nav pre search section summary table
            """))
    private static let cells = names("td th caption")
    private static let rowGroups = names("tbody thead tfoot")
    private static let tableParts = cells.union(rowGroups).union(names("tr col colgroup"))

    // MARK: Tags

    mutating func add(_ text: String) {
        guard let last = elements.last, last.style.display != .none else { return }
        var text = text
        if dropsNewline, text.unicodeScalars.first == "\n" { text.unicodeScalars.removeFirst() }
        dropsNewline = false
        if !text.isEmpty { output.add(text, last.letters, at: place) }
    }

    mutating func open(_ tag: HTMLTag) {
        dropsNewline = false
        switch tag.name {
        case "html", "body":
            guard elements.count == 1 else { return }
            if tag.name == "html" { html = tag } else { body = tag }
            return openPage()
        case "li": end(["li"], within: Self.cells.union(Self.lists).union(["table"]))
        case "dd", "dt": end(["dd", "dt"], within: Self.cells.union(["dl", "table"]))
        case "a": close("a")
        case "td", "th": end(Self.cells, within: ["table"], reopens: false)
        case "tr": end(["tr", "caption"], within: ["table"], reopens: false)
        case "caption", "col", "colgroup", "tbody", "thead", "tfoot":
            end(Self.rowGroups.union(["caption", "colgroup"]), within: ["table"], reopens: false)
        default: break
        }
        if Self.tableParts.contains(tag.name), !isOpen("table") { return }
        if Self.endsParagraph.contains(tag.name) {
            end(["p"], within: Self.cells.union(["table"]))
            if Self.headings.contains(tag.name), let last = elements.last, Self.headings.contains(last.tag.name) {
                pop()
            }
        }
        push(tag)
    }

    mutating func close(_ name: String) {
        dropsNewline = false
        // What ends in a cell began in it.
        let isOfTable = name == "table" || Self.tableParts.contains(name)
        let within = name == "table" ? [] : isOfTable ? ["table"] : Self.cells.union(["table"])
        let index =
            isOpen(name) ? elements.lastIndex { $0.tag.name == name || within.contains($0.tag.name) } : nil
        guard let index, index > 0, elements[index].tag.name == name else {
            // As in browsers, these ends have beginnings.
            if name == "p" || name == "br" { push(HTMLTag(name: name)) }
            if name == "p" { pop() }
            return
        }
        if Self.formatting.contains(name), elements[index...].contains(where: { $0.style.display.isBlock }) {
            // The blocks that began in it go on without it.
            count(elements.remove(at: index).tag, by: -1)
            for index in index..<elements.count {
                let (old, style) = (elements[index], elements[index - 1].style)
                elements[index] = Element(old.tag, old.declarations, in: style)
                elements[index].start = old.start
            }
        } else {
            pop(to: index, reopens: !isOfTable)
        }
    }

    mutating func finish() {
        while elements.count > 1 { pop() }
        output.dropSpace()
    }

    // MARK: Elements

    /// Begins anew at the page, as its tags say.
    private mutating func openPage() {
        openKeys = [:]
        let page = Element(html, declarations(of: html), in: HTMLStyle())
        count(html, by: 1)
        elements = [Element(body, declarations(of: body), in: page.style)]
        count(body, by: 1)
        background = nil
        for case .background(let color) in page.declarations + elements[0].declarations where color.alpha > 0 {
            background = color
        }
    }

    private mutating func push(_ tag: HTMLTag) {
        let isEmpty = Self.empty.contains(tag.name)
        guard let last = elements.last, isEmpty || elements.count < Self.deepest else { return }
        var element = Element(tag, declarations(of: tag), in: last.style)
        if element.style.display != .none {
            if element.style.display.isBlock, tag.name != "br", !staysInItem(element) {
                output.endParagraph(element.letters, at: place)
            }
            element.start = output.count
        }
        elements.append(element)
        count(tag, by: 1)
        if element.style.display != .none { begin(element) }
        if isEmpty { pop() }
        dropsNewline = tag.name == "pre" || tag.name == "listing"
    }

    private mutating func begin(_ element: Element) {
        switch element.tag.name {
        case "br":
            if place.hasMargins {
                output.endLine(element.letters, at: place)
            } else {
                output.endParagraph(element.letters, at: place, byForce: true, keepsSpace: true)
            }
        case "img":
            if element.tag.attributes["src"]?.isEmpty == false { output.add(element.tag, element.letters, at: place) }
        case "q":
            output.add(quoteDepth % 2 == 0 ? "\u{201C}" : "\u{2018}", element.letters, at: place)
            quoteDepth += 1
        case let name where Self.lists.contains(name):
            listCount += 1
            let start = element.tag.attributes["start"].flatMap { Int(HTMLStyleSheet.trimmed($0[...])) } ?? 1
            openLists.append(.init(number: listCount, format: Self.format(of: element), start: start))
        default: break
        }
    }

    private mutating func pop() {
        guard let element = elements.last else { return }
        defer {
            elements.removeLast()
            count(element.tag, by: -1)
        }
        guard element.style.display != .none else { return }
        if element.tag.name == "q" {
            quoteDepth -= 1
            output.add(quoteDepth % 2 == 0 ? "\u{201D}" : "\u{2019}", element.letters, at: place)
        }
        if element.style.display.isBlock, element.tag.name != "br" {
            if !staysInItem(element) {
                output.endParagraph(element.letters, at: place, byForce: output.count == element.start)
            } else if output.last != "\n" {
                output.endLine(element.letters, at: place)
            }
        }
        if element.isList { openLists.removeLast() }
    }

    /// Ends elements up to one, and begins those again that format letters.
    private mutating func pop(to index: Int, reopens: Bool) {
        let cut = elements[(index + 1)...].map(\.tag).filter { Self.formatting.contains($0.name) }.suffix(16)
        while elements.count > index { pop() }
        if reopens { cut.forEach { push($0) } }
    }

    /// Ends the innermost element of a name, unless it is around another one.
    private mutating func end(_ names: Set<String>, within: Set<String>, reopens: Bool = true) {
        guard names.contains(where: isOpen) else { return }
        let index = elements.lastIndex { names.contains($0.tag.name) || within.contains($0.tag.name) }
        if let index, index > 0, names.contains(elements[index].tag.name) { pop(to: index, reopens: reopens) }
    }

    /// Blocks in items begin and end lines, not paragraphs.
    private func staysInItem(_ element: Element) -> Bool {
        !openLists.isEmpty && element.style.display == .block && !element.isList
    }

    /// The block that comes next to the letters, and the lists.
    private var place: HTMLOutput.Place {
        let block = elements.last { $0.style.display.isBlock } ?? elements[0]
        return (block.style, Self.paragraphs.contains(block.tag.name), openLists)
    }

    private func declarations(of tag: HTMLTag) -> [HTMLDeclaration] {
        let rules = sheet.declarations(of: tag, in: isOpen)
        let own = HTMLDeclaration.list(tag.attributes["style"] ?? "")
        return HTMLDefaults.declarations(of: tag, listDepth: openLists.count) + rules.usual + own.usual
            + rules.important
            + own.important
    }

    private func isOpen(_ key: String) -> Bool { openKeys[key, default: 0] > 0 }

    private mutating func count(_ tag: HTMLTag, by change: Int) {
        for key in tag.keys { openKeys[key, default: 0] += change }
    }

    /// The format of a list's markers. Numbers have a full stop, as developers find in what UIKit reads.
    private static func format(of element: Element) -> String {
        let usual = element.tag.name == "ol" ? "decimal" : "disc"
        let marker = element.style.marker ?? usual
        switch marker {
        case "disc", "circle", "square", "none": return "{\(marker)}"
        case "decimal", "lower-alpha", "upper-alpha", "lower-latin", "upper-latin", "lower-roman", "upper-roman":
            return "{\(marker)}."
        default: return usual == "disc" ? "{disc}" : "{decimal}."
        }
    }
}
