extension Rule {
    /// A font file that may hold a font of the document is damaged.
    public static let unusableFont = Rule(
        "unusable-font", .warning, "a font file beside the document is damaged, and a font is missing",
        explanation: Explanation(
            why: """
                Fonts in the project are measured by their files. Without the file Espalier measures text by another font, so
                labels and buttons have other widths than on a device.
                """,
            fix: """
                Export the font again, or take the file out of the project. Files that git keeps elsewhere (LFS) must be there.
                """,
            example: nil))
}
