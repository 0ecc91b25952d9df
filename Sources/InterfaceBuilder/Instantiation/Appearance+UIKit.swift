import UIKit

extension UIColor {
    /// A document's colour: one of the system by its name, else the value that the document gives.
    convenience init?(_ description: ColorDescription?, resources: Resources) {
        switch description {
        case .system(let name, let value):
            if let color = UIColor.system(named: name) {
                self.init(dynamicProvider: { color.resolvedColor(with: $0) })
            } else if let value = resources.systemColors[name] ?? value {
                self.init(value)
            } else {
                return nil
            }
        case .named(let name):
            // An asset catalog that is at hand knows both appearances; the document keeps one.
            if UIColor(named: name) == nil, let value = resources.namedColors[name] {
                self.init(value)
            } else {
                self.init(named: name)
            }
        case .rgba(let value): self.init(value)
        case nil: return nil
        }
    }

    private convenience init(_ value: RGBA) {
        self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
    }
}

extension UIFont {
    /// A document's font; nil when the document names none.
    convenience init?(_ description: FontDescription?, defaultSize: CGFloat = 17) {
        guard let description else { return nil }
        let size =
            description.pointSize.map { CGFloat($0) } ?? description.systemSize?.points ?? defaultSize
        let base: UIFont
        switch description.face {
        case .style(let style): base = .preferredFont(forTextStyle: .init(rawValue: style))
        case .named(let name, _): base = UIFont(named: name, size: size)
        case .boldSystem: base = .boldSystemFont(ofSize: size)
        case .italicSystem: base = .italicSystemFont(ofSize: size)
        case .system: base = .systemFont(ofSize: size, weight: description.weight ?? .regular)
        }
        self.init(base.typographic)
    }
}

extension FontDescription.SystemSize {
    fileprivate var points: CGFloat {
        switch self {
        case .system, .message: UIFont.systemFontSize
        case .button: UIFont.buttonFontSize
        case .label: UIFont.labelFontSize
        case .smallSystem: UIFont.smallSystemFontSize
        }
    }
}

extension NSAttributedString {
    /// A document's text with attributes. Stretches without a font get the one that the Mac's text system falls back to
    /// (Helvetica, 12 points).
    static func make(_ text: AttributedText, resources: Resources) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text.string)
        var start = 0
        var previousCount = 0
        for fragment in text.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = UIFont(fragment.font, defaultSize: 12) ?? UIFont(name: "Helvetica", size: 12)
            attributes[.foregroundColor] = UIColor(fragment.color, resources: resources)
            attributes[.kern] = fragment.kern
            attributes[.underlineStyle] = fragment.underline
            attributes[.strikethroughStyle] = fragment.strikethrough
            attributes[.backgroundColor] = UIColor(fragment.background, resources: resources)
            attributes[.baselineOffset] = fragment.baselineOffset
            attributes[.link] = fragment.link.flatMap { URL(string: $0) }
            attributes[.paragraphStyle] = NSParagraphStyle.style(of: fragment)
            // Foundation on Linux stops the program when it compares the attributes of neighbours that hold objects;
            // it doesn't compare when their numbers differ.
            if attributes.count == previousCount { attributes[.fragmentMark] = 1 }
            previousCount = attributes.count
            let length = fragment.content.utf16.count
            result.setAttributes(attributes, range: NSRange(location: start, length: length))
            start += length
        }
        return result
    }
}

extension NSAttributedString.Key {
    fileprivate static let fragmentMark = NSAttributedString.Key(rawValue: "EspalierFragment")
}

extension NSParagraphStyle {
    /// A stretch's paragraph style; nil when it has none.
    static func style(of fragment: AttributedText.Fragment) -> NSParagraphStyle? {
        guard
            fragment.alignment != nil || fragment.lineSpacing != nil || fragment.lineHeightMultiple != nil
                || fragment.firstLineHeadIndent != nil || fragment.headIndent != nil || fragment.tailIndent != nil
        else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = fragment.alignment ?? .natural
        style.lineSpacing = fragment.lineSpacing ?? 0
        style.lineHeightMultiple = fragment.lineHeightMultiple ?? 0
        style.minimumLineHeight = fragment.minimumLineHeight ?? 0
        style.maximumLineHeight = fragment.maximumLineHeight ?? 0
        style.paragraphSpacing = fragment.paragraphSpacing ?? 0
        style.paragraphSpacingBefore = fragment.paragraphSpacingBefore ?? 0
        style.firstLineHeadIndent = fragment.firstLineHeadIndent ?? 0
        style.headIndent = fragment.headIndent ?? 0
        style.tailIndent = fragment.tailIndent ?? 0
        style.lineBreakMode = fragment.lineBreakMode ?? .byWordWrapping
        return style
    }
}

extension AttributedString {
    /// A document's text with attributes, for button configurations.
    init(_ text: AttributedText, resources: Resources) {
        self.init()
        for fragment in text.fragments {
            var part = AttributedString(fragment.content)
            if let font = UIFont(fragment.font, defaultSize: 12) { part.uiKit.font = font }
            if let color = UIColor(fragment.color, resources: resources) { part.uiKit.foregroundColor = color }
            part.uiKit.underlineStyle = fragment.underline.map { NSUnderlineStyle(rawValue: $0) }
            append(part)
        }
    }
}

extension FontDescription {
    var isOfTextStyle: Bool { if case .style = face { true } else { false } }
}
