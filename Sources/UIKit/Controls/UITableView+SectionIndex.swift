import Foundation

/// The words at the side of a table that lead to its sections.
///
/// Nobody touches them here. Their font, 11 points, their pitch, 14 points, and the 15 points by which rows' contents keep clear of
/// them are estimates: Apple doesn't document them.
final class SectionIndexView: UIView {
    static let width: CGFloat = 15
    private static let pitch: CGFloat = 14

    private let label = UILabel()
    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }
    var color: UIColor? {
        didSet { label.textColor = color ?? tintColor }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = color ?? tintColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = Self.abridged(titles, toAtMost: Int(bounds.height / Self.pitch))
        let style = NSMutableParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight, style.alignment) = (Self.pitch, Self.pitch, .center)
        // A magnifying glass of the system's has no letter; this one is drawn in outline.
        let words = shown.map { $0 == UITableView.indexSearch ? "⌕" : $0 }
        label.attributedText = NSAttributedString(
            string: words.joined(separator: "\n"), attributes: [.paragraphStyle: style])
        let height = CGFloat(shown.count) * Self.pitch
        label.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    }

    /// The words with points for those between them where there are too many: the first and the last stay.
    static func abridged(_ titles: [String], toAtMost count: Int) -> [String] {
        guard titles.count > count else { return titles }
        let kept = (count + 1) / 2
        guard kept > 1 else { return Array(titles.prefix(max(0, count))) }
        let words = (0..<kept).map { titles[$0 * (titles.count - 1) / (kept - 1)] }
        return Array(words.map { [$0] }.joined(separator: ["•"]))
    }
}

extension UITableViewCell {
    /// How much of the row's end the words at the side of its table take, in points.
    package var indexWidth: CGFloat { (superview as? UITableView)?.sectionIndex == nil ? 0 : SectionIndexView.width }
}

extension UITableView {
    /// Asks the source for the words at the side, once for each reload, and shows them where there are enough rows. Only plain
    /// tables have them (documentation of `sectionIndexTitles(for:)`).
    func updateSectionIndex() {
        if asksForIndex {
            asksForIndex = false
            indexTitles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        }
        let isShown = !indexTitles.isEmpty && hasRowsForIndex
        if isShown != (sectionIndex != nil) {
            sectionIndex?.removeFromSuperview()
            sectionIndex = isShown ? SectionIndexView() : nil
        }
        guard let sectionIndex else { return }
        (sectionIndex.titles, sectionIndex.color) = (indexTitles, sectionIndexColor)
        sectionIndex.backgroundColor = sectionIndexBackgroundColor
    }

    private var hasRowsForIndex: Bool {
        var left = sectionIndexMinimumDisplayRowCount
        return (0..<numberOfSections).contains { section in
            left -= numberOfRows(inSection: section)
            return left <= 0
        }
    }

    /// Puts the words at the side of what is seen, above the rows.
    func placeSectionIndex() {
        guard let sectionIndex else { return }
        let room = bounds.inset(by: adjustedContentInset)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        sectionIndex.frame = CGRect(
            x: isMirrored
                ? room.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - SectionIndexView.width,
            y: room.minY, width: SectionIndexView.width, height: max(0, room.height))
        if sectionIndex.superview !== self || subviews.last !== sectionIndex { addSubview(sectionIndex) }
    }

    /// How far the contents of rows and headers keep from the sides: because of the safe area, and of the words at the side.
    var rowInsets: UIEdgeInsets {
        guard style != .insetGrouped else { return .zero }
        var insets = contentSideInsets
        guard sectionIndex != nil else { return insets }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            insets.left += SectionIndexView.width
        } else {
            insets.right += SectionIndexView.width
        }
        return insets
    }

    /// Asks the source anew for the words at the side.
    public func reloadSectionIndexTitles() {
        asksForIndex = true
        setNeedsLayout()
    }
}
