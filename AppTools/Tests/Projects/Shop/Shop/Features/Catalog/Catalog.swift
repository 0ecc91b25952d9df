import Foundation
import Money

struct Product: Hashable {
    let name: String
    let price: Money
}

protocol CatalogService { func products(_ completion: @escaping (Result<[Product], Error>) -> Void) }

struct StaticCatalog: CatalogService {
    func products(_ completion: @escaping (Result<[Product], Error>) -> Void) {
        completion(
            .success([
                Product(name: "Chair", price: Money(cents: 4999)), Product(name: "Table", price: Money(cents: 12900)),
            ]))
    }
}

final class CatalogViewModel {
    enum State { case loading, loaded([Product]), failed(Error) }
    private let service: CatalogService
    private(set) var state: State = .loading { didSet { onChange?(state) } }
    var onChange: ((State) -> Void)?
    init(service: CatalogService) { self.service = service }
    func load() {
        service.products { [weak self] result in
            switch result {
            case .success(let products): self?.state = .loaded(products)
            case .failure(let error): self?.state = .failed(error)
            }
        }
    }
}
