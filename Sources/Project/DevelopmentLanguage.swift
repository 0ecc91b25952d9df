internal import Files
import Foundation

/// The language in which the texts of an app's documents are written, as its Xcode project says.
package enum DevelopmentLanguage {
    /// The most projects that are looked into, the nearest first.
    private static let mostProjects = 4
    /// Bytes; projects of a hundred thousand files have some forty million.
    private static let largestProject = 64 << 20

    /// Whether one of the projects around a document is developed in a language: `en` also where the project says `English`, and
    /// for `en-GB`.
    package static func isLanguage(_ code: String, of document: String) -> Bool {
        let folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
        let language = String(code.prefix { $0 != "-" })
        let names = [code, language] + (language == "en" ? ["English"] : [])
        return ProjectFolder.entries(nearest: folder) { $0.hasSuffix(".xcodeproj") }.prefix(mostProjects).contains {
            project in
            let path = project.appendingPathComponent("project.pbxproj").path
            guard let bytes = try? FileInput.bytes(of: path, limit: largestProject) else { return false }
            let text = String(decoding: bytes, as: UTF8.self)
            return names.contains {
                text.contains("developmentRegion = \($0);") || text.contains("developmentRegion = \"\($0)\";")
            }
        }
    }
}
