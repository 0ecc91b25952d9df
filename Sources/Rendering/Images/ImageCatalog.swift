internal import Files
public import Foundation

/// The images and colours of the asset catalogs that lie beside a document.
///
///     let catalog = ImageCatalog(near: "App/Base.lproj/Main.storyboard")
///     let logo = try catalog.bitmap(named: "Logo")   // from App/Assets.xcassets/Logo.imageset
///
/// Reading happens when a name is first asked for. A catalog is for one thread at a time.
public final class ImageCatalog {
    /// Which of several pictures of one name is wanted.
    public struct Traits: Hashable, Sendable {
        /// Pixels per point of the screen.
        public var scale: CGFloat
        /// `iphone`, `ipad`, `mac` …, as asset catalogs spell it; `universal` pictures serve every idiom.
        public var idiom: String
        /// Whether the picture for the dark appearance is wanted.
        public var isDark: Bool

        /// Traits of a phone's screen, unless said otherwise.
        public init(scale: CGFloat = 2, idiom: String = "iphone", isDark: Bool = false) {
            self.scale = scale
            self.idiom = idiom
            self.isDark = isDark
        }
    }

    /// The asset catalogs found, nearest first.
    public let catalogs: [URL]
    /// What could not be read of the catalogs so far, each once; these assets count as missing.
    public private(set) var problems: [RenderingError] = []

    private lazy var index = index(of: catalogs)
    private var contents: [URL: AssetContents?] = [:]
    private var bitmaps: [String: [Traits: Bitmap]] = [:]
    private let folder: URL?

    /// An empty catalog: every image is missing.
    public init() {
        catalogs = []
        folder = nil
    }

    /// The catalogs in the project that a document belongs to.
    ///
    /// The project is the nearest folder above that holds a repository, a workspace, a project or a package, at most
    /// six levels up; at most 20,000 entries are looked at. Complexity: linear in these.
    public init(near document: String) {
        let file = URL(fileURLWithPath: document).standardizedFileURL
        let folder = file.deletingLastPathComponent()
        self.folder = folder
        catalogs = ProjectFolder.entries(nearest: folder) { $0.hasSuffix(".xcassets") }
            .filter { FolderIdentity(at: $0.path) != nil }
    }

    /// The catalogs in a folder and in those below it, such as an app's bundle; whatever lies around it is not looked at.
    public init(inside folder: String) {
        let folder = URL(fileURLWithPath: folder).standardizedFileURL
        self.folder = folder
        catalogs = ProjectFolder.entries(below: folder) { $0.hasSuffix(".xcassets") }
            .filter { FolderIdentity(at: $0.path) != nil }
    }

    /// The picture of an image set, or of a loose file beside the document; nil if there is none of that name. Vector
    /// pictures are drawn at the scale of the traits.
    ///
    /// - Throws: ``RenderingError/unreadableImage(path:reason:)`` if the file is there but damaged.
    public func bitmap(named name: String, traits: Traits = Traits()) throws(RenderingError) -> Bitmap? {
        if let known = bitmaps[name]?[traits] { return known }
        guard let (path, scale) = file(named: name, traits: traits) else { return nil }
        let bitmap =
            Bitmap.isVector(path)
            ? try Bitmap(vectorAt: path, scale: traits.scale) : try Bitmap(contentsOf: path, scale: scale)
        bitmaps[name, default: [:]][traits] = bitmap
        return bitmap
    }

    /// A picture by its path, kept for the next time.
    func bitmap(atPath path: String, scale: CGFloat) throws(RenderingError) -> Bitmap {
        let traits = Traits(scale: scale)
        // No name of an asset begins with a slash.
        if let known = bitmaps["/" + path]?[traits] { return known }
        // Programs know vector pictures at one pixel to the point; drawn so, they would look coarse.
        let bitmap =
            Bitmap.isVector(path) ? try Bitmap(vectorAt: path, scale: 3) : try Bitmap(contentsOf: path, scale: scale)
        bitmaps["/" + path, default: [:]][traits] = bitmap
        return bitmap
    }

    /// Whether an image set marks its picture as a template, which is drawn in the tint colour.
    public func isTemplate(_ name: String) -> Bool {
        guard let set = index.images[name], let contents = contents(of: set) else { return false }
        return contents.properties?.templateRenderingIntent == "template"
    }

    /// Whether a catalog has an image set of that name.
    public func hasImage(named name: String) -> Bool { index.images[name] != nil }

