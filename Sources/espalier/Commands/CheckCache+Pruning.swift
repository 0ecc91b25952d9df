import Foundation

extension CheckCache {
    /// For how long an outcome is kept that no run asks for.
    private static let longest: TimeInterval = 30 * 24 * 60 * 60
    /// How many bytes are kept at most; what was asked for last is kept first.
    static let mostBytes = 256 << 20

    /// Notes that an outcome is still asked for. Once a day is enough.
    func touch(_ key: String, now: Date = Date()) {
        let file = path(of: key)
        guard let date = try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date,
            now.timeIntervalSince(date) > 24 * 60 * 60
        else { return }
        try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: file)
    }

    /// Deletes outcomes that nobody has asked for in a month, and the oldest of what takes too much room.
    ///
    /// Only files are touched whose names are those of outcomes: the folder may hold others.
    func prune(now: Date = Date(), mostBytes: Int = CheckCache.mostBytes) {
        var kept = entries().sorted { $0.date > $1.date }
        var room = mostBytes
        kept.removeAll { entry in
            room -= entry.bytes
            return room >= 0 && now.timeIntervalSince(entry.date) < Self.longest
        }
        // What another run has deleted meanwhile is gone as well.
        for entry in kept { try? FileManager.default.removeItem(atPath: entry.path) }
    }

    private struct Entry {
        var path: String
        var bytes: Int
        var date: Date
    }

    private func entries() -> [Entry] {
        let files = FileManager.default
        return names(in: folder, count: 2).flatMap { group in
            names(in: "\(folder)/\(group)", count: 30).compactMap { name -> Entry? in
                let path = "\(folder)/\(group)/\(name)"
                guard let attributes = try? files.attributesOfItem(atPath: path),
                    attributes[.type] as? FileAttributeType == .typeRegular,
                    let bytes = (attributes[.size] as? NSNumber)?.intValue,
                    let date = attributes[.modificationDate] as? Date
                else { return nil }
                return Entry(path: path, bytes: bytes, date: date)
            }
        }
    }

    /// The names in a folder that are so many hexadecimal digits.
    private func names(in folder: String, count: Int) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.filter { $0.count == count && $0.allSatisfy { $0.isHexDigit && !$0.isUppercase } }
    }
}
