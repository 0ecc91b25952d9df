/// Where sheets stand.
///
/// On phones a sheet is as wide as the screen and begins 10 points below the status bar, 20 below the top where that is 20
/// points high: the sheets that Interface Builder records. On iPads a form sheet has 540 by 620 points, which apps name as
/// its usual size; a page sheet is estimated: as wide as readable text of 672 points with margins of 16, 44 points from the
/// top and bottom.
package enum SheetGeometry {
    /// The points between the top of the screen and a sheet of full height.
    ///
    /// - Parameter safeTop: the safe area above, in points.
    package static func gap(belowSafeArea safeTop: CGFloat) -> CGFloat {
        safeTop > 0 && safeTop <= 20 ? 20 : safeTop + 10
    }

    /// The place of a sheet in the middle of a screen whose width is regular.
    ///
    /// - Parameter preferred: the controller's own size; lengths of 0 leave it to the style.
    package static func centredFrame(in size: CGSize, preferring preferred: CGSize = .zero, isForm: Bool) -> CGRect {
        var own = preferred
        if own.width <= 0 { own.width = isForm ? 540 : 704 }
        if own.height <= 0 { own.height = isForm ? 620 : size.height - 2 * 44 }
        let fitted = CGSize(width: min(own.width, size.width), height: min(own.height, size.height))
        return CGRect(
            x: ((size.width - fitted.width) / 2).rounded(), y: ((size.height - fitted.height) / 2).rounded(),
            width: fitted.width, height: fitted.height)
    }
}
