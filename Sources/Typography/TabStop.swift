/// A place that a tab leads to.
public struct TabStop: Hashable, Sendable {
    /// From the side where lines begin, in points.
    public var location: Double
    /// Which part of what follows the tab, up to the next one or the line's end, stands there: its beginning, its middle
    /// (`center`) or its end (`right`).
    public var alignment: TextAlignment

    /// A place for the beginning of what follows unless said otherwise.
    public init(_ location: Double, alignment: TextAlignment = .natural) {
        (self.location, self.alignment) = (location, alignment)
    }

    /// How much of a text's width stands before the place, from 0 to 1.
    var shareBefore: Double {
        switch alignment {
        case .right: 1
        case .center: 0.5
        case .left, .natural, .justified: 0
        }
    }
}
