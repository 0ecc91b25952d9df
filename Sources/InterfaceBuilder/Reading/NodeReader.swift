import Foundation

/// Reads an element's attributes as typed values, with those of applying variations on top.
struct NodeReader {
    let tree: ElementTree
    let element: ElementID
    /// The `<variation>` children that apply, the least specific first.
    var variations: [ElementID] = []
    let log: WarningLog

    /// The largest magnitude a coordinate may have; beyond it sums lose whole points.
    static let largest = 1e9

    var name: String { tree.name(element) }
    var position: SourcePosition { tree.position(element) }

    /// A reader for another element, without variations.
    func at(_ other: ElementID) -> NodeReader { NodeReader(tree: tree, element: other, log: log) }

    /// A reader for the child with that `key`, the most specific variation's first.
    func child(key: String) -> NodeReader? {
        for variation in variations.reversed() {
            if let child = tree.child(variation, key: key) { return at(child) }
        }
        return tree.child(element, key: key).map(at)
    }

    /// A reader for the first child of that name.
    func child(named name: String) -> NodeReader? { tree.child(element, named: name).map(at) }

    /// Readers for the children.
    var children: [NodeReader] { tree.children(element).map(at) }

    /// Readers for the children of the child of that name.
    func items(in name: String) -> [NodeReader] {
        guard let list = tree.child(element, named: name) else { return [] }
        return tree.children(list).map(at)
    }

    /// An attribute's text.
    func string(_ attribute: String) -> String? {
        for variation in variations.reversed() {
            if let value = tree[variation, attribute] { return value }
        }
        return tree[element, attribute]
    }

    /// An attribute, or the `<string>` child with that key, as Interface Builder writes texts of several lines.
    func text(_ attribute: String) -> String? {
        if let value = string(attribute) { return value }
        guard let child = child(key: attribute), child.name == "string" || child.name == "mutableString" else {
            return nil
        }
        return child.content
    }

    /// The text within the element, decoded when it's marked as base-64.
    var content: String {
        let text = tree.text(element)
        guard tree[element, "base64-UTF8"] == "YES" else { return text }
        // Interface Builder leaves the padding out.
        let letters = text.filter { !$0.isWhitespace && $0 != "=" }
        let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
        guard let data = Data(base64Encoded: padded) else {
            log.add(.undecodableText, at: position)
            return text
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// `YES` or `NO`.
    func bool(_ attribute: String) -> Bool? {
        guard let value = string(attribute) else { return nil }
        switch value {
        case "YES": return true
        case "NO": return false
        default:
            log.add(
                .unknownValue(element: name, attribute: attribute, value: value, allowed: ["YES", "NO"]), at: position)
            return nil
        }
    }

    /// A finite number.
    func number(_ attribute: String) -> Double? {
        guard let value = string(attribute) else { return nil }
        guard let number = Self.decimal(value), abs(number) <= Self.largest else {
            log.add(.notANumber(element: name, attribute: attribute, value: value), at: position)
            return nil
        }
        return number
    }

    /// A number in decimal notation, the only one that documents use; Swift's own also reads hexadecimal.
    static func decimal(_ text: some StringProtocol) -> Double? {
        text.contains { $0 == "x" || $0 == "X" } ? nil : Double(text)
    }

    /// A whole number; digits after the point are cut off.
    func integer(_ attribute: String) -> Int? { number(attribute).map { Int($0) } }

    /// One of the words of an enumeration; nil, with a warning, for another word.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ attribute: String) -> Choice? {
        guard let value = string(attribute) else { return nil }
        if let choice = Choice(rawValue: value) { return choice }
        return warn(of: value, attribute, allowed: Choice.allCases.map(\.rawValue))
    }

    /// What a word stands for; nil, with a warning, for a word that isn't known.
    func choice<Choice: DocumentWord>(_ attribute: String) -> Choice? {
        guard let value = string(attribute) else { return nil }
        if let known = Choice.words.first(where: { $0.key == value }) { return known.value }
        return warn(of: value, attribute, allowed: Choice.words.map(\.key))
    }

    /// Those of an option set whose attributes are YES.
    func flags<Flags: OptionSet>(_ words: KeyValuePairs<String, Flags>) -> Flags {
        words.reduce(into: []) { if bool($1.key) == true { $0.formUnion($1.value) } }
    }

    private func warn<Choice>(of value: String, _ attribute: String, allowed: [String]) -> Choice? {
        let allowed = allowed.filter { !$0.isEmpty && $0 != "unknown" }
        log.add(.unknownValue(element: name, attribute: attribute, value: value, allowed: allowed), at: position)
        return nil
    }

    /// A priority from 1 to 1000.
    func priority(_ attribute: String) -> Double? {
        guard let value = number(attribute) else { return nil }
        guard value >= 1, value <= 1000 else {
            log.add(.priorityOutOfRange(value), at: position)
            return min(max(value, 1), 1000)
        }
        return value
    }

    var customClass: CustomClass? {
        string("customClass").map { CustomClass(name: $0, module: string("customModule")) }
    }
}

/// Values that Interface Builder writes as child elements.
extension NodeReader {
    /// The `<rect>` with that key, its four numbers finite.
    func rect(key: String) -> CGRect? {
        guard let child = child(key: key), child.name == "rect", let x = child.number("x"), let y = child.number("y"),
            let width = child.number("width"), let height = child.number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    func size(key: String) -> CGSize? {
        guard let child = child(key: key), child.name == "size", let width = child.number("width"),
            let height = child.number("height")
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The `<inset>` with that key, which speaks of minimal and maximal coordinates.
    func inset(key: String) -> EdgeInsets? {
        guard let child = child(key: key), child.name == "inset" else { return nil }
        return EdgeInsets(
            top: child.number("minY") ?? 0, left: child.number("minX") ?? 0, bottom: child.number("maxY") ?? 0,
            right: child.number("maxX") ?? 0)
    }

    /// Margins, fixed or directional.
    var margins: Margins? {
        if let child = child(key: "layoutMargins") {
            return .fixed(
                EdgeInsets(
                    top: child.number("top") ?? 0, left: child.number("left") ?? 0,
                    bottom: child.number("bottom") ?? 0, right: child.number("right") ?? 0))
        }
        return directionalInsets(key: "directionalLayoutMargins").map(Margins.directional)
    }

    /// The `<directionalEdgeInsets>` with that key, leading in `left`.
    func directionalInsets(key: String) -> EdgeInsets? {
        guard let child = child(key: key), child.name == "directionalEdgeInsets" else { return nil }
        return EdgeInsets(
            top: child.number("top") ?? 0, left: child.number("leading") ?? 0, bottom: child.number("bottom") ?? 0,
            right: child.number("trailing") ?? 0)
    }

    var autoresizingMask: AutoresizingMask? {
        guard let child = child(key: "autoresizingMask") else { return nil }
        let parts: [(String, AutoresizingMask)] = [
            ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable), ("flexibleMaxX", .flexibleMaxX),
            ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
        ]
        return parts.reduce(into: []) { mask, part in
            if child.bool(part.0) == true { mask.insert(part.1) }
        }
    }
}
