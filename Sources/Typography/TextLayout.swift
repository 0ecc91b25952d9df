/// A text set in lines. Lengths are points and unrounded: rounding to pixels belongs to whoever knows the screen.
public struct TextLayout: Hashable, Sendable {
    /// One line of the text.
    public struct Line: Hashable, Sendable {
        /// What the line shows: without the space at which it was broken, with the ellipsis of a shortened line.
        public var text: String
        /// The part of the text that the line stands for, as offsets in Unicode scalars of the whole text; spaces and
        /// line ends after the last visible character included.
        public var range: Range<Int>
        /// The width of what is shown.
        public var width: Double
        /// From the top of the text to the line's baseline.
        public var baseline: Double
        /// From the top of the text to the top of the line.
        public var top: Double
        /// The height of the line.
        public var height: Double
        /// Whether an ellipsis stands for a part of the text.
        public var isTruncated: Bool
        /// How far the line begins from the side where lines begin, by the indents of its paragraph.
        public var indent = 0.0
        /// How far the line ends from the other side, by the indents of its paragraph.
        public var tail = 0.0
        /// How the line is set against the sides; nil for the text's own alignment.
        public var alignment: TextAlignment?
    }

    /// The width of the widest line, in points. A line that was broken at a space counts with that space, as far as the
    /// width it was broken at has room for it (8/8 recorded widths of wrapped labels in 7 documents).
    public var width: Double
    /// From the top of the first line to the bottom of the last, in points.
    public var height: Double
    /// The lines from the top; none for an empty text.
    public var lines: [Line]
    /// From the top to the first line's baseline; 0 without lines.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// From the top to the last line's baseline; 0 without lines.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }
    /// Whether any of the text is not shown.
    public var isTruncated: Bool
}
