/// A TrueType collection, from which single faces can be taken (OpenType specification, "Font collections").
///
/// It reads only the collection that is embedded in this module, so its structure is known to be sound.
struct FontCollection {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var count: Int { Int(word(8)) }

    /// A font file with the tables of one face. Linear in its size.
    func face(_ index: Int) -> [UInt8] {
        precondition((0..<count).contains(index), "The collection has \(count) faces; there is no face \(index).")
        let directory = Int(word(12 + 4 * index))
        let tableCount = Int(half(directory + 4))
        let headerSize = 12 + 16 * tableCount
        var file = [UInt8](bytes[directory..<directory + headerSize])
        var adjustment: Int?
        var sum: UInt32 = 0
        for table in 0..<tableCount {
            let record = directory + 12 + 16 * table
            let (start, length) = (Int(word(record + 8)), Int(word(record + 12)))
            let place = file.count
            put(UInt32(place), at: 12 + 16 * table + 8, of: &file)
            file.append(contentsOf: bytes[start..<start + length])
            while file.count % 4 != 0 { file.append(0) }
            // Each record holds the sum of its table, taken with an adjustment of 0.
            sum &+= word(record + 4)
            if word(record) == 0x6865_6164 { adjustment = place + 8 }  // 'head'
        }
        // The sum of the whole file, which differs from the collection's.
        if let adjustment {
            for offset in stride(from: 0, to: headerSize, by: 4) { sum &+= word(offset, of: file) }
            put(0xB1B0_AFBA &- sum, at: adjustment, of: &file)
        }
        return file
    }

    private func half(_ offset: Int) -> UInt16 { UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]) }

    private func word(_ offset: Int) -> UInt32 { UInt32(half(offset)) << 16 | UInt32(half(offset + 2)) }

    private func put(_ value: UInt32, at offset: Int, of file: inout [UInt8]) {
        for byte in 0..<4 { file[offset + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(byte))) }
    }

    private func word(_ offset: Int, of file: [UInt8]) -> UInt32 {
        file[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
