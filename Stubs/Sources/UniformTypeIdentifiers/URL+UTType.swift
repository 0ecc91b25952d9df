import Foundation

extension URL {
    /// The address of a file in this folder whose name ends as those of a kind do.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
    /// The address with the ending of a kind; the same where it has it.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let ending = contentType.preferredFilenameExtension, pathExtension != ending else { return self }
        return appendingPathExtension(ending)
    }
    /// Makes the name end as those of a kind do.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
