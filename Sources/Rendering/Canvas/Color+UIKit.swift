internal import UIKit

extension Color {
    /// A colour as it is under some traits.
    init(_ color: UIColor, with traits: UITraitCollection) {
        let rgba = color.rgba(with: traits)
        self.init(
            red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), alpha: Double(rgba.alpha))
    }
}
