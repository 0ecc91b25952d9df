internal import Foundation
internal import Typography
internal import UIKit

extension UITabBar: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
    func showsInk(in root: UIView) -> Bool { false }
}

extension ViewPainter {
    func draw(_ bar: UITabBar) {
        if let pictures = bar.pictures {
            draw(pictures, of: bar, line: .top)
        } else {
            drawPlate(
                of: bar, tint: bar.barTintColor, style: bar.barStyle,
                appearance: isAtScrollEdge(bar) ? edgeAppearance(of: bar) : standardAppearance(of: bar),
                isTranslucent: bar.isTranslucent, line: .top)
        }
        guard let items = bar.items, !items.isEmpty else { return }
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let off = color(bar.unselectedItemTintColor) ?? palette.gray
        for (index, (item, cell)) in zip(items, cells(of: items, in: bar)).enumerated() {
            var cell = cell
            if isRightToLeft { cell.origin.x = bar.bounds.minX + bar.bounds.maxX - cell.maxX }
            let isSelected = bar.selectedItem.map { $0 === item } ?? (index == 0)
            let look = isSelected ? itemAppearance(of: bar).selected : itemAppearance(of: bar).normal
            draw(item, in: cell, of: bar, ink: isSelected ? palette.tint : off, look: look, isSelected: isSelected)
        }
    }

    /// The chosen item's looks go before the bar's (documentation of `UITabBarItem.standardAppearance`).
    private func standardAppearance(of bar: UITabBar) -> UITabBarAppearance {
        bar.selectedItem?.standardAppearance ?? bar.standardAppearance
    }

    private func edgeAppearance(of bar: UITabBar) -> UITabBarAppearance? {
        bar.selectedItem?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    }

    /// The look of tabs, by how pictures and titles stand (documentation of `UITabBarAppearance`).
    private func itemAppearance(of bar: UITabBar) -> UITabBarItemAppearance {
        let edge = isAtScrollEdge(bar) ? edgeAppearance(of: bar) : nil
        let appearance = edge ?? standardAppearance(of: bar)
        guard isInline(bar) else { return appearance.stackedLayoutAppearance }
        return bar.traitCollection.verticalSizeClass == .compact
            ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    }

    /// Whether titles stand beside their pictures: on regular widths and in low bars.
    private func isInline(_ bar: UITabBar) -> Bool {
        guard environment.metrics.hasInlineTabs else { return false }
        return bar.traitCollection.horizontalSizeClass == .regular
            || bar.traitCollection.verticalSizeClass == .compact
    }

    /// The items' places from the leading end. They share the bar, or stand around its middle on regular widths
    /// (documentation of `UITabBar.ItemPositioning.automatic`).
    private func cells(of items: [UITabBarItem], in bar: UITabBar) -> [CGRect] {
        let bounds = bar.bounds
        let isCentered =
            switch bar.itemPositioning {
            case .automatic: bar.traitCollection.horizontalSizeClass == .regular
            case .centered: true
            case .fill: false
            }
        let gap = bar.itemSpacing > 0 ? bar.itemSpacing : 34
        var widths = items.map { bar.itemWidth > 0 ? bar.itemWidth : max(76, contentWidth(of: $0, in: bar)) }
        var total = widths.reduce(0, +) + gap * CGFloat(items.count - 1)
        let fits = isCentered && total <= bounds.width
        if !fits {
            widths = items.map { _ in bounds.width / CGFloat(items.count) }
            total = bounds.width
        }
        var x = bounds.midX - total / 2
        return widths.map { width in
            defer { x += width + (fits ? gap : 0) }
            return CGRect(x: x, y: bounds.minY, width: width, height: min(contentHeight(of: bar), 49))
        }
    }

    private func titleFont(in bar: UITabBar) -> Font { Font(size: isInline(bar) ? 13 : 10, weight: .medium) }

    private func pictureSide(in bar: UITabBar) -> CGFloat { contentHeight(of: bar) < 40 ? 20 : 26 }

    /// The height without what lies over the home indicator.
    private func contentHeight(of bar: UITabBar) -> CGFloat { bar.bounds.height - bar.safeAreaInsets.bottom }

