/// Writes an animated PNG (W3C, "Portable Network Graphics", third edition, 11.3.4): one ordinary picture, and after it, for
/// each further one, what changed, as a rectangle of pixels with its place and time.
///
/// Pictures that are the same as the one before only make that one last.
struct AnimatedPicture {
    private struct Frame {
        var x = 0
        var y = 0
        var width: Int
        var height: Int
        /// In frames of the recording.
        var length = 1
        /// The compressed pixels, chunk by chunk.
        var data: [[UInt8]]
    }

    private let framesPerSecond: Int
    private var header: [UInt8] = []
    private var frames: [Frame] = []
    private var last: Canvas?

    init(framesPerSecond: Int) {
        self.framesPerSecond = framesPerSecond
    }

    /// Adds a picture as large as the ones before.
    mutating func append(_ canvas: Canvas) throws(RenderingError) {
        guard let last else {
            let chunks = try Self.chunks(of: canvas)
            header = chunks.header
            frames = [Frame(width: canvas.pixelWidth, height: canvas.pixelHeight, data: chunks.data)]
            self.last = canvas
            return
        }
        guard let changed = canvas.pixels(differingFrom: last) else {
            frames[frames.count - 1].length += 1
            return
        }
        let chunks = try Self.chunks(of: try canvas.part(changed))
        // Bytes 8 and 9 are depth and kind of colour: one for all pictures of a file.
        guard chunks.header.dropFirst(8) == header.dropFirst(8) else {
            throw .drawingFailed(
                operation: "encoding an animated PNG", reason: "some pictures have clear pixels and others have none")
        }
        frames.append(
            Frame(x: changed.x, y: changed.y, width: changed.width, height: changed.height, data: chunks.data))
        self.last = canvas
    }

    /// The file's bytes.
    func data(pause: Double) throws(RenderingError) -> [UInt8] {
        guard !frames.isEmpty else {
            throw .drawingFailed(operation: "encoding an animated PNG", reason: "there are no pictures")
        }
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        append("IHDR", header, to: &bytes)
        // How many pictures, and how often: 0 for ever.
        append("acTL", number(frames.count) + number(0), to: &bytes)
        var sequence = 0
        for (index, frame) in frames.enumerated() {
            let isLast = index == frames.count - 1
            let length = frame.length + (isLast ? Int((pause * Double(framesPerSecond)).rounded()) : 0)
            append("fcTL", control(frame, sequence, length: length), to: &bytes)
            sequence += 1
            for data in frame.data {
                if index == 0 {
                    append("IDAT", data, to: &bytes)
                } else {
                    append("fdAT", number(sequence) + data, to: &bytes)
                    sequence += 1
                }
            }
        }
        append("IEND", [], to: &bytes)
        return bytes
    }

    /// Where a picture stands and how long; what was below stays, and is replaced.
    private func control(_ frame: Frame, _ sequence: Int, length: Int) -> [UInt8] {
        let place = [sequence, frame.width, frame.height, frame.x, frame.y].flatMap(number)
        // The time is a fraction of two bytes each.
        let time = min(length, 0xFFFF)
        let delay = [time >> 8, time & 0xFF, framesPerSecond >> 8, framesPerSecond & 0xFF].map(UInt8.init)
        return place + delay + [0, 0]
    }

    // MARK: Chunks

    private func number(_ value: Int) -> [UInt8] { Self.bytes(of: UInt32(value)) }

    private static func bytes(of value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private func append(_ name: String, _ data: [UInt8], to bytes: inout [UInt8]) {
        let content = Array(name.utf8) + data
        bytes += Self.bytes(of: UInt32(data.count)) + content + Self.bytes(of: Self.checksum(content))
    }

    /// The header and the compressed pixels of a PNG.
    private static func chunks(of canvas: Canvas) throws(RenderingError) -> (header: [UInt8], data: [[UInt8]]) {
        let bytes = try canvas.data()
        var (header, data): ([UInt8], [[UInt8]]) = ([], [])
        var place = 8
        while place + 8 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            let content = Array(bytes[place + 8..<place + 8 + length])
            if name == "IHDR" { header = content }
            if name == "IDAT" { data.append(content) }
            place += length + 12
        }
        return (header, data)
    }

    /// The cyclic redundancy check of PNG's appendix D.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
