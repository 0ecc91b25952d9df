import UIKit

class PhotosViewController: UICollectionViewController {

    private let spacing: CGFloat = 8
    var photos = Photo.all

    @IBAction func reverse(_ sender: UIBarButtonItem) {
        photos.reverse()
        collectionView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let controller = segue.destination as? PhotoViewController,
            let indexPath = collectionView.indexPathsForSelectedItems?.first
        {
            controller.photo = photos[indexPath.item]
        }
    }

    // MARK: - UICollectionViewDataSource

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return photos.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
        (cell as? PhotoCell)?.photo = photos[indexPath.item]
        return cell
    }

}

extension PhotosViewController: UICollectionViewDelegateFlowLayout {

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let columns: CGFloat = collectionView.bounds.width > 500 ? 4 : 2
        let width = ((collectionView.bounds.width - spacing * (columns + 1)) / columns).rounded(.down)
        return CGSize(width: width, height: width + 28)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        return UIEdgeInsets(top: spacing, left: spacing, bottom: spacing, right: spacing)
    }

}
