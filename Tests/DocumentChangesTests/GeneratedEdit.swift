/// One edit of a generated document, with what it reads and writes: edits that don't touch each other's are independent.
struct GeneratedEdit: CustomStringConvertible {
    var description: String
    /// What the edit changes.
    var writes: Set<String>
    /// What the edit takes as given.
    var reads: Set<String>
    var apply: (inout GeneratedDocument) -> Void

    /// Whether each of two lists of edits leaves alone what the other one is about.
    static func areIndependent(_ left: [GeneratedEdit], _ right: [GeneratedEdit]) -> Bool {
        let writes = [left, right].map { $0.reduce(into: Set<String>()) { $0.formUnion($1.writes) } }
        let reads = [left, right].map { $0.reduce(into: Set<String>()) { $0.formUnion($1.reads) } }
        return writes[0].isDisjoint(with: writes[1].union(reads[1])) && writes[1].isDisjoint(with: reads[0])
    }

    /// Some edits, one after the other. New ids begin with the prefix.
    static func list(on document: GeneratedDocument, prefix: String, _ random: inout Randomness) -> [GeneratedEdit] {
        var document = document
        var edits: [GeneratedEdit] = []
        for number in 0..<Int.random(in: 1...4, using: &random) {
            guard let edit = edit(on: document, id: "\(prefix)-\(number)", &random) else { continue }
            edit.apply(&document)
            edits.append(edit)
        }
        return edits
    }

    private static func edit(
        on document: GeneratedDocument, id: String, _ random: inout Randomness
    ) -> GeneratedEdit? {
        switch Int.random(in: 0..<13, using: &random) {
        case 0, 1: return setAttribute(document, id, &random)
        case 2: return setColor(document, &random)
        case 3: return setText(document, id, &random)
        case 4: return delete(document, &random)
        case 5, 6: return add(document, id, &random)
        case 7, 8: return move(document, &random)
        case 9: return embed(document, id, &random)
        case 10: return changeConstraint(document, &random)
        case 11: return addConstraint(document, id, &random)
        default: return addOutletOrPicture(document, id, &random)
        }
    }

    // MARK: Values

    private static func setAttribute(
        _ document: GeneratedDocument, _ id: String, _ random: inout Randomness
    ) -> GeneratedEdit? {
        guard let view = document.views.keys.sorted().randomElement(using: &random),
            let name = ["alpha", "tag", "hidden", "contentMode"].randomElement(using: &random)
        else { return nil }
        let values = name == "hidden" ? ["YES", "NO"] : name == "contentMode" ? ["left", "right"] : ["0", "1"]
        let isSet = name == "contentMode" || Bool.random(using: &random)
        let value = isSet ? values.randomElement(using: &random) : nil
        return GeneratedEdit(
            description: "\(view).\(name) = \(value ?? "nothing")", writes: ["value \(view) \(name)"],
            reads: ["exists \(view)"]
        ) { $0.views[view]?[name] = value }
    }

    private static func setColor(_ document: GeneratedDocument, _ random: inout Randomness) -> GeneratedEdit? {
        guard let view = document.views.keys.sorted().randomElement(using: &random),
            let key = ["backgroundColor", "tintColor"].randomElement(using: &random)
        else { return nil }
        let colors: [String?] = ["labelColor", "systemRedColor", nil]
        let color = colors.randomElement(using: &random) ?? nil
        return GeneratedEdit(
            description: "\(view).\(key) = \(color ?? "nothing")", writes: ["value \(view) \(key)"],
            reads: ["exists \(view)"]
        ) { $0.views[view]?.colors[key] = color }
    }

    private static func setText(
        _ document: GeneratedDocument, _ id: String, _ random: inout Randomness
    ) -> GeneratedEdit? {
        guard
            let view = document.viewIDs.filter({ document.views[$0]?.element == "label" }).randomElement(using: &random)
        else { return nil }
        let isLong = Bool.random(using: &random)
        return GeneratedEdit(
            description: "text of \(view)", writes: ["value \(view) text"], reads: ["exists \(view)"]
        ) {
            $0.views[view]?.longText = isLong ? "Text of \(id)\n   in two lines" : nil
            $0.views[view]?["text"] = isLong ? nil : "Text of \(id)"
        }
    }

