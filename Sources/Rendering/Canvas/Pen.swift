public import Foundation

/// What a line is drawn with.
public struct Pen: Sendable {
    /// How a line ends.
    public enum Cap: Sendable { case butt, round, square }
    /// How lines meet.
    public enum Join: Sendable { case miter, round, bevel }

    /// Points.
    public var width: CGFloat
    /// The lengths of dashes and of the gaps after them, in points; none for a line without gaps.
    public var dash: [Double] = []
    /// How far into the dashes a line begins, in points.
    public var dashPhase: Double = 0
    /// How lines end.
    public var cap = Cap.butt
    /// How lines meet.
    public var join = Join.miter
    /// The longest that a pointed corner may be, in widths of the line.
    public var miterLimit: Double = 10

    /// A pen for lines without gaps, with plain ends and pointed corners; the width in points.
    public init(width: CGFloat) { self.width = width }
}
