internal import Files
import Foundation

/// A file `.xcconfig` with settings of builds.
enum SettingsFile {
    private static let (largest, deepest) = (1 << 20, 8)

    /// The settings by their names: lines `NAME = value`, and those of the files that it includes. What holds for single
    /// platforms only, `NAME[sdk=…]`, isn't read.
    static func settings(at path: String, depth: Int = 0) -> [String: Any] {
        guard depth < deepest, let data = try? FileInput.bytes(of: path, limit: largest) else { return [:] }
        var found: [String: Any] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            if let match = words.wholeMatch(of: #/\s*(\w+)\s*=\s*(.*?)\s*;?\s*/#) {
                found[String(match.1)] = String(match.2)
            } else if let match = line.prefixMatch(of: #/\s*#include\??\s*"([^"]+)"/#) {
                let name = String(match.1)
                let folder = (path as NSString).deletingLastPathComponent
                let file = name.hasPrefix("/") ? name : folder.appending(name)
                found.merge(settings(at: file, depth: depth + 1)) { $1 }
            }
        }
        return found
    }
}
