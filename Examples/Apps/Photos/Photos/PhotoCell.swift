import UIKit

final class PhotoCell: UICollectionViewCell {

    static let reuseIdentifier = "PhotoCell"

    @IBOutlet private var imageView: UIImageView!
    @IBOutlet private var titleLabel: UILabel!

    var photo: Photo? {
        didSet {
            imageView.image = photo?.image
            titleLabel.text = photo?.title
        }
    }

    override var isSelected: Bool {
        didSet { contentView.alpha = isSelected ? 0.6 : 1 }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photo = nil
    }

}
