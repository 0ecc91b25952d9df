import Foundation

extension UITableViewCell {
    /// The least height of a row, in points.
    private var leastHeight: CGFloat { layoutEnvironment.metrics.rowHeight }

    /// The space between the content and an accessory, in points.
    static let marginBesideAccessory: CGFloat = 8

    /// Whether something stands beside the content.
    var showsAccessory: Bool { shownAccessoryView != nil || shownAccessoryType != .none }

    /// How much of the width the accessory takes, in points: the margin of rows, and 10.5 for an arrow head (recorded content
    /// views are narrower by 26.5 on 375 points, by 30.5 on 390 and 414), 24 for a check mark (16 of 17) or an i, 42 for both.
    /// A view of the program's own touches the content view (measured on devices with iOS 26).
    package var accessoryWidth: CGFloat {
        if let view = shownAccessoryView {
            let own = view.bounds.width > 0 ? view.bounds.width : view.intrinsicContentSize.width
            return max(0, own) + margin
        }
        switch shownAccessoryType {
        case .none: return 0
        case .disclosureIndicator: return margin + 10.5
        case .checkmark, .detailButton: return margin + 24
        case .detailDisclosureButton: return margin + 42
        }
    }

    /// Where the content view stands beside what marks the row and goes with it.
    var contentFrame: CGRect {
        let room = bounds.inset(by: tableInsets)
        let (start, end) = (editingIndent, accessoryWidth + gripWidth)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: room.minX + (isMirrored ? end : start), y: 0, width: max(0, room.width - start - end),
            height: bounds.height)
    }

    func placeContentView() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.inset(by: tableInsets)
        if contentView.translatesAutoresizingMaskIntoConstraints { contentView.frame = contentFrame }
        guard let view = shownAccessoryView else { return }
        let own = view.bounds.size
        let size = own.width > 0 ? own : view.intrinsicContentSize
        let edge = margin + gripWidth
        view.frame = CGRect(
            x: isMirrored ? room.minX + edge : room.maxX - edge - size.width, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    /// The space at both ends of the content.
    private var margin: CGFloat {
        let side = rowMargin
        guard keepsToReadableWidth else { return side }
        let margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        return readableInsets(margins: margins, width: bounds.width - tableInsets.left - tableInsets.right).left
    }

    /// The space behind the labels: most of it an accessory brings with it (8 before an arrow head: 87/101 recorded
    /// labels, 0 before a check mark: 6/10).
    private var endMargin: CGFloat {
        guard shownAccessoryView == nil else { return Self.marginBesideAccessory }
        switch shownAccessoryType {
        case .none: return margin
        case .checkmark: return 0
        case .disclosureIndicator, .detailButton, .detailDisclosureButton: return Self.marginBesideAccessory
        }
    }

    func placeStockContents() {
        let room = contentView.bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = self.margin
        var start = margin + CGFloat(indentationLevel) * indentationWidth
        if let view = existingImageView, let image = view.displayedImage {
            let height = min(image.size.height, room.height)
            place(
                view, CGRect(x: start, y: (room.height - height) / 2, width: image.size.width, height: height),
                isMirrored)
            start += image.size.width + margin
        }
        let end = room.width - endMargin
        let line = CGRect(x: start, y: 0, width: max(0, end - start), height: room.height)
        switch style {
        case _ where stacksLabels: placeSubtitle(in: line, isMirrored)
        case .value1: placeValue1(in: line, isMirrored)
        case .value2: placeValue2(in: line, isMirrored)
        case .default, .subtitle, nil: placeDefault(in: line, isMirrored)
        }
    }

    /// Whether the detail stands below the text, as it does in rows of every style at the sizes for accessibility.
    private var stacksLabels: Bool {
        switch style {
        case .subtitle: true
        case .value1, .value2: traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        case .default, nil: false
        }
    }

    private func placeDefault(in line: CGRect, _ isMirrored: Bool) {
        guard let label = existingTextLabel, label.superview === contentView else { return }
        place(label, line, isMirrored)
    }

    private func placeSubtitle(in line: CGRect, _ isMirrored: Bool) {
        guard let label = existingTextLabel else { return }
        let top = fitted(label, in: line.width)
        guard let detail = existingDetailLabel, detail.text?.isEmpty == false else {
            place(label, line, isMirrored)
            return
        }
        let below = fitted(detail, in: line.width)
        let gap: CGFloat = 3
        let y = layoutEnvironment.roundedToPixel((line.height - top.height - gap - below.height) / 2)
        place(label, CGRect(origin: CGPoint(x: line.minX, y: y), size: top), isMirrored)
        place(
            detail, CGRect(origin: CGPoint(x: line.minX, y: y + top.height + gap), size: below), isMirrored)
    }

    private func placeValue1(in line: CGRect, _ isMirrored: Bool) {
        let detail = existingDetailLabel.map { fitted($0, in: line.width) } ?? .zero
        if let view = existingDetailLabel {
            place(
                view,
                CGRect(
                    x: line.maxX - detail.width, y: (line.height - detail.height) / 2, width: detail.width,
                    height: detail.height), isMirrored)
        }
        guard let label = existingTextLabel else { return }
        let size = fitted(label, in: max(0, line.width - detail.width - (detail.width > 0 ? 6 : 0)))
        place(
            label, CGRect(x: line.minX, y: (line.height - size.height) / 2, width: size.width, height: size.height),
            isMirrored)
    }

    private func placeValue2(in line: CGRect, _ isMirrored: Bool) {
        let first: CGFloat = 91
        if let label = existingTextLabel {
            let size = fitted(label, in: first)
            place(
                label, CGRect(x: line.minX, y: (line.height - size.height) / 2, width: first, height: size.height),
                isMirrored)
        }
        guard let detail = existingDetailLabel else { return }
        let size = fitted(detail, in: max(0, line.width - first - 6))
        place(
            detail,
            CGRect(
                x: line.minX + first + 6, y: (line.height - size.height) / 2, width: size.width, height: size.height),
            isMirrored)
    }

    private func fitted(_ label: UILabel, in width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func place(_ view: UIView, _ rect: CGRect, _ isMirrored: Bool) {
        // Constraints that somebody put on a ready-made label win.
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        let environment = layoutEnvironment
        var frame = rect
        if isMirrored { frame.origin.x = contentView.bounds.width - rect.maxX }
        frame.origin.x = environment.roundedToPixel(frame.origin.x)
        frame.origin.y = environment.roundedToPixel(frame.origin.y)
        view.frame = frame
    }

    /// The height that the content needs at the width, in points: by constraints where there are any, otherwise that of
    /// the style's labels.
    package func fittingHeight(width: CGFloat) -> CGFloat {
        if holdsConstraints { return ownHeight(width: width) }
        let inner = max(
            0, width - tableInsets.left - tableInsets.right - accessoryWidth - gripWidth - editingIndent)
        if contentView.arrangesByConstraints || contentView is any UIContentView {
            return contentSize(
                fitting: CGSize(width: inner, height: 0), rowWidth: width, horizontally: .required,
                vertically: .fittingSizeLevel
            ).height
        }
        let picture = existingImageView?.displayedImage.map { $0.size.width + margin } ?? 0
        let room = inner - margin - CGFloat(indentationLevel) * indentationWidth - picture - endMargin
        let top = existingTextLabel.map { fitted($0, in: room).height } ?? 0
        let below = existingDetailLabel.map { fitted($0, in: room).height } ?? 0
        let text = stacksLabels && below > 0 ? top + 3 + below : max(top, below)
        return max(leastHeight, text + 22)
    }

    /// Whether the content's constraints say how high it is at the width, whatever room there is.
    package func statesHeight(width: CGFloat) -> Bool {
        guard holdsConstraints || contentView.arrangesByConstraints else { return false }
        return abs(ownHeight(width: width, room: 10_000) - ownHeight(width: width)) < 0.5
    }

    /// The size that the content asks for by its constraints. Measured by itself it has the margins that reach into it from a row
    /// that keeps to the readable width.
    func contentSize(
        fitting size: CGSize, rowWidth: CGFloat, horizontally horizontal: UILayoutPriority,
        vertically vertical: UILayoutPriority
    ) -> CGSize {
        let former = contentView.inputs.marginDefaults
        if keepsToReadableWidth {
            let side = UIView.rowMargin(width: window?.bounds.width ?? rowWidth)
            let own = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
            let readable = readableInsets(margins: own, width: rowWidth - tableInsets.left - tableInsets.right)
            let end = max(
                showsAccessory ? Self.marginBesideAccessory : side, readable.right - accessoryWidth - gripWidth)
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let height = layoutEnvironment.metrics.rowMargin
            contentView.inputs.marginDefaults = .fixed(
                UIEdgeInsets(
                    top: height, left: isMirrored ? end : readable.left, bottom: height,
                    right: isMirrored ? readable.right : end))
        }
        defer { contentView.inputs.marginDefaults = former }
        return contentView.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// The height of a row that nobody states, in points: what the cell asks for, and 44 where its constraints leave a height
    /// of zero open. UIKit calls such a collapse unintentional and uses the standard height (its message in the console).
    func rowHeight(width: CGFloat) -> CGFloat {
        let own = ownHeight(width: width)
        // Constraints that state a height of zero keep it, whatever room there is.
        let isOpen = own <= 0 && ownHeight(width: width, room: 10_000) > 0
        return isOpen ? leastHeight : own
    }
}

extension UIView {
    /// Measures with a part of the view where the next layout puts it. The part stays where it is: measuring changes nothing.
    func measuring<Size>(with part: UIView, at frame: CGRect, _ measure: () -> Size) -> Size {
        let former = part.frame
        guard part.translatesAutoresizingMaskIntoConstraints, former != frame else { return measure() }
        part.frame = frame
        defer { part.frame = former }
        return measure()
    }

    /// The height that the view asks for at a width, by what a program may override; the one nearest to `room` where several
    /// would do.
    func ownHeight(width: CGFloat, room: CGFloat = 0) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: room), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Whether the view itself holds constraints of a program: those of a cell say how large it is, beside those in its content view.
    var holdsConstraints: Bool { constraints.contains { !$0.isMadeBySystem } }

    /// Whether constraints place any of the subviews.
    var arrangesByConstraints: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }
}
