import Foundation
@preconcurrency @MainActor
open class UITableView: UIScrollView {}
