internal import Foundation
internal import Synchronization

/// Writes files without harm to what stands in their place.
package enum FileOutput {
    /// Writes bytes to a path.
    ///
    /// A regular file is replaced as a whole, so that nobody ever sees half of it; a link stays, and what it leads to is
    /// replaced. To a pipe, a terminal or `/dev/stdout` the bytes are written one after the other. Folders, disks and
    /// sockets are refused. After an error nothing has changed, and nothing is left behind.
    /// - Throws: `FileError`.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let kind: FileKind
        do {
            kind = try FileKind(at: path)
        } catch .missing {
            return try replace(try destination(of: path), with: bytes, mode: nil)
        }
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            // A file that standard output leads to is written as standard output is, not replaced.
            if let own = try? FileKind(of: descriptor), own.isSame(as: kind) {
                return try write(bytes, to: descriptor)
            }
        }
        if kind.isStream { return try stream(bytes, to: path) }
        guard kind.isRegular else { throw .notAFile(kind.name) }
        guard path.withPathBytes({ access($0, W_OK) }) == 0 else { throw .lastFailure() }
        try replace(try destination(of: path), with: bytes, mode: kind.status.st_mode & 0o7777)
    }

    /// Makes a folder, and those around it that aren't there. One that is there already stays as it is.
    /// - Throws: `FileError`.
    package static func makeFolder(_ path: String) throws(FileError) {
        if FolderListing.isFolder(path) { return }
        let parent = (path as NSString).deletingLastPathComponent
        if !parent.isEmpty, parent != path { try makeFolder(parent) }
        guard path.withPathBytes({ mkdir($0, 0o777) }) != 0 else { return }
        let failure = FileError.lastFailure()
        // Somebody else may have made it meanwhile.
        if !FolderListing.isFolder(path) { throw failure }
    }

    /// The path with all links at its end followed.
    private static func destination(of path: String) throws(FileError) -> String {
        var path = path
        // As many as the system itself follows.
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = path.withPathBytes { readlink($0, &buffer, buffer.count) }
            guard count >= 0 else { return path }
            let link = String(pathBytes: buffer[..<count].map { UInt8(bitPattern: $0) })
            path = link.hasPrefix("/") ? link : folder(of: path) + link
        }
        throw .refused("its links lead round in a circle")
    }

    /// What stands before the last name of a path, its slash included.
    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    private static let count = Atomic(0)

    private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(FileError) {
        let number = count.add(1, ordering: .relaxed).newValue
        let temporary = folder(of: path) + ".espalier-\(ProcessInfo.processInfo.processIdentifier)-\(number).part"
        let descriptor = temporary.withPathBytes { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw .lastFailure() }
        do throws(FileError) {
            do throws(FileError) {
                if let mode, fchmod(descriptor, mode) != 0 { throw .lastFailure() }
                try write(bytes, to: descriptor)
            } catch {
                close(descriptor)
                throw error
            }
            guard close(descriptor) == 0,
                temporary.withPathBytes({ from in path.withPathBytes { rename(from, $0) } }) == 0
            else { throw .lastFailure() }
        } catch {
            _ = temporary.withPathBytes { unlink($0) }
            throw error
        }
    }

    private static func stream(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = path.withPathBytes { open($0, O_WRONLY | O_NOCTTY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .lastFailure() }
        defer { close(descriptor) }
        try write(bytes, to: descriptor)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
        var count = 0
        while count < bytes.count {
            let written = bytes[count...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 && errno == EINTR { continue }
            if written < 0 { throw .lastFailure() }
            count += written
        }
    }
}
