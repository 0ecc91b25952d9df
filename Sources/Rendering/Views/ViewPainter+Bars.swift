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

    // MARK: Navigation bar

    func draw(_ bar: UINavigationBar) {
        drawGround(of: bar)
        let row = bar.itemRow
        guard let item = bar.topItem, row.height > 0 else { return }
        barButtonLooks = looks(of: bar)
        defer { barButtonLooks = nil }
        if let prompt = item.prompt, row.minY > bar.bounds.minY { draw(prompt, of: bar) }
        let places = BarItemPlaces(in: bar, row: row, looks: looks(of: bar), measure: measure)
        if let back = places.back, let former = bar.backItem { draw(back, to: former, of: bar) }
        for place in places.items { draw(place.item, in: place.rect) }
        if let view = item.titleView {
            if view.superview == nil { drawForeign(view, centeredIn: row) }
        } else if let text = item.title, !text.isEmpty {
            if bar.hasLargeTitle {
                drawLargeTitle(text, in: bar, below: row)
            } else {
                drawTitle(text, in: bar, row: row, from: places.room.leading, to: places.room.trailing)
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

    private func looks(of bar: UINavigationBar) -> BarItemPlaces.Looks {
        let appearance = appearance(of: bar)
        return (appearance.buttonAppearance, appearance.doneButtonAppearance)
    }

    /// Measures a text as it is drawn.
    private func measure(_ text: String, _ font: UIFont) -> CGFloat {
        canvas.naturalWidth(of: [StyledRun(text: text, font: font.typographic, color: palette.tint)])
    }

    /// Draws a prompt in its 30 points.
    private func draw(_ prompt: String, of bar: UINavigationBar) {
        let attributes = bar.titleTextAttributes ?? appearance(of: bar).titleTextAttributes
        let (margin, row) = (bar.barItemMargin, bar.bounds)
        canvas.draw(
            prompt, font: Font(size: 13), color: ink(style: bar.barStyle, attributes: attributes),
            in: CGRect(x: row.minX + margin, y: row.minY + 8, width: max(0, row.width - 2 * margin), height: 22))
    }

    private func drawLargeTitle(_ text: String, in bar: UINavigationBar, below row: CGRect) {
        let attributes = bar.largeTitleTextAttributes ?? appearance(of: bar).largeTitleTextAttributes
        let (margin, bounds) = (bar.barItemMargin, bar.bounds)
        // What content that is scrolled has put away lies under the row.
        let top = row.maxY - bar.largeTitlePutAway
        canvas.saved {
            canvas.clip(
                to: .rect(CGRect(x: bounds.minX, y: row.maxY, width: bounds.width, height: bar.largeTitleHeight)))
            canvas.draw(
                text, font: (attributes[.font] as? UIFont)?.typographic ?? Font(size: 34, weight: .bold),
                color: ink(style: bar.barStyle, attributes: attributes),
                in: CGRect(x: bounds.minX + margin, y: top, width: bounds.width - 2 * margin, height: 45),
                edge: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left)
        }
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

    private func draw(_ back: BarItemPlaces.Back, to item: UINavigationItem, of bar: UINavigationBar) {
        let tint = palette.tint
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let picture = appearance(of: bar).backIndicatorImage ?? bar.backIndicatorImage {
            draw(picture, in: back.arrow, mode: .center, tint: tint, asTemplate: true)
        } else {
            Symbol(named: isRightToLeft ? "chevron.right" : "chevron.left").draw(
                on: canvas, in: back.arrow.insetBy(dx: -5, dy: -1), color: tint, weight: 0.1)
        }
        let own = item.backBarButtonItem ?? .appearance()
        let attributes = own.backAttributes(appearance(of: bar).backButtonAppearance.normal)
        let shift = own.shownBackShift
        canvas.draw(
            back.text, font: (attributes[.font] as? UIFont)?.typographic ?? Font(size: 17),
            color: (attributes[.foregroundColor] as? UIColor).map { color($0) } ?? tint,
            in: back.room.offsetBy(dx: shift.horizontal, dy: shift.vertical), edge: isRightToLeft ? .right : .left)
    }

    // MARK: Items

    /// An item's picture: the one for landscape where the height is compact.
    private func picture(of item: UIBarButtonItem) -> UIImage? {
        item.picture(isCompact: environment.verticalSizeClass == .compact)
    }

    private func titleAttributes(of item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
        item.titleAttributes(barButtonLooks)
    }

    private func font(of item: UIBarButtonItem) -> Font { item.titleFont(barButtonLooks).typographic }

    private func draw(_ item: UIBarButtonItem, in rect: CGRect) {
        if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return }
        defer { drawBadge(of: item, in: rect) }
        let tint = color(item.shownTintColor) ?? palette.tint
        var ink = tint
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
            // Attributes of titles say nothing of pictures.
            draw(
                image, in: box, mode: .scaleAspectFit, tint: item.isEnabled ? tint : palette.tertiaryLabel,
                asTemplate: true)
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
        let looks = (bar.standardAppearance.buttonAppearance, bar.standardAppearance.doneButtonAppearance)
        barButtonLooks = looks
        defer { barButtonLooks = nil }
        for place in BarItemPlaces(in: bar, looks: looks, measure: measure).items { draw(place.item, in: place.rect) }
    }
}
