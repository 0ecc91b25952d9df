internal import Files
import Foundation

/// What a check reads of the projects around documents: fonts, catalogs, source code, files of translations, property lists and Xcode
/// projects.
package struct ProjectInputs {
    private var known: [String: Fingerprint?] = [:]

    package init() {}

    /// A fingerprint of all that lies in a document's project and may change what a check of it finds; nil where there is more
    /// than is looked at.
    package mutating func fingerprint(near document: String) -> Fingerprint? {
        let folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
        let root = ProjectFolder.above(folder)
        if let known = known[root.path] { return known }
        var found = Self.fingerprint(of: root)
        // What says how an app may be held lies anywhere in its repository.
        let repository = ProjectFolder.repository(above: folder)
        if repository.path != root.path, let around = Self.fingerprint(of: repository) {
            found?.add(around.description)
        } else if repository.path != root.path {
            found = nil
        }
        known[root.path] = .some(found)
        return found
    }

    private static func fingerprint(of root: URL) -> Fingerprint? {
        let search = ProjectFolder.search(below: root) { kinds[($0 as NSString).pathExtension.lowercased()] != nil }
        guard search.isComplete else { return nil }
        var fingerprint = Fingerprint()
        fingerprint.add(root.path)
        for file in search.found {
            fingerprint.add(file.path)
            guard kinds[file.pathExtension.lowercased()] == .content else { continue }
            // What can't be read now may be readable the next time.
            guard let data = try? FileInput.bytes(of: file.path, limit: largestFile) else { return nil }
            fingerprint.add(data)
        }
        // Catalogs and sets count by their names as well, empty ones too.
        let folders = ProjectFolder.search(below: root) { $0.hasSuffix(".imageset") || $0.hasSuffix(".colorset") }
        for folder in folders.found { fingerprint.add(folder.path) }
        return folders.isComplete ? fingerprint : nil
    }

    private enum Kind { case content, name }

    /// Of pictures only the names count while nothing is drawn.
    private static let kinds: [String: Kind] = Dictionary(
        uniqueKeysWithValues: ["swift", "h", "m", "mm", "ttf", "otf", "ttc", "json", "plist", "pbxproj"].map {
            ($0, Kind.content)
        }
            + ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp", "tiff", "tif", "bmp"].map { ($0, Kind.name) })

    private static let largestFile = 64 << 20
}
