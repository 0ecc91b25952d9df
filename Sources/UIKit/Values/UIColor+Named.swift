import Foundation
import Synchronization

extension UIColor {
    /// The colour registered under the name, or nil.
    ///
    /// There is no asset catalog at run time on Linux: what loads an interface registers its colours first.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour registered under the name, or nil; one registry serves all bundles.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let color = Self.registry.withLock({ $0[name] }) else { return nil }
        self.init(storage: (traits.map { color.resolvedColor(with: $0) } ?? color).storage)
    }

    /// Makes the colour known under a name to `UIColor(named:)`; nil forgets the name.
    public static func register(_ color: UIColor?, named name: String) {
        registry.withLock { $0[name] = color }
    }

    private static let registry = Mutex<[String: UIColor]>([:])
}