    /// Whether a catalog has a colour set of that name.
    public func hasColor(named name: String) -> Bool { index.colors[name] != nil }

    /// The colour of a colour set for the appearance; nil if there is none of that name.
    public func color(named name: String, isDark: Bool = false) -> Color? {
        guard let set = index.colors[name], let contents = contents(of: set) else { return nil }
        let entries = contents.colors ?? []
        let dark = entries.first { $0.isDark }
        let light = entries.first { $0.appearances == nil } ?? entries.first
        return (isDark ? dark ?? light : light)?.color?.resolved(isDark: isDark)
    }

    private func file(named name: String, traits: Traits) -> (path: String, scale: CGFloat)? {
        if let set = index.images[name], let contents = contents(of: set) {
            let candidates = (contents.images ?? []).filter { entry in
                guard let filename = entry.filename else { return false }
                guard !filename.contains("/") else {
                    let file = set.appendingPathComponent("Contents.json").path
                    note(
                        .unreadableAsset(
                            path: file,
                            reason: "the file \(filename.debugDescription) lies outside of the set; name a file in it"))
                    return false
                }
                return FileManager.default.fileExists(atPath: set.appendingPathComponent(filename).path)
            }
            let best = candidates.min { $0.mismatch(to: traits) < $1.mismatch(to: traits) }
            guard let best, let filename = best.filename else { return nil }
            return (set.appendingPathComponent(filename).path, best.pixelsPerPoint)
        }
        return looseFile(named: name, traits: traits)
    }

    /// `name@2x.png` and the like beside the document.
    private func looseFile(named name: String, traits: Traits) -> (path: String, scale: CGFloat)? {
        // A name is not a path: "../../secret" must not lead out of the folder.
        guard let folder, !name.contains("/"), !name.isEmpty else { return nil }
        let base = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
        let scales = [1, 2, 3].sorted { abs(CGFloat($0) - traits.scale) < abs(CGFloat($1) - traits.scale) }
        for scale in scales {
            for type in scale == 1 ? ["png", "jpg", "jpeg", "svg", "pdf"] : ["png", "jpg", "jpeg"] {
                let suffix = scale == 1 ? "" : "@\(scale)x"
                let path = folder.appendingPathComponent("\(base)\(suffix).\(type)").path
                if FileManager.default.fileExists(atPath: path) { return (path, CGFloat(scale)) }
            }
        }
        return nil
    }
}

extension ImageCatalog {
    private struct Index {
        var images: [String: URL] = [:]
        var colors: [String: URL] = [:]
        /// Links may lead round in a circle.
        var folders: Set<FolderIdentity> = []
    }

    private func index(of catalogs: [URL]) -> Index {
        var index = Index()
        for catalog in catalogs { add(catalog, prefix: "", depth: 0, to: &index) }
        return index
    }

    private func add(_ folder: URL, prefix: String, depth: Int, to index: inout Index) {
        guard depth < 12, let identity = FolderIdentity(at: folder.path), index.folders.insert(identity).inserted
        else { return }
        for entry in entries(of: folder) {
            let url = folder.appendingPathComponent(entry)
            let name = prefix + (entry as NSString).deletingPathExtension
            switch (entry as NSString).pathExtension {
            // The nearest catalog comes first and wins.
            case "imageset": if index.images[name] == nil { index.images[name] = url }
            case "colorset": if index.colors[name] == nil { index.colors[name] = url }
            case "":
                guard FolderIdentity(at: url.path) != nil else { continue }
                let provides = contents(of: url)?.properties?.providesNamespace ?? false
                add(url, prefix: provides ? "\(prefix)\(entry)/" : prefix, depth: depth + 1, to: &index)
            default: continue
            }
        }
    }

    private func entries(of folder: URL) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            note(.unreadableAsset(path: folder.path, reason: (error as NSError).localizedDescription))
            return []
        }
    }

    /// What the folder's `Contents.json` says, kept for the next time; nil if there is none that can be read.
    private func contents(of folder: URL) -> AssetContents? {
        if let known = contents[folder] { return known }
        var found: AssetContents?
        do throws(RenderingError) {
            found = try AssetContents.read(from: folder)
        } catch {
            note(error)
        }
        contents[folder] = found
        return found
    }

    private func note(_ problem: RenderingError) {
        if !problems.contains(problem) { problems.append(problem) }
    }
}
