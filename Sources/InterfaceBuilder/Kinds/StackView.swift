public import UIKit

extension ViewKind {
    /// A stack view.
    public static let stackView = ViewKind("stackView", content: StackViewContent.self, size: .nothing) {
        UIStackView()
    }
}

/// What stack views have.
public struct StackViewContent: ViewContent {
    /// Whether arranged views stand beside or below each other.
    public var axis = NSLayoutConstraint.Axis.horizontal
    /// How they share the stack along its axis.
    public var distribution = UIStackView.Distribution.fill
    /// How they stand across the axis.
    public var alignment = UIStackView.Alignment.fill
    /// In points.
    public var spacing = 0.0
    /// The spacing is the system's standard one (8 points).
    public var usesStandardSpacing = false
    /// Whether the spacing of a column is measured from baseline to baseline.
    public var isBaselineRelative = false
}

extension StackViewContent: ElementContent {
    init(_ element: NodeReader) {
        axis = element.choice("axis") ?? .horizontal
        distribution = element.choice("distribution") ?? .fill
        alignment = element.choice("alignment") ?? .fill
        spacing = element.number("spacing") ?? 0
        usesStandardSpacing = element.string("spacingType") == "standard"
        isBaselineRelative = element.bool("baselineRelativeArrangement") ?? false
    }

    func configure(_ stack: UIStackView, resources: Resources) {
        stack.axis = axis
        stack.spacing = givenSpacing
        stack.isBaselineRelativeArrangement = isBaselineRelative
        stack.distribution = distribution
        stack.alignment = alignment
    }

    func vary(_ stack: UIStackView, from old: Self, resources: Resources) {
        if axis != old.axis { stack.axis = axis }
        if givenSpacing != old.givenSpacing { stack.spacing = givenSpacing }
        if isBaselineRelative != old.isBaselineRelative { stack.isBaselineRelativeArrangement = isBaselineRelative }
        if distribution != old.distribution { stack.distribution = distribution }
        if alignment != old.alignment { stack.alignment = alignment }
    }

    @MainActor private var givenSpacing: CGFloat { usesStandardSpacing ? UIStackView.spacingUseSystem : spacing }
}

extension NSLayoutConstraint.Axis: DocumentWord {
    static let words: KeyValuePairs<String, Self> = ["horizontal": .horizontal, "vertical": .vertical]
}

extension UIStackView.Distribution: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
}

extension UIStackView.Alignment: DocumentWord {
    // Documents write "top" for the leading edge of a column as well.
    static let words: KeyValuePairs<String, Self> = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
}
