internal import Foundation
internal import Typography
internal import UIKit

extension UINavigationBar: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
    func showsInk(in root: UIView) -> Bool { false }
}

extension UIToolbar: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
    func showsInk(in root: UIView) -> Bool { false }
}

extension ViewPainter {
    private func ink(style: UIBarStyle, attributes: [NSAttributedString.Key: Any]) -> Color {
        if let own = attributes[.foregroundColor] as? UIColor { return color(own) }
        guard style == .default else { return .white }
        return palette.label
    }

    /// The space beside a bar's items, in points.
    private func margin(of bar: UIView) -> CGFloat {
        UIView.systemMinimumMargin(width: bar.bounds.width) + notchInset(of: bar)
    }

    /// How far a notch makes a bar's items keep from its sides.
    private func notchInset(of bar: UIView) -> CGFloat {
        max(0, root.safeAreaInsets.left - (bar.convert(bar.bounds, to: root).minX - root.bounds.minX))
    }

    // MARK: Navigation bar

    func draw(_ bar: UINavigationBar) {
        drawGround(of: bar)
        guard let item = bar.topItem else { return }
        barButtonLooks = (appearance(of: bar).buttonAppearance, appearance(of: bar).doneButtonAppearance)
        defer { barButtonLooks = nil }
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hasLargeTitle = bar.bounds.height > 90
        var row = bar.bounds
        row.size.height = hasLargeTitle ? bar.bounds.height - 52 : bar.bounds.height
        if let prompt = item.prompt, !prompt.isEmpty, row.height >= 62 { row = below(prompt, in: row, of: bar) }
        let margin = margin(of: bar)
        var leading = row.minX + margin
        // Items on the left take the back button's place, unless they supplement it (documentation of
        // `leftItemsSupplementBackButton`).
        let leavesRoom = item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
        if let back = bar.backItem, !item.hidesBackButton, leavesRoom {
            // A long way back gives way to the title.
            let hasTitle = item.title?.isEmpty == false && !hasLargeTitle
            let limit = row.width * (hasTitle ? 0.3 : 0.6)
            leading = drawBack(
                to: back, of: bar, in: row.insetBy(dx: notchInset(of: bar), dy: 0), limit: limit)
        }
        let (left, right) = (shown(item.leftBarButtonItems), shown(item.rightBarButtonItems))
        for barItem in left { leading = place(barItem, at: leading, in: row, fromLeading: true, isRightToLeft) }
        var trailing = row.maxX - margin
        for barItem in right {
            trailing = place(barItem, at: trailing, in: row, fromLeading: false, isRightToLeft)
        }
        if let view = item.titleView {
            if view.superview == nil { drawForeign(view, centeredIn: row) }
        } else if let text = item.title, !text.isEmpty {
            if hasLargeTitle {
                drawLargeTitle(text, in: bar, below: row)
            } else {
                drawTitle(text, in: bar, row: row, from: leading, to: trailing)
            }
        }
    }

    /// The look in force: the top item's before the bar's, and where the height is compact the look for that (documentation
    /// of `UINavigationItem.standardAppearance` and `compactAppearance`).
    private func appearance(of bar: UINavigationBar) -> UINavigationBarAppearance {
        if isAtScrollEdge(bar), let edge = edgeAppearance(of: bar) { return edge }
        let item = bar.topItem
        if environment.verticalSizeClass == .compact, let compact = item?.compactAppearance ?? bar.compactAppearance {
            return compact
        }
        return item?.standardAppearance ?? bar.standardAppearance
    }

    /// The look at the edge of the content that was set (documentation of `scrollEdgeAppearance`).
    private func edgeAppearance(of bar: UINavigationBar) -> UINavigationBarAppearance? {
        let item = bar.topItem
        if environment.verticalSizeClass == .compact,
            let compact = item?.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance
        {
            return compact
        }
        return item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    }

    /// The look of the ground: nil for none. At the edge of the content that is the usual one ("modified to use a transparent
    /// background").
    private func groundAppearance(of bar: UINavigationBar) -> UINavigationBarAppearance? {
        isAtScrollEdge(bar) ? edgeAppearance(of: bar) : appearance(of: bar)
    }

