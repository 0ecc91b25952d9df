import Foundation

extension NSRegularExpression {
    /// What `enumerateMatches(in:options:range:using:)` is in apps: its closure ends with the call, as on Apple's systems, so that
    /// it needs no `self.`.
    public func enumerateMatched(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            // The block that Foundation takes may be called on any thread, and is called on this one.
            nonisolated(unsafe) let block = block
            enumerateMatches(in: string, options: options, range: range) { block($0, $1, $2) }
        }
    }
}
