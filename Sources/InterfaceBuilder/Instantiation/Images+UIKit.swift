import UIKit

extension UIImage {
    /// An image that a document uses: its size from the document's resources, its pixels to be found by name.
    ///
    /// - Returns: nil without a name.
    convenience init?(_ name: String?, catalog: String?, symbol: SymbolAppearance? = nil, resources: Resources) {
        guard let name else { return nil }
        let resource = resources.images[name]
        if (catalog ?? resource?.catalog) == "system" {
            let template = resource.map { CGSize(width: $0.width, height: $0.height) }
            self.init(
                symbol: name, templateSize: template, configuration: symbol.map { UIImage.SymbolConfiguration.make($0) }
            )
            return
        }
        let size = resource.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        self.init(source: .asset(name), size: size)
    }
}

extension UIImage.SymbolConfiguration {
    static func make(_ symbol: SymbolAppearance) -> UIImage.SymbolConfiguration {
        let (scale, weight) = (symbol.scale, symbol.weight)
        if let font = UIFont(symbol.font) { return UIImage.SymbolConfiguration(font: font, scale: scale) }
        if let size = symbol.pointSize {
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        }
        return scale == .default || scale == .unspecified
            ? UIImage.SymbolConfiguration(weight: weight) : UIImage.SymbolConfiguration(scale: scale)
    }
}
