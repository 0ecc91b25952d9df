internal import Files
internal import Foundation
internal import Synchronization
internal import Typography

/// The fonts that an app brings along: font files in the folders of the project that a document belongs to.
///
/// On devices those count that `UIAppFonts` of the app's `Info.plist` names; they lie in the project, too. Files are looked for
/// when a document first names a font, and once in a process for as long as its documents belong to one project.
final class DocumentFonts {
    private let document: String
    private var shelf: FontShelf?
    /// Damaged files, each once: they may hold a font that the document names and that no other file has.
    private(set) var problems: [FontShelf.Problem] = []

    init(near document: String) { self.document = document }

    /// The face of a name; nil if no file has one.
    func face(named name: String) -> FontFile? {
        guard !document.isEmpty else { return nil }
        let shelf = self.shelf ?? FontShelf.near(document)
        self.shelf = shelf
        if let face = shelf.face(named: name) { return face }
        if problems.isEmpty, !Font(family: .named(name), size: 17).hasOwnMetrics { problems = shelf.problems }
        return nil
    }
}

/// The font files of a project.
final class FontShelf: Sendable {
    /// A file that holds no font, and why.
    struct Problem: Hashable, Sendable {
        var path: String
        var reason: String
    }

    let problems: [Problem]
    private let faces: [FontFile]
    private let byName: [String: FontFile]

    /// Reads the faces of files; of two with one name the first counts.
    init(_ files: [URL]) {
        var (faces, problems, byName): ([FontFile], [Problem], [String: FontFile]) = ([], [], [:])
        for file in files {
            do {
                faces += try FontFile.faces(in: Array(try FileInput.bytes(of: file.path, limit: Self.largestFile)))
            } catch {
                problems.append(Problem(path: file.path, reason: "\(error)"))
            }
        }
        for face in faces {
            for name in [face.postScriptName, face.fullName] where byName[Self.key(name)] == nil {
                byName[Self.key(name)] = face
            }
        }
        (self.faces, self.problems, self.byName) = (faces, problems, byName)
    }

    /// The face of a PostScript or full name, or the plainest of a family.
    func face(named name: String) -> FontFile? {
        let key = Self.key(name)
        if let face = byName[key] { return face }
        let family = faces.filter { Self.key($0.familyName) == key }
        func plainness(_ face: FontFile) -> Double { abs(face.weight.rawValue) + (face.isItalic ? 2 : 0) }
        return family.min { plainness($0) < plainness($1) }
    }

    private static func key(_ name: String) -> String { name.lowercased() }

    // MARK: Finding

    /// The fonts of the project that a document belongs to.
    static func near(_ document: String) -> FontShelf {
        let folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
        let root = ProjectFolder.above(folder).path
        return last.withLock { last in
            if let last, last.root == root { return last.shelf }
            let files = ProjectFolder.entries(nearest: folder) { entry in
                [".ttf", ".otf", ".ttc"].contains { entry.lowercased().hasSuffix($0) }
            }
            let shelf = FontShelf(Array(files.prefix(mostFiles)))
            last = (root, shelf)
            return shelf
        }
    }

    /// Those that were asked for last.
    private static let last = Mutex<(root: String, shelf: FontShelf)?>(nil)
    /// Bytes; fonts of all Chinese characters have some twenty million.
    private static let largestFile = 64 << 20
    /// More are a library of fonts, not what an app brings along.
    private static let mostFiles = 200
}
