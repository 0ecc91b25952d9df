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
    /// Whether lines stand between rows; kept, the list is drawn the same.
    /// - Note: Kept without effect.
    public var showsSeparators = true
    /// The list's ground; kept, the collection's own is drawn.
    /// - Note: Kept without effect.
    public var backgroundColor: UIColor?
    /// A header of its own, the first row, or none.
    public var headerMode = HeaderMode.none
    /// A footer of its own, or none.
    public var footerMode = FooterMode.none
    /// Space above headers, in points; nil for the system's, which is none here.
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
    }
}

extension NSCollectionLayoutSection {
    /// A section of rows as wide as the list, each as high as its content asks; guessed at 44 points until it is seen.
    ///
    /// The space around grouped sections isn't documented; it is that of grouped tables here, 18 points above and below, and
    /// the margin of rows at the sides.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        switch configuration.appearance {
        case .plain, .sidebarPlain: break
        case .grouped: section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 18, trailing: 0)
        case .insetGrouped, .sidebar:
            let side = UIView.rowMargin(width: layoutEnvironment.container.contentSize.width)
            section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: side, bottom: 18, trailing: side)
        }
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.paddingAbove = max(0, configuration.headerTopPadding ?? 0)
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
