import Foundation
import InterfaceBuilder

/// A document as it is written: its elements, and the bytes between their tags.
///
/// What stands before an element's start tag belongs to it: line ends, indentation, comments. So an element takes them
/// along where it goes.
struct MarkupText: Sendable {
    let path: String
    let tree: ElementTree
    private let bytes: [UInt8]
    /// The number of elements that stand around each element.
    let depths: [Int]
    /// Where what stands before each element's start tag begins.
    private let leadingStarts: [Int]
    /// Where what stands before each element's end tag begins.
    private let trailingStarts: [Int]

    /// - Throws: `DocumentError` for what is no Interface Builder document in UTF-8. O(bytes).
    init(data: Data, path: String) throws {
        let tree = try ElementTree(documentData: data, path: path)
        let bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw DocumentError(path: path, problem: .badEncoding("UTF-8"))
        }
        self.path = path
        self.tree = tree
        self.bytes = bytes
        var depths = Array(repeating: 0, count: tree.count)
        var leading = depths
        var trailing = tree.elements.map { tree.startTag($0).upperBound }
        for element in tree.elements {
            guard let parent = tree.parent(element) else { continue }
            depths[element.index] = depths[parent.index] + 1
            // As far as the parent has been walked: to its start tag, or to the end of its last child.
            leading[element.index] = trailing[parent.index]
            trailing[parent.index] = tree.endTag(element).upperBound
        }
        self.depths = depths
        leadingStarts = leading
        trailingStarts = trailing
    }

    /// What stands between the tag before an element and its start tag.
    func leading(_ element: ElementID) -> String {
        text(leadingStarts[element.index]..<tree.startTag(element).lowerBound)
    }

    /// What stands between an element's last child, or its start tag, and its end tag.
    func trailing(_ element: ElementID) -> String {
        text(trailingStarts[element.index]..<tree.endTag(element).lowerBound)
    }

    /// The start tag as written.
    func startTag(_ element: ElementID) -> String { text(tree.startTag(element)) }

    /// The element as written, from its start tag to its end tag.
    func element(_ element: ElementID) -> String {
        text(tree.startTag(element).lowerBound..<tree.endTag(element).upperBound)
    }

    /// Whether the element is written as one tag: `<view/>`.
    func isSelfClosing(_ element: ElementID) -> Bool { tree.endTag(element).isEmpty }

    /// What stands after the outermost element.
    var epilogue: String { text(tree.endTag(tree.root).upperBound..<bytes.count) }

    /// The values of an element's attributes as written, with their references, by name.
    func rawAttributes(_ element: ElementID) -> [String: String] {
        var values: [String: String] = [:]
        for match in startTag(element).matches(of: /([^\s=<>"'\/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
            values[String(match.1)] =
                match.2.map(String.init) ?? match.3.map { String($0.replacing("\"", with: "&quot;")) }
        }
        return values
    }

    /// The text with other start tags in the place of some; nil keeps a tag.
    func replacingStartTags(_ replacement: (ElementID) -> String?) -> Data {
        var result = Data()
        var end = 0
        for element in tree.elements {
            guard let tag = replacement(element) else { continue }
            let range = tree.startTag(element)
            result += bytes[end..<range.lowerBound] + Array(tag.utf8)
            end = range.upperBound
        }
        return result + bytes[end...]
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension ElementTree {
    /// Reads a document of any platform.
    /// - Throws: `DocumentError` for what isn't Interface Builder's.
    init(documentData data: Data, path: String) throws {
        try self.init(data: data, path: path)
        guard name(root) == "document" else {
            throw DocumentError(path: path, position: position(root), problem: .unexpectedRoot(name(root)))
        }
    }

    /// Whether an element holds others.
    func hasChildren(_ element: ElementID) -> Bool { children(element).contains { _ in true } }

    /// What makes an element an object: the id by which others refer to it. Devices are named by an id, but are none.
    func objectID(_ element: ElementID) -> String? {
        switch name(element) {
        case "device": nil
        case "scene": self[element, "sceneID"]
        default: self[element, "id"]
        }
    }
}

/// The attributes whose value is the id of another object, by what Interface Builder writes in 3,133 public documents.
enum ReferenceAttribute {
    private static let names: Set<String> = [
        "firstItem", "secondItem", "destination", "target", "reference", "initialViewController", "tableViewCell",
        "textLabel", "detailTextLabel", "imageView", "popoverAnchorBarButtonItem", "popoverAnchorView",
    ]

    /// Whether the attribute of an element of that name refers to an object.
    static func contains(_ attribute: String, of element: String) -> Bool {
        names.contains(attribute) || (element == "designable" && attribute == "name")
    }
}
