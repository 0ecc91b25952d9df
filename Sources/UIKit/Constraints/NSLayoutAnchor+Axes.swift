/// Anchors of horizontal positions.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, as a size.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(
            reference: otherAnchor.reference, attribute: otherAnchor.attribute,
            origin: OperandOrigin(reference: reference, attribute: attribute))
    }

    /// A constraint that this anchor follows another at the system's spacing, times a factor.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: SystemSpacing.standard * multiplier)
    }
    /// A constraint that this anchor follows another at the system's spacing or more, times a factor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.standard * multiplier)
    }
    /// A constraint that this anchor follows another at the system's spacing or less, times a factor.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.standard * multiplier)
    }
}

/// Anchors of vertical positions.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another, as a size.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(
            reference: otherAnchor.reference, attribute: otherAnchor.attribute,
            origin: OperandOrigin(reference: reference, attribute: attribute))
    }

    /// A constraint that this anchor is below another by the system's spacing, times a factor.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: systemSpacing(below: anchor) * multiplier)
    }
    /// A constraint that this anchor is below another by the system's spacing or more, times a factor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: systemSpacing(below: anchor) * multiplier)
    }
    /// A constraint that this anchor is below another by the system's spacing or less, times a factor.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: systemSpacing(below: anchor) * multiplier)
    }

    /// Between two baselines the spacing depends on the fonts involved (NSLayoutAnchor.h): 27.5 points for text of 17
    /// points (one recorded pair, 33 apart at the multiplier 1.2). The font of the text below counts, as it is when the
    /// constraint is made.
    private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(attribute), baselines.contains(anchor.attribute),
            let font = reference?.viewItem?.forFirstBaselineLayout.baselineFont
        else { return SystemSpacing.standard }
        return font.pointSize * 27.5 / 17
    }
}

extension UIView {
    /// The font of the text that the view's baselines are those of.
    var baselineFont: UIFont? {
        switch self {
        case let label as UILabel: label.effectiveFont
        case let field as UITextField: field.effectiveFont
        case let textView as UITextView: textView.effectiveFont
        case let button as UIButton: button.titleLabel?.effectiveFont
        default: nil
        }
    }
}

/// Anchors of widths and heights.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that the length is so many points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: nil, constant: c)
    }
    /// A constraint that the length is so many points or more.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: nil, constant: c)
    }
    /// A constraint that the length is so many points or less.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: nil, constant: c)
    }
    /// A constraint that the length is another one times a factor.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, multiplier: m)
    }
    /// A constraint that the length is another one times a factor, or more.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, multiplier: m)
    }
    /// A constraint that the length is another one times a factor, or less.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, multiplier: m)
    }
    /// A constraint that the length is another one times a factor, and so many points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, multiplier: m, constant: c)
    }
    /// A constraint that the length is another one times a factor, and so many points, or more.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
    /// A constraint that the length is another one times a factor, and so many points, or less.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}

/// Distances that Interface Builder and UIKit call standard.
package enum SystemSpacing {
    /// Between siblings, points (semantics: 222 recorded constraints).
    package static let standard: CGFloat = 8
}
