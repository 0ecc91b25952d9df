import InterfaceBuilder

/// A constraint as people speak of it: whose it is, and what it says.
struct ConstraintWords {
    /// The object that the constraint says something of, as an index into the graph's objects.
    let subject: Int
    /// What it says: `leading`, `top to the safe area`, `leading to *Name*'s trailing`.
    let phrase: String
    /// `16`, `≥ 16`, `0.5 × + 8`, `16 at 750`.
    let value: String

    /// Nil when the element is no constraint, or one whose items aren't there.
    init?(_ index: Int, in titles: ObjectTitles) {
        let graph = titles.graph
        let object = graph.objects[index]
        guard object.kind == "constraint" else { return nil }
        func reference(_ name: String) -> Int? {
            if case .reference(let id)? = object.properties[name] { return graph[id] }
            return nil
        }
        func word(_ name: String) -> String? {
            if case .word(let word)? = object.properties[name] { return word }
            return nil
        }
        guard let first = object.properties["firstItem"] == nil ? object.parent : reference("firstItem"),
            let attribute = word("firstAttribute")
        else { return nil }
        value = Self.value(word)
        guard object.properties["secondItem"] != nil, let other = word("secondAttribute") else {
            (subject, phrase) = (first, attribute.inWords)
            return
        }
        guard let second = reference("secondItem") else { return nil }
        let isInverse = Self.holds(first, second, graph) && !Self.holds(second, first, graph)
        let (own, around) = isInverse ? (second, first) : (first, second)
        let (ownAttribute, otherAttribute) = isInverse ? (other, attribute) : (attribute, other)
        subject = own
        let isParent = graph.objects[own].parent == around
        var words = ownAttribute.inWords
        let plain = otherAttribute.replacing("Margin", with: "")
        if isParent || Self.isGuide(graph.objects[around]) {
            if Self.isGuide(graph.objects[around]) {
                let isSafe = graph.objects[around].slot == "safeArea"
                words += " to " + (isSafe ? "the safe area" : titles.name(around))
            } else if plain != otherAttribute {
                words += " to the margin"
            }
            if plain != ownAttribute.replacing("Margin", with: ""), !Self.isGuide(graph.objects[around]) {
                words += " to \(titles.name(around))'s \(otherAttribute.inWords)"
            }
        } else if otherAttribute == ownAttribute {
            words += " to \(titles.name(around))"
        } else {
            words += " to \(titles.name(around))'s \(otherAttribute.inWords)"
        }
        phrase = words
    }

    private static func value(_ word: (String) -> String?) -> String {
        var text = ""
        switch word("relation") {
        case "greaterThanOrEqual": text = "≥ "
        case "lessThanOrEqual": text = "≤ "
        default: break
        }
        let constant = word("constant") ?? "0"
        if let multiplier = word("multiplier"), multiplier != "1" {
            text += "\(multiplier) ×" + (constant == "0" ? "" : " + \(constant)")
        } else {
            text += constant
        }
        if let priority = word("priority"), priority != "1000" { text += " at \(priority)" }
        return text
    }

    private static func isGuide(_ object: DocumentObject) -> Bool { object.kind.hasSuffix("LayoutGuide") }

    /// Whether an object, or the view that a guide belongs to, is around another one.
    private static func holds(_ outer: Int, _ inner: Int, _ graph: ObjectGraph) -> Bool {
        let outer = isGuide(graph.objects[outer]) ? graph.objects[outer].parent ?? outer : outer
        var next = graph.objects[inner].parent
        while let index = next {
            if index == outer { return true }
            next = graph.objects[index].parent
        }
        return false
    }
}
