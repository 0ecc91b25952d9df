import Foundation

final class DetailViewModel {
    private let item: Grocery
    var onChange: ((DetailViewModel) -> Void)?

    init(item: Grocery) { self.item = item }

    var title: String { return item.name }
    var subtitle: String { return String(format: "%d × %@", item.amount, item.name.lowercased()) }
    var aisle: String { return item.aisle.title }
}
