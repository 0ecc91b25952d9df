import Foundation
internal import Typography

extension NSAttributedString {
    /// The text of an HTML document with the attributes that UIKit's importer gives it.
    convenience init(html: HTMLText) {
        var attributes = HTMLAttributes()
        self.init(attributedString: attributes.text(of: html))
    }
}

extension NSTextList {
    /// What stands before an item of a list of HTML.
    static func marker(_ format: String, _ number: Int) -> String {
        format == "{none}" ? "" : NSTextList(markerFormat: .init(format), options: 0).marker(forItemNumber: number)
    }
}

/// Makes UIKit's attributes of the styles of HTML. Values that nothing here states were printed by developers: a kerning and a
/// stroke of 0, tabs 36 points apart, text that runs from the left.
private struct HTMLAttributes {
    private var fonts: [HTMLFont: UIFont] = [:]
    private var lists: [Int: NSTextList] = [:]

    mutating func text(of html: HTMLText) -> NSAttributedString {
        let text = NSMutableAttributedString(string: html.string)
        var place = 0
        text.beginEditing()
        for paragraph in html.paragraphs {
            let style = style(of: paragraph)
            for run in paragraph.runs {
                var attributes = attributes(of: run.style)
                attributes[.paragraphStyle] = style
                if let image = run.image { attributes[.attachment] = Self.attachment(of: image) }
                let length = run.text.utf16.count
                text.setAttributes(attributes, range: NSRange(location: place, length: length))
                place += length
            }
        }
        text.endEditing()
        return text
    }

    // MARK: Letters

