internal import Foundation

/// What a folder holds.
package struct FolderListing: Sendable {
    /// An entry of a folder.
    package struct Entry: Sendable {
        /// The name, as ``Swift/String/init(pathBytes:)`` makes it.
        package var name: String
        /// Whether it is a folder itself; a link to one isn't.
        package var isFolder: Bool
    }

    /// The entries without `.` and `..`, in the order of their bytes.
    package var entries: [Entry]

    /// Reads a folder.
    /// - Throws: `FileError` for what isn't a folder, or one that mustn't be read. O(entries · log entries).
    package init(of path: String) throws(FileError) {
        guard let folder = path.withPathBytes({ opendir($0) }) else { throw .lastFailure() }
        defer { closedir(folder) }
        var found: [(bytes: [UInt8], isFolder: Bool)] = []
        while let entry = readdir(folder) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
            var isFolder = entry.pointee.d_type == UInt8(DT_DIR)
            if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
                // Some file systems don't say.
                var status = stat()
                let path = path + "/" + String(pathBytes: bytes)
                isFolder = path.withPathBytes { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
            }
            found.append((bytes, isFolder))
        }
        entries = found.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
            .map { Entry(name: String(pathBytes: $0.bytes), isFolder: $0.isFolder) }
    }

    /// Whether a path leads to a folder, links followed.
    package static func isFolder(_ path: String) -> Bool { (try? FileKind(at: path))?.isFolder == true }

    /// Whether a path leads to anything, links followed.
    package static func exists(_ path: String) -> Bool { (try? FileKind(at: path)) != nil }

    /// Where a link leads, all links followed; nil for what is no link, and for one that leads nowhere.
    package static func destination(ofLink path: String) -> String? {
        var status = stat()
        guard path.withPathBytes({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
        return realPath(path)
    }

    /// The absolute path of what a path leads to, without links.
    package static func realPath(_ path: String) -> String? {
        guard let resolved = path.withPathBytes({ realpath($0, nil) }) else { return nil }
        defer { free(resolved) }
        return String(
            pathBytes: Array(
                UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) }))
    }
}
