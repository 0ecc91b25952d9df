internal import Foundation

/// Threads take turns with what needs fonts.
///
/// Cairo keeps the glyphs of all fonts in one store. Up to version 1.16 one thread that makes room in it and waits for a font,
/// and another that has this font and waits for the store, wait for ever. What draws no text goes on meanwhile.
enum FontTurns {
    private static let lock = NSRecursiveLock()

    /// Waits until no other thread uses fonts. Call ``end()`` as often as this.
    static func begin() { lock.lock() }

    /// Lets other threads use fonts.
    static func end() { lock.unlock() }
}
