/// The pictures that a program gave a bar itself, as programs did before appearances.
///
/// They take the place of the bar's plate and of its line. A line of its own is shown only where a ground was given as well
/// (documentation of `UINavigationBar.shadowImage`); a picture without a size makes the bar clear.
package struct BarPictures {
    package let ground: UIImage
    package let line: UIImage?

    init?(ground: UIImage?, line: UIImage?) {
        guard let ground else { return nil }
        (self.ground, self.line) = (ground, line)
    }
}

extension UINavigationBar {
    /// The bar's own pictures; nil for none, and where an appearance was set instead.
    ///
    /// - Parameter isCompact: whether the bar's height is that of landscape on phones.
    package func pictures(isCompact: Bool) -> BarPictures? {
        guard ownStandardAppearance == nil else { return nil }
        let compact = isCompact ? backgroundImage(for: .compact) : nil
        return BarPictures(ground: compact ?? backgroundImage(for: .default), line: shadowImage)
    }
}

extension UIToolbar {
    /// The bar's own pictures; nil for none.
    package var pictures: BarPictures? {
        let positions = [UIBarPosition.bottom, .any]
        return BarPictures(
            ground: positions.lazy.compactMap { self.backgroundImage(forToolbarPosition: $0, barMetrics: .default) }
                .first,
            line: positions.lazy.compactMap { self.shadowImage(forToolbarPosition: $0) }.first)
    }
}

extension UITabBar {
    /// The bar's own pictures; nil for none, and where an appearance was set instead.
    package var pictures: BarPictures? {
        ownStandardAppearance == nil ? BarPictures(ground: backgroundImage, line: shadowImage) : nil
    }
}
