internal import Files
public import Foundation

/// Pictures of one scene, one after the other.
///
/// A recording becomes an animated PNG, which browsers play and other programs show the first picture of, or a filmstrip.
public struct Recording {
    /// How many pictures there are to a second.
    public let framesPerSecond: Int
    /// The pictures, oldest first. Their sizes may differ, as when a device is turned.
    public private(set) var frames: [Canvas] = []

    /// An empty recording.
    public init(framesPerSecond: Int) {
        self.framesPerSecond = max(1, framesPerSecond)
    }

    /// Adds a picture.
    public mutating func append(_ frame: Canvas) { frames.append(frame) }

    /// Seconds.
    public var duration: TimeInterval { Double(frames.count) / Double(framesPerSecond) }

    /// The size that has room for every picture, in points.
    private var size: CGSize {
        frames.reduce(.zero) {
            CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
    }

    /// The bytes of an animated PNG that is played again and again. Pictures of other sizes stand in the middle.
    ///
    /// - Parameter pause: seconds for which the last picture stays.
    /// - Throws: ``RenderingError`` if there are no pictures.
    public func animatedPicture(pause: TimeInterval = 0) throws(RenderingError) -> [UInt8] {
        let size = size
        var writer = AnimatedPicture(framesPerSecond: framesPerSecond)
        for frame in frames { try writer.append(try mounted(frame, in: size)) }
        return try writer.data(pause: pause)
    }

    /// One picture of some of the recording's pictures, evenly chosen from the first to the last, beside each other.
    ///
    /// - Parameters:
    ///   - count: how many pictures.
    ///   - columns: how many beside each other; all unless said otherwise.
    ///   - gap: points between them.
    /// - Throws: ``RenderingError`` if there are no pictures, or the strip is too large.
    public func filmstrip(of count: Int, columns: Int? = nil, gap: CGFloat = 8) throws(RenderingError) -> Canvas {
        let count = min(max(1, count), max(1, frames.count))
        let chosen = (0..<count).compactMap { index in
            frames.isEmpty ? nil : frames[count > 1 ? index * (frames.count - 1) / (count - 1) : 0]
        }
        let (size, columns) = (size, max(1, min(columns ?? count, count)))
        let rows = (count + columns - 1) / columns
        let strip = try Canvas(
            size: CGSize(
                width: CGFloat(columns) * (size.width + gap) + gap, height: CGFloat(rows) * (size.height + gap) + gap),
            scale: frames.first?.scale ?? 1, format: .png)
        strip.fill(.rect(CGRect(origin: .zero, size: strip.size)), color: Self.ground)
        for (index, frame) in chosen.enumerated() {
            let corner = CGPoint(
                x: gap + CGFloat(index % columns) * (size.width + gap),
                y: gap + CGFloat(index / columns) * (size.height + gap))
            strip.draw(frame, inMiddleOf: CGRect(origin: corner, size: size))
        }
        return strip
    }

    /// What is seen around pictures.
    private static let ground = Color(white: 0.55)

    private func mounted(_ frame: Canvas, in size: CGSize) throws(RenderingError) -> Canvas {
        guard frame.size != size else { return frame }
        let canvas = try Canvas(size: size, scale: frame.scale, format: .png)
        canvas.fill(.rect(CGRect(origin: .zero, size: size)), color: Self.ground)
        canvas.draw(frame, inMiddleOf: CGRect(origin: .zero, size: size))
        return canvas
    }

    /// Writes the animated PNG as a whole, so that nobody ever sees half of it.
    ///
    /// - Throws: ``RenderingError`` if there are no pictures, or the file can't be written.
    public func write(to path: String, pause: TimeInterval = 1) throws(RenderingError) {
        let data = try animatedPicture(pause: pause)
        do {
            try FileOutput.write(data, to: path)
        } catch {
            throw .unwritableFile(path: path, reason: "\(error)")
        }
    }
}
