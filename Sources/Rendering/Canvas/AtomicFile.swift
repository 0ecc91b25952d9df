internal import Foundation

/// Writes bytes beside the target under a name of this process and renames it onto the target.
func writeAtomically(_ bytes: [UInt8], to path: String) throws(RenderingError) {
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier).part"
    func failure() -> RenderingError { .unwritableFile(path: path, reason: String(cString: strerror(errno))) }
    guard let file = fopen(temporary, "wb") else { throw failure() }
    let written = fwrite(bytes, 1, bytes.count, file)
    let closed = fclose(file)
    guard written == bytes.count, closed == 0, rename(temporary, path) == 0 else {
        let error = failure()
        unlink(temporary)
        throw error
    }
}
