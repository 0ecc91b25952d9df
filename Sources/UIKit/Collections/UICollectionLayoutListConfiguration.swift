/// What a list of a collection looks like.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The styles of tables, and those of sidebars.
    public enum Appearance: Int, Sendable {
        case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// Where a section's header comes from.
    public enum HeaderMode: Int, Sendable {
        case none = 0, supplementary, firstItemInSection
    }

    /// Where a section's footer comes from.
    public enum FooterMode: Int, Sendable {
        case none = 0, supplementary
    }

    /// The style of the list.
    public let appearance: Appearance
    /// Whether lines stand between rows.
    public var showsSeparators: Bool
    /// The lines between rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the lines of a row: it is given the row's place and the list's lines.
    public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
    /// The list's ground, behind its rows; nil for none, so that the collection's own is seen. That of grouped lists is the
    /// system's for groups.
    public var backgroundColor: UIColor?
    /// A header of its own, the first row, or none.
    public var headerMode = HeaderMode.none
    /// A footer of its own, or none.
    public var footerMode = FooterMode.none
    /// Space above headers, in points; nil for the system's: that of tables, 22 points in plain lists and none in others.
    public var headerTopPadding: CGFloat?
    /// The actions behind a row's leading edge; kept, nothing is swiped.
    /// - Note: Kept without effect.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    /// The actions behind a row's trailing edge; kept, nothing is swiped.
    /// - Note: Kept without effect.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

    /// A list of a style, without headers and footers.
    public init(appearance: Appearance) {
        self.appearance = appearance
        let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
        showsSeparators = !isSidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        switch appearance {
        case .grouped, .insetGrouped: backgroundColor = .systemGroupedBackground
        case .sidebar: backgroundColor = .secondarySystemBackground
        case .plain, .sidebarPlain: break
        }
    }

    /// The space above the first section, which a grouped list has before its title as tables do. Points.
    var firstTitlePadding: CGFloat {
        headerMode != .none && (appearance == .grouped || appearance == .insetGrouped) ? 17.5 : 0
    }

    /// What a cell shows in the list unless told otherwise.
    func defaultContent(of place: UICollectionViewListCell.PlaceInList) -> UIListContentConfiguration {
        let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
        return switch (place, appearance) {
        case (.row, _): isSidebar ? .sidebarCell() : .cell()
        case (.header, .plain): .plainHeader()
        case (.header, _): isSidebar ? .sidebarHeader() : .groupedHeader()
        case (.footer, .plain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }

    /// What is behind a row that has no configuration of its own.
    var cellBackground: UIBackgroundConfiguration {
        switch appearance {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }
}

extension NSCollectionLayoutSection {
    /// A section of rows as wide as the list, each as high as its content asks; guessed at 44 points until it is seen.
    ///
    /// The space around grouped sections isn't documented; it is that of grouped tables here, 18 points above and below, where
    /// no header or footer stands, and the margin of rows at the sides.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let side = UIView.rowMargin(width: layoutEnvironment.container.contentSize.width)
        section.contentInsets =
            switch configuration.appearance {
            case .plain, .sidebarPlain: .zero
            case .grouped: NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 18, trailing: 0)
            case .insetGrouped, .sidebar:
                NSDirectionalEdgeInsets(top: 18, leading: side, bottom: 18, trailing: side)
            }
        if configuration.headerMode != .none { section.contentInsets.top = 0 }
        if configuration.footerMode != .none { section.contentInsets.bottom = 0 }
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            let usual: CGFloat = configuration.appearance == .plain ? 22 : 0
            header.paddingAbove = max(0, configuration.headerTopPadding ?? usual)
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// What the lines between a list's rows look like.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// Whether a line is shown.
    public enum Visibility: Int, Sendable {
        case automatic = 0, visible, hidden

        func isVisible(else automatic: Bool) -> Bool { self == .automatic ? automatic : self == .visible }
    }
    /// Insets that the list chooses.
    public static let automaticInsets = NSDirectionalEdgeInsets(top: 1e9, leading: 1e9, bottom: 1e9, trailing: 1e9)

    /// Whether the line above a row is shown.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below a row is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above keeps from the ends, in points.
    public var topSeparatorInsets = automaticInsets
    /// How far the line below keeps from the ends, in points.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour.
    public var color = UIColor.separator
    /// The colour in rows that are chosen.
    /// - Note: Kept without effect.
    public var multipleSelectionColor = UIColor.separator
    /// What the line is seen through.
    /// - Note: Kept without effect.
    public var visualEffect: UIVisualEffect?

    /// The usual lines of a style.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
