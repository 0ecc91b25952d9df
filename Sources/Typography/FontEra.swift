/// Which design of the system font a generation of systems draws text in, by its size.
public struct FontEra: Hashable, Sendable {
    /// The design below 20 points.
    public let text: FontDesign
    /// The design from 20 points on.
    public let display: FontDesign

    /// Up to iOS 10.
    public static let iOS10 = FontEra(text: .separateCuts, display: .separateCuts)
    /// iOS 11 and 12: the display cut is closer, as today's is.
    public static let iOS11 = FontEra(text: .lateSeparateCuts, display: .lateSeparateCuts)
    /// iOS 13. Small text keeps its older, wider tracking for another year: "Label" at 17 points is 42 wide in views
    /// that Xcode 11 recorded, and 41.5 in those of Xcode 12.
    public static let iOS13 = FontEra(text: .lateSeparateCuts, display: .opticalSizes)
    /// Since iOS 14.
    public static let iOS14 = FontEra(text: .opticalSizes, display: .opticalSizes)

    /// The design at a size in points.
    func design(at size: Double) -> FontDesign { size < 20 ? text : display }
}
