package import Foundation

/// Reads files that may be anything.
package enum FileInput {
    /// The bytes of a regular file; links are followed. Whatever the path names, this never waits: pipes and devices are
    /// refused, not opened.
    ///
    /// - Parameter limit: the most bytes that are read.
    /// - Throws: `FileError`. O(bytes).
    package static func bytes(of path: String, limit: Int) throws(FileError) -> Data {
        try check(path, limit: limit)
        // Should a pipe have taken the file's place meanwhile, opening it doesn't wait either.
        let descriptor = path.withPathBytes { Foundation.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .lastFailure() }
        defer { close(descriptor) }
        let kind = try FileKind(of: descriptor)
        try check(kind, limit: limit)
        var data = Data(count: Int(kind.status.st_size))
        var count = 0
        while count < data.count {
            let read = data.withUnsafeMutableBytes { bytes in
                let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
                return Foundation.read(descriptor, rest.baseAddress, rest.count)
            }
            if read < 0 && errno == EINTR { continue }
            if read < 0 { throw .lastFailure() }
            if read == 0 { break }
            count += read
        }
        return data.prefix(count)
    }

    /// Opens whatever a path names, for reading it piece by piece; may wait for a pipe's writer.
    /// - Throws: `FileError`.
    package static func open(_ path: String) throws(FileError) -> FileHandle {
        let descriptor = path.withPathBytes { Foundation.open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .lastFailure() }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Whether a path leads to a regular file of no more than so many bytes.
    /// - Throws: `FileError` when it doesn't.
    package static func check(_ path: String, limit: Int) throws(FileError) {
        try check(FileKind(at: path), limit: limit)
    }

    private static func check(_ kind: FileKind, limit: Int) throws(FileError) {
        guard kind.isRegular else { throw .notAFile(kind.name) }
        guard kind.status.st_size <= limit else { throw .tooLarge(bytes: Int(kind.status.st_size), limit: limit) }
    }
}
