import Foundation
import Synchronization

extension UIImage {
    /// The image of an asset catalog or the bundle, or nil.
    ///
    /// Registered images are found first, then the resolvers are asked, the latest first; at last the bundle's
    /// own resource files are looked through.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// The image of an asset catalog or the bundle, or nil.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: bundle, with: nil)
    }

    /// The image of an asset catalog or the bundle, or nil.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = Self.find(name, in: bundle) else { return nil }
        self.init(image.about)
    }

    /// Makes the image known under a name to `UIImage(named:)`; nil forgets the name.
    public static func register(_ image: UIImage?, named name: String) {
        registry.withLock { $0.images[name] = image }
    }

    /// Adds a source of named images, asked before those added earlier. It may be called on any thread.
    package static func addResolver(_ resolver: @escaping @Sendable (String, Bundle?) -> UIImage?) {
        registry.withLock { $0.resolvers.append(resolver) }
    }

    private struct Registry: Sendable {
        var images: [String: UIImage] = [:]
        var resolvers: [@Sendable (String, Bundle?) -> UIImage?] = []
    }

    private static let registry = Mutex(Registry())

    static func find(_ name: String, in bundle: Bundle?) -> UIImage? {
        let known = registry.withLock { $0 }
        if let image = known.images[name] { return image }
        for resolver in known.resolvers.reversed() {
            if let image = resolver(name, bundle) { return image }
        }
        return file(name, in: bundle ?? .main)
    }

    private static func file(_ name: String, in bundle: Bundle) -> UIImage? {
        let stem = (name as NSString).deletingPathExtension
        let stated = (name as NSString).pathExtension
        for suffix in ["@2x", "@3x", ""] {
            for type in stated.isEmpty ? ["png", "jpg", "jpeg"] : [stated] {
                guard let path = bundle.path(forResource: stem + suffix, ofType: type) else { continue }
                if let image = UIImage(contentsOfFile: path) { return image }
            }
        }
        return nil
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
