import UIKit

extension ViewKind {
    /// A collection.
    public static let collectionView = ViewKind("collectionView", content: ScrollViewContent.self) {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
}
