import UIKit

class PhotoViewController: UIViewController, UIScrollViewDelegate {

    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var imageView: UIImageView!

    var photo: Photo?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = photo?.title
        imageView.image = photo?.image
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap(_:)))
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
    }

    @objc func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
        let scale: CGFloat = scrollView.zoomScale > 1 ? 1 : 2
        scrollView.setZoomScale(scale, animated: false)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }

}
