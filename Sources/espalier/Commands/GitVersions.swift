import Files
import Foundation
import Project

/// Asks git for two versions of documents.
struct GitVersions {
    /// A revision to compare the working tree with, or two.
    let revision: String
    /// The files and folders to look at; none for the whole repository.
    let paths: [String]
    /// A folder for versions that aren't in the working tree.
    let scratch: URL

    /// The documents that differ, in git's order. Renamed ones are followed.
    func pairs() throws -> [VersionPair] {
        let top = String(decoding: try git(["rev-parse", "--show-toplevel"]), as: UTF8.self)
            .trimmingCharacters(in: .newlines)
        let list = try git(
            ["diff", "--raw", "-z", "--no-abbrev", "-M", "--no-ext-diff", "--no-color", revision, "--"] + paths)
        var fields = list.split(separator: 0, omittingEmptySubsequences: false).map { String(pathBytes: $0) }[...]
        var pairs: [VersionPair] = []
        while let header = fields.popFirst(), header.hasPrefix(":") {
            let parts = header.dropFirst().split(separator: " ")
            guard parts.count == 5, let status = parts[4].first, var path = fields.popFirst() else { break }
            var oldPath: String?
            if status == "R" || status == "C" {
                (oldPath, path) = (path, fields.popFirst() ?? path)
            }
            let isFile = [parts[0], parts[1]].allSatisfy { $0.hasPrefix("100") || $0 == "000000" }
            guard VersionPair.isDocument(path), isFile else { continue }
            if status == "U" { throw GitError(reason: "\(path) has conflicts; solve them before") }
            let place = top + "/" + path
            pairs.append(
                VersionPair(
                    path: path, oldPath: oldPath,
                    old: status == "A" ? nil : try file(String(parts[2]), else: place),
                    new: status == "D" ? nil : try file(String(parts[3]), else: place), place: place))
        }
        return pairs
    }

    /// The file that holds a version: git writes zeros for what is in the working tree alone.
    private func file(_ object: String, else place: String) throws -> String {
        if object.allSatisfy({ $0 == "0" }) { return place }
        let file = scratch.appendingPathComponent(object)
        if !FileManager.default.fileExists(atPath: file.path) {
            try git(["cat-file", "blob", object]).write(to: file)
        }
        return file.path
    }

    private func git(_ arguments: [String]) throws(GitError) -> Data {
        try GitRepository.git(arguments, in: FileManager.default.currentDirectoryPath)
    }
}
