/// The texts of a document in another language.
extension Document {
    /// The document as it is in a language: every text that the translation has, or that the pseudo-language makes of it.
    ///
    /// Everything stands where it stood, so findings have their places. O(document).
    public func translated(into language: Language, _ translation: Translation? = nil) -> Document {
        var tree = tree
        switch language {
        case .pseudo(.rtl): return self
        case .pseudo(let pseudo): tree.changeTexts { _, text in pseudo.text(text) }
        case .code:
            guard let texts = translation?.texts, !texts.isEmpty else { return self }
            tree.changeTexts { keys, text in keys.lazy.compactMap { texts[$0] }.first ?? text }
        }
        // What was a document is one with other texts, too.
        return (try? Document(of: tree, path: path)) ?? self
    }
}

extension ElementTree {
    /// Replaces the texts that people read.
    /// - Parameter change: gets the keys that a text has in files of translations, and the text.
    fileprivate mutating func changeTexts(_ change: ([String], String) -> String) {
        for index in nodes.indices {
            let element = ElementID(index)
            // Texts that are too long for an attribute stand in an element of their own.
            if nodes[index].name == "string" || nodes[index].name == "mutableString", let owner = parent(element),
                let property = self[element, "key"], Self.properties.contains(property)
            {
                guard self[element, "base64-UTF8"] != "YES" else { continue }
                nodes[index].text = change(keys(of: owner, property), nodes[index].text)
            }
            for place in nodes[index].attributes.indices
            where Self.properties.contains(nodes[index].attributes[place].name) {
                let attribute = nodes[index].attributes[place]
                guard isText(attribute.name, of: element) else { continue }
                nodes[index].attributes[place].value = change(keys(of: element, attribute.name), attribute.value)
            }
        }
    }

    /// The attributes that hold texts.
    private static let properties: Set = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle", "secondaryText", "content",
    ]

    private func isText(_ property: String, of element: ElementID) -> Bool {
        switch name(element) {
        case "fragment": property == "content" && parent(element).map { self[$0, "key"] != "userComments" } == true
        default: property != "content"
        }
    }

    /// `abc.text`, `abc.normalTitle`, `abc.configuration.title`, `abc.segmentTitles[0]` …
    private func keys(of element: ElementID, _ property: String) -> [String] {
        let outer = parent(element)
        switch name(element) {
        case "state":
            let state = self[element, "key"] ?? "normal"
            return ids(outer).map { "\($0).\(state)Title" }
        // Xcode names those of buttons so; no file shows those of cells, which are taken to be alike.
        case "buttonConfiguration", "listContentConfiguration":
            let configuration = self[element, "key"] ?? "configuration"
            return ids(outer).map { "\($0).\(configuration).\(property)" }
        case "segment":
            guard let segments = outer, let control = parent(segments) else { return [] }
            let place = children(segments).prefix { $0 < element }.count
            return ids(control).map { "\($0).segmentTitles[\(place)]" }
        case "fragment":
            // A translation is one text: it has no stretches of its own looks.
            guard let outer, children(outer).reduce(0, { count, _ in count + 1 }) == 1 else { return [] }
            var owner: ElementID? = outer
            while let current = owner, self[current, "id"] == nil { owner = parent(current) }
            return ids(owner).flatMap { ["\($0).attributedText", "\($0).ibShadowedAttributedText"] }
        default:
            return ids(element).flatMap { id in
                ["\(id).\(property)", "\(id).ibShadowed\(property.prefix(1).uppercased() + property.dropFirst())"]
            }
        }
    }

    private func ids(_ element: ElementID?) -> [String] { element.flatMap { self[$0, "id"] }.map { [$0] } ?? [] }
}
