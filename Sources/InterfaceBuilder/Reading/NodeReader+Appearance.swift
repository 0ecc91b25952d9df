/// Colours, fonts and texts with attributes.
extension NodeReader {
    /// The `<color>` with that key.
    func color(key: String) -> ColorDescription? {
        guard let child = child(key: key), child.name == "color" else { return nil }
        return child.color
    }

    /// The colour this `<color>` element names.
    var color: ColorDescription? {
        let value = colorValue
        if let system = string("systemColor") ?? string("cocoaTouchSystemColor") { return .system(system, value) }
        if let value { return .rgba(value) }
        // A catalog colour of the Mac's system has a catalog besides its name.
        if let named = string("name") { return string("catalog") == nil ? .named(named) : .system(named, nil) }
        return nil
    }

    private var colorValue: RGBA? {
        let alpha = number("alpha") ?? 1
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
        return number("white").map { RGBA(red: $0, green: $0, blue: $0, alpha: alpha) }
    }

    /// The `<fontDescription>` with that key.
    func font(key: String = "fontDescription") -> FontDescription? {
        guard let child = child(key: key), child.name == "fontDescription" else { return nil }
        var font = FontDescription(
            pointSize: child.number("pointSize"), weight: child.choice("weight"), systemSize: child.choice("size"))
        if let style = child.string("style") {
            font.face = .style(style)
        } else if let name = child.string("name") {
            font.face = .named(name, family: child.string("family"))
        } else {
            font.face = child.choice("type") ?? .system
        }
        return font
    }

    /// The `<attributedString>` with that key.
    func attributedText(key: String) -> AttributedText? {
        guard let child = child(key: key), child.name == "attributedString" else { return nil }
        let fragments = tree.children(child.element).filter { tree.name($0) == "fragment" }
        return AttributedText(fragments: fragments.map { at($0).fragment })
    }

    private var fragment: AttributedText.Fragment {
        var fragment = AttributedText.Fragment(content: text("content") ?? "")
        guard let attributes = child(named: "attributes") else { return fragment }
        fragment.font = attributes.child(key: "NSFont")?.macFont
        fragment.color = attributes.color(key: "NSColor")
        fragment.kern = attributes.child(key: "NSKern")?.number("value")
        fragment.underline = attributes.child(key: "NSUnderline")?.number("value").flatMap { Int(exactly: $0) }
        fragment.strikethrough = attributes.child(key: "NSStrikethrough")?.number("value").flatMap { Int(exactly: $0) }
        fragment.background = attributes.color(key: "NSBackgroundColor")
        fragment.baselineOffset = attributes.child(key: "NSBaselineOffset")?.number("value")
        fragment.link = attributes.child(key: "NSLink").flatMap { $0.string("string") ?? $0.string("value") }
        guard let style = attributes.child(key: "NSParagraphStyle") else { return fragment }
        fragment.alignment = style.choice("alignment")
        fragment.lineBreakMode = style.choice("lineBreakMode")
        fragment.lineSpacing = style.number("lineSpacing")
        fragment.lineHeightMultiple = style.number("lineHeightMultiple")
        fragment.minimumLineHeight = style.number("minimumLineHeight")
        fragment.maximumLineHeight = style.number("maximumLineHeight")
        fragment.paragraphSpacing = style.number("paragraphSpacing")
        fragment.paragraphSpacingBefore = style.number("paragraphSpacingBefore")
        fragment.firstLineHeadIndent = style.number("firstLineHeadIndent")
        fragment.headIndent = style.number("headIndent")
        fragment.tailIndent = style.number("tailIndent")
        return fragment
    }

    /// The font of an attributed text: the Mac's way of writing fonts.
    private var macFont: FontDescription {
        var font = FontDescription(pointSize: number("size"))
        if let name = string("name") {
            font.face = .named(name, family: nil)
        } else {
            let meta = string("metaFont") ?? ""
            if meta == "systemBold" { font.face = .boldSystem }
            // The Mac has many more names, for its own controls.
            font.systemSize = font.pointSize == nil ? FontDescription.SystemSize(rawValue: meta) : nil
        }
        return font
    }

    /// The `<preferredSymbolConfiguration>` within, which button configurations give another key, and what an
    /// `<imageReference>` says.
    var symbolConfiguration: SymbolAppearance? {
        let configuration = child(named: "preferredSymbolConfiguration")
        let reference = child(key: "image").flatMap { $0.name == "imageReference" ? $0 : nil }
        guard configuration != nil || reference != nil else { return nil }
        var symbol = SymbolAppearance()
        symbol.pointSize = configuration?.number("pointSize")
        symbol.scale = configuration?.choice("scale") ?? reference?.choice("symbolScale") ?? .unspecified
        symbol.weight = configuration?.choice("weight") ?? .unspecified
        symbol.font = configuration?.font()
        return symbol
    }

    /// The image's name and catalog: attributes, or an `<imageReference>`.
    var image: (name: String, catalog: String?)? {
        if let name = string("image") { return (name, string("catalog")) }
        guard let reference = child(key: "image"), reference.name == "imageReference",
            let name = reference.string("image")
        else { return nil }
        return (name, reference.string("catalog"))
    }

    /// The attributes set by key path.
    var runtimeAttributes: [RuntimeAttribute] {
        items(in: "userDefinedRuntimeAttributes").compactMap { item in
            guard let keyPath = item.string("keyPath") else { return nil }
            return RuntimeAttribute(keyPath: keyPath, value: item.runtimeValue)
        }
    }

    private var runtimeValue: RuntimeAttribute.Value {
        let type = string("type") ?? "nil"
        let value: RuntimeAttribute.Value? =
            switch type {
            case "boolean": .boolean(string("value") == "YES")
            case "number":
                Double(child(key: "value")?.string("value") ?? string("value") ?? "")
                    .flatMap { $0.isFinite ? .number($0) : nil }
            case "color": color(key: "value").map { .color($0) }
            default: nil
            }
        return value ?? .other(type)
    }
}
