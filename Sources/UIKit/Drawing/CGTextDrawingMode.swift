/// How letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// A font of CoreGraphics: its name.
public final class CGFont: Sendable {
    /// What the font is called.
    public let fullName: CFString?
    /// The font of a name; nil for an empty one.
    public init?(_ name: CFString) {
        guard !name.isEmpty else { return nil }
        fullName = name
    }
}
