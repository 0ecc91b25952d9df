import Testing
import UIKit

/// Shows a picture that can be zoomed, placed by constraints and centred while it is smaller than the screen, as viewers of
/// photos are written.
private final class PhotoController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let photo = UIImageView(image: UIImage(placeholderOfSize: CGSize(width: 400, height: 300)))
    private(set) var zooms = 0
    private lazy var top = photo.topAnchor.constraint(equalTo: scrollView.topAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        view.addSubview(scrollView)
        scrollView.addSubview(photo)
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        photo.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            top, photo.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            photo.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            photo.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        ])
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        zooms += 1
        top.constant = max(0, (view.bounds.height - photo.frame.height) / 2)
        view.layoutIfNeeded()
    }
}

/// Zooms a view that stands by its frame.
private final class Magnifier: NSObject, UIScrollViewDelegate {
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
}

@MainActor
@Suite("Zooming")
struct ZoomingTests {
    /// `zoomScale`: the scale of the view for zooming, from the smallest to the largest scale; the content's size grows along.
    @Test func contentIsScaledBetweenLimits() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), magnifier = Magnifier()
        scrollView.addSubview(magnifier.map)
        scrollView.contentSize = CGSize(width: 200, height: 200)
        scrollView.maximumZoomScale = 3
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 1)
        scrollView.delegate = magnifier
        scrollView.zoomScale = 2
        #expect(magnifier.map.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(scrollView.contentSize == CGSize(width: 400, height: 400))
        scrollView.zoomScale = 9
        #expect(scrollView.zoomScale == 3)
        scrollView.setZoomScale(0.1, animated: false)
        #expect(scrollView.zoomScale == 1)
        #expect(magnifier.map.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    /// `zoom(to:animated:)` makes a part of the content fill what is seen.
    @Test func aPartFillsTheView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), magnifier = Magnifier()
        scrollView.addSubview(magnifier.map)
        scrollView.contentSize = CGSize(width: 200, height: 200)
        scrollView.maximumZoomScale = 3
        scrollView.delegate = magnifier
        scrollView.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 50), animated: false)
        #expect(scrollView.zoomScale == 2)
        #expect(scrollView.contentOffset == CGPoint(x: 200, y: 100))
    }

    @Test func constraintsPlaceWhatIsZoomed() {
        let controller = PhotoController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        controller.view.layoutIfNeeded()
        #expect(controller.scrollView.contentSize == CGSize(width: 400, height: 300))
        controller.scrollView.minimumZoomScale = 0.5
        controller.scrollView.zoomScale = 0.5
        #expect(controller.zooms == 1)
        #expect(controller.photo.bounds.size == CGSize(width: 400, height: 300))
        // Half as large, in the middle of the height: 400 - 150 are 250.
        #expect(controller.photo.frame == CGRect(x: 0, y: 125, width: 200, height: 150))
        #expect(controller.scrollView.contentSize == CGSize(width: 200, height: 275))
    }
}
