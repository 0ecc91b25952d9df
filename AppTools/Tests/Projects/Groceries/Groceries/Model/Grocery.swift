import Foundation

struct Grocery: Codable, Equatable {
    enum Aisle: String, Codable, CaseIterable {
        case fruit, bakery, dairy

        var title: String {
            switch self {
            case .fruit: return NSLocalizedString("Fruit & vegetables", comment: "aisle")
            case .bakery: return NSLocalizedString("Bakery", comment: "aisle")
            case .dairy: return NSLocalizedString("Dairy", comment: "aisle")
            }
        }
    }

    let id: UUID
    var name: String
    var amount: Int
    var aisle: Aisle
    var isBought = false

    init(name: String, amount: Int = 1, aisle: Aisle) {
        self.id = UUID()
        self.name = name
        self.amount = amount
        self.aisle = aisle
    }
}

extension Notification.Name {
    static let groceriesDidChange = Notification.Name("groceriesDidChange")
}
