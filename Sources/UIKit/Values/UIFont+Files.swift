package import Typography

extension UIFont {
    /// Runs the body while the thread knows the fonts that an app brings along: `find` is asked for each name first, nil means
    /// that it has none of that name.
    package static func withFontFiles<Result, Failure: Error>(
        _ find: @escaping (String) -> FontFile?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let context = ThreadContext.current
        let enclosing = context.fontFiles
        context.fontFiles = find
        defer { context.fontFiles = enclosing }
        return try body()
    }
}

extension Font {
    /// The font of a family or PostScript name: that of the app's own file, if it brings one along.
    init(named name: String, size: Double) {
        if let file = ThreadContext.current.fontFiles?(name) {
            self.init(family: .file(file), size: size, weight: file.weight, isItalic: file.isItalic)
        } else {
            self.init(family: .named(name), size: size)
        }
    }
}