    private func drawGround(of bar: UINavigationBar) {
        if let pictures = bar.pictures(isCompact: environment.verticalSizeClass == .compact) {
            if !isAtScrollEdge(bar) { draw(pictures, of: bar, line: .bottom) }
        } else {
            drawPlate(
                of: bar, tint: bar.barTintColor, style: bar.barStyle, appearance: groundAppearance(of: bar),
                isTranslucent: bar.isTranslucent, line: .bottom)
        }
    }

    /// Draws a prompt, which takes 30 points; returns what is left for title and items.
    private func below(_ prompt: String, in row: CGRect, of bar: UINavigationBar) -> CGRect {
        let attributes = bar.titleTextAttributes ?? appearance(of: bar).titleTextAttributes
        let margin = margin(of: bar)
        canvas.draw(
            prompt, font: Font(size: 13), color: ink(style: bar.barStyle, attributes: attributes),
            in: CGRect(x: row.minX + margin, y: row.minY + 8, width: max(0, row.width - 2 * margin), height: 22))
        return CGRect(x: row.minX, y: row.minY + 30, width: row.width, height: row.height - 30)
    }

    private func drawLargeTitle(_ text: String, in bar: UINavigationBar, below row: CGRect) {
        let attributes = bar.largeTitleTextAttributes ?? appearance(of: bar).largeTitleTextAttributes
        let margin = margin(of: bar)
        canvas.draw(
            text, font: (attributes[.font] as? UIFont)?.typographic ?? Font(size: 34, weight: .bold),
            color: ink(style: bar.barStyle, attributes: attributes),
            in: CGRect(x: bar.bounds.minX + margin, y: row.maxY, width: bar.bounds.width - 2 * margin, height: 45),
            edge: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left)
    }

    private func drawTitle(
        _ text: String, in bar: UINavigationBar, row: CGRect, from leading: CGFloat, to trailing: CGFloat
    ) {
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let attributes = bar.titleTextAttributes ?? appearance(of: bar).titleTextAttributes
        let ink = ink(style: bar.barStyle, attributes: attributes)
        // The title keeps to the middle of the bar as long as there is room on both sides.
        let half = min(row.midX - leading, trailing - row.midX) - 6
        let font = (attributes[.font] as? UIFont)?.typographic ?? Font(size: 17, weight: .semibold)
        let width = canvas.naturalWidth(of: [StyledRun(text: text, font: font, color: ink)])
        var room = CGRect(x: row.midX - half, y: row.minY, width: 2 * half, height: row.height)
        if half < 20 || width > room.width {
            room = CGRect(x: leading + 6, y: row.minY, width: max(0, trailing - leading - 12), height: row.height)
            if isRightToLeft { room.origin.x = row.minX + row.maxX - room.maxX }
        }
        let shift = appearance(of: bar).titlePositionAdjustment
        canvas.draw(text, font: font, color: ink, in: room.offsetBy(dx: shift.horizontal, dy: shift.vertical))
    }

