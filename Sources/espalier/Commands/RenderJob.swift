import Audit
import Foundation
import InterfaceBuilder
import Rendering

/// Draws the scenes of one document after the other.
struct RenderJob: FileJob {
    static let splitsLayouts = true

    var layouts: [LayoutChoice]
    var names: PictureNames
    /// Documents that aren't drawn, as their pictures and those of others would overwrite each other.
    var clashes: [PictureNames.Clash]
    var scale: Double
    var isDark: Bool
    var overlays: Set<RenderOptions.Overlay>
    var drawsDevice: Bool

    func outcome(for path: String, layouts: [LayoutChoice]) -> FileOutcome {
        if let clash = clashes.first(where: { $0.document.utf8.elementsEqual(path.utf8) }) {
            return FileOutcome(status: .unreadable, messages: "\(path.onOneLine): error: \(clash.message)\n")
        }
        return reading(path) { document in
            var outcome = FileOutcome()
            let images = ImageCatalog(near: path)
            CatalogColors.withColors(of: document, from: images) {
                outcome.note(translationProblemsOf: document, layouts)
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
        outcome.note(unsolvedLayoutsOf: instantiation)
        let pictures = ScenePictures(of: instantiation, isDark: isDark ? true : nil).scenes
        let renderer = ViewRenderer(
            options: RenderOptions(
                format: names.format, scale: scale, overlays: overlays, drawsDevice: drawsDevice),
            images: images)
        for picture in pictures {
            let file = names.path(
                ofDocument: path, scene: pictures.count == 1 ? nil : picture.name, traits: traits(of: layout))
            do {
                if names.root != nil {
                    try FileManager.default.createDirectory(
                        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                }
                try picture.draw(with: renderer).write(to: file)
                outcome.output += Data((file + "\n").utf8)
            } catch {
                outcome.status = .unreadable
                outcome.messages += "\(path.onOneLine): error: scene \(picture.name): \("\(error)".onOneLine)\n"
            }
        }
        if pictures.isEmpty { outcome.messages += "\(path.onOneLine): note: there is nothing to draw\n" }
        for problem in renderer.problems {
            outcome.messages += "\(path.onOneLine): warning: \("\(problem)".onOneLine)\n"
        }
    }

    /// What a picture of a layout shows, each as a part of its name.
    private func traits(of layout: LayoutChoice) -> [String] {
        var traits: [String] = []
        if let device = layout.device { traits += [device, layout.isLandscape ? "landscape" : "portrait"] }
        if let split = layout.split { traits.append(split.rawValue) }
        if layout.isInCall { traits.append("call") }
        if let system = layout.system { traits.append("ios\(system)") }
        if layout.isRightToLeft { traits.append("rtl") }
        if let language = layout.language { traits.append(language.name) }
        if let size = layout.textSize { traits.append(size.rawValue) }
        if isDark { traits.append("dark") }
        return traits
    }
}
