import Foundation
import CoreData

@objc(Expense)
public class Expense: NSManagedObject {
    public override func awakeFromInsert() {
        super.awakeFromInsert()
        date = Date()
    }

    var formattedAmount: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSNumber(value: amount)) ?? ""
    }
}
