internal import Foundation

/// What stands at a path, links followed.
struct FileKind {
    let status: stat

    /// - Throws: `FileError`, ``FileError/missing`` when nothing stands there.
    init(at path: String) throws(FileError) {
        var status = stat()
        guard path.withPathBytes({ stat($0, &status) }) == 0 else { throw .lastFailure() }
        self.status = status
    }

    init(of descriptor: Int32) throws(FileError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .lastFailure() }
        self.status = status
    }

    var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }

    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }

    /// Whether bytes can be written to it one after the other: a pipe, a terminal, `/dev/null`.
    var isStream: Bool { [S_IFIFO, S_IFCHR].contains(status.st_mode & S_IFMT) }

    /// What it is, in words.
    var name: String {
        switch status.st_mode & S_IFMT {
        case S_IFDIR: "a folder"
        case S_IFBLK: "a disk"
        case S_IFSOCK: "a socket"
        case S_IFREG: "a file"
        default: "a device or pipe"
        }
    }

    func isSame(as other: FileKind) -> Bool {
        status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }
}

extension FileError {
    /// What `errno` says.
    static func lastFailure() -> FileError {
        errno == ENOENT || errno == ENOTDIR ? .missing : .refused(String(cString: strerror(errno)))
    }
}
