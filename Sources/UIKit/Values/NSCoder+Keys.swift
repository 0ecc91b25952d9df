import Foundation

// Foundation on Linux keeps geometry by keys, and gives it back by the names of macOS alone.

extension NSCoder {
    /// A rectangle that was kept; zero without one.
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    /// A point that was kept; zero without one.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    /// A size that was kept; zero without one.
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
}
