import UIKit

/// A snapshot as Objective-C has it: identifiers are any objects. `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`
/// is the same with types.
public final class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    public override init() {}

    public var numberOfItems: Int { snapshot.numberOfItems }
    public var numberOfSections: Int { snapshot.numberOfSections }
    public var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    public var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
    public var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
    public var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }
    public var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }

    public func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: Self.known(sectionIdentifier))
    }
    public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: Self.known(sectionIdentifier)).map(\.base)
    }
    public func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: Self.known(itemIdentifier))?.base
    }
    public func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(Self.known(itemIdentifier)) ?? NSNotFound
    }
    public func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(Self.known(sectionIdentifier)) ?? NSNotFound
    }

    public func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(sectionIdentifiers.map(Self.known))
    }
    public func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(sectionIdentifiers.map(Self.known))
    }
    public func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(sectionIdentifiers.map(Self.known))
    }
    public func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(identifiers.map(Self.known)) }
    public func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(identifiers.map(Self.known), toSection: Self.known(sectionIdentifier))
    }
    public func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(identifiers.map(Self.known)) }
    public func deleteAllItems() { snapshot.deleteAllItems() }
    public func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.map(Self.known)) }
    public func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(identifiers.map(Self.known))
    }

    private static func known(_ identifier: Any) -> AnyHashable {
        identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }

    /// Another snapshot with the same.
    public func copy(with zone: NSZone? = nil) -> Any {
        let other = NSDiffableDataSourceSnapshotReference()
        other.snapshot = snapshot
        return other
    }
}

extension NSDiffableDataSourceSnapshot: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        let reference = NSDiffableDataSourceSnapshotReference()
        for section in sectionIdentifiers {
            reference.appendSections(withIdentifiers: [section])
            reference.appendItems(withIdentifiers: itemIdentifiers(inSection: section))
        }
        reference.reloadItems(withIdentifiers: reloadedItemIdentifiers)
        reference.reconfigureItems(withIdentifiers: reconfiguredItemIdentifiers)
        return reference
    }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            fatalError(
                "the identifiers of the snapshot aren't \(SectionIdentifierType.self) and \(ItemIdentifierType.self)")
        }
    }

    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) -> Bool {
        var snapshot = NSDiffableDataSourceSnapshot()
        for (index, section) in source.sectionIdentifiers.enumerated() {
            // Sections that an app numbers are the names' places.
            guard let known = section as? SectionIdentifierType ?? index as? SectionIdentifierType else { return false }
            snapshot.appendSections([known])
            let items = source.itemIdentifiersInSection(withIdentifier: section)
            let typed = items.compactMap { $0 as? ItemIdentifierType }
            guard typed.count == items.count else { return false }
            snapshot.appendItems(typed)
        }
        snapshot.reloadItems(source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
        snapshot.reconfigureItems(source.reconfiguredItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
        result = snapshot
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> NSDiffableDataSourceSnapshot {
        var result: NSDiffableDataSourceSnapshot?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? NSDiffableDataSourceSnapshot()
    }
}
