package import Foundation

/// The folder of the project that a document belongs to, and what lies in it.
package enum ProjectFolder {
    /// The nearest folder above that holds a repository, a workspace, a project or a package, at most six levels up; without
    /// one the folder itself, or the one around it when it is that of a language.
    package static func above(_ folder: URL) -> URL {
        var current = folder
        for _ in 0..<6 {
            // A folder that may not be read shows no marks; a project may still lie further up.
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: current.path)) ?? []
            let marks = entries.contains { entry in
                entry == ".git" || entry == "Package.swift" || entry.hasSuffix(".xcodeproj")
                    || entry.hasSuffix(".xcworkspace")
            }
            if marks { return current }
            let parent = current.deletingLastPathComponent()
            // Beyond a user's own folders there is no project any more.
            if parent.path == current.path || parent.pathComponents.count <= 2 { break }
            current = parent
        }
        return folder.lastPathComponent.hasSuffix(".lproj") ? folder.deletingLastPathComponent() : folder
    }

    /// The folder of the repository that a folder belongs to, at most ten levels up; without one the project's.
    package static func repository(above folder: URL) -> URL {
        var current = folder
        for _ in 0..<10 {
            if FileManager.default.fileExists(atPath: current.appendingPathComponent(".git").path) { return current }
            let parent = current.deletingLastPathComponent()
            if parent.path == current.path || parent.pathComponents.count <= 2 { break }
            current = parent
        }
        return above(folder)
    }

    /// The entries below a folder whose names are wanted, looking level by level: what lies near is found however much lies
    /// deeper. At most 20,000 entries are looked at. Links are followed, but no folder is looked at twice, so that links that
    /// lead round in a circle end. What is wanted isn't looked into.
    package static func entries(below root: URL, where isWanted: (String) -> Bool) -> [URL] {
        search(below: root, where: isWanted).found
    }

    /// The same, and whether all entries were looked at.
    package static func search(
        below root: URL, where isWanted: (String) -> Bool
    ) -> (found: [URL], isComplete: Bool) {
        var found: [URL] = []
        var folders = FolderIdentity(at: root.path).map { [($0, root)] } ?? []
        var known = Set(folders.map(\.0))
        var next = 0
        var seen = 0
        while next < folders.count {
            let folder = folders[next].1
            next += 1
            // A folder that may not be read holds nothing for us.
            for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
                seen += 1
                if seen > 20_000 { return (found, false) }
                if entry.hasPrefix(".") || passedOver.contains(entry) { continue }
                let url = folder.appendingPathComponent(entry)
                if isWanted(entry) {
                    found.append(url)
                } else if let identity = FolderIdentity(at: url.path), known.insert(identity).inserted {
                    folders.append((identity, url))
                }
            }
        }
        return (found, true)
    }

    /// The same, what lies nearest to a folder first.
    package static func entries(nearest folder: URL, where isWanted: (String) -> Bool) -> [URL] {
        let own = folder.pathComponents
        func distance(_ url: URL) -> Int {
            let other = url.deletingLastPathComponent().pathComponents
            let shared = zip(own, other).prefix { $0 == $1 }.count
            return own.count + other.count - 2 * shared
        }
        return entries(below: above(folder), where: isWanted)
            .map { (distance($0), $0.path, $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// Folders of other people's code and of what is built.
    private static let passedOver: Set = ["Pods", "Carthage", "node_modules", "DerivedData"]
}
