import CoreData
import XCTest
@testable import Ledger

/// How a controller of results tells its delegate of objects and sections.
final class ResultsControllerTests: XCTestCase {
    private let context: NSManagedObjectContext = {
        let container = NSPersistentContainer(name: "Plans")
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in XCTAssertNil(error) }
        return container.viewContext
    }()

    @discardableResult
    private func place(_ name: String, rating: Int?) -> Place {
        let place = Place(context: context)
        (place.name, place.rating) = (name, rating.map { NSNumber(value: $0) })
        return place
    }

    private func controller() -> NSFetchedResultsController<Place> {
        let request = Place.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Place.rating, ascending: true),
            NSSortDescriptor(keyPath: \Place.name, ascending: true),
        ]
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: #keyPath(Place.rating),
            cacheName: nil)
    }

    func testSectionsAreNamedByTheirValues() throws {
        place("Argos", rating: 2)
        place("Athens", rating: nil)
        let controller = controller()
        try controller.performFetch()
        XCTAssertEqual(controller.sections?.map(\.name), ["", "2"])
        XCTAssertEqual(controller.sectionIndexTitles, ["2"])
        XCTAssertEqual(controller.section(forSectionIndexTitle: "2", at: 0), 1)
    }

    func testTheDelegateHearsOfSectionsAndObjects() throws {
        let (argos, arta) = (place("Argos", rating: 1), place("Arta", rating: 1))
        try context.save()
        let (controller, listener) = (controller(), Listener())
        controller.delegate = listener
        try controller.performFetch()
        func heard(_ change: () -> Void) -> [String] {
            listener.heard = []
            change()
            context.processPendingChanges()
            XCTAssertTrue(listener.teller == controller)
            XCTAssertEqual(listener.teller?.fetchRequest.entityName, "Place")
            return listener.heard
        }
        XCTAssertEqual(
            heard { place("Delphi", rating: 2) }, ["will", "section 2 insert 1", "Delphi insert nil [1, 0]", "did"])
        XCTAssertEqual(heard { argos.name = "Zakro" }, ["will", "Zakro move [0, 0] [0, 1]", "did"])
        XCTAssertEqual(
            heard {
                arta.rating = 2
                argos.visits = 4
            }, ["will", "Arta move [0, 0] [1, 0]", "Zakro update [0, 1] [0, 0]", "did"])
        XCTAssertEqual(
            heard { context.delete(argos) }, ["will", "section 1 delete 0", "Zakro delete [0, 0] nil", "did"])
        XCTAssertEqual(heard {}, [])
    }

    func testTheDelegateMayTakeSnapshots() throws {
        let argos = place("Argos", rating: 1)
        try context.save()
        let (controller, listener) = (controller(), SnapshotListener())
        controller.delegate = listener
        try controller.performFetch()
        XCTAssertEqual(listener.snapshot?.itemIdentifiers, [argos.objectID])
        let delphi = place("Delphi", rating: 2)
        try context.save()
        XCTAssertEqual(listener.snapshot?.sectionIdentifiers, ["1", "2"])
        XCTAssertEqual(listener.snapshot?.itemIdentifiers, [argos.objectID, delphi.objectID])
    }
}

private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var heard: [String] = []
    var teller: NSFetchedResultsController<NSFetchRequestResult>?

    private func name(_ type: NSFetchedResultsChangeType) -> String {
        switch type {
        case .insert: return "insert"
        case .delete: return "delete"
        case .move: return "move"
        case .update: return "update"
        @unknown default: return "?"
        }
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        teller = controller
        heard.append("will")
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        heard.append("did")
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let places = [indexPath, newIndexPath].map { $0.map { "\(Array($0))" } ?? "nil" }
        heard.append("\((anObject as? Place)?.name ?? "?") \(name(type)) \(places.joined(separator: " "))")
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
        heard.append("section \(sectionInfo.name) \(name(type)) \(sectionIndex)")
    }
}

private final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
    var snapshot: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>?

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        self.snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        XCTFail("who takes snapshots hears of nothing else")
    }
}
