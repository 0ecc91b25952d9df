/// What can go wrong while a picture is made, read or written. Each case carries the facts; ``description`` makes
/// the sentence.
public enum RenderingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The picture would be empty or larger than a ``Canvas`` may be. Width and height are in pixels (points for
    /// SVG and PDF).
    case unsupportedSize(width: Double, height: Double, limit: Int)
    /// The scale is not a finite number in 0.1…16.
    case unsupportedScale(Double)
    /// The drawing library refused an operation.
    case drawingFailed(operation: String, reason: String)
    /// An image file could not be read.
    case unreadableImage(path: String, reason: String)
    /// `Contents.json` of an asset, or a folder of a catalog, could not be read; the asset counts as missing.
    case unreadableAsset(path: String, reason: String)
    /// A picture could not be written.
    case unwritableFile(path: String, reason: String)
    /// A font could not be handed to the font system.
    case unusableFont(path: String, reason: String)

    /// What went wrong, on one line, with the path where there is one.
    public var description: String {
        switch self {
        case .unsupportedSize(let width, let height, let limit):
            "a picture of \(width) × \(height) cannot be drawn; each side must be between 1 and \(limit)"
        case .unsupportedScale(let scale):
            "a scale of \(scale) cannot be drawn; it must be between 0.1 and 16"
        case .drawingFailed(let operation, let reason):
            "\(operation) failed: \(reason)"
        case .unreadableImage(let path, let reason):
            "\(path): the image cannot be read: \(reason)"
        case .unreadableAsset(let path, let reason):
            "\(path): the asset cannot be read: \(reason)"
        case .unwritableFile(let path, let reason):
            "\(path): cannot be written: \(reason)"
        case .unusableFont(let path, let reason):
            "\(path): the font cannot be used: \(reason)"
        }
    }
}
