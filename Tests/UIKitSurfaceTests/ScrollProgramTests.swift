import Testing
import UIKit

@MainActor
@Suite("Scroll views in programs")
struct ScrollProgramTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let scroll = UIScrollView()

    init() {
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
    }

    private func content(_ superview: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    @Test func guidesGiveTheContentItsSize() {
        let view = content(scroll)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 1000),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 1000))
        #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
        #expect(scroll.contentLayoutGuide.layoutFrame == view.frame)
        scroll.contentOffset.y = 300
        root.layoutIfNeeded()
        #expect(view.frame.minY == 0)
        #expect(scroll.bounds.origin.y == 300)
        #expect(view.convert(CGPoint.zero, to: root).y == -300)
        #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 320, height: 400))
    }

    /// Fills the screen while its contents are low, and scrolls when they are high.
    @Test func contentAtLeastAsHighAsTheScreen() {
        let view = content(scroll), box = content(view)
        let height = box.heightAnchor.constraint(equalToConstant: 100)
        let fill = view.heightAnchor.constraint(greaterThanOrEqualTo: scroll.heightAnchor)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scroll.topAnchor),
            view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            view.widthAnchor.constraint(equalTo: scroll.widthAnchor), fill,
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            box.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 100), height,
        ])
        let snug = view.heightAnchor.constraint(equalToConstant: 0)
        snug.priority = .defaultLow
        snug.isActive = true
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 320, height: 400))
        #expect(box.frame == CGRect(x: 110, y: 150, width: 100, height: 100))
        height.constant = 600
        root.layoutIfNeeded()
        #expect(scroll.contentSize.height == 640)
        #expect(box.frame.minY == 20)
    }

    @Test func pagesSideBySide() {
        var edge = scroll.contentLayoutGuide.leadingAnchor
        var pages: [UIView] = []
        for _ in 0..<3 {
            let page = content(scroll)
            NSLayoutConstraint.activate([
                page.leadingAnchor.constraint(equalTo: edge), page.topAnchor.constraint(equalTo: scroll.topAnchor),
                page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                page.heightAnchor.constraint(equalTo: scroll.heightAnchor),
            ])
            edge = page.trailingAnchor
            pages.append(page)
        }
        edge.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(pages.map(\.frame.minX) == [0, 320, 640])
        #expect(scroll.contentSize == CGSize(width: 960, height: 400))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(pages.map(\.frame.minX) == [0, 400, 800])
    }

    @Test func aContentSizeSetByHandStays() {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scroll.addSubview(plain)
        scroll.contentSize = CGSize(width: 500, height: 700)
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 500, height: 700))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 650, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 300))
        #expect(plain.frame.origin == .zero)
    }

    @Test func scrollingIsHeardByTheDelegate() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let listener = Listener()
        scroll.delegate = listener
        scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
        scroll.contentOffset = CGPoint(x: 0, y: 25)
        #expect(listener.offsets == [10, 25])
    }
}
