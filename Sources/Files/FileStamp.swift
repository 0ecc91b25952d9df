internal import Foundation

/// Tells whether a file is the one that it was.
package enum FileStamp {
    /// A text that changes when the file is written or replaced, and when it comes or goes.
    package static func text(of path: String) -> String {
        var status = stat()
        guard path.withPathBytes({ stat($0, &status) }) == 0 else { return "none" }
        #if os(Linux)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }
}
