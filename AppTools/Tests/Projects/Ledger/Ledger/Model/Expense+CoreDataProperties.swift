import Foundation
import CoreData

extension Expense {

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Expense> {
        return NSFetchRequest<Expense>(entityName: "Expense")
    }

    @NSManaged public var amount: Double
    @NSManaged public var title: String
    @NSManaged public var note: String?
    @NSManaged public var date: Date
    @NSManaged public var isPaid: Bool
    @NSManaged public var count: Int32
    @NSManaged public var category: Category?
}
