internal import CPangoCairo
internal import EspalierSans
internal import Foundation
internal import Synchronization
internal import Typography

/// Hands fonts that are shipped inside the program to the font system, and decides which family stands for which.
enum FontRegistry {
    /// The family that draws the system font: Espalier Sans, or Inter where the font system refuses it.
    static let systemFamily: String = registration.problem == nil ? EspalierSans.familyName : "Inter"

    /// Why Espalier Sans cannot be used on this machine, if it cannot.
    static var problem: RenderingError? { registration.problem }

    private struct Registration: Sendable {
        var problem: RenderingError?
    }

    /// Happens once, when text is first drawn.
    private static let registration: Registration = {
        do throws(RenderingError) {
            for weight in EspalierSans.weights {
                let number = EspalierSans.numericWeight(weight)
                // One file a weight: Pango ignores the axes of all faces of a collection but the first.
                try register(EspalierSans.face(weight: weight), name: "EspalierSans-\(number).otf")
            }
            return Registration(problem: nil)
        } catch {
            return Registration(problem: error)
        }
    }()

    /// Makes a font usable by this process under the family name it carries inside.
    ///
    /// The bytes go into a file that exists in memory only, so nothing has to be removed afterwards and a program
    /// that was moved to another machine still finds its fonts. Where the system has no such files, a file in the
    /// temporary folder is used.
    static func register(_ bytes: [UInt8], name: String) throws(RenderingError) {
        var path = ""
        var descriptor = espalier_memory_file(name)
        if descriptor >= 0 {
            // The descriptor stays open for the life of the process: the path names it.
            path = "/proc/self/fd/\(descriptor)"
        } else {
            path = NSTemporaryDirectory() + "/espalier-\(ProcessInfo.processInfo.processIdentifier)-\(name)"
            descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
        }
        guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count else {
            throw .unusableFont(path: path, reason: String(cString: strerror(errno)))
        }
        guard FcConfigAppFontAddFile(FcConfigGetCurrent(), path) != 0 else {
            throw .unusableFont(path: path, reason: "the font system does not accept its contents")
        }
    }

    /// Makes the files of fonts known before a layout is made with them: a thread's font map knows what was there when it was
    /// made.
    static func prepare(_ fonts: [Font]) {
        let files = fonts.compactMap { font in if case .file(let file) = font.family { file } else { nil } }
        guard !files.isEmpty else { return }
        for file in files { _ = drawnFamily(of: file) }
        let count = registered.withLock { $0.count }
        let known = Thread.current.threadDictionary
        if known[filesOfThread] as? Int != count {
            pango_cairo_font_map_set_default(nil)
            known[filesOfThread] = count
        }
    }

    private static let filesOfThread = "EspalierFontFiles"

    /// The family that draws a font file's letters: the file's own, or that of the system's font where the font system refuses
    /// it.
    static func drawnFamily(of file: FontFile) -> String {
        registered.withLock { known in
            if let family = known[file] { return family }
            var family = file.familyName
            do throws(RenderingError) {
                try register(file.bytes, name: "\(file.postScriptName.filter { $0.isLetter || $0.isNumber }).otf")
            } catch {
                family = systemFamily
            }
            known[file] = family
            return family
        }
    }

    private static let registered = Mutex<[FontFile: String]>([:])

    /// The families installed on this machine, in lower case.
    static let installedFamilies: Set<String> = {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
        defer { g_free(families) }
        var names: Set<String> = []
        for index in 0..<Int(count) {
            if let family = families?[index], let name = pango_font_family_get_name(family) {
                names.insert(String(cString: name).lowercased())
            }
        }
        return names
    }()

    /// The family to draw a named one with: itself where it is installed, otherwise a family of the same kind.
    static func drawnFamily(for name: String) -> String {
        let lowered = name.lowercased()
        if lowered == systemFamily.lowercased() { return name }
        if installedFamilies.contains(lowered) { return name }
        func contains(_ words: [String]) -> Bool { words.contains { lowered.contains($0) } }
        func first(of families: [String], or generic: String) -> String {
            families.first { installedFamilies.contains($0.lowercased()) } ?? generic
        }
        if contains(["courier", "typewriter"]) {
            return first(of: ["Liberation Mono", "Nimbus Mono PS"], or: "monospace")
        }
        // Menlo was made from Bitstream Vera Sans Mono, as DejaVu Sans Mono was.
        if contains(["menlo", "mono", "monaco", "consol"]) { return first(of: ["DejaVu Sans Mono"], or: "monospace") }
        if contains([
            "georgia", "times", "palatino", "baskerville", "didot", "hoefler", "cochin", "bodoni", "iowan", "serif",
            "new york", "charter", "garamond",
        ]), !lowered.contains("sans") {
            return first(of: ["Liberation Serif", "Nimbus Roman", "DejaVu Serif"], or: "serif")
        }
        if contains(["helvetica", "arial"]) { return first(of: ["Liberation Sans", "Nimbus Sans"], or: systemFamily) }
        return systemFamily
    }

    /// Whether another typeface is drawn than the font names.
    static func isSubstituted(_ font: Font) -> Bool {
        guard case .named(let name) = font.family else { return false }
        let family = PostScriptName(name).family
        return drawnFamily(for: family) != family
    }
}
