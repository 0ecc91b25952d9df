import UIKit

/// A plain view with an intrinsic size, in points; `UIView.noIntrinsicMetric` where it has none.
final class Box: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// A superview whose size is given.
@MainActor
func superview(_ width: CGFloat = 400, _ height: CGFloat = 600, _ subviews: UIView...) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for subview in subviews {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
    }
    return view
}

@MainActor
func row(_ views: [UIView], _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = distribution
    stack.spacing = spacing
    return stack
}

@MainActor
func column(_ views: [UIView], _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0) -> UIStackView {
    let stack = row(views, distribution, spacing: spacing)
    stack.axis = .vertical
    return stack
}

@MainActor
func label(_ text: String = "Text", _ size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
}

/// A picture of one colour, of a size in points.
@MainActor
func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
        $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

extension UIView {
    /// Ties edges of the view to those of its superview, as far as distances inwards are given, and lays out.
    func pin(
        leading: CGFloat? = nil, top: CGFloat? = nil, trailing: CGFloat? = nil, bottom: CGFloat? = nil,
        width: CGFloat? = nil, height: CGFloat? = nil
    ) {
        translatesAutoresizingMaskIntoConstraints = false
        guard let superview else { return }
        if let leading { leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: leading).isActive = true }
        if let top { topAnchor.constraint(equalTo: superview.topAnchor, constant: top).isActive = true }
        if let trailing {
            superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: trailing).isActive = true
        }
        if let bottom { superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom).isActive = true }
        if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
        superview.layoutIfNeeded()
    }
}

extension UILabel {
    /// Where the line of text stands in the superview, in points: as far below the top as its font's letters are high.
    var baseline: CGFloat { frame.minY + font.ascender }
}

@MainActor
extension Array where Element: UIView {
    var widths: [CGFloat] { map { $0.frame.width } }
    var heights: [CGFloat] { map { $0.frame.height } }
    var lefts: [CGFloat] { map { $0.frame.minX } }
    var tops: [CGFloat] { map { $0.frame.minY } }
}

/// Whether two lengths are the same but for the error of adding numbers, or within a tolerance in points: half a point where a
/// place follows from letters, of which the system rounds some to whole points.
func near(_ length: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
    abs(length - expected) <= tolerance
}

func near(_ lengths: [CGFloat], _ expected: [CGFloat], within tolerance: CGFloat = 0.001) -> Bool {
    lengths.count == expected.count && zip(lengths, expected).allSatisfy { near($0, $1, within: tolerance) }
}