    /// Draws the way back; returns where the next item may begin.
    private func drawBack(
        to item: UINavigationItem, of bar: UINavigationBar, in row: CGRect, limit: CGFloat
    ) -> CGFloat {
        let tint = palette.tint
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Bars whose items keep 20 points from the side move the arrow by 5, its title by 7.
        let isWide = UIView.systemMinimumMargin(width: row.width) > 16
        let arrow = CGRect(x: row.minX + (isWide ? 11 : 6), y: row.midY - 11, width: 16, height: 22)
        let gap: CGFloat = isWide ? 6 : 4
        func mirrored(_ rect: CGRect) -> CGRect {
            guard isRightToLeft else { return rect }
            return CGRect(x: row.minX + row.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        if let picture = appearance(of: bar).backIndicatorImage ?? bar.backIndicatorImage {
            draw(picture, in: mirrored(arrow), mode: .center, tint: tint, asTemplate: true)
        } else {
            Symbol(named: isRightToLeft ? "chevron.right" : "chevron.left").draw(
                on: canvas, in: mirrored(arrow).insetBy(dx: -5, dy: -1), color: tint, weight: 0.1)
        }
        let look = appearance(of: bar).backButtonAppearance.normal
        let own = item.backBarButtonItem ?? .appearance()
        let attributes = own.shownTitleAttributes(for: .normal) ?? look.titleTextAttributes
        let shift = own.shownBackShift
        let font = (attributes[.font] as? UIFont)?.typographic ?? Font(size: 17)
        func width(_ text: String) -> CGFloat {
            canvas.naturalWidth(of: [StyledRun(text: text, font: font, color: tint)]) + 1
        }
        // The title, where it has no room the word "Back", where that has none nothing (documentation of
        // `UINavigationItem.BackButtonDisplayMode`).
        let title = item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title ?? "Back"
        let texts =
            switch item.backButtonDisplayMode {
            case .default: [title, "Back"]
            case .generic: ["Back"]
            case .minimal: [""]
            }
        let text = texts.first { width($0) <= limit } ?? ""
        let width = text.isEmpty ? 0 : width(text)
        canvas.draw(
            text, font: font, color: (attributes[.foregroundColor] as? UIColor).map { color($0) } ?? tint,
            in: mirrored(CGRect(x: arrow.maxX + gap, y: row.minY, width: width, height: row.height))
                .offsetBy(dx: shift.horizontal, dy: shift.vertical),
            edge: isRightToLeft ? .right : .left)
        return arrow.maxX + gap + width + 8
    }

    // MARK: Items

    private func shown(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

    /// How wide an item is drawn, without the space around it.
    private func width(of item: UIBarButtonItem) -> CGFloat {
        if let view = item.customView { return view.bounds.width }
        if item.systemItem == .fixedSpace || item.width > 0 { return item.width }
        if let image = picture(of: item) { return max(20, min(image.size.width, 60)) }
        guard let title = item.displayedTitle else { return 0 }
        // As wide as the widest title that it may have (documentation of `possibleTitles`).
        let widths = (item.possibleTitles ?? []).union([title]).map {
            canvas.naturalWidth(of: [StyledRun(text: $0, font: font(of: item), color: palette.tint)])
        }
        return widths.max() ?? 0
    }

    /// An item's picture: the one for landscape where the height is compact (documentation of `landscapeImagePhone`).
    private func picture(of item: UIBarButtonItem) -> UIImage? {
        (environment.verticalSizeClass == .compact ? item.landscapeImagePhone : nil) ?? item.displayedImage
    }

    /// The attributes of an item's title: its own, or its stand-in's, before those that its bar's appearance gives to such
    /// items.
    private func titleAttributes(of item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
        if let own = item.shownTitleAttributes(for: .normal) { return own }
        let looks = barButtonLooks
        let look = item.style == .done ? looks?.done : looks?.plain
        return (item.isEnabled ? look?.normal : look?.disabled)?.titleTextAttributes ?? [:]
    }

    private func font(of item: UIBarButtonItem) -> Font {
        if let own = titleAttributes(of: item)[.font] as? UIFont { return own.typographic }
        return Font(size: 17, weight: item.style == .done ? .semibold : .regular)
    }

    /// Draws an item that begins, or ends, at a place counted in left-to-right; returns where the next one may.
    private func place(
        _ item: UIBarButtonItem, at x: CGFloat, in row: CGRect, fromLeading: Bool, _ isRightToLeft: Bool
    ) -> CGFloat {
        let width = width(of: item)
        var rect = CGRect(x: fromLeading ? x : x - width, y: row.minY, width: width, height: row.height)
        let next = fromLeading ? rect.maxX + 16 : rect.minX - 16
        if isRightToLeft { rect.origin.x = row.minX + row.maxX - rect.maxX }
        draw(item, in: rect)
        return next
    }

    private func draw(_ item: UIBarButtonItem, in rect: CGRect) {
        if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return }
        defer { drawBadge(of: item, in: rect) }
        var ink = color(item.shownTintColor) ?? palette.tint
        if let own = titleAttributes(of: item)[.foregroundColor] as? UIColor { ink = color(own) }
        if !item.isEnabled {
            let look = (item.style == .done ? barButtonLooks?.done : barButtonLooks?.plain)?.disabled
            let all = [item.shownTitleAttributes(for: .disabled), look?.titleTextAttributes]
            let own = all.lazy.compactMap { $0?[.foregroundColor] as? UIColor }.first
            ink = color(own) ?? palette.tertiaryLabel
        }
        if let view = item.customView {
            if view.superview == nil { drawForeign(view, centeredIn: rect) }
        } else if let image = picture(of: item) {
            let size = image.size == .zero ? CGSize(width: 22, height: 22) : image.size
            let scale = min(1, 30 / max(size.width, size.height))
            let (w, h) = (size.width * scale, size.height * scale)
            let box = CGRect(x: rect.midX - w / 2, y: rect.midY - h / 2, width: w, height: h)
                .inset(by: item.imageInsets)
            draw(image, in: box, mode: .scaleAspectFit, tint: ink, asTemplate: true)
        } else if let title = item.displayedTitle {
            let shift = item.shownTitleShift
            canvas.draw(
                title, font: font(of: item), color: ink,
                in: rect.insetBy(dx: -2, dy: 0).offsetBy(dx: shift.horizontal, dy: shift.vertical))
        }
    }

    /// A badge stands about the upper corner of the item's picture or text. Its size is that of badges of tabs.
    private func drawBadge(of item: UIBarButtonItem, in rect: CGRect) {
        guard let badge = item.badge else { return }
        let font = badge.font?.typographic ?? Font(size: 12)
        let ink = color(badge.foregroundColor) ?? .white
        let text = badge.stringValue.map { [StyledRun(text: $0, font: font, color: ink)] }
        let side: CGFloat = text == nil ? 8 : 18
        let width = max(side, text.map { canvas.naturalWidth(of: $0) + 10 } ?? 0)
        let height = picture(of: item)?.size.height ?? 22
        let plate = CGRect(
            x: rect.maxX - side / 2, y: rect.midY - height / 2 - side / 2 + 1, width: width, height: side)
        canvas.fill(.roundedRect(plate, radius: side / 2), color: color(badge.backgroundColor) ?? palette.red)
        if let text = badge.stringValue { canvas.draw(text, font: font, color: ink, in: plate) }
    }

    /// Draws a view that belongs to an item and to no superview.
    private func drawForeign(_ view: UIView, centeredIn rect: CGRect) {
        canvas.saved {
            canvas.translate(
                x: rect.midX - view.bounds.width / 2 - view.bounds.minX,
                y: rect.midY - view.bounds.height / 2 - view.bounds.minY)
            drawInPlace(view)
        }
    }

    // MARK: Toolbar

    func draw(_ bar: UIToolbar) {
        if let pictures = bar.pictures {
            draw(pictures, of: bar, line: .top)
        } else {
            drawPlate(
                of: bar, tint: bar.barTintColor, style: bar.barStyle,
                appearance: isAtScrollEdge(bar) ? bar.scrollEdgeAppearance : bar.standardAppearance,
                isTranslucent: bar.isTranslucent, line: .top)
        }
        barButtonLooks = (bar.standardAppearance.buttonAppearance, bar.standardAppearance.doneButtonAppearance)
        defer { barButtonLooks = nil }
        let items = shown(bar.items)
        let margin = margin(of: bar)
        let widths = items.map(width)
        let isSpace = items.map { $0.systemItem == .flexibleSpace || $0.systemItem == .fixedSpace }
        let flexible = items.count { $0.systemItem == .flexibleSpace }
        var gaps: CGFloat = 0
        for index in items.indices.dropFirst() where !isSpace[index] && !isSpace[index - 1] { gaps += 16 }
        let rest = max(0, bar.bounds.width - 2 * margin - widths.reduce(0, +) - gaps)
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = bar.bounds.minX + margin
        for (index, item) in items.enumerated() {
            if index > 0, !isSpace[index], !isSpace[index - 1] { x += 16 }
            if item.systemItem == .flexibleSpace {
                x += rest / CGFloat(flexible)
                continue
            }
            var rect = CGRect(
                x: x, y: bar.bounds.minY, width: widths[index], height: min(bar.bounds.height, 49))
            if isRightToLeft { rect.origin.x = bar.bounds.minX + bar.bounds.maxX - rect.maxX }
            draw(item, in: rect)
            x += widths[index]
        }
    }
}
