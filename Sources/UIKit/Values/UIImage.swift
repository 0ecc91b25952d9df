import Foundation

/// A picture: its size in points and where its pixels come from. It is decoded only when it is drawn.
open class UIImage: NSObject, @unchecked Sendable {  // immutable: its stored properties are `let`s of values
    private let mark = SwiftObjectMark()
    /// Where the pixels come from.
    package enum Source: Sendable, Equatable {
        /// Nowhere: an image of no size, or one whose file could not be found and only its size is known.
        case none
        /// An encoded picture (PNG, JPEG, GIF, BMP).
        case data(Data)
        /// A file in any format a renderer knows, vector formats included.
        case file(String)
        /// An entry of an asset catalog that nobody has resolved to a file.
        case asset(String)
        /// A symbol of SF Symbols.
        case symbol(String)
        /// Pixels.
        case pixels(CGImage)
    }

    /// How the pixels are used.
    public enum RenderingMode: Int, Sendable {
        /// As the place of use sees fit: a template in bars and buttons.
        case automatic = 0
        /// With their own colours.
        case alwaysOriginal
        /// As a mask for the tint colour.
        case alwaysTemplate
    }

    /// How an image with cap insets fills a larger room.
    public enum ResizingMode: Int, Sendable {
        /// Its middle is repeated.
        case tile = 0
        /// Its middle is stretched.
        case stretch
    }

    /// Which way the picture is turned.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case up = 0
        /// Upside down, turned left, turned right, and the four mirrored.
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Everything an image is; a copy with one thing changed makes a new image.
    struct Description: Sendable {
        var source: Source
        var size: CGSize
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var tintColor: UIColor?
        var flipsForRightToLeftLayoutDirection = false
        var symbolConfiguration: SymbolConfiguration?
        var symbolTemplateSize: CGSize?
        var baselineOffsetFromBottom: CGFloat?
        var images: [UIImage]?
        var duration: TimeInterval = 0
        var orientation = Orientation.up
    }

    let about: Description

    init(_ about: Description) {
        self.about = about
    }

    /// An image of no size.
    public override convenience init() {
        self.init(Description(source: .none, size: .zero))
    }

    /// An image of a known size from a source that is not decoded here; what a loader of asset catalogs makes.
    ///
    /// - Parameter size: the size in points.
    package convenience init(
        source: Source, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic
    ) {
        self.init(Description(source: source, size: size, scale: scale, renderingMode: renderingMode))
    }

    /// A placeholder of the given size in points: it measures like a picture and draws as an empty frame.
    public convenience init(placeholderOfSize size: CGSize) {
        self.init(Description(source: .none, size: size))
    }

    /// The image of an `#imageLiteral`; one of no size if there is none of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(Self.find(name, in: nil)?.about ?? Description(source: .asset(name), size: .zero))
    }

    /// An encoded picture (PNG, JPEG, GIF or BMP); nil if its header cannot be read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// An encoded picture with the given number of pixels a point; nil if its header cannot be read.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let pixels = ImageHeader.pixelSize(of: data) else { return nil }
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        self.init(Description(source: .data(data), size: size, scale: scale))
    }

    /// The picture in the file; a name ending in `@2x` or `@3x` tells its scale. Nil if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let pixels = ImageHeader.pixelSize(ofFile: path) else { return nil }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        self.init(Description(source: .file(path), size: size, scale: scale))
    }

    /// Where the pixels come from.
    package var source: Source { about.source }
    /// The size in points.
    open var size: CGSize { about.size }
    /// Pixels a point.
    open var scale: CGFloat { about.scale }
    /// Which way the pixels are turned before they are shown.
    open var imageOrientation: Orientation { about.orientation }
    /// How the pixels are used.
    open var renderingMode: RenderingMode { about.renderingMode }
    /// The parts at the edges that keep their size when the image is resized, in points.
    open var capInsets: UIEdgeInsets { about.capInsets }
    /// How the middle fills a larger room.
    open var resizingMode: ResizingMode { about.resizingMode }
    /// What of the edges Auto Layout ignores, in points.
    open var alignmentRectInsets: UIEdgeInsets { about.alignmentRectInsets }
    /// The colour a template is drawn in, if the image has one of its own.
    package var ownTintColor: UIColor? { about.tintColor }
    /// Whether the picture is mirrored in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { about.flipsForRightToLeftLayoutDirection }
    /// Whether the image is a symbol of SF Symbols.
    open var isSymbolImage: Bool { symbolName != nil }
    /// The name of the symbol, if the image is one.
    package var symbolName: String? {
        if case .symbol(let name) = about.source { name } else { nil }
    }
    /// From the bottom up to the line text stands on, in points, if the image has one.
    open var baselineOffsetFromBottom: CGFloat? { about.baselineOffsetFromBottom }
    /// The frames of an animated image.
    open var images: [UIImage]? { about.images }
    /// How long one round of an animated image takes, in seconds.
    open var duration: TimeInterval { about.duration }
    /// How the symbol is drawn, if the image is one.
    open var symbolConfiguration: SymbolConfiguration? { about.symbolConfiguration }
    /// How the symbol is drawn, if the image is one.
    open var configuration: Configuration? { about.symbolConfiguration }

    /// Equal for the same picture at the same size in the same mode.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return about.source != .none && about.source == other.about.source && about.size == other.about.size
            && about.renderingMode == other.about.renderingMode
    }

    /// Equal for equal images.
    open override var hash: Int {
        about.source == .none ? ObjectIdentifier(self).hashValue : about.size.hashValue
    }
}
