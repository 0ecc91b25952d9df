import UIKit

extension ViewKind {
    /// A view that shows a picture.
    public static let imageView = ViewKind("imageView", content: ImageContent.self, size: .picture) { UIImageView() }
}

/// What image views have.
public struct ImageContent: ViewContent {
    /// The name of the picture.
    public var image: String?
    /// The name of the picture shown while the view is highlighted.
    public var highlightedImage: String?
    /// `system` when the image is an SF Symbol.
    public var catalog: String?
    /// How a picture that is an SF Symbol is drawn.
    public var symbol: SymbolAppearance?
    /// Whether the picture grows at the largest text sizes.
    public var growsWithText = false

    /// The name of the picture.
    public var title: String? { image }
}

extension ImageContent: ElementContent {
    init(_ element: NodeReader) {
        (image, catalog) = (element.image?.name, element.image?.catalog)
        highlightedImage = element.string("highlightedImage")
        symbol = element.symbolConfiguration
        growsWithText = element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    }

    func configure(_ view: UIImageView, resources: Resources) {
        view.image = UIImage(image, catalog: catalog, symbol: symbol, resources: resources)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = growsWithText
        view.highlightedImage = UIImage(highlightedImage, catalog: catalog, resources: resources)
    }

    func vary(_ view: UIImageView, from old: Self, resources: Resources) {
        guard (image, catalog) != (old.image, old.catalog) else { return }
        view.image = UIImage(image, catalog: catalog, symbol: symbol, resources: resources)
    }
}
