import Audit
import Foundation
import InterfaceBuilder
import Rendering

/// Draws the scenes of one document after the other.
struct RenderJob: FileJob {
    static let splitsLayouts = true

    var layouts: [LayoutChoice]
    /// What the pictures of a document are named after, by its path.
    var names: [String: String]
    /// The folder that pictures are written to.
    var folder: String
    var scale: Double
    var isDark: Bool
    var overlays: Set<RenderOptions.Overlay>
    var format: Canvas.Format
    var drawsDevice: Bool

    func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome {
        reading(path) { document in
            var outcome = FileOutcome()
            let images = ImageCatalog(near: path)
            CatalogColors.withColors(of: document, from: images) {
                for layout in layouts { draw(document, path: path, layout: layout, images: images, outcome: &outcome) }
            }
            return outcome
        }
    }

    @MainActor
    private func draw(
        _ document: Document, path: String, layout: LayoutChoice, images: ImageCatalog, outcome: inout FileOutcome
    ) {
        let instantiation = layout.environment(for: document).instantiation(of: document)
        let pictures = ScenePictures(of: instantiation, isDark: isDark ? true : nil).scenes
        let renderer = ViewRenderer(
            options: RenderOptions(
                format: format, scale: scale, overlays: overlays, drawsDevice: drawsDevice),
            images: images)
        for picture in pictures {
            let file = fileName(of: picture.name, isOnly: pictures.count == 1, path: path, layout: layout)
            do {
                try picture.draw(with: renderer).write(to: file)
                outcome.output += Data((file + "\n").utf8)
            } catch {
                outcome.status = .unreadable
                outcome.messages += "\(path): error: scene \(picture.name): \(error)\n"
            }
        }
        if pictures.isEmpty { outcome.messages += "\(path): note: there is nothing to draw\n" }
        for problem in renderer.problems { outcome.messages += "\(path): warning: \(problem)\n" }
    }

    private func fileName(of scene: String, isOnly: Bool, path: String, layout: LayoutChoice) -> String {
        var parts = [names[path] ?? "document"]
        if !isOnly { parts.append(scene) }
        if let device = layout.device { parts += [device, layout.isLandscape ? "landscape" : "portrait"] }
        if let split = layout.split { parts.append(split.rawValue) }
        if layout.isInCall { parts.append("call") }
        if layout.isRightToLeft { parts.append("rtl") }
        if let size = layout.textSize { parts.append(size.rawValue) }
        if isDark { parts.append("dark") }
        let name = parts.joined(separator: "-") + "." + format.rawValue
        return folder == "." ? name : (folder as NSString).appendingPathComponent(name)
    }

    /// A name for each document: its file's, with as many folders before it as tell it from the others.
    static func fileNames(of paths: [String]) -> [String: String] {
        let parts = paths.map { path -> [String] in
            URL(fileURLWithPath: path).standardizedFileURL.deletingPathExtension().pathComponents
                .map(ScenePictures.fileName)
        }
        var counts: [Int] = paths.map { _ in 1 }
        // A name of more folders than this is of no use to anybody; what still clashes is numbered below.
        for _ in 0..<12 {
            let names = zip(parts, counts).map { $0.suffix($1).joined(separator: "-").lowercased() }
            let groups = Dictionary(grouping: names.indices) { names[$0] }.values
            let clashing = groups.filter { Set($0.map { paths[$0] }).count > 1 }.joined()
            if clashing.isEmpty { break }
            for index in clashing { counts[index] += 1 }
        }
        var used: Set<String> = []
        var result: [String: String] = [:]
        for (index, path) in paths.enumerated() where result[path] == nil {
            let name = parts[index].suffix(counts[index]).filter { !$0.isEmpty }.joined(separator: "-")
            var unique = name
            var number = 2
            while !used.insert(unique.lowercased()).inserted {
                unique = "\(name)-\(number)"
                number += 1
            }
            result[path] = unique
        }
        return result
    }
}
