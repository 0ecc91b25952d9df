import InterfaceBuilder

/// What people call the objects of a document.
struct ObjectTitles: Sendable {
    let graph: ObjectGraph

    /// An object's name, marked as one: `*Title*`, `label "Log in"`, `view abc-de-fgh`.
    func name(_ index: Int) -> String {
        let object = graph.objects[index]
        if object.id.isEmpty { return "the document" }
        if object.kind == "scene" { return "*\(sceneTitle(index) ?? object.id)*" }
        if Self.isController(object) { return "*\(controllerTitle(object))*" }
        if object.slot == "view", let parent = object.parent, Self.isController(graph.objects[parent]) {
            return name(parent)
        }
        if Self.guides.contains(object.kind) { return guideTitle(object) }
        if let given = given(object) { return "*\(given)*" }
        if let title = shown(object) { return "\(kind(object)) \"\(title)\"" }
        return "\(kind(object)) \(object.id)"
    }

    /// The name of an object with its kind: `label *Title*`.
    func nameWithKind(_ index: Int) -> String {
        let object = graph.objects[index]
        let name = name(index)
        return name.hasPrefix("*") ? "\(kind(object)) \(name)" : name
    }

    /// The name of the scene that an object is in; nil in a xib, and for the scene's controller itself.
    func scene(of index: Int) -> String? {
        guard let scene = graph.enclosing(index, where: { $0.kind == "scene" }),
            let title = sceneTitle(scene), "*\(title)*" != name(index)
        else { return nil }
        return title
    }

    func sceneTitle(_ scene: Int) -> String? {
        let controller = graph.objects[scene].children.first { Self.isController(graph.objects[$0]) }
        return controller.map { controllerTitle(graph.objects[$0]) }
    }

    /// The name that somebody gave an object: in Interface Builder, or by an outlet.
    private func given(_ object: DocumentObject) -> String? {
        if case .text(let label)? = object.properties["userLabel"], !label.isEmpty { return label.shortened }
        if object.kind == "placeholder" { return nil }
        return graph.outlets[object.id]?.first
    }

    /// What is read on the screen.
    private func shown(_ object: DocumentObject) -> String? {
        // A button that has a configuration shows that one's title, and Xcode leaves "Button" as the other one.
        for name in ["text", "configuration title", "title", "placeholder", "headerTitle"] {
            if case .text(let text)? = object.properties[name], !text.isEmpty { return text.shortened }
        }
        if case .word(let image)? = object.properties["image"], object.kind == "imageView" { return image }
        if case .word(let name)? = object.properties["customClass"] { return name }
        return nil
    }

    private func controllerTitle(_ object: DocumentObject) -> String {
        if let given = given(object) { return given }
        if case .text(let title)? = object.properties["title"], !title.isEmpty { return title.shortened }
        for name in ["storyboardIdentifier", "customClass"] {
            guard case .word(let word)? = object.properties[name], !word.isEmpty else { continue }
            for suffix in ["ViewController", "Controller"] where word.hasSuffix(suffix) && word.count > suffix.count {
                return String(word.dropLast(suffix.count))
            }
            return word
        }
        return "\(object.kind.inWords) \(object.id)"
    }

    private static let guides: Set<String> = ["viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide"]

    private func guideTitle(_ object: DocumentObject) -> String {
        let owner = object.parent.map { name($0) } ?? "a view"
        let names = [
            "safeArea": "safe area", "keyboard": "keyboard", "contentLayoutGuide": "content area",
            "frameLayoutGuide": "frame",
        ]
        if case .word(let type)? = object.properties["type"] { return "the \(type) layout guide of \(owner)" }
        return "the \(names[object.slot] ?? "guide \(object.slot)") of \(owner)"
    }

    /// What a person calls such an object: `text field`.
    func kind(_ object: DocumentObject) -> String {
        ViewKind.named(object.kind)?.words ?? object.kind.inWords
    }

    static func isController(_ object: DocumentObject) -> Bool {
        object.kind.hasSuffix("Controller") || object.kind == "viewControllerPlaceholder"
    }

    static func isView(_ object: DocumentObject) -> Bool {
        ViewKind.named(object.kind) != nil || ["subviews", "view", "contentView"].contains(object.slot)
    }

    /// A property's value in words. Objects are called by their names.
    func words(_ value: PropertyValue?, of property: String) -> String {
        switch value {
        case nil: Self.isPlain(property) ? "default" : "none"
        case .text(let text)?: "\"\(text.shortened)\""
        case .word(let word)?: word.isEmpty ? "empty" : word.shortened
        case .reference(let id)?: graph[id].map { name($0) } ?? "an object that isn't there (\(id))"
        case .installation(let includes, let excludes)?:
            [("installs", includes), ("leaves out", excludes)].filter { !$0.1.isEmpty }
                .map { "\($0) \(names($1))" }.joined(separator: "; ")
        }
    }

    private func names(_ ids: [String]) -> String {
        ids.map { id in graph[id].map { name($0) } ?? id }.sorted().joined(separator: ", ")
    }

    /// Whether the lack of a property means that UIKit's default is in effect, and not that there is nothing.
    private static func isPlain(_ property: String) -> Bool {
        ![
            "text", "title", "placeholder", "image", "backgroundImage", "userLabel", "customClass", "color", "Color",
            "identifier", "storyboardIdentifier", "restorationIdentifier", "selectedImage", "prompt", "customModule",
        ].contains { property == $0 || property.hasSuffix($0) }
    }

    /// A property's name in words: `line break mode`.
    static func property(_ name: String) -> String {
        let known = [
            "fontDescription": "font", "numberOfLines": "lines", "userLabel": "name", "customClass": "class",
            "customModule": "module", "clipsSubviews": "clips subviews", "storyboardIdentifier": "storyboard id",
            "horizontalHuggingPriority": "horizontal hugging", "verticalHuggingPriority": "vertical hugging",
            "horizontalCompressionResistancePriority": "horizontal compression resistance",
            "verticalCompressionResistancePriority": "vertical compression resistance",
            "initialViewController": "initial view controller", "toolsVersion": "tools",
        ]
        if let words = known[name] { return words }
        if name.hasPrefix("variation ") { return variation(name.dropFirst("variation ".count)) }
        if name.hasPrefix("runtime attribute ") {
            return name.hasSuffix(" value") ? String(name.dropLast(" value".count)) : name
        }
        return name.split(separator: " ").map { known[String($0)] ?? String($0).inWords }.joined(separator: " ")
    }

    /// `key heightClass=compact constant` as `constant in compact height`.
    private static func variation(_ text: Substring) -> String {
        var words = text.split(separator: " ")
        if words.first == "key" { words.removeFirst() }
        guard let key = words.first else { return "variation" }
        let rest = words.dropFirst().map { String($0).inWords }.joined(separator: " ")
        let classes = key.split(separator: "-").map { part in
            let sides = part.split(separator: "=")
            return sides.count == 2 ? "\(sides[1]) \(sides[0].hasPrefix("width") ? "width" : "height")" : String(part)
        }
        return "\(rest.isEmpty ? "variation" : rest) in \(classes.joined(separator: ", "))"
    }
}