    private func contentWidth(of item: UITabBarItem, in bar: UITabBar) -> CGFloat {
        let title = item.displayedTitle ?? ""
        let text = canvas.naturalWidth(of: [StyledRun(text: title, font: titleFont(in: bar), color: palette.gray)])
        return isInline(bar) ? pictureRoom(of: item, in: bar) + text : text
    }

    private func picture(of item: UITabBarItem, isSelected: Bool) -> UIImage? {
        (isSelected ? item.selectedImage : nil) ?? item.displayedImage
    }

    /// What a picture beside a title takes, with the space between the two.
    private func pictureRoom(of item: UITabBarItem, in bar: UITabBar) -> CGFloat {
        guard picture(of: item, isSelected: false) != nil else { return 0 }
        return pictureSide(in: bar) + ((item.displayedTitle ?? "").isEmpty ? 0 : 8)
    }

    private func draw(
        _ item: UITabBarItem, in cell: CGRect, of bar: UITabBar, ink: Color, look: UIBarItemStateAppearance,
        isSelected: Bool
    ) {
        let side = pictureSide(in: bar)
        var icon = CGRect(x: cell.midX - side / 2, y: cell.minY + 6, width: side, height: side)
        var room = CGRect(x: cell.minX + 2, y: cell.minY + 35, width: cell.width - 4, height: 12)
        if isInline(bar) {
            let width = min(contentWidth(of: item, in: bar), cell.width)
            let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
            icon.origin = CGPoint(
                x: isRightToLeft ? cell.midX + width / 2 - side : cell.midX - width / 2, y: cell.midY - side / 2)
            room = CGRect(
                x: cell.midX - width / 2 + (isRightToLeft ? 0 : pictureRoom(of: item, in: bar)), y: cell.minY,
                width: width - pictureRoom(of: item, in: bar), height: cell.height)
        }
        icon = icon.inset(by: item.imageInsets)
        for shift in [item.shownTitleAdjustment, look.titlePositionAdjustment] {
            room = room.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        }
        drawPicture(of: item, in: icon, ink: color(look.iconColor) ?? ink, isSelected: isSelected)
        if let title = item.displayedTitle {
            let items = item.shownTitleAttributes(for: isSelected ? .selected : .normal)
            let own = look.titleTextAttributes.merging(items) { $1 }
            // The chosen item has the font of the others, unless it is given its own.
            let usual = itemAppearance(of: bar).normal.titleTextAttributes
                .merging(item.shownTitleAttributes(for: .normal)) { $1 }
            canvas.draw(
                title, font: ((own[.font] ?? usual[.font]) as? UIFont)?.typographic ?? titleFont(in: bar),
                color: color(own[.foregroundColor] as? UIColor) ?? ink, in: room.insetBy(dx: -1, dy: 0))
        }
        drawBadge(of: item, at: icon, look: look, isSelected: isSelected)
    }

    private func drawPicture(of item: UITabBarItem, in icon: CGRect, ink: Color, isSelected: Bool) {
        guard let image = picture(of: item, isSelected: isSelected) else { return }
        let size = image.size == .zero ? icon.size : image.size
        let fits = size.width <= icon.width + 6 && size.height <= icon.height + 6 && !image.isSymbolImage
        draw(image, in: icon, mode: fits ? .center : .scaleAspectFit, tint: ink, asTemplate: true)
    }

    private func drawBadge(
        of item: UITabBarItem, at icon: CGRect, look: UIBarItemStateAppearance, isSelected: Bool
    ) {
        guard let badge = item.badgeValue, !badge.isEmpty else { return }
        let items = item.shownBadgeAttributes(for: isSelected ? .selected : .normal)
        let own = look.badgeTextAttributes.merging(items) { $1 }
        let font = (own[.font] as? UIFont)?.typographic ?? Font(size: 12)
        let ink = color(own[.foregroundColor] as? UIColor) ?? .white
        let text = canvas.naturalWidth(of: [StyledRun(text: badge, font: font, color: ink)])
        let plate = CGRect(x: icon.maxX - 6, y: icon.minY - 2, width: max(18, text + 10), height: 18)
        canvas.fill(
            .roundedRect(plate, radius: 9),
            color: color(item.shownBadgeColor ?? look.badgeBackgroundColor) ?? palette.red)
        canvas.draw(badge, font: font, color: ink, in: plate)
    }
}
