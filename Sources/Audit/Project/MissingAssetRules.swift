import InterfaceBuilder

extension Rule {
    /// A picture that the document names isn't in the project.
    public static let missingImage = Rule(
        "missing-image", .warning, "a picture that the document names is nowhere in the project",
        explanation: Explanation(
            why: """
                The view stays empty, and an image view without a picture may collapse. The rule looks into the asset catalogs
                and for picture files of the project around the document. It says nothing where there are no asset catalogs, and
                nothing of the system's symbols. The project is the nearest folder above with a repository, a workspace, a
                project or a package.
                """,
            fix: """
                Add the picture to an asset catalog, or choose another one. A picture that comes from a package outside of the
                project can be silenced.
                """,
            example: nil),
        inDocument: { document, rule in
            let names = document.resources.images.filter { $0.value.catalog == nil }.keys
            let contents = ProjectContents.near(document.path)
            guard !names.isEmpty, contents.knowsAssets else { return [] }
            let missing = Set(names.filter { !contents.hasPicture($0) })
            return document.findings(of: rule, aboutUsesOf: missing) { name in
                "the picture \(name.debugDescription) is in no asset catalog of the project, and no file has its name"
            }
        })

    /// A colour that the document names isn't in the project.
    public static let missingColour = Rule(
        "missing-colour", .warning, "a colour that the document names is in no asset catalog of the project",
        explanation: Explanation(
            why: """
                On a device the view has no colour at all: it is clear, or black. The canvas hides that, as Interface Builder
                keeps a copy of the colour in the document. The rule says nothing where there are no asset catalogs.
                """,
            fix: """
                Add the colour to an asset catalog, or choose another one. A colour that comes from a package outside of the
                project can be silenced.
                """,
            example: nil),
        inDocument: { document, rule in
            let names = document.resources.namedColors.keys
            let contents = ProjectContents.near(document.path)
            guard !names.isEmpty, contents.knowsAssets else { return [] }
            let missing = Set(names.filter { !contents.images.hasColor(named: $0) })
            return document.findings(of: rule, aboutUsesOf: missing) { name in
                "the colour \(name.debugDescription) is in no asset catalog of the project"
            }
        })
}

extension Document {
    /// A finding for each name, at the first object that uses it.
    fileprivate func findings(
        of rule: Rule, aboutUsesOf names: Set<String>, _ message: (String) -> String
    ) -> [Finding] {
        guard !names.isEmpty else { return [] }
        var findings: [Finding] = []
        var places: [String: Int] = [:]
        for element in tree.elements where tree.name(element) != "image" && tree.name(element) != "namedColor" {
            for attribute in tree.attributes(element)
            where names.contains(attribute.value) && Self.namesAsset(attribute.name, tree.name(element)) {
                let owner = tree.ownerWithID(of: element)
                let id = owner.flatMap { tree[$0, "id"] }
                if let place = places[attribute.value] {
                    if let id, !findings[place].ids.contains(id) { findings[place].ids.append(id) }
                    continue
                }
                places[attribute.value] = findings.count
                findings.append(
                    Finding(
                        rule: rule, message: message(attribute.value),
                        location: Location(path: path, position: tree.position(owner ?? element)),
                        ids: [id].compactMap { $0 }))
            }
        }
        for place in findings.indices where findings[place].ids.count > 1 {
            let more = findings[place].ids.count - 1
            findings[place].message += "; \(more) more object\(more == 1 ? "" : "s") would show it"
        }
        return findings
    }

    private static func namesAsset(_ attribute: String, _ element: String) -> Bool {
        attribute.lowercased().hasSuffix("image") || (element == "color" && attribute == "name")
    }
}

extension ElementTree {
    /// The nearest element with an id, from an element on outwards.
    func ownerWithID(of element: ElementID) -> ElementID? {
        var next: ElementID? = element
        while let current = next {
            if self[current, "id"] != nil { return current }
            next = parent(current)
        }
        return nil
    }
}
