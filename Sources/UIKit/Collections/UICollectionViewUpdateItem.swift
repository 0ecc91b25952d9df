/// One change among those of a collection, as its layout hears of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        case insert = 0, delete, reload, move, none
    }

    /// Where the item was; nil for a new one. A section has `NSNotFound` for its item.
    public let indexPathBeforeUpdate: IndexPath?
    /// Where the item is; nil for one that goes.
    public let indexPathAfterUpdate: IndexPath?
    /// What happens.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
        super.init()
    }
}

extension ElementChanges {
    /// The changes one by one, sections first.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        let sections =
            deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
            + insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: whole($0)) }
            + reloadedSections.map { UICollectionViewUpdateItem(.reload, from: whole($0), to: whole($0)) }
            + movedSections.sorted { $0.key < $1.key }
            .map { UICollectionViewUpdateItem(.move, from: whole($0.key), to: whole($0.value)) }
        return sections
            + deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
            + reloaded.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
            + moved.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value) }
    }
}
