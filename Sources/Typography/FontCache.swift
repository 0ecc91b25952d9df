import Foundation

/// Keeps the fonts measured so far, so that a label's second measuring looks nothing up.
final class FontCache: @unchecked Sendable {
    static let shared = FontCache()

    private struct Key: Hashable {
        let font: Font
        let design: FontDesign

        // What tells most fonts of a program apart; the rest is left to comparing.
        func hash(into hasher: inout Hasher) {
            hasher.combine(font.size)
            hasher.combine(font.weight.rawValue)
        }
    }

    // Both are only touched while the lock is held, so that no access overlaps another.
    private let lock = NSLock()
    @exclusivity(unchecked) private var fonts: [Key: MeasuredFont] = [:]

    /// Documents use few fonts; an input that uses more than this many must not fill memory.
    private static let limit = 512

    /// The measured font; made on first use.
    func font(_ font: Font, era: FontEra) -> MeasuredFont {
        let key = Key(font: font, design: era.design(at: font.measuredSize))
        lock.lock()
        defer { lock.unlock() }
        if let known = fonts[key] { return known }
        let made = MeasuredFont(font, design: key.design)
        if fonts.count >= Self.limit { fonts.removeAll(keepingCapacity: true) }
        fonts[key] = made
        return made
    }
}
