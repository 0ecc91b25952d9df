internal import Files
import Foundation
import Rendering

/// What lies in the project that a document belongs to: pictures, colours and words of source code.
///
/// Read once in a process for as long as its documents belong to one project.
@MainActor
final class ProjectContents {
    /// The asset catalogs.
    let images: ImageCatalog
    /// The names of loose pictures, without scale, idiom and type.
    let loosePictures: Set<String>
    /// Every word of the project's Swift and Objective-C files; nil where there are none, or more than are looked at.
    private(set) lazy var sourceWords: Set<String>? = isComplete && !sources.isEmpty ? words(of: sources) : nil

    private let sources: [URL]
    private let isComplete: Bool

    /// The contents of the project that a document belongs to.
    static func near(_ document: String) -> ProjectContents {
        let folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
        let root = ProjectFolder.above(folder)
        if let last, last.root == root.path { return last.contents }
        let contents = ProjectContents(in: root, near: document)
        last = (root.path, contents)
        return contents
    }

    private static var last: (root: String, contents: ProjectContents)?

    private init(in root: URL, near document: String) {
        images = ImageCatalog(near: document)
        let search = ProjectFolder.search(below: root) { Self.kind(of: $0) != nil }
        isComplete = search.isComplete
        sources = search.found.filter { Self.kind(of: $0.lastPathComponent) == .source }
        loosePictures = Set(
            search.found.map(\.lastPathComponent).filter { Self.kind(of: $0) == .picture }.flatMap(Self.names))
    }

    /// Whether a picture of that name is there, in a catalog or as a file.
    func hasPicture(_ name: String) -> Bool {
        images.hasImage(named: name) || loosePictures.contains(name)
            || loosePictures.contains((name as NSString).deletingPathExtension)
    }

    /// Whether all that may hold pictures and colours was found.
    var knowsAssets: Bool { isComplete && !images.catalogs.isEmpty }

    private enum Kind { case source, picture }

    private static func kind(of entry: String) -> Kind? {
        switch (entry as NSString).pathExtension.lowercased() {
        case "swift", "h", "m", "mm": .source
        case "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp", "tiff", "tif", "bmp": .picture
        default: nil
        }
    }

    /// `icon` and `icon@2x~ipad` of `icon@2x~ipad.png`: both are names by which documents ask for it.
    private static func names(of file: String) -> [String] {
        let name = (file as NSString).deletingPathExtension
        let plain = name.split(separator: "~").first.map(String.init) ?? name
        let scales = ["@1x", "@2x", "@3x"].filter { plain.hasSuffix($0) }
        return [name, plain] + scales.map { String(plain.dropLast($0.count)) }
    }

    // MARK: Source code

    /// The most bytes of a source file, and of all together; more is generated code.
    private static let (largestFile, mostBytes) = (4 << 20, 256 << 20)

    private func words(of files: [URL]) -> Set<String>? {
        var words: Set<String> = []
        var rest = Self.mostBytes
        for file in files {
            // A file that can't be read may hold any class.
            guard let data = try? FileInput.bytes(of: file.path, limit: Self.largestFile), data.count <= rest else {
                return nil
            }
            rest -= data.count
            data.withUnsafeBytes { Self.addWords(of: $0, to: &words) }
        }
        return words
    }

    /// Letters, digits, underscores, and whatever isn't ASCII.
    private static func addWords(of bytes: UnsafeRawBufferPointer, to words: inout Set<String>) {
        var start: Int?
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : 0
            let isPart: Bool =
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                    true
                default: false
                }
            if isPart {
                if start == nil { start = index }
            } else if let begin = start {
                words.insert(String(decoding: bytes[begin..<index], as: UTF8.self))
                start = nil
            }
        }
    }
}