    private mutating func attributes(of style: HTMLStyle) -> [NSAttributedString.Key: Any] {
        let color = UIColor(style.color)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font(style.font), .foregroundColor: color, .kern: CGFloat(style.spacing), .strokeColor: color,
            .strokeWidth: CGFloat(0),
        ]
        if let background = style.background { attributes[.backgroundColor] = UIColor(background) }
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = style.link { attributes[.link] = URL(string: link) ?? link }
        if style.level != 0 { attributes[.superscript] = style.level }
        // The size is that of the raised letters, 5/6 of the others. They stand where WebKit has them.
        let raise =
            style.raise != 0 ? style.raise : style.font.size * (style.level > 0 ? 0.4 : style.level < 0 ? -0.24 : 0)
        if raise != 0 { attributes[.baselineOffset] = CGFloat(raise) }
        return attributes
    }

    private mutating func font(_ font: HTMLFont) -> UIFont {
        if let known = fonts[font] { return known }
        let made = Self.font(font)
        fonts[font] = made
        return made
    }

    private static func font(_ font: HTMLFont) -> UIFont {
        let size = CGFloat(font.size), weight = weight(font.weight)
        let base = (font.families.lazy.compactMap { family in Self.font(family, size, weight, font.isItalic) }).first
        return base ?? Self.font("Times New Roman", size, weight, font.isItalic)
            ?? .systemFont(ofSize: size, weight: weight)
    }

    /// The font of a family in CSS; nil if nobody knows it.
    private static func font(_ family: String, _ size: CGFloat, _ weight: UIFont.Weight, _ isItalic: Bool) -> UIFont? {
        let (name, isBold) = (family.lowercased(), weight.rawValue >= UIFont.Weight.semibold.rawValue)
        var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
        if let style = textStyles[name] {
            descriptor = UIFont.preferredFont(forTextStyle: style).fontDescriptor
        } else if let design = designs[name] {
            descriptor = descriptor.withDesign(design) ?? descriptor
        } else if !systems.contains(name), !name.hasPrefix(".sf"), !name.hasPrefix(".apple") {
            let known = generic[name] ?? family
            guard Font(named: known, size: Double(size)).hasOwnMetrics else { return nil }
            let face = UIFont.face(ofFamily: known, isBold: isBold, isItalic: isItalic)
            descriptor = UIFontDescriptor(name: face ?? known, size: size)
                .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
        }
        var traits = descriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if traits != descriptor.symbolicTraits { descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor }
        return UIFont(descriptor: descriptor, size: size)
    }

    private static let systems: Set = [
        "-apple-system", "system-ui", "blinkmacsystemfont", "sf pro", "sf pro text", "sf pro display",
    ]
    private static let designs: [String: UIFontDescriptor.SystemDesign] = [
        "ui-monospace": .monospaced, "ui-rounded": .rounded, "ui-serif": .serif, "ui-sans-serif": .default,
    ]
    /// The families that WebKit takes on iOS.
    private static let generic = [
        "serif": "Times New Roman", "times": "Times New Roman", "sans-serif": "Helvetica", "monospace": "Courier",
    ]
    private static let textStyles: [String: UIFont.TextStyle] = [
        "-apple-system-body": .body, "-apple-system-headline": .headline, "-apple-system-subheadline": .subheadline,
        "-apple-system-caption1": .caption1, "-apple-system-caption2": .caption2, "-apple-system-footnote": .footnote,
        "-apple-system-callout": .callout, "-apple-system-title0": .largeTitle, "-apple-system-title1": .title1,
        "-apple-system-title2": .title2, "-apple-system-title3": .title3,
    ]

    private static func weight(_ weight: Int) -> UIFont.Weight {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights[min(max((weight + 50) / 100, 1), 9) - 1]
    }

    // MARK: Lines

    private mutating func style(of paragraph: HTMLText.Paragraph) -> NSParagraphStyle {
        let (style, css) = (NSMutableParagraphStyle(), paragraph.style)
        switch css.alignment {
        case .natural: style.alignment = .natural
        case .left: style.alignment = .left
        case .right: style.alignment = .right
        case .center: style.alignment = .center
        case .justified: style.alignment = .justified
        }
        style.baseWritingDirection = css.isRightToLeft ? .rightToLeft : .leftToRight
        style.defaultTabInterval = 36
        style.tabStops = []
        if let height = css.lineHeight { style.minimumLineHeight = CGFloat(max(height.points(css.font.size), 0)) }
        if paragraph.hasMargins {
            style.paragraphSpacing = CGFloat(max(css.margin(.bottom), 0))
            style.headIndent = CGFloat(max(css.margin(.left), 0))
            style.firstLineHeadIndent = CGFloat(max(css.margin(.left) + css.indent.points(css.font.size), 0))
            style.tailIndent = CGFloat(-max(css.margin(.right), 0))
        }
        if !paragraph.lists.isEmpty {
            style.textLists = paragraph.lists.map { textList($0) }
            let indent = 36 * CGFloat(paragraph.lists.count)
            (style.firstLineHeadIndent, style.headIndent) = (0, indent)
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: indent - 25),
                NSTextTab(textAlignment: .natural, location: indent),
            ]
        }
        return style
    }

    private mutating func textList(_ list: HTMLText.List) -> NSTextList {
        if let known = lists[list.number] { return known }
        let made = NSTextList(markerFormat: .init(list.format), startingItemNumber: list.start)
        lists[list.number] = made
        return made
    }

    // MARK: Pictures

    /// The picture of an `<img>`: one that the document or a file holds. Others are as large as the document says.
    private static func attachment(of image: HTMLTag) -> NSTextAttachment {
        let (attachment, address) = (NSTextAttachment(), image.attributes["src"] ?? "")
        if address.hasPrefix("data:") {
            let parts = address.split(separator: ",", maxSplits: 1)
            if parts.count == 2, parts[0].hasSuffix(";base64") {
                attachment.image = Data(base64Encoded: String(parts[1]), options: .ignoreUnknownCharacters)
                    .flatMap { UIImage(data: $0) }
            }
        } else if let url = URL(string: address), url.isFileURL,
            (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        {
            attachment.image = UIImage(contentsOfFile: url.path)
        }
        func side(_ name: String) -> CGFloat? {
            let digits = image.attributes[name]?.prefix { $0.isNumber } ?? ""
            return Int(digits).flatMap { (1...10_000).contains($0) ? CGFloat($0) : nil }
        }
        let size = attachment.image?.size ?? .zero
        let ratio = size.height > 0 ? size.width / size.height : 1
        let (width, height) = (side("width"), side("height"))
        if let width = width ?? height.map({ $0 * ratio }) {
            attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height ?? width / ratio)
        }
        return attachment
    }
}

extension NSAttributedString.Key {
    /// How often the letters are raised, a number; AppKit's documentation has it.
    fileprivate static let superscript = NSAttributedString.Key(rawValue: "NSSuperScript")
}

extension UIColor {
    convenience init(_ color: HTMLColor) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }
}
