import UIKit

struct Photo {
    let name: String

    var title: String { return name.capitalized }
    var image: UIImage? { return UIImage(named: name) }

    static let all = ["dawn", "meadow", "lake", "dusk", "night", "forest"].map(Photo.init)
}
