internal import Files
internal import Foundation
internal import Rendering
internal import UIKit

/// The pictures and colours of the bundle's asset catalogs, for `UIImage(named:)` and `UIColor(named:)`.
@MainActor
struct BundleAssets {
    let folder: String

    /// Makes all of them known by their names.
    func register() {
        let catalog = ImageCatalog(inside: folder)
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for path in found.sorted() {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            if path.hasSuffix(".imageset") {
                register(image: name, from: catalog)
            } else if path.hasSuffix(".colorset"), let light = catalog.color(named: name) {
                let dark = catalog.color(named: name, isDark: true) ?? light
                UIColor.register(
                    UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) }, named: name)
            }
        }
        if let accent = UIColor(named: accentName) { UIColor.accent = accent }
    }

    /// The colour set that gives the program its tint: the one that its Info.plist names, else the one that Xcode makes. A set
    /// without a colour leaves the system's.
    private var accentName: String { Bundle.main.infoDictionary?["NSAccentColorName"] as? String ?? "AccentColor" }

    private func register(image name: String, from catalog: ImageCatalog) {
        do {
            guard let bitmap = try catalog.bitmap(named: name) else { return }
            UIImage.register(UIImage(source: .asset(name), size: bitmap.size), named: name)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
    }
}

extension UIColor {
    fileprivate convenience init(_ color: Rendering.Color) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }
}
