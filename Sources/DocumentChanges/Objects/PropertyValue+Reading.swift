import Foundation
import InterfaceBuilder

extension PropertyValue {
    /// Attributes that hold what a reader reads.
    private static let texts: Set<String> = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "userLabel", "content", "label", "hint",
        "subtitle", "backBarButtonTitle",
    ]

    init(_ attribute: ElementTree.Attribute, of element: String) {
        if ReferenceAttribute.contains(attribute.name, of: element) {
            self = .reference(attribute.value)
        } else if Self.texts.contains(attribute.name) {
            self = .text(attribute.value)
        } else {
            self = .word(Self.word(attribute.value))
        }
    }

    /// The value that an element without an id is by itself; nil for one whose attributes have meanings of their own.
    init?(_ element: ElementID, in tree: ElementTree) {
        func value(_ name: String) -> String { Self.word(tree[element, name] ?? "0") }
        switch tree.name(element) {
        case "nil": self = .word("none")
        case "color": self = .word(Self.color(element, in: tree))
        case "fontDescription", "font": self = .word(Self.font(element, in: tree))
        case "string", "mutableString": self = .text(tree.text(element))
        case "rect": self = .word("(\(value("x")), \(value("y")), \(value("width")), \(value("height")))")
        case "size" where tree[element, "width"] != nil: self = .word("\(value("width")) × \(value("height"))")
        case "point" where tree[element, "x"] != nil: self = .word("(\(value("x")), \(value("y")))")
        case "autoresizingMask":
            self = .word(
                tree.attributes(element).filter { $0.value == "YES" }.map { $0.name.inWords }.sorted()
                    .joined(separator: ", "))
        case "mask":
            func references(_ name: String) -> [String] {
                tree.children(element).filter { tree.name($0) == name }.compactMap { tree[$0, "reference"] }.sorted()
            }
            self = .installation(includes: references("include"), excludes: references("exclude"))
        case let name where Self.lists.contains(name):
            let items = tree.children(element).map { child in
                tree[child, "title"] ?? tree[child, "image"] ?? tree[child, "content"] ?? tree.text(child)
            }
            self = .word(items.map { "\"\($0)\"" }.joined(separator: ", "))
        default: return nil
        }
    }

    /// Lists of words, which are one value together.
    private static let lists: Set<String> = ["segments", "scopeButtonTitles"]

    /// `YES` as yes, a number as short as can be.
    static func word(_ value: String) -> String {
        switch value {
        case "YES": return "yes"
        case "NO": return "no"
        default:
            guard value.contains("."), let number = Double(value), number.isFinite else { return value }
            return number.inWords
        }
    }

    // MARK: Colours and fonts

    private static func color(_ element: ElementID, in tree: ElementTree) -> String {
        for name in ["systemColor", "name", "cocoaTouchSystemColor"] {
            if let value = tree[element, name] { return value.hasSuffix("Color") ? String(value.dropLast(5)) : value }
        }
        func part(_ name: String) -> Double? { tree[element, name].flatMap { Double($0) }.map { min(max($0, 0), 1) } }
        let alpha = part("alpha") ?? 1
        let opacity = alpha == 1 ? "" : " at \((alpha * 100).rounded().inWords) %"
        let parts: [Double]
        if let white = part("white") {
            if alpha == 0 { return "clear" }
            if white == 0 || white == 1 { return (white == 0 ? "black" : "white") + opacity }
            parts = [white, white, white]
        } else {
            parts = ["red", "green", "blue"].map { part($0) ?? 0 }
        }
        let digits = parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
        return "#\(digits)\(opacity)"
    }

    private static func font(_ element: ElementID, in tree: ElementTree) -> String {
        if let style = tree[element, "style"] {
            return style.replacingOccurrences(of: "UICTFontTextStyle", with: "").inWords.lowercased() + " style"
        }
        let name =
            tree[element, "name"] ?? tree[element, "family"]
            ?? [tree[element, "type"] ?? "system", tree[element, "weight"]].compactMap { $0 }.joined(separator: " ")
            .inWords
        return [name, tree[element, "pointSize"].map(word)].compactMap { $0 }.joined(separator: " ")
    }
}

extension Double {
    /// At most three places behind the point, and none that say nothing.
    var inWords: String {
        let rounded = (self * 1000).rounded() / 1000
        if rounded == 0 { return "0" }
        if abs(rounded) < 1e15, rounded == rounded.rounded() { return String(Int(rounded)) }
        return String(rounded)
    }
}

extension String {
    /// `lineBreakMode` as words: `line break mode`.
    var inWords: String {
        var words = ""
        var isInside = false
        for letter in self {
            if letter.isUppercase, isInside { words += " " }
            isInside = letter.isLowercase || letter.isNumber
            words += letter.isUppercase ? letter.lowercased() : String(letter)
        }
        return words
    }

    /// The beginning, on one line.
    var shortened: String {
        let words = String(unicodeScalars.prefix(400)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 60 ? words.prefix(59) + "…" : words
    }
}
