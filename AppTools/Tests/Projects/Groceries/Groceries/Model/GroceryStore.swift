import Foundation
import os.log

final class GroceryStore {
    private let log = OSLog(subsystem: "com.example.Groceries", category: "store")
    private(set) var items: [Grocery] = [] {
        didSet { NotificationCenter.default.post(name: .groceriesDidChange, object: self) }
    }

    private var fileURL: URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("groceries.json")
    }

    init() {
        items = [
            Grocery(name: "Apples", amount: 6, aisle: .fruit),
            Grocery(name: "Bananas", aisle: .fruit),
            Grocery(name: "Rye bread", aisle: .bakery),
            Grocery(name: "Milk", amount: 2, aisle: .dairy),
        ]
    }

    func items(in aisle: Grocery.Aisle) -> [Grocery] {
        return items.filter { $0.aisle == aisle }.sorted { $0.name < $1.name }
    }

    func add(_ item: Grocery) { items.append(item) }

    func toggle(_ item: Grocery) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isBought.toggle()
    }

    func remove(_ item: Grocery) {
        items.removeAll { $0.id == item.id }
    }

    func save() {
        do {
            let data = try JSONEncoder().encode(items)
            try data.write(to: fileURL, options: .atomic)
        } catch {
            os_log("could not save: %{public}@", log: log, type: .error, error.localizedDescription)
        }
    }
}
