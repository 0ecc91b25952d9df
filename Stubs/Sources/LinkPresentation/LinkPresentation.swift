@_exported import UIKit

/// What is known of a link: what it is given.
open class LPLinkMetadata: NSObject, NSCopying {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address where it led.
    open var url: URL?
    /// The page's title.
    open var title: String?
    /// Gives the page's small picture.
    open var iconProvider: NSItemProvider?
    /// Gives the page's picture.
    open var imageProvider: NSItemProvider?
    /// Gives the page's film.
    open var videoProvider: NSItemProvider?
    /// Where the page's film is.
    open var remoteVideoURL: URL?
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = LPLinkMetadata()
        (made.originalURL, made.url, made.title) = (originalURL, url, title)
        (made.iconProvider, made.imageProvider, made.videoProvider) = (iconProvider, imageProvider, videoProvider)
        made.remoteVideoURL = remoteVideoURL
        return made
    }
}

/// A stand-in for what asks pages about themselves: no page is asked.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Kept without effect.
    open var timeout: TimeInterval = 30
    /// Kept without effect.
    open var shouldFetchSubresources = true
    public override init() {}
    /// Says at once that it can't.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, URLError(.resourceUnavailable)) }
    /// It can't.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw URLError(.resourceUnavailable)
    }
    /// Nothing.
    open func cancel() {}
}

/// A stand-in for the card of a link: an empty view that keeps what it is given.
open class LPLinkView: UIView {
    /// Kept without effect.
    open var metadata = LPLinkMetadata()
    public init(url: URL) {
        super.init(frame: .zero)
        metadata.url = url
    }
    public init(metadata: LPLinkMetadata) {
        super.init(frame: .zero)
        self.metadata = metadata
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
