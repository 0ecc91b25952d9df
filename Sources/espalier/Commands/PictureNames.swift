import Files
import Foundation
import Project
import Rendering

/// Which file a picture becomes.
///
/// The name follows from the document's own, the scene and what the scene is laid out for, whatever else is drawn:
/// `Main.Login-iphone-15-portrait.png`. A dot stands before the scene; one of the document's own name is written twice, so
/// that a document `Main.Login` and a scene `Login` of `Main` are two files. Documents whose pictures would have the same
/// names all the same, as they lie in two folders, are known before anything is drawn.
struct PictureNames: Codable {
    /// The folder that pictures are written to.
    var output: String
    /// The folder below which pictures lie in folders as their documents do; without it all lie in `output`.
    var root: String?
    var format: Canvas.Format

    /// The path of a picture.
    /// - Parameters:
    ///   - scene: nil for the only one of its document.
    ///   - traits: what the scene is laid out for, each as a word.
    func path(ofDocument document: String, scene: String?, traits: [String]) -> String {
        ([base(ofDocument: document) + (scene.map { ".\($0)" } ?? "")] + traits).joined(separator: "-")
            + ".\(format.rawValue)"
    }

    /// What the paths of all pictures of a document begin with.
    private func base(ofDocument document: String) -> String {
        let names = DocumentPath(document).names
        let file = (names.last ?? "") as NSString
        let stem = file.deletingPathExtension.replacingOccurrences(of: ".", with: "..")
        let folders = root.flatMap { DocumentPath(document).names(in: DocumentPath($0))?.dropLast() } ?? []
        let base = (folders + [stem]).map(Self.escaped).joined(separator: "/")
        return output == "." ? base : output.hasSuffix("/") ? output + base : "\(output)/\(base)"
    }

    /// A name with all characters as `%C3%A9` that some file system would take for others or that break a line. Accents
    /// are written as the characters that most systems keep them as; a name that writes them in parts is another name.
    private static func escaped(_ name: String) -> String {
        let isComposed = name.precomposedStringWithCanonicalMapping.utf8.elementsEqual(name.utf8)
        return name.unicodeScalars.reduce(into: "") { text, scalar in
            let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value
            if isControl || scalar == "%" || scalar.isPathByte || (!isComposed && !scalar.isASCII) {
                for byte in String(scalar).pathBytes {
                    text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                }
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension PictureNames {
    /// Two documents whose pictures would have the same names.
    struct Clash: Codable {
        var document: String
        var other: String

        /// What is wrong, and what to do.
        var message: String {
            "its pictures would have the names of those of \(other.readablePath); draw it into another folder, or, where "
                + "the two lie in different folders, name one that holds both with --root"
        }
    }

    /// The clashes among documents, one for each document that can't be drawn for that reason.
    func clashes(among documents: [String]) -> [Clash] {
        let places = documents.map { (path: $0, place: DocumentPath($0), base: base(ofDocument: $0)) }
        let groups = Dictionary(grouping: places) { $0.base.lowercased() }.values
        return groups.flatMap { group in
            // Nearly always a document has its names for itself.
            group.count == 1
                ? []
                : group.compactMap { own in
                    group.first { !$0.place.isSame(as: own.place) && ($0.base == own.base || ignoresCase) }
                        .map { Clash(document: own.path, other: $0.path) }
                }
        }
    }

    /// Whether the file system of the output takes upper and lower case for the same.
    private var ignoresCase: Bool {
        let names = DocumentPath(output).names
        guard let name = names.last, let folder = FolderIdentity(at: output) else { return false }
        let other = name == name.uppercased() ? name.lowercased() : name.uppercased()
        return other != name && FolderIdentity(at: "/" + (names.dropLast() + [other]).joined(separator: "/")) == folder
    }
}
