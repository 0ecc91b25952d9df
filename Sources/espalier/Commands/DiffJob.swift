import Audit
import DocumentChanges
import Files
import Foundation
import InterfaceBuilder

/// Compares two versions of one document after the other.
///
/// The outcome's output is the difference as JSON, for the command to print.
struct DiffJob: FileJob {
    /// What to lay both versions out for; none to compare what they say alone.
    var layouts: [LayoutChoice]
    var pairs: [VersionPair]
    var hasPictures: Bool

    func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome {
        guard let pair = pairs.first(where: { $0.path == path }) else { return FileOutcome() }
        do {
            let (old, new) = (try Self.bytes(of: pair.old), try Self.bytes(of: pair.new))
            var difference = try DocumentDifference(old: old, new: new, path: path, oldPath: pair.oldPath)
            if let old, let new, old != new, !layouts.isEmpty {
                layOut(&difference, old, new, pair, layouts)
            }
            return FileOutcome(output: try JSONEncoder().encode(difference))
        } catch let error as DocumentError {
            return FileOutcome(failure: Finding(error))
        } catch {
            return FileOutcome(status: .unreadable, messages: "\("\(error)".onOneLine)\n")
        }
    }

    @MainActor
    private func layOut(
        _ difference: inout DocumentDifference, _ old: Data, _ new: Data, _ pair: VersionPair, _ layouts: [LayoutChoice]
    ) {
        do {
            // Pictures and colours are looked for near the place where the document belongs.
            let changes = FrameChanges(
                from: try Document(data: old, path: pair.place), to: try Document(data: new, path: pair.place),
                in: layouts.map { layout in { layout.environment(for: $0) } })
            difference.moves = changes.moves()
            if !difference.moves.isEmpty { difference.verdict = .changed }
            if hasPictures { difference.scenes = changes.pictures(marking: difference.changes) }
        } catch let error as DocumentError {
            difference.problems.append(error.problem.message)
        } catch {
            difference.problems.append("\(error)")
        }
    }

    private static func bytes(of path: String?) throws -> Data? {
        guard let path else { return nil }
        do {
            return try FileInput.bytes(of: path, limit: 64 << 20)
        } catch {
            throw UnreadableVersion(path: path, reason: "\(error)")
        }
    }
}

/// Two versions of one document.
struct VersionPair: Codable, Sendable {
    /// The document's name.
    var path: String
    /// Its name in the old version, when it is another one.
    var oldPath: String?
    /// The file that holds the old version; nil for a document that is new.
    var old: String?
    /// The file that holds the new version; nil for a document that is gone.
    var new: String?
    /// Where the document belongs: near it are its pictures.
    var place: String
}

extension VersionPair {
    /// The pairs of two documents, or of two folders.
    static func pairs(_ old: String, _ new: String) throws -> [VersionPair] {
        let folders = [old, new].map(FolderListing.isFolder)
        if folders[0] != folders[1], ![old, new].contains("/dev/null") {
            throw UnreadableVersion(
                path: folders[0] ? new : old,
                reason: "this is a file, and the other path is a folder; name two of a kind")
        }
        guard folders[0], folders[1] else {
            // Git names a version that isn't there so.
            let paths = [old, new].map { $0 == "/dev/null" ? nil : $0 }
            let place = paths[1] ?? old
            return [VersionPair(path: place, old: paths[0], new: paths[1], place: place)]
        }
        let names = [Set(documents(in: old)), Set(documents(in: new))]
        return names[0].union(names[1]).sorted().map { name in
            VersionPair(
                path: name, old: names[0].contains(name) ? old + "/" + name : nil,
                new: names[1].contains(name) ? new + "/" + name : nil, place: new + "/" + name)
        }
    }

    static func isDocument(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

    /// The paths of all documents in a folder and the folders in it, but for hidden ones.
    private static func documents(in folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            isDocument(path) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
                && !FolderListing.isFolder(folder + "/" + path)
        }
    }
}
