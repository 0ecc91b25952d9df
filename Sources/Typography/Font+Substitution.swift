extension Font {
    /// Whether the font is measured by its own metrics, and not by the system font's in its place: the name of a typeface
    /// that only an app brings along says nothing about its letters.
    public var hasOwnMetrics: Bool {
        // A font file brings its own.
        guard case .named(let name) = family else { return true }
        return FontFace.named(name, weight: weight.tableIndex) != nil
    }
}
