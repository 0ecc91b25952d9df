import Testing
import UIKit

/// `UIScrollView` in the words of its documentation.
@MainActor
@Suite("Documented: scroll views")
struct DocumentedScrollTests {
    let root = makeRoot(200, 300)
    let scroll = UIScrollView()

    init() {
        root.adding(scroll) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
                $0.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ]
        }
    }

    @Test func defaults() {
        let scroll = UIScrollView()
        #expect(scroll.clipsToBounds)
        #expect(scroll.bounces && !scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
        #expect(!scroll.isPagingEnabled && scroll.isScrollEnabled && !scroll.isDirectionalLockEnabled)
        #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
        #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
        #expect(
            scroll.bouncesZoom && scroll.scrollsToTop && scroll.delaysContentTouches && scroll.canCancelContentTouches)
        #expect(scroll.contentInset == .zero && scroll.adjustedContentInset == .zero)
        #expect(scroll.decelerationRate == .normal)
        #expect(abs(UIScrollView.DecelerationRate.normal.rawValue - 0.998) < 1e-9)
        #expect(abs(UIScrollView.DecelerationRate.fast.rawValue - 0.99) < 1e-9)
        #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating && !scroll.isZooming)
        #expect(scroll.automaticallyAdjustsScrollIndicatorInsets)
        #expect(scroll.delegate == nil && scroll.refreshControl == nil)
        #expect(scroll.indicatorStyle == .default)
    }

    /// "contentLayoutGuide: … constraints between it and content define the content size; frameLayoutGuide: the
    /// untransformed frame rectangle".
    @Test func guides() {
        let content = scroll.adding(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                $0.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                $0.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                $0.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                $0.heightAnchor.constraint(equalToConstant: 900),
            ]
        }
        let floating = scroll.adding(Plate(20, 20)) {
            [
                $0.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
                $0.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
            ]
        }
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 900))
        #expect(content.frame == rect(0, 0, 200, 900))
        scroll.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(scroll.bounds == rect(0, 100, 200, 300))
        #expect(content.frame.minY == 0)
        #expect(floating.frame == rect(180, 380, 20, 20))
        #expect(scroll.contentLayoutGuide.layoutFrame.size == CGSize(width: 200, height: 900))
    }

    /// Edges of the scroll view itself mean its content; its size means its frame.
    @Test func edgesMeanContent() {
        let content = scroll.adding(Plate(500, 40)) {
            [
                $0.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
                $0.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
                $0.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
                $0.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
            ]
        }
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 520, height: 50))
        content.size = CGSize(width: 100, height: 40)
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 120, height: 50))
        #expect(scroll.frame == rect(0, 0, 200, 300))
    }

    @Test func offsets() {
        root.layoutIfNeeded()
        scroll.contentSize = CGSize(width: 600, height: 1000)
        scroll.setContentOffset(CGPoint(x: 30, y: 40), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 30, y: 40))
        #expect(scroll.bounds.origin == CGPoint(x: 30, y: 40))
        // "If the area is already visible, the method does nothing"; else so far that it just comes into sight.
        scroll.scrollRectToVisible(rect(50, 50, 10, 10), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 30, y: 40))
        scroll.scrollRectToVisible(rect(30, 500, 10, 20), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 30, y: 220))
        scroll.scrollRectToVisible(rect(0, 0, 10, 10), animated: false)
        #expect(scroll.contentOffset == .zero)
        // "The area is in the content view": what lies beyond it isn't scrolled to.
        scroll.scrollRectToVisible(rect(0, 950, 10, 500), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 700))
        scroll.scrollRectToVisible(rect(0, 1200, 10, 10), animated: false)
        scroll.scrollRectToVisible(rect(-500, -500, 10, 10), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 700))
        scroll.contentOffset = .zero
        scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(scroll.contentSize == CGSize(width: 600, height: 1000))
        #expect(scroll.visibleSize == CGSize(width: 200, height: 300))
    }

    /// "never: don't use the safe area insets"; "always": do.
    @Test func safeAreaAdjustsInsets() {
        let controller = UIViewController(), window = UIWindow(frame: rect(0, 0, 200, 300))
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        controller.additionalSafeAreaInsets.top = 40
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.contentInset.top = 3
        scroll.contentSize = CGSize(width: 200, height: 900)
        controller.view.addSubview(scroll)
        window.layoutIfNeeded()
        let top = controller.view.safeAreaInsets.top
        scroll.contentInsetAdjustmentBehavior = .always
        window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset.top == top + 3)
        scroll.contentInsetAdjustmentBehavior = .never
        window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset.top == 3)
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset.top == top + 3)
    }

    @Test func zooming() {
        final class Zooming: NSObject, UIScrollViewDelegate {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var zooms = 0
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
            func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
        }
        let delegate = Zooming()
        let scroll = UIScrollView(frame: rect(0, 0, 50, 50))
        scroll.addSubview(delegate.view)
        scroll.contentSize = CGSize(width: 100, height: 100)
        scroll.delegate = delegate
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
        scroll.zoomScale = 2
        #expect(delegate.view.transform.a == 2)
        #expect(scroll.contentSize == CGSize(width: 200, height: 200))
        #expect(delegate.zooms == 1)
        scroll.zoomScale = 10
        #expect(scroll.zoomScale == 4)
        scroll.setZoomScale(0.1, animated: false)
        #expect(scroll.zoomScale == 0.5)
    }

    @Test func scrollingIsTold() {
        final class Listening: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = [], ended = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
        }
        let listener = Listening()
        root.layoutIfNeeded()
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.delegate = listener
        scroll.contentOffset.y = 5
        #expect(listener.offsets == [5])
        scroll.contentOffset.y = 5
        #expect(listener.offsets == [5])
        scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(scroll.contentOffset.y == 50)
        #expect(listener.ended == 1)
    }
}
