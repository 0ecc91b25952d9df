/// What can go wrong while a picture is made, read or written. Each case carries the facts; ``description`` makes
/// the sentence.
public enum RenderingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The picture would be empty or larger than a ``Canvas`` may be. Width and height are in points, the scale is that of
    /// pixels (1 for SVG and PDF).
    case unsupportedSize(width: Double, height: Double, scale: Double)
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
        case .unsupportedSize(let width, let height, let scale):
            Self.refusal(width: width, height: height, scale: scale)
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

    private static func refusal(width: Double, height: Double, scale: Double) -> String {
        let limit = Double(Canvas.longestSide) / scale
        let picture = "a picture of \(number(width)) × \(number(height)) points cannot be drawn"
        let atScale = scale == 1 ? "" : " at scale \(number(scale))"
        guard width * scale > 0, height * scale > 0 else { return "\(picture): it has no extent" }
        guard width <= limit, height <= limit else {
            return "\(picture)\(atScale); each side may have \(number(limit)) points"
        }
        let pixels = number(Canvas.largestArea / 1_000_000)
        return "\(picture)\(atScale); it would have more than \(pixels) million pixels"
    }

    /// At most two decimals, and none that are zero.
    private static func number(_ value: Double) -> String {
        let text = ((value * 100).rounded() / 100).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
