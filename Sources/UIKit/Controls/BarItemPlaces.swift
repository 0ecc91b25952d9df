import Foundation
internal import Typography

/// Where the items of a bar stand, in points, in the bar's coordinates.
@MainActor
package struct BarItemPlaces {
    /// How wide a text in a font is, in points.
    package typealias Measure = (_ text: String, _ font: UIFont) -> CGFloat
    /// How the bar's appearance has ordinary items, and those that complete what a person does.
    package typealias Looks = (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)

    /// The way back: an arrow and a title, which is empty where it has no room.
    package struct Back {
        package fileprivate(set) var arrow: CGRect
        package fileprivate(set) var text: String
        package fileprivate(set) var room: CGRect
    }

    /// What the items share: a navigation bar's without its prompt and its large title.
    package private(set) var row: CGRect
    package private(set) var back: Back?
    package private(set) var items: [(item: UIBarButtonItem, rect: CGRect)] = []
    /// Between which places from left to right the title may stand, where that is the direction of lines.
    package private(set) var room: (leading: CGFloat, trailing: CGFloat)

    private let isRightToLeft: Bool
    private let isCompact: Bool
    private let looks: Looks
    private let measure: Measure

    private init(in bar: UIView, row: CGRect, looks: Looks, measure: @escaping Measure) {
        (self.row, self.looks, self.measure) = (row, looks, measure)
        isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        isCompact = bar.traitCollection.verticalSizeClass == .compact
        let margin = bar.barItemMargin
        room = (row.minX + margin, row.maxX - margin)
    }

    /// Where the items of a navigation bar stand.
    package init(in bar: UINavigationBar, row: CGRect, looks: Looks, measure: @escaping Measure) {
        self.init(in: bar as UIView, row: row, looks: looks, measure: measure)
        guard let item = bar.topItem else { return }
        // Items on the left take the back button's place, unless they supplement it (documentation of
        // `leftItemsSupplementBackButton`).
        let leavesRoom = item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
        if let former = bar.backItem, !item.hidesBackButton, leavesRoom {
            // A long way back gives way to the title.
            let hasTitle = item.title?.isEmpty == false && !bar.hasLargeTitle
            let inset = bar.notchInset
            placeBack(
                to: former, look: bar.backLook, in: row.insetBy(dx: inset, dy: 0),
                limit: row.width * (hasTitle ? 0.3 : 0.6))
        }
        for barItem in shown(item.leftBarButtonItems) {
            let width = width(of: barItem)
            place(barItem, from: room.leading, width: width)
            room.leading += width + Self.gap
        }
        for barItem in shown(item.rightBarButtonItems) {
            let width = width(of: barItem)
            place(barItem, from: room.trailing - width, width: width)
            room.trailing -= width + Self.gap
        }
    }

    /// Where the items of a toolbar stand. Flexible spaces share what the others leave.
    package init(in bar: UIToolbar, looks: Looks, measure: @escaping Measure) {
        var row = bar.bounds
        row.size.height = min(row.height, 49)
        self.init(in: bar as UIView, row: row, looks: looks, measure: measure)
        let shown = shown(bar.items)
        let widths = shown.map { width(of: $0) }
        let isSpace = shown.map { $0.systemItem == .flexibleSpace || $0.systemItem == .fixedSpace }
        let flexible = shown.count { $0.systemItem == .flexibleSpace }
        var gaps: CGFloat = 0
        for index in shown.indices.dropFirst() where !isSpace[index] && !isSpace[index - 1] { gaps += Self.gap }
        let rest = max(0, room.trailing - room.leading - widths.reduce(0, +) - gaps)
        var x = room.leading
        for (index, item) in shown.enumerated() {
            if index > 0, !isSpace[index], !isSpace[index - 1] { x += Self.gap }
            if item.systemItem == .flexibleSpace {
                x += rest / CGFloat(flexible)
            } else {
                place(item, from: x, width: widths[index])
                x += widths[index]
            }
        }
    }

    /// The space between two items.
    private static let gap: CGFloat = 16

    private func shown(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

    private mutating func place(_ item: UIBarButtonItem, from x: CGFloat, width: CGFloat) {
        items.append((item, mirrored(CGRect(x: x, y: row.minY, width: width, height: row.height))))
    }

    /// A rectangle counted in the direction of lines.
    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: row.minX + row.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private mutating func placeBack(
        to item: UINavigationItem, look: UIBarItemStateAppearance, in row: CGRect, limit: CGFloat
    ) {
        // Bars whose items keep 20 points from the side move the arrow by 5, its title by 7.
        let isWide = UIView.systemMinimumMargin(width: row.width) > 16
        let arrow = CGRect(x: row.minX + (isWide ? 11 : 6), y: row.midY - 11, width: 16, height: 22)
        let gap: CGFloat = isWide ? 6 : 4
        let font = (item.backBarButtonItem ?? .appearance()).backAttributes(look)[.font] as? UIFont
        func width(_ text: String) -> CGFloat { measure(text, font ?? .systemFont(ofSize: 17)) + 1 }
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
        let length = text.isEmpty ? 0 : width(text)
        back = Back(
            arrow: mirrored(arrow), text: text,
            room: mirrored(CGRect(x: arrow.maxX + gap, y: row.minY, width: length, height: row.height)))
        room.leading = arrow.maxX + gap + length + 8
    }

    /// How wide an item is, without the space around it.
    private func width(of item: UIBarButtonItem) -> CGFloat {
        if let view = item.customView { return view.bounds.width }
        if item.systemItem == .fixedSpace || item.width > 0 { return item.width }
        if let image = item.picture(isCompact: isCompact) { return max(20, min(image.size.width, 60)) }
        guard let title = item.displayedTitle else { return 0 }
        // As wide as the widest title that it may have (documentation of `possibleTitles`).
        let font = item.titleFont(looks)
        return (item.possibleTitles ?? []).union([title]).map { measure($0, font) }.max() ?? 0
    }
}

extension UIBarButtonItem {
    /// The item's picture: the one for landscape where the height is compact (documentation of `landscapeImagePhone`).
    package func picture(isCompact: Bool) -> UIImage? { (isCompact ? landscapeImagePhone : nil) ?? displayedImage }

    /// The attributes of the title: the item's own, or its stand-in's, before those that its bar's appearance gives to such
    /// items.
    package func titleAttributes(_ looks: BarItemPlaces.Looks?) -> [NSAttributedString.Key: Any] {
        if let own = shownTitleAttributes(for: .normal) { return own }
        let look = style == .done ? looks?.done : looks?.plain
        return (isEnabled ? look?.normal : look?.disabled)?.titleTextAttributes ?? [:]
    }

    /// The font of the title.
    package func titleFont(_ looks: BarItemPlaces.Looks?) -> UIFont {
        titleAttributes(looks)[.font] as? UIFont
            ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    }

    /// The attributes of the title where the item is the way back.
    package func backAttributes(_ look: UIBarItemStateAppearance) -> [NSAttributedString.Key: Any] {
        shownTitleAttributes(for: .normal) ?? look.titleTextAttributes
    }
}

extension UIView {
    /// The space beside a bar's items, in points.
    package var barItemMargin: CGFloat { UIView.systemMinimumMargin(width: bounds.width) + notchInset }

    /// How far a notch makes a bar's items keep from its sides.
    package var notchInset: CGFloat {
        let root = rootView
        return max(0, root.safeAreaInsets.left - (convert(bounds, to: root).minX - root.bounds.minX))
    }

    /// Measures a text of a bar as layout does.
    fileprivate func measure(_ text: String, _ font: UIFont) -> CGFloat {
        layoutEnvironment.size(of: AttributedText(text, font: font.typographic)).width
    }
}

extension UINavigationBar {
    /// Whether a large title stands below the items.
    package var hasLargeTitle: Bool { largeTitleHeight > 0 }

    /// The height of what is to be seen of a large title: a bar that stands by itself has one where it is higher than a row and a
    /// prompt.
    package var largeTitleHeight: CGFloat { largeTitleRoom ?? (bounds.height - searchRoom > 90 ? 52 : 0) }

    /// How much of a large title lies under the row, as content was scrolled.
    package var largeTitlePutAway: CGFloat { largeTitleRoom.map { max(0, barMetrics.largeTitle - $0) } ?? 0 }

    /// The row of title and items: what a large title, a prompt and a search bar leave.
    package var itemRow: CGRect {
        var row = bounds
        row.size.height = max(0, row.height - searchRoom)
        row.size.height = max(0, row.height - largeTitleHeight)
        if topItem?.prompt?.isEmpty == false, row.height >= 62 {
            row.origin.y += 30
            row.size.height -= 30
        }
        return row
    }

    /// Where the items stand, as far as their usual appearance tells.
    var itemPlaces: BarItemPlaces {
        BarItemPlaces(in: self, row: itemRow, looks: usualLooks, measure: measure)
    }

    private var usualLooks: BarItemPlaces.Looks {
        let appearance = topItem?.standardAppearance ?? standardAppearance
        return (appearance.buttonAppearance, appearance.doneButtonAppearance)
    }

    /// How the usual appearance has the way back.
    fileprivate var backLook: UIBarItemStateAppearance {
        (topItem?.standardAppearance ?? standardAppearance).backButtonAppearance.normal
    }

    /// Sizes and places the views that items have in place of buttons and titles, as subviews of the bar.
    func placeCustomViews() {
        guard let item = topItem, itemRow.height > 0 else { return hold([]) }
        let custom = ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])).compactMap(\.customView)
        guard !custom.isEmpty || item.titleView != nil || subviews.contains(where: { $0 is BarItemHolder }) else {
            return
        }
        for view in custom { view.sizeInBar(self) }
        let places = itemPlaces
        var held = places.items.compactMap { place in
            place.item.customView.map { ($0, CGPoint(x: place.rect.midX, y: place.rect.midY)) }
        }
        if let title = item.titleView {
            title.sizeInBar(self)
            let row = places.row
            held.append((title, CGPoint(x: row.midX, y: row.midY)))
        }
        hold(held)
    }
}

extension UIToolbar {
    /// Sizes and places the views that items have in place of buttons, as subviews of the bar.
    func placeCustomViews() {
        let custom = (items ?? []).compactMap(\.customView)
        guard !custom.isEmpty || subviews.contains(where: { $0 is BarItemHolder }) else { return }
        for view in custom { view.sizeInBar(self) }
        let looks = (standardAppearance.buttonAppearance, standardAppearance.doneButtonAppearance)
        let places = BarItemPlaces(in: self, looks: looks, measure: measure)
        hold(
            places.items.compactMap { place in
                place.item.customView.map { ($0, CGPoint(x: place.rect.midX, y: place.rect.midY)) }
            })
    }
}
