import Testing
import UIKit

/// Hears of scrolling.
private final class Listener: NSObject, UIScrollViewDelegate {
    var steps: [Double] = []
    var ends = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { steps.append(Double(scrollView.contentOffset.y)) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}

/// Scrolling to a point, pictures one after the other, and shapes, as they are seen in time.
@MainActor
@Suite("Scrolling, pictures and shapes in time", .serialized)
struct MovingContentTests {
    private let clock = AnimationClock.current
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let listener = Listener()

    init() {
        scroller.contentSize = CGSize(width: 320, height: 2000)
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.delegate = listener
        window.addSubview(scroller)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// "animated: true to animate the transition at a constant velocity to the new offset, false to make the transition
    /// immediate": the offset goes there bit by bit, and the delegate hears "when a scrolling animation concludes".
    @Test func theOffsetGoesToAPoint() {
        scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(scroller.contentOffset.y == 0)
        clock.advance(by: 0.15)
        #expect(abs(scroller.contentOffset.y - 150) < 1)
        #expect(listener.ends == 0)
        clock.advance(by: 0.2)
        #expect(scroller.contentOffset.y == 300)
        #expect(listener.ends == 1)
        #expect(listener.steps == listener.steps.sorted() && listener.steps.count > 10)
    }

    /// A new offset takes the place of the way to another.
    @Test func anotherOffsetInterrupts() {
        scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        clock.advance(by: 0.1)
        scroller.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        clock.advance(by: 1)
        #expect(scroller.contentOffset.y == 20)
        #expect(listener.ends == 0)
        scroller.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 20), animated: true)
        #expect(scroller.contentOffset.y == 20)
        clock.advance(by: 1)
        #expect(scroller.contentOffset.y == 540)
        #expect(listener.ends == 1)
    }

    @Test func rowsAreScrolledTo() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let rows = Rows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 40
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
        #expect(table.contentOffset.y == 0)
        clock.advance(by: 0.15)
        #expect(abs(table.contentOffset.y - 400) < 5)
        clock.advance(by: 0.3)
        #expect(table.contentOffset.y == 800)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
    }

    /// "animationDuration: The default value of this property is equal to the number of images multiplied by 1/30th of a
    /// second"; "animationRepeatCount: … 0, which indicates to repeat the animation indefinitely".
    @Test func picturesAreShownOneAfterTheOther() {
        let pictures = [1.0, 2, 3].map { side in
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        let view = UIImageView(image: pictures[0])
        view.animationImages = pictures
        #expect(!view.isAnimating)
        view.startAnimating()
        func shown() -> UIImage? { view.withPresentedValues { view.displayedImage } }
        #expect(shown() === pictures[0])
        clock.advance(by: 1.5 / 30)
        #expect(shown() === pictures[1])
        #expect(view.displayedImage === pictures[0])
        clock.advance(by: 1.0 / 30)
        #expect(shown() === pictures[2])
        clock.advance(by: 1.0 / 30)
        #expect(shown() === pictures[0])
        view.animationDuration = 3
        view.animationRepeatCount = 2
        view.startAnimating()
        clock.advance(by: 4.5)
        #expect(view.isAnimating && shown() === pictures[1])
        clock.advance(by: 2)
        #expect(!view.isAnimating && shown() === pictures[0])
    }

    private func animate(_ layer: CALayer, _ path: String, from: Any?, to: Any?) {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: path)
    }

    /// "path: The path defining the shape to be rendered. Animatable." Its points move from the ones to the others.
    @Test func pathsMoveBetweenShapes() throws {
        let layer = CAShapeLayer(), box = CGRect(x: 0, y: 0, width: 10, height: 10)
        let (small, large) = (
            CGPath(rect: box, transform: nil), CGPath(rect: box.insetBy(dx: -20, dy: 0), transform: nil)
        )
        layer.path = large
        animate(layer, "path", from: small, to: large)
        clock.advance(by: 0.5)
        let shown = try #require(layer.presentation()?.path)
        #expect(shown.boundingBox == CGRect(x: -10, y: 0, width: 30, height: 10))
        #expect(layer.path === large)
        clock.advance(by: 0.5)
        #expect(layer.presentation()?.path?.boundingBox == large.boundingBox)
        // Between paths of different steps the result is undefined; here the layer's own is seen.
        animate(layer, "path", from: CGPath(ellipseIn: box, transform: nil), to: large)
        clock.advance(by: 0.5)
        #expect(layer.presentation()?.path?.boundingBox.isNull == false)
    }

    @Test func linesGrowAndChangeColour() throws {
        let layer = CAShapeLayer()
        layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        animate(layer, "strokeEnd", from: 0, to: 1)
        animate(layer, "lineWidth", from: 2, to: 6)
        animate(
            layer, "strokeColor", from: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
            to: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        clock.advance(by: 0.25)
        let shown = try #require(layer.presentation())
        #expect(shown.strokeEnd == 0.25 && shown.lineWidth == 3)
        #expect(shown.strokeColor?.components?.prefix(3) == [0.75, 0, 0.25])
        #expect(layer.strokeEnd == 1 && layer.lineWidth == 1)
    }
}
