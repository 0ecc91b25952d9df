public import InterfaceBuilder
public import Rendering
import UIKit

/// The colours of asset catalogs that a document names.
///
/// A document keeps each colour in one appearance, as it was when it was saved; the catalogs beside it know both, and
/// know best. They hold while the body runs.
public enum CatalogColors {
    /// Runs the body with the catalogs' colours known to `UIColor(named:)`.
    public static func withColors<Result>(
        of document: Document, from images: ImageCatalog, _ body: () throws -> Result
    ) rethrows -> Result {
        var known: [String: UIColor] = [:]
        for name in document.resources.namedColors.keys.sorted() {
            guard let light = images.color(named: name) else { continue }
            let dark = images.color(named: name, isDark: true) ?? light
            known[name] = UIColor(light: UIKit.RGBA(light), dark: UIKit.RGBA(dark))
        }
        return try UIColor.withNamedColors(known, body)
    }
}

extension UIKit.RGBA {
    fileprivate init(_ color: Color) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
    }
}
