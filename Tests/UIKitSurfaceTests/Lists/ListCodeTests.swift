import Testing
import UIKit

// Screens of lists as apps write them. What they override and implement is what is tested: that it compiles.

private final class Gallery: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var source: UICollectionViewDiffableDataSource<Int, String>!
    var menus = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.dragInteractionEnabled = true
        collectionView.reorderingCadence = .fast
        collectionView.allowsMultipleSelectionDuringEditing = true
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .none
        collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [
                .detail(), .outlineDisclosure(options: .init(style: .header)), .reorder(displayed: .whenEditing),
                .popUpMenu(UIMenu(children: [])),
            ]
            cell.configurationUpdateHandler = { cell, state in
                cell.alpha = state.isSelected ? 0.5 : 1
            }
            cell.backgroundConfiguration = UIBackgroundConfiguration.listSidebarCell()
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["one", "two"])
        source.sectionSnapshotHandlers.willExpandItem = { _ in }
        source.apply(outline, to: 0, animatingDifferences: false)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(
                options: .displayInline,
                children: [
                    UIDeferredMenuElement.uncached { $0([]) },
                    UICommand(title: "Cut", action: Selector(("cut:"))),
                ])
        })
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [weak self] in self?.menus += 1 }
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = 0
    }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
        item.localObject = source.itemIdentifier(for: indexPath)
        return [item]
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard session.localDragSession != nil else { return UICollectionViewDropProposal(operation: .forbidden) }
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
        coordinator.session.loadObjects(ofClass: NSString.self) { _ in }
        coordinator.drop(item.dragItem, toItemAt: target)
    }
}

private final class Tasks: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate, UISearchBarDelegate
{
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.separatorInsetReference = .fromAutomaticInsets
        let more = UIMenu(
            title: "More", identifier: UIMenu.Identifier("more"), options: [.displayInline, .singleSelection],
            preferredElementSize: .medium,
            children: [UIAction(title: "A", attributes: .keepsMenuPresented, state: .on) { _ in }])
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: more)
        title = more.selectedElements.first?.title
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
    override func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration c: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: tableView, parameters: parameters)
    }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        for item in coordinator.items {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "cell", rowHeight: 44)
            coordinator.drop(item.dragItem, to: placeholder).deletePlaceholder()
        }
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }
}

@MainActor
@Suite("Screens of lists as apps write them")
struct ListCodeTests {
    @Test func aGalleryShowsItsItems() {
        let gallery = Gallery(collectionViewLayout: UICollectionViewFlowLayout())
        gallery.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        gallery.view.layoutIfNeeded()
        #expect(gallery.collectionView.numberOfItems(inSection: 0) == 2)
        gallery.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        gallery.view.layoutIfNeeded()
        #expect(gallery.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
    }

    @Test func aMenuKnowsWhatIsOn() {
        let tasks = Tasks(style: .plain)
        tasks.loadViewIfNeeded()
        #expect(tasks.title == "A")
    }

    /// "Loads an object of the specified class."
    @Test func aProviderHandsItsObjectOver() {
        let provider = NSItemProvider(object: "words" as NSString)
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        var found: String?
        provider.loadObject(ofClass: NSString.self) { object, _ in found = (object as? NSString).map { "\($0)" } }
        #expect(found == "words")
    }
}
