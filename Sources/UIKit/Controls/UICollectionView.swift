import Foundation
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}
