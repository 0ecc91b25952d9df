import Foundation
package import Typography

extension UITextField {
    /// Space at both sides of the text within a border, in points.
    private static let sidePadding: CGFloat = 7
    /// The side of the button that clears the text and the space after it, in points.
    private static let clearButtonSide: CGFloat = 19
    private static let clearButtonMargin: CGFloat = 5

    /// The text as it is measured and drawn, dots for a secret; nil when there is none.
    package var typographicText: AttributedText? {
        guard let text, !text.isEmpty else { return nil }
        let font = effectiveFont
        if isSecureTextEntry {
            return AttributedText(String(repeating: "•", count: text.count), font: font.typographic)
        }
        let paragraph = ParagraphStyle(lineBreakMode: .truncatingTail)
        if ownAttributedText == nil, ownDefaultAttributes.isEmpty {
            return AttributedText(text, font: font.typographic, paragraph: paragraph)
        }
        return attributedText?.typographic(font: font, paragraph: paragraph)
    }

    /// The placeholder as it is measured and drawn; nil when there is none.
    package var typographicPlaceholder: AttributedText? {
        if let attributedPlaceholder, attributedPlaceholder.length > 0 {
            return attributedPlaceholder.typographic(
                font: effectiveFont, paragraph: ParagraphStyle(lineBreakMode: .truncatingTail))
        }
        guard let placeholder, !placeholder.isEmpty else { return nil }
        return AttributedText(
            placeholder, font: effectiveFont.typographic, paragraph: ParagraphStyle(lineBreakMode: .truncatingTail))
    }

    /// Whether something that is shown in the mode is shown now.
    package func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// Whether the button that clears the text is shown now: only where there is something to clear.
    package var showsClearButton: Bool { isShown(clearButtonMode) && text?.isEmpty == false }

    var ownSize: CGSize {
        let environment = layoutEnvironment
        let content = typographicText ?? typographicPlaceholder
        var width = content.map { environment.size(of: $0).width.rounded(.up) } ?? 0
        if borderStyle != .none { width += 2 * Self.sidePadding }
        // What is shown only at times keeps its room.
        if clearButtonMode != .never, content != nil { width += Self.clearButtonSide + Self.clearButtonMargin }
        if let leftView, isShown(leftViewMode) { width += sideWidth(leftView) }
        if let rightView, isShown(rightViewMode) { width += sideWidth(rightView) }
        return CGSize(width: width, height: height(in: environment))
    }

    /// Rounded fields have the height of the system; no field of a font larger than 18 points is recorded with its own height,
    /// so larger ones leave 4 points above and below the line. Others are as high as a line of their font.
    private func height(in environment: LayoutEnvironment) -> CGFloat {
        let line = environment.lineHeight(of: effectiveFont)
        switch borderStyle {
        case .roundedRect:
            return max(environment.metrics.roundedFieldHeight, line.rounded(.up) + 8)
        case .bezel, .line: return line.rounded(.up) + 8
        case .none:
            if environment.metrics.leastFieldLine > 0, isSecureTextEntry { return line.rounded(.up) }
            return max(environment.metrics.leastFieldLine, plainHeight(line: line, in: environment))
        }
    }

    /// The height of a line, in points, unrounded, and the part of it above the ascenders
    /// (``SystemMetrics/leastFieldLine``).
    func line(in environment: LayoutEnvironment) -> (height: CGFloat, added: CGFloat) {
        let line = environment.lineHeight(of: effectiveFont)
        let added = isSecureTextEntry ? 0 : max(0, environment.metrics.leastFieldLine - line)
        return (line + added, added)
    }

    /// Without a border a line is up to a whole point high, or as high as a text style of its size.
    private func plainHeight(line: CGFloat, in environment: LayoutEnvironment) -> CGFloat {
        let size = effectiveFont.pointSize
        guard environment.metrics.fieldsFollowTextStyles, (15...20).contains(size) else {
            return line.rounded(.up)
        }
        return (size + 5).rounded(.up)
    }

    private func sideWidth(_ view: UIView) -> CGFloat {
        view.bounds.width > 0 ? view.bounds.width : max(0, view.intrinsicContentSize.width)
    }

    func defaultTextRect(in bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let padding = borderStyle == .none ? 0 : Self.sidePadding
        var start = padding
        var end = padding
        if leftView != nil, isShown(leftViewMode) {
            let place = leftViewRect(forBounds: bounds)
            start = (isMirrored ? bounds.maxX - place.minX : place.maxX - bounds.minX) + padding
        }
        if rightView != nil, isShown(rightViewMode) {
            let place = rightViewRect(forBounds: bounds)
            end = (isMirrored ? place.maxX - bounds.minX : bounds.maxX - place.minX) + padding
        } else if showsClearButton {
            end = Self.clearButtonSide + Self.clearButtonMargin
        }
        return bounds.inset(
            by: UIEdgeInsets(top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end))
    }

    func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.minX + Self.clearButtonMargin : bounds.maxX - Self.clearButtonMargin - side
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    func sideViewRect(_ view: UIView?, atStart: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let width = sideWidth(view)
        let own = view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
        let height = min(own > 0 ? own : bounds.height, bounds.height)
        let isLeft = atStart == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - width, y: bounds.midY - height / 2, width: width, height: height)
    }
}
