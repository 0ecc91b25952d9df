import CoreData
import XCTest
@testable import Ledger

/// What Core Data's documentation says of contexts: what they check, tell and save.
final class ContextTests: XCTestCase {
    private lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Plans")
        let description = NSPersistentStoreDescription()
        description.url = URL(fileURLWithPath: "/dev/null")
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in XCTAssertNil(error) }
        return container
    }()
    private var context: NSManagedObjectContext { container.viewContext }

    @discardableResult
    private func place(_ name: String, code: String? = nil, visits: Int32 = 0) -> Place {
        let place = Place(context: context)
        (place.name, place.code, place.visits) = (name, code, visits)
        return place
    }

    private func code(_ body: () throws -> Void) -> Int? {
        do {
            try body()
            return nil
        } catch {
            XCTAssertEqual((error as NSError).domain, NSCocoaErrorDomain)
            return (error as NSError).code
        }
    }

    func testSavingChecksWhatTheModelDemands() throws {
        let place = Place(context: context)
        do {
            try context.save()
            XCTFail("a name is required")
        } catch let error as NSError {
            XCTAssertEqual(error.code, NSValidationMissingMandatoryPropertyError)
            XCTAssertEqual(error.userInfo[NSValidationKeyErrorKey] as? String, "name")
            XCTAssertEqual(error.userInfo[NSValidationObjectErrorKey] as? Place, place)
        }
        place.name = "A"
        XCTAssertEqual(code(context.save), NSValidationStringTooShortError)
        place.rating = 6
        XCTAssertEqual(code(context.save), NSValidationMultipleErrorsError)
        (place.name, place.rating) = ("Athens", 5)
        try context.save()
        XCTAssertFalse(context.hasChanges)
    }

    func testDeletingMayBeDenied() throws {
        let (town, market) = (place("Town"), place("Market"))
        town.addToParts(market)
        try context.save()
        context.delete(town)
        XCTAssertEqual(code(context.save), NSValidationRelationshipDeniedDeleteError)
        context.rollback()
        XCTAssertFalse(town.isDeleted)
        context.delete(market)
        context.delete(town)
        try context.save()
        XCTAssertEqual(try context.count(for: Place.fetchRequest()), 0)
    }

    func testObjectsKnowWhatChanged() throws {
        let place = place("Athens", visits: 2)
        XCTAssertTrue(place.objectID.isTemporaryID)
        try context.save()
        XCTAssertFalse(place.objectID.isTemporaryID)
        place.name = "Argos"
        XCTAssertEqual(place.changedValues() as? [String: String], ["name": "Argos"])
        XCTAssertEqual(place.committedValues(forKeys: ["name"])["name"] as? String, "Athens")
        let address = place.objectID.uriRepresentation()
        let id = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address)
        XCTAssertEqual(try context.existingObject(with: XCTUnwrap(id)), place)
        context.refresh(place, mergeChanges: false)
        XCTAssertTrue(place.isFault)
        XCTAssertEqual(place.name, "Athens")
        place.setValue(7, forKey: "visits")
        XCTAssertEqual(place.visits, 7)
        XCTAssertEqual(place.value(forKey: "visits") as? Int, 7)
    }

    func testNotificationsNameTheObjects() throws {
        var info: [Notification.Name: [AnyHashable: Any]] = [:]
        let names: [Notification.Name] = [
            .NSManagedObjectContextObjectsDidChange, NSManagedObjectContext.didSaveObjectsNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) {
                info[name] = $0.userInfo
            }
        }
        let (one, other) = (place("Athens"), place("Argos"))
        try context.save()
        let saved = info[.NSManagedObjectContextDidSave]
        XCTAssertEqual(saved?[NSInsertedObjectsKey] as? Set<NSManagedObject>, [one, other])
        XCTAssertNil(saved?[NSUpdatedObjectsKey])
        one.visits = 1
        context.delete(other)
        context.processPendingChanges()
        let changed = info[.NSManagedObjectContextObjectsDidChange]
        XCTAssertEqual(changed?[NSUpdatedObjectsKey] as? Set<NSManagedObject>, [one])
        XCTAssertEqual(changed?[NSDeletedObjectsKey] as? Set<NSManagedObject>, [other])
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    func testBackgroundContextsHaveObjectsOfTheirOwn() throws {
        context.automaticallyMergesChangesFromParent = true
        let place = place("Athens")
        try context.save()
        let merged = expectation(description: "merged")
        container.performBackgroundTask { background in
            let copy = background.object(with: place.objectID) as? Place
            XCTAssertFalse(copy === place)
            copy?.name = "Argos"
            try? background.save()
            XCTAssertEqual(place.name, "Athens")
            DispatchQueue.main.async { merged.fulfill() }
        }
        XCTAssertEqual(place.name, "Athens")
        wait(for: [merged], timeout: 5)
        XCTAssertEqual(place.name, "Argos")
    }

    func testChildrenSaveIntoTheirParent() throws {
        let place = place("Athens")
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        (child.object(with: place.objectID) as? Place)?.name = "Argos"
        let part = Place(context: child)
        part.name = "Market"
        part.whole = child.object(with: place.objectID) as? Place
        XCTAssertFalse(context.hasChanges)
        try child.save()
        XCTAssertEqual(place.name, "Argos")
        XCTAssertEqual((place.parts?.firstObject as? Place)?.name, "Market")
        XCTAssertEqual(try container.newBackgroundContext().count(for: Place.fetchRequest()), 1)
        try context.save()
        XCTAssertEqual(try container.newBackgroundContext().count(for: Place.fetchRequest()), 2)
    }

    func testConflictsAreResolvedByThePolicy() throws {
        let place = place("Athens", code: "A")
        try context.save()
        let background = container.newBackgroundContext()
        (background.object(with: place.objectID) as? Place)?.visits = 9
        try background.save()
        place.name = "Argos"
        XCTAssertEqual(code(context.save), NSManagedObjectMergeError)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        XCTAssertEqual(place.name, "Argos")
        XCTAssertEqual(place.visits, 9)
        // Two objects may not have the same code.
        self.place("Arta", code: "A")
        context.mergePolicy = NSMergePolicy.error
        XCTAssertEqual(code(context.save), NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try context.save()
        XCTAssertEqual(try context.fetch(Place.fetchRequest()).map(\.name), ["Arta"])
    }

    func testChangesAreTakenBack() throws {
        context.undoManager = UndoManager()
        let place = place("Athens")
        try context.save()
        place.name = "Argos"
        context.processPendingChanges()
        context.delete(place)
        context.undo()
        XCTAssertFalse(place.isDeleted)
        context.undo()
        XCTAssertEqual(place.name, "Athens")
        context.redo()
        XCTAssertEqual(place.name, "Argos")
        context.rollback()
        XCTAssertEqual(place.name, "Athens")
    }

    func testRequestsAnswerWithDictionaries() throws {
        for (name, code, visits) in [("Athens", "A", 1), ("Argos", "B", 2), ("Arta", "C", 4)] {
            place(name, code: code, visits: Int32(visits)).rating = visits > 1 ? 5 : 3
        }
        try context.save()
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = NSExpression(
            forFunction: "sum:", arguments: [NSExpression(forKeyPath: #keyPath(Place.visits))])
        sum.expressionResultType = .integer32AttributeType
        let request = NSFetchRequest<NSDictionary>(entityName: "Place")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = [sum]
        XCTAssertEqual(try context.fetch(request).first?["total"] as? Int, 7)
        request.propertiesToFetch = ["rating", sum]
        request.propertiesToGroupBy = ["rating"]
        request.sortDescriptors = [NSSortDescriptor(key: "rating", ascending: false)]
        XCTAssertEqual(try context.fetch(request).map { $0["total"] as? Int }, [6, 1])
        let visited = container.managedObjectModel.fetchRequestFromTemplate(
            withName: "Visited", substitutionVariables: ["LEAST": 2])
        XCTAssertEqual(try context.count(for: XCTUnwrap(visited)), 2)
    }

    func testBatchesChangeWhatIsSaved() throws {
        let insert = NSBatchInsertRequest(entityName: "Place", objects: [["name": "Athens"], ["name": "Argos"]])
        insert.resultType = .count
        XCTAssertEqual((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int, 2)
        let place = try XCTUnwrap(context.fetch(Place.fetchRequest()).first)
        XCTAssertEqual(place.name, "Athens")
        let update = NSBatchUpdateRequest(entityName: "Place")
        update.propertiesToUpdate = ["visits": 3]
        update.resultType = .updatedObjectIDsResultType
        let ids = try XCTUnwrap((context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])
        XCTAssertEqual(place.visits, 0)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
        XCTAssertEqual(place.visits, 3)
        let all = Place.fetchRequest() as! NSFetchRequest<NSFetchRequestResult>
        try context.execute(NSBatchDeleteRequest(fetchRequest: all))
        XCTAssertEqual(try context.count(for: Place.fetchRequest()), 0)
    }

    func testPredicatesKnowObjectsAndNone() throws {
        let (town, market) = (place("Town"), place("Market"))
        market.whole = town
        market.rating = 4
        func found(_ format: String, _ arguments: Any...) throws -> [Place] {
            let request: NSFetchRequest<Place> = Place.fetchRequest()
            request.predicate = NSPredicate(format: format, argumentArray: arguments)
            return try context.fetch(request)
        }
        XCTAssertEqual(try found("whole == %@", town), [market])
        XCTAssertEqual(try found("whole == %@", town.objectID), [market])
        XCTAssertEqual(try found("whole == nil"), [town])
        XCTAssertEqual(try found("rating != nil AND SELF IN %@", [market, town]), [market])
        XCTAssertEqual(try found("name BEGINSWITH[cd] %@", "TÖ"), [town])
    }

    func testModelsCanBeBuiltInCode() throws {
        let (author, book) = (NSEntityDescription(), NSEntityDescription())
        (author.name, author.managedObjectClassName) = ("Author", NSStringFromClass(Author.self))
        (book.name, book.managedObjectClassName) = ("Book", NSStringFromClass(Book.self))
        let (name, title) = (NSAttributeDescription(), NSAttributeDescription())
        (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, false)
        (title.name, title.attributeType, title.defaultValue) = ("title", .stringAttributeType, "Untitled")
        let (books, writer) = (NSRelationshipDescription(), NSRelationshipDescription())
        (books.name, books.destinationEntity, books.deleteRule) = ("books", book, .cascadeDeleteRule)
        (writer.name, writer.destinationEntity, writer.maxCount) = ("author", author, 1)
        (books.inverseRelationship, writer.inverseRelationship) = (writer, books)
        author.properties = [name, books]
        book.properties = [title, writer]
        let model = NSManagedObjectModel()
        model.entities = [author, book]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let (one, other) = (Author(context: context), Book(context: context))
        XCTAssertEqual(code(context.save), NSValidationMissingMandatoryPropertyError)
        one.name = "Le Guin"
        one.books = [other]
        XCTAssertEqual(other.author, one)
        XCTAssertEqual(other.title, "Untitled")
        try context.save()
        context.delete(one)
        try context.save()
        XCTAssertEqual(try context.count(for: NSFetchRequest<Book>(entityName: "Book")), 0)
    }
}

final class Author: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var books: Set<Book>
}

final class Book: NSManagedObject {
    @NSManaged var title: String
    @NSManaged var author: Author?
}
