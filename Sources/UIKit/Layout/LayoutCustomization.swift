/// What a tool knows of a view's layout that the view doesn't: the size of a class that only the tool has, or how the tool
/// itself shows the view.
///
/// It is all that layout asks besides the views themselves. Views of programs have none, and are not asked.
@MainActor
package protocol LayoutCustomization {
    /// The size that layout takes in place of the view's ``UIView/intrinsicContentSize``. What wraps does so at the view's
    /// ``UIView/automaticWrappingWidth``.
    func intrinsicSize(of view: UIView) -> CGSize
    /// The font whose lines the baselines of a label follow; nil for the label's own.
    func baselineFont(of label: UILabel) -> UIFont?
    /// Whether a stack view goes on arranging the view while it is hidden.
    var keepsRoomWhileHidden: Bool { get }
    /// Whether the view's own size follows the width that it has in the layout in which no text wraps, which is its
    /// ``UIView/automaticWrappingWidth`` then.
    var followsUnwrappedWidth: Bool { get }
}

extension LayoutCustomization {
    package var followsUnwrappedWidth: Bool { false }
}

extension UIView {
    /// What somebody else says of the view's layout; nil for nothing.
    package var layoutCustomization: (any LayoutCustomization)? {
        get { flags.contains(.isCustomized) ? rareProperties?.layoutCustomization : nil }
        set {
            let wasOut = isOutOfArrangement
            keptRareProperties.layoutCustomization = newValue
            if newValue == nil { flags.remove(.isCustomized) } else { flags.insert(.isCustomized) }
            if isOutOfArrangement != wasOut { visibilityChanged() }
            intrinsicSizeChanged()
        }
    }

    /// Whether a stack view that arranges the view takes it for hidden.
    var isOutOfArrangement: Bool { isHidden && layoutCustomization?.keepsRoomWhileHidden != true }

    /// Whether the view's own size depends on the width that the view is given.
    var dependsOnWidth: Bool { wrapsContent || layoutCustomization?.followsUnwrappedWidth == true }

    /// The size that layout takes for the view's own.
    package var effectiveIntrinsicSize: CGSize {
        layoutCustomization?.intrinsicSize(of: self) ?? intrinsicContentSize
    }
}
