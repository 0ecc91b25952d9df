/// How elements of HTML look before a document says otherwise: WebKit's style sheet, as far as texts show it.
enum HTMLDefaults {
    /// What counts for an element, the least important first: what its name means, then its attributes.
    static func declarations(of tag: HTMLTag, listDepth: Int) -> [HTMLDeclaration] {
        var found = byName[tag.name] ?? []
        if tag.name == "ul", let marker = [1: "circle", 2: "square"][min(listDepth, 2)] {
            found.append(.marker(marker))
        }
        return tag.attributes.isEmpty ? found : found + byAttributes(of: tag)
    }

    private static func byAttributes(of tag: HTMLTag) -> [HTMLDeclaration] {
        var found: [HTMLDeclaration] = []
        func color(_ name: String) -> HTMLColor? { tag.attributes[name].flatMap(HTMLColor.init(attribute:)) }
        switch tag.name {
        case "font":
            if let color = color("color") { found.append(.color(color)) }
            if let size = tag.attributes["size"].flatMap(HTMLDeclaration.size(ofFont:)) { found.append(size) }
            if let face = tag.attributes["face"] { found += HTMLDeclaration.list("font-family: " + face).usual }
        case "body":
            if let color = color("text") { found.append(.color(color)) }
            if let color = color("bgcolor") { found.append(.background(color)) }
        case "ul", "ol":
            if let marker = tag.attributes["type"].flatMap({ markers[$0] ?? markers[$0.lowercased()] }) {
                found.append(.marker(marker))
            }
        case "a":
            if tag.attributes["href"] != nil {
                found += [.color(.link), .decoration(underline: true, strike: false)]
            }
        default: break
        }
        if tag.name != "img", let word = tag.attributes["align"]?.lowercased(),
            let alignment = HTMLStyle.Alignment(css: word)
        {
            found.append(.alignment(alignment))
        }
        switch tag.attributes["dir"]?.lowercased() {
        case "rtl": found.append(.rightToLeft(true))
        case "ltr": found.append(.rightToLeft(false))
        default: break
        }
        if tag.attributes["hidden"] != nil { found.append(.display(.none)) }
        return found
    }

    private static let markers = [
        "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman", "1": "decimal", "disc": "disc",
        "circle": "circle", "square": "square", "none": "none",
    ]

    private static let byName: [String: [HTMLDeclaration]] = {
        var found: [String: [HTMLDeclaration]] = [:]
        func add(_ names: String, _ declarations: HTMLDeclaration...) {
            for name in names.split(separator: " ") { found[String(name), default: []] += declarations }
        }
        add("b strong", .bolder(true))
        add("th h1 h2 h3 h4 h5 h6", .weight(700))
        add("i em cite var dfn address", .italic(true))
        add("u ins", .decoration(underline: true, strike: false))
        add("s strike del", .decoration(underline: false, strike: true))
        add("big", .size(.ems(1.2)))
        add("small sub sup", .size(.ems(1 / 1.2)))
        add("sub", .level(-1))
        add("sup", .level(1))
        add("code kbd samp tt pre listing", .families(["monospace"]))
        add("mark", .background(HTMLColor(red: 1, green: 1, blue: 0)), .color(.black))
        add("center caption th", .alignment(.center))
        // The sizes and margins of HTML's rendering section.
        for (name, size, margin) in [
            ("h1", 2, 0.67), ("h2", 1.5, 0.83), ("h3", 1.17, 1), ("h4", 1, 1.33), ("h5", 0.83, 1.67),
            ("h6", 0.67, 2.33),
        ] {
            add(name, .size(.ems(size)), .margin(.top, .ems(margin)), .margin(.bottom, .ems(margin)))
        }
        add("p", .margin(.top, .ems(1)), .margin(.bottom, .ems(1)))
        add("pre listing", .space(.kept))
        add("ul menu dir", .marker("disc"))
        add("ol", .marker("decimal"))
        add(
            """
            address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer \
            form h1 h2 h3 h4 h5 h6 header hgroup hr html legend listing main menu nav ol p pre search section summary ul
            """, .display(.block))
        add("li", .display(.item))
        add("table caption thead tbody tfoot", .display(.table))
        add("tr", .display(.row))
        add("td th", .display(.cell))
        add(
            """
            head script style title template select option datalist audio video svg math object iframe textarea \
            noembed noframes colgroup col rp
            """, .display(.none))
        return found
    }()
}
