import UIKit

extension CellContent {
    /// The texts and the picture that a cell shows by a content configuration, as documents of newer Xcodes may say.
    public struct ListContent: Sendable {
        /// The first text.
        public var text: String?
        /// The second text.
        public var secondaryText: String?
        /// The name of the picture.
        public var image: String?
        /// `system` when the picture is an SF Symbol.
        public var catalog: String?
        /// How a picture that is an SF Symbol is drawn.
        public var symbol: SymbolAppearance?
    }
}

extension CellContent.ListContent {
    init(_ element: NodeReader) {
        text = element.text("text")
        secondaryText = element.text("secondaryText")
        (image, catalog) = (element.image?.name, element.image?.catalog)
        symbol = element.symbolConfiguration
    }

    /// Fills a cell's own configuration. A second text without letters takes no room.
    @MainActor func configuration(
        _ start: UIListContentConfiguration, resources: Resources
    ) -> UIListContentConfiguration {
        var made = start
        made.text = text
        made.secondaryText = secondaryText?.isEmpty == true ? nil : secondaryText
        made.image = UIImage(image, catalog: catalog, symbol: symbol, resources: resources)
        return made
    }
}
