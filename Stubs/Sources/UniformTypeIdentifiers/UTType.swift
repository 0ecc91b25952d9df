@_exported import UIKit

/// A kind of file, by the names that Apple gives the common ones. It knows those that stand here.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The kind's name: `public.png`.
    public let identifier: String

    /// A kind that is known by its name.
    public init?(_ identifier: String) {
        guard Self.known[identifier] != nil else { return nil }
        self.identifier = identifier
    }
    /// The kind of files whose names end so.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard let found = Self.known.first(where: { $0.value.endings.contains(ending) }) else { return nil }
        identifier = found.key
        guard conforms(to: supertype) else { return nil }
    }
    /// The kind of a MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let found = Self.known.first(where: { $0.value.mime == mimeType.lowercased() }) else { return nil }
        identifier = found.key
        guard conforms(to: supertype) else { return nil }
    }
    /// A kind that the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// A kind that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    private init(named identifier: String) { self.identifier = identifier }

    /// How names of such files end.
    public var preferredFilenameExtension: String? { Self.known[identifier]?.endings.first }
    /// The MIME type.
    public var preferredMIMEType: String? { Self.known[identifier]?.mime }
    /// The kinds that this one is of, its own not among them.
    public var supertypes: Set<UTType> {
        Set((Self.known[identifier]?.parents ?? []).map(UTType.init(named:)).flatMap { [$0] + $0.supertypes })
    }
    /// Whether the kind is another one or of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether another kind is of this one.
    public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }
    /// Whether the kind is of another one.
    public func isSubtype(of type: UTType) -> Bool { type.isSupertype(of: self) }
    /// Whether the name is a public one.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var description: String { identifier }

    private typealias Kind = (parents: [String], endings: [String], mime: String?)
    private static let known: [String: Kind] = [
        "public.item": ([], [], nil), "public.content": ([], [], nil),
        "public.data": (["public.item"], [], "application/octet-stream"),
        "public.directory": (["public.item"], [], nil), "public.folder": (["public.directory"], [], nil),
        "public.url": (["public.data"], [], nil), "public.file-url": (["public.url"], [], nil),
        "public.text": (["public.data", "public.content"], [], nil),
        "public.plain-text": (["public.text"], ["txt", "text"], "text/plain"),
        "public.utf8-plain-text": (["public.plain-text"], [], nil),
        "public.rtf": (["public.text"], ["rtf"], "text/rtf"),
        "public.html": (["public.text"], ["html", "htm"], "text/html"),
        "public.xml": (["public.text"], ["xml"], "application/xml"),
        "public.json": (["public.text"], ["json"], "application/json"),
        "public.comma-separated-values-text": (["public.plain-text"], ["csv"], "text/csv"),
        "net.daringfireball.markdown": (["public.plain-text"], ["md", "markdown"], "text/markdown"),
        "public.source-code": (["public.plain-text"], [], nil),
        "public.swift-source": (["public.source-code"], ["swift"], nil),
        "com.adobe.pdf": (["public.data", "public.content"], ["pdf"], "application/pdf"),
        "public.image": (["public.data", "public.content"], [], nil),
        "public.png": (["public.image"], ["png"], "image/png"),
        "public.jpeg": (["public.image"], ["jpeg", "jpg"], "image/jpeg"),
        "com.compuserve.gif": (["public.image"], ["gif"], "image/gif"),
        "public.heic": (["public.image"], ["heic"], "image/heic"),
        "public.tiff": (["public.image"], ["tiff", "tif"], "image/tiff"),
        "public.svg-image": (["public.image"], ["svg"], "image/svg+xml"),
        "public.audiovisual-content": (["public.data", "public.content"], [], nil),
        "public.movie": (["public.audiovisual-content"], [], nil), "public.video": (["public.movie"], [], nil),
        "public.mpeg-4": (["public.movie"], ["mp4"], "video/mp4"),
        "com.apple.quicktime-movie": (["public.movie"], ["mov"], "video/quicktime"),
        "public.audio": (["public.audiovisual-content"], [], nil),
        "public.mp3": (["public.audio"], ["mp3"], "audio/mpeg"),
        "com.microsoft.waveform-audio": (["public.audio"], ["wav"], "audio/wav"),
        "public.mpeg-4-audio": (["public.audio"], ["m4a"], "audio/mp4"),
        "public.archive": (["public.data"], [], nil),
        "public.zip-archive": (["public.archive"], ["zip"], "application/zip"),
        "com.apple.property-list": (["public.data"], ["plist"], nil),
        "public.vcard": (["public.text"], ["vcf"], "text/vcard"),
        "public.font": (["public.data"], ["ttf", "otf"], nil), "public.database": (["public.data"], [], nil),
    ]

    public static let item = UTType(named: "public.item"), content = UTType(named: "public.content")
    public static let data = UTType(named: "public.data"), directory = UTType(named: "public.directory")
    public static let folder = UTType(named: "public.folder"), url = UTType(named: "public.url")
    public static let fileURL = UTType(named: "public.file-url"), text = UTType(named: "public.text")
    public static let plainText = UTType(named: "public.plain-text"),
        utf8PlainText = UTType(named: "public.utf8-plain-text")
    public static let rtf = UTType(named: "public.rtf"), html = UTType(named: "public.html")
    public static let xml = UTType(named: "public.xml"), json = UTType(named: "public.json")
    public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
    public static let sourceCode = UTType(named: "public.source-code"),
        swiftSource = UTType(named: "public.swift-source")
    public static let pdf = UTType(named: "com.adobe.pdf"), image = UTType(named: "public.image")
    public static let png = UTType(named: "public.png"), jpeg = UTType(named: "public.jpeg")
    public static let gif = UTType(named: "com.compuserve.gif"), heic = UTType(named: "public.heic")
    public static let tiff = UTType(named: "public.tiff"), svg = UTType(named: "public.svg-image")
    public static let audiovisualContent = UTType(named: "public.audiovisual-content")
    public static let movie = UTType(named: "public.movie"), video = UTType(named: "public.video")
    public static let mpeg4Movie = UTType(named: "public.mpeg-4")
    public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
    public static let audio = UTType(named: "public.audio"), mp3 = UTType(named: "public.mp3")
    public static let wav = UTType(named: "com.microsoft.waveform-audio"),
        mpeg4Audio = UTType(named: "public.mpeg-4-audio")
    public static let archive = UTType(named: "public.archive"), zip = UTType(named: "public.zip-archive")
    public static let propertyList = UTType(named: "com.apple.property-list"), vCard = UTType(named: "public.vcard")
    public static let font = UTType(named: "public.font"), database = UTType(named: "public.database")
}

extension UIDocumentPickerViewController {
    /// A picker of files of kinds.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }
    /// A picker of files of kinds.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: .open)
    }
}
