internal import Files
public import Foundation

extension Document {
    /// The most bytes a document may have: ten times the largest of 2,197 public ones.
    static let maximumBytes = 64 << 20

    /// Reads a `.storyboard` or `.xib` file; links are followed.
    /// - Parameter classes: what is known of custom classes, by their names.
    /// - Throws: `DocumentError`, with the place in the file when there is one. O(bytes).
    public init(contentsOf path: String, classes: [String: KnownClass] = [:]) throws {
        try self.init(data: Self.bytes(ofFile: path), path: path, classes: classes)
    }

    /// Reads the bytes of a `.storyboard` or `.xib` file.
    /// - Parameters:
    ///   - data: the file's content: UTF-8, or UTF-16 with a byte-order mark.
    ///   - path: the file's name in errors and warnings.
    ///   - classes: what is known of custom classes, by their names.
    /// - Throws: `DocumentError`, with the place in the file. O(bytes).
    public init(data: Data, path: String, classes: [String: KnownClass] = [:]) throws {
        var tree = try ElementTree(data: data, path: path)
        tree.apply(classes)
        try self.init(of: tree, path: path)
    }

    /// Reads elements.
    /// - Throws: `DocumentError` for those of no document of iOS.
    init(of tree: ElementTree, path: String) throws {
        let log = WarningLog(path: path)
        var reader = DocumentReader(document: try Document(header: tree, path: path, log: log), log: log)
        self = reader.read()
    }

    private static func bytes(ofFile path: String) throws(DocumentError) -> Data {
        do {
            return try FileInput.bytes(of: path, limit: maximumBytes)
        } catch {
            throw DocumentError(path: path, problem: DocumentError.Problem(error, at: path))
        }
    }

    /// Reads what `<document>` itself says.
    private init(header tree: ElementTree, path: String, log: WarningLog) throws {
        let root = NodeReader(tree: tree, element: tree.root, log: log)
        guard root.name == "document" else {
            throw DocumentError(path: path, position: root.position, problem: .unexpectedRoot(root.name))
        }
        let type = root.string("type") ?? ""
        switch type {
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": kind = .storyboard
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": kind = .xib
        default: throw DocumentError(path: path, position: root.position, problem: .unsupportedType(type))
        }
        self.path = path
        self.tree = tree
        let version = root.string("toolsVersion")?.prefix { $0 != "." }
        toolsVersion = version.flatMap { Int($0) } ?? 0
        isLaunchScreen = root.bool("launchScreen") ?? false
        if let device = root.child(named: "device"), let id = device.string("id") {
            if !CanvasModel.all.contains(where: { $0.id == id }) { log.add(.unknownDevice(id), at: device.position) }
            self.device = CanvasDevice(
                id: id, isLandscape: device.string("orientation") == "landscape",
                appearance: device.choice("appearance"))
        }
        inferredMetricsTieBreakers = Set(
            root.items(in: "inferredMetricsTieBreakers").compactMap { $0.string("reference") })
        resources = root.resources
    }
}

extension NodeReader {
    fileprivate var resources: Resources {
        var resources = Resources()
        for item in items(in: "resources") {
            guard let name = item.string("name") else { continue }
            switch item.name {
            case "image":
                guard let width = item.number("width"), let height = item.number("height") else { continue }
                resources.images[name] = .init(width: width, height: height, catalog: item.string("catalog"))
            case "namedColor":
                if case .rgba(let value) = item.child(named: "color")?.color { resources.namedColors[name] = value }
            case "systemColor":
                if case .rgba(let value) = item.child(named: "color")?.color { resources.systemColors[name] = value }
            default: continue
            }
        }
        return resources
    }
}
