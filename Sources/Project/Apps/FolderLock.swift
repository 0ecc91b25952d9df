import Foundation

/// A folder that one process at a time builds and runs an app in. The lock ends with the process, also with the app that takes
/// its place, unless it is released before.
struct FolderLock {
    private let file: Int32

    /// Waits until the folder is free.
    /// - Parameter waiting: called before a wait begins.
    init(_ folder: String, waiting: () -> Void) throws(AppProjectError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Self.error(folder, "no folder can be made")
        }
        file = open(folder.appending(".lock"), O_CREAT | O_RDWR, 0o644)
        if file < 0 { throw Self.error(folder, String(cString: strerror(errno))) }
        if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
        waiting()
        if flock(file, LOCK_EX) != 0 { throw Self.error(folder, String(cString: strerror(errno))) }
    }

    /// Lets others build there.
    func release() { close(file) }

    private static func error(_ folder: String, _ reason: String) -> AppProjectError {
        AppProjectError(path: folder, message: "nothing can be built here: \(reason); name another folder with --cache")
    }
}