    // MARK: Views

    /// A place behind a subview, or in front of all: what is read and written by putting something there.
    private static func place(
        in document: GeneratedDocument, without moved: Set<String> = [], _ random: inout Randomness
    ) -> (holder: String, after: String?, writes: Set<String>, reads: Set<String>)? {
        let holders = document.views.values.filter {
            ($0.element == "view" || $0.element == "stackView") && !moved.contains($0.id)
        }
        guard let holder = holders.map(\.id).sorted().randomElement(using: &random) else { return nil }
        let siblings = (document.views[holder]?.subviews ?? []).filter { !moved.contains($0) }
        let spots: [String?] = [nil] + siblings
        let after = spots.randomElement(using: &random) ?? nil
        var reads: Set<String> = ["exists \(holder)"]
        if let after { reads.formUnion(["exists \(after)", "place \(after)"]) }
        return (holder, after, ["gap \(holder) \(after ?? "first")"], reads)
    }

    private static func insert(_ view: String, into holder: String, after: String?, _ document: inout GeneratedDocument)
    {
        let place = after.flatMap { document.views[holder]?.subviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        document.views[holder]?.subviews.insert(view, at: place)
    }

    private static func remove(_ view: String, from document: inout GeneratedDocument) {
        guard let holder = document.holder(of: view) else { return }
        document.views[holder]?.subviews.removeAll { $0 == view }
    }

    private static func add(
        _ document: GeneratedDocument, _ id: String, _ random: inout Randomness
    ) -> GeneratedEdit? {
        guard let place = place(in: document, &random) else { return nil }
        let view = GeneratedDocument.view(id, &random)
        return GeneratedEdit(
            description: "add \(view.element) \(id) to \(place.holder) after \(place.after ?? "nothing")",
            writes: place.writes.union(["exists \(id)"]), reads: place.reads
        ) {
            $0.views[id] = view
            insert(id, into: place.holder, after: place.after, &$0)
        }
    }

    /// The places behind a view and behind the one before it: they become one when the view goes.
    private static func gaps(around view: String, in document: GeneratedDocument) -> Set<String> {
        guard let holder = document.holder(of: view), let siblings = document.views[holder]?.subviews,
            let index = siblings.firstIndex(of: view)
        else { return [] }
        return ["gap \(holder) \(siblings[..<index].last ?? "first")", "gap \(holder) \(view)"]
    }

    private static func delete(_ document: GeneratedDocument, _ random: inout Randomness) -> GeneratedEdit? {
        guard let view = document.viewIDs.randomElement(using: &random) else { return nil }
        let gone = Set(document.subtree(view))
        var writes = gaps(around: view, in: document)
        for id in gone { writes.formUnion(["exists \(id)", "place \(id)"]) }
        for object in document.constraints + document.outlets
        where gone.contains(object["firstItem"] ?? "") || gone.contains(object["destination"] ?? "") {
            writes.insert("exists \(object.id)")
        }
        return GeneratedEdit(description: "delete \(view)", writes: writes, reads: []) {
            remove(view, from: &$0)
            for id in gone { $0.views[id] = nil }
            $0.constraints.removeAll { gone.contains($0["firstItem"] ?? "") }
            $0.outlets.removeAll { gone.contains($0["destination"] ?? "") }
        }
    }

    private static func move(_ document: GeneratedDocument, _ random: inout Randomness) -> GeneratedEdit? {
        guard let view = document.viewIDs.randomElement(using: &random),
            let place = place(in: document, without: Set(document.subtree(view)), &random),
            let old = document.holder(of: view)
        else { return nil }
        var writes = place.writes.union(gaps(around: view, in: document)).union(["place \(view)"])
        var reads = place.reads.union(["exists \(view)"])
        // What holds the new place must not be put into what is moved.
        for ancestor in document.ancestors(place.holder) { reads.insert("place \(ancestor)") }
        if old == place.holder {
            // Whether one view went down or the others up can't be told: all that it passes have moved.
            let siblings = document.views[old]?.subviews ?? []
            guard let from = siblings.firstIndex(of: view) else { return nil }
            let to = place.after.flatMap { siblings.firstIndex(of: $0) } ?? -1
            for sibling in siblings[min(from, to + 1)...max(from, to)] { writes.insert("place \(sibling)") }
            writes.insert("gap \(old) \(siblings[..<min(from, to + 1)].last ?? "first")")
            for sibling in siblings[min(from, to + 1)...max(from, to)] { writes.insert("gap \(old) \(sibling)") }
        }
        return GeneratedEdit(
            description: "move \(view) to \(place.holder) after \(place.after ?? "nothing")", writes: writes,
            reads: reads
        ) {
            remove(view, from: &$0)
            insert(view, into: place.holder, after: place.after, &$0)
        }
    }

    private static func embed(
        _ document: GeneratedDocument, _ id: String, _ random: inout Randomness
    ) -> GeneratedEdit? {
        guard let view = document.viewIDs.randomElement(using: &random), let holder = document.holder(of: view),
            let siblings = document.views[holder]?.subviews, let index = siblings.firstIndex(of: view)
        else { return nil }
        let after = siblings[..<index].last
        var reads: Set<String> = ["exists \(view)", "exists \(holder)"]
        if let after { reads.formUnion(["exists \(after)", "place \(after)"]) }
        for ancestor in document.ancestors(holder) { reads.insert("place \(ancestor)") }
        return GeneratedEdit(
            description: "embed \(view) in \(id)",
            writes: ["place \(view)", "exists \(id)", "gap \(holder) \(after ?? "first")", "gap \(holder) \(view)"],
            reads: reads
        ) {
            $0.views[id] = GeneratedObject(id: id, element: "stackView", attributes: [("axis", "vertical")])
            remove(view, from: &$0)
            insert(id, into: holder, after: after, &$0)
            $0.views[id]?.subviews = [view]
        }
    }

    // MARK: Constraints, outlets, pictures

    private static func changeConstraint(
        _ document: GeneratedDocument, _ random: inout Randomness
    ) -> GeneratedEdit? {
        guard let constraint = document.constraints.randomElement(using: &random) else { return nil }
        let value = "\(Int.random(in: 100...200, using: &random))"
        let name = ["constant", "priority", "variation"].randomElement(using: &random) ?? "constant"
        return GeneratedEdit(
            description: "\(constraint.id).\(name) = \(value)", writes: ["value \(constraint.id) \(name)"],
            reads: ["exists \(constraint.id)"]
        ) {
            guard let place = $0.constraints.firstIndex(where: { $0.id == constraint.id }) else { return }
            if name == "variation" {
                $0.constraints[place].variation = value
            } else {
                $0.constraints[place][name] = value
            }
        }
    }

    private static func addConstraint(
        _ document: GeneratedDocument, _ id: String, _ random: inout Randomness
    ) -> GeneratedEdit? {
        guard let constraint = document.constraint(id, &random), let item = constraint["firstItem"] else { return nil }
        return GeneratedEdit(
            description: "constrain \(item) by \(id)", writes: ["exists \(id)"], reads: ["exists \(item)"]
        ) { $0.constraints.append(constraint) }
    }

    private static func addOutletOrPicture(
        _ document: GeneratedDocument, _ id: String, _ random: inout Randomness
    ) -> GeneratedEdit? {
        if Bool.random(using: &random) {
            return GeneratedEdit(description: "picture \(id)", writes: ["picture \(id)"], reads: []) {
                $0.images.append(id)
                $0.toolsVersion += 1
            }
        }
        guard let view = document.viewIDs.randomElement(using: &random) else { return nil }
        return GeneratedEdit(
            description: "outlet \(id) to \(view)", writes: ["exists \(id)"], reads: ["exists \(view)"]
        ) { $0.outlets.append(GeneratedDocument.outlet(id, to: view)) }
    }
}
