import Files
import Foundation

/// Where a document lies, however its path is spelled. Links are not followed: a link is a document of its own.
struct DocumentPath {
    /// The names of the folders from the root of all files on, then the document's own.
    let names: [String]

    init(_ path: String) {
        let isAbsolute = path.hasPrefix("/")
        var names: [String] = []
        for name in (isAbsolute ? path : FileManager.default.currentDirectoryPath + "/" + path).split(separator: "/") {
            switch name {
            case ".": continue
            case "..": _ = names.popLast()
            default: names.append(String(name))
            }
        }
        self.names = names
    }

    /// The names from a folder on; nil for what doesn't lie in it.
    func names(in folder: DocumentPath) -> ArraySlice<String>? {
        names.count > folder.names.count && zip(names, folder.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
            ? names[folder.names.count...] : nil
    }

    /// Whether both are the same place. Names that only look the same, as their accents are spelled in other ways, are
    /// names of two files.
    func isSame(as other: DocumentPath) -> Bool {
        names.count == other.names.count && zip(names, other.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }
}
