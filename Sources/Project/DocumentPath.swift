import Foundation

/// Where a document lies, however its path is spelled. Links are not followed: a link is a document of its own.
package struct DocumentPath: Sendable {
    /// The names of the folders from the root of all files on, then the document's own.
    package let names: [String]

    /// A place; a relative path starts from the folder that the process stands in.
    package init(_ path: String) {
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

    private init(names: [String]) { self.names = names }

    /// The absolute path.
    package var path: String { "/" + names.joined(separator: "/") }

    /// The folder that it lies in.
    package var folder: DocumentPath { DocumentPath(names: Array(names.dropLast())) }

    /// The names from a folder on; nil for what doesn't lie in it.
    package func names(in folder: DocumentPath) -> ArraySlice<String>? {
        names.count > folder.names.count && beginsLike(folder) ? names[folder.names.count...] : nil
    }

    /// Whether both are the same place. Names that only look the same, as their accents are spelled in other ways, are
    /// names of two files.
    package func isSame(as other: DocumentPath) -> Bool { names.count == other.names.count && beginsLike(other) }

    private func beginsLike(_ other: DocumentPath) -> Bool {
        zip(names, other.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    /// The path relative to a folder, with `..` for what lies outside of it.
    package func path(relativeTo folder: DocumentPath) -> String {
        let shared = zip(names, folder.names).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let up = Array(repeating: "..", count: folder.names.count - shared)
        let path = (up + names[shared...]).joined(separator: "/")
        return path.isEmpty ? "." : path
    }
}
