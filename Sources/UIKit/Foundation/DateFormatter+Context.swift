import Foundation

extension DateFormatter {
    private nonisolated(unsafe) static let contextKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    /// Where in a sentence the date stands; it is kept, and dates are written as anywhere.
    public var formattingContext: Formatter.Context {
        get { objc_getAssociatedObject(self, Self.contextKey) as? Formatter.Context ?? .unknown }
        set { objc_setAssociatedObject(self, Self.contextKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
