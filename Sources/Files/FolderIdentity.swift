/// A folder, however many paths and links lead to it.
package struct FolderIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// The folder at a path, links followed; nil when there is none that can be looked at.
    package init?(at path: String) {
        guard let kind = try? FileKind(at: path), kind.isFolder else { return nil }
        (device, number) = (UInt64(kind.status.st_dev), UInt64(kind.status.st_ino))
    }
}
