/// A pattern of paths relative to a folder: `App/Legacy`, `*.xib`, `Modules/*/Tests`, `**/Generated`.
///
/// `*` stands for any number of characters of a name, `?` for one, and `**` for any number of folders. A pattern that fits a
/// folder holds for everything in it.
package struct PathPattern: Hashable, Sendable {
    /// As written.
    package let text: String
    private let names: [[Character]]

    /// A pattern; `./` before it and `/` behind it mean nothing.
    package init(_ text: String) {
        self.text = text
        names = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
    }

    /// Whether the path, or a folder that it lies in, fits the pattern.
    /// - Parameter path: the names of folders and the file, relative to the pattern's folder.
    package func fits(_ path: some Collection<String>) -> Bool {
        let path = path.map(Array.init)
        if names.isEmpty { return true }
        // A trailing `**` fits whatever follows.
        return Self.fits(names + [Self.anyFolders], path, star: Self.anyFolders) { Self.fits($0, $1) }
    }

    private static let anyFolders: [Character] = ["*", "*"]

    /// Whether the characters of a name fit those of a pattern.
    private static func fits(_ pattern: [Character], _ name: [Character]) -> Bool {
        fits(pattern, name, star: "*") { $0 == "?" || $0 == $1 }
    }

    /// Whether a sequence fits a pattern in which `star` stands for any number of elements. After a mismatch the last star
    /// takes one element more; earlier ones needn't. O(pattern · elements).
    private static func fits<Element: Equatable>(
        _ pattern: [Element], _ elements: [Element], star: Element, _ fitsOne: (Element, Element) -> Bool
    ) -> Bool {
        var (p, e) = (0, 0)
        var resume: (pattern: Int, element: Int)?
        while e < elements.count {
            if p < pattern.count, pattern[p] == star {
                resume = (p, e)
                p += 1
            } else if p < pattern.count, fitsOne(pattern[p], elements[e]) {
                p += 1
                e += 1
            } else if let (lastStar, taken) = resume {
                resume = (lastStar, taken + 1)
                p = lastStar + 1
                e = taken + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == star }
    }

    /// Whether a text holds what makes it a pattern.
    package static func isPattern(_ text: String) -> Bool { text.contains("*") || text.contains("?") }
}
