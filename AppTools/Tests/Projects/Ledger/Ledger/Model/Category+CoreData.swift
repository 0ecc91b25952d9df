import CoreData
import UIKit

@objc(Category)
public final class Category: NSManagedObject {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Category> { NSFetchRequest(entityName: "Category") }
    @NSManaged public var name: String
    @NSManaged var expenses: NSSet?
}

extension Category {
    @objc(addExpensesObject:)
    @NSManaged public func addToExpenses(_ value: Expense)

    @objc(removeExpensesObject:)
    @NSManaged public func removeFromExpenses(_ value: Expense)

    var total: Double { (expenses as? Set<Expense>)?.reduce(0) { $0 + $1.amount } ?? 0 }
}
