import Foundation

/// Names that apps asked for and didn't find at the first try, as `scripts/asked-names.py` wrote them down.
struct AskedNames {
    /// The names, what most files asked for first.
    let all: [(name: String, files: Int)]
    private let declarations: [String]

    /// - Parameter package: the folder of this package.
    init(package: URL) throws {
        let list = package.appendingPathComponent("Documentation/AskedNames.txt")
        let text = try String(contentsOf: list, encoding: .utf8)
        all = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let words = line.split(separator: " ", maxSplits: 1)
            return words.count == 2 ? (String(words[1]), Int(words[0]) ?? 0) : nil
        }
        let folders = ["Sources/UIKit", "Stubs/Sources"].map { package.appendingPathComponent($0) }
        declarations = try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
                .filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        }
        modules = try Set(FileManager.default.contentsOfDirectory(atPath: folders[1].path))
    }

    private let modules: Set<String>

    /// The names that still don't exist: neither in UIKit nor in the stand-ins for other frameworks.
    var missing: [(name: String, files: Int)] { all.filter { !exists($0.name) } }

    private func exists(_ name: String) -> Bool {
        if name.hasPrefix("import ") { return modules.contains(String(name.dropFirst("import ".count))) }
        // `Outer.Inner.member`; types are said as the compiler shows them, `WKWebView?` among them.
        let parts = name.split(separator: ".").map { part in
            part.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        }
        guard let own = parts.last else { return true }
        // What a property wrapper makes.
        let plain = own.hasPrefix("$") ? nil : own
        guard let plain else { return modules.contains("Combine") }
        return declarations.contains { text in
            parts.dropLast().allSatisfy { text.contains($0) } && declares(plain, in: text)
        }
    }

    private func declares(_ name: String, in text: String) -> Bool {
        guard text.contains(name) else { return false }
        let kinds = "class|struct|enum|protocol|func|var|let|case|typealias|actor"
        guard let pattern = try? Regex("(?:\(kinds)|,)\\s[^\\n=]*?\\b\(name)\\b|static let [^\\n]*\\b\(name) =") else {
            return false
        }
        return text.contains(pattern)
    }
}
