import Foundation

extension ElementChanges {
    /// What leads from one snapshot to another, by identifiers: a section or an item that both have stays, wherever it stands.
    ///
    /// - Complexity: O(sections + items) of both.
    init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        var sections: [Section: Int] = [:]
        var paths: [Item: IndexPath] = [:]
        for (index, section) in new.sections.enumerated() {
            sections[section.identifier] = index
            for (place, item) in section.items.enumerated() { paths[item] = IndexPath(item: place, section: index) }
        }
        reconfigured = Set(new.reconfiguredItemIdentifiers.compactMap { paths[$0] })
        let (sectionsAnew, itemsAnew) = (Set(new.reloadedSectionIdentifiers), Set(new.reloadedItemIdentifiers))
        for (index, section) in old.sections.enumerated() {
            if let target = sections.removeValue(forKey: section.identifier) {
                movedSections[index] = target
            } else {
                deletedSections.insert(index)
            }
            let isAnew = sectionsAnew.contains(section.identifier)
            for (place, item) in section.items.enumerated() {
                let path = IndexPath(item: place, section: index)
                guard let target = paths.removeValue(forKey: item) else {
                    deleted.insert(path)
                    continue
                }
                if isAnew || itemsAnew.contains(item) { reloaded.insert(path) } else { moved[path] = target }
            }
        }
        insertedSections = IndexSet(sections.values)
        inserted = Set(paths.values)
    }
}
