import Testing
import UIKit

/// Leaves room above and on the right for a badge, by the two methods and not by insets.
private final class BadgedView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 50) }

    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: frame.minY + 6, width: frame.width - 8, height: frame.height - 6)
    }

    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        CGRect(
            x: alignmentRect.minX, y: alignmentRect.minY - 6, width: alignmentRect.width + 8,
            height: alignmentRect.height + 6)
    }
}

private final class CountingView: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

private final class Sized: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Shows some view: made by generic code, as reusable cells and containers of apps do.
private final class Holder<Content: UIView>: UIView {
    let content = Content()
    let framed = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

@MainActor
@Suite("Details of layout")
struct LayoutDetailTests {
    private func child(_ view: UIView, in superview: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
    }

    /// Views whose alignment rectangle needs arbitrary transformations override the two methods (documentation of
    /// `alignmentRect(forFrame:)`). The intrinsic size is that of the alignment rectangle.
    @Test func overriddenAlignmentRectanglesCount() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), badged = BadgedView(), below = UIView()
        child(badged, in: root)
        child(below, in: root)
        NSLayoutConstraint.activate([
            badged.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            badged.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            below.topAnchor.constraint(equalTo: badged.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: badged.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(badged.frame == CGRect(x: 20, y: 14, width: 58, height: 56))
        #expect(below.frame.origin == CGPoint(x: 70, y: 70))
        #expect(badged.alignmentRect(forFrame: badged.frame) == CGRect(x: 20, y: 20, width: 50, height: 50))
    }

    /// The system's guides have their frame without any constraint that speaks of them.
    @Test func theSystemsGuidesHaveFrames() {
        let controller = UIViewController(), view: UIView = controller.view
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        view.layoutIfNeeded()
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 300, height: 570))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 20, width: 268, height: 570))
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 590, width: 300, height: 10))
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        view.layoutIfNeeded()
        #expect(view.keyboardLayoutGuide.layoutFrame.minY == 600)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        scrollView.contentSize = CGSize(width: 100, height: 300)
        scrollView.contentOffset.y = 30
        #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 100, height: 50))
        #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 300))
        #expect(scrollView.visibleSize == CGSize(width: 100, height: 50))
    }

    /// The greater of the root view's own margins and the system's (documentation of `systemMinimumLayoutMargins`).
    @Test func theSystemsMarginsAreTheLeastOfARootView() {
        let controller = UIViewController(), view: UIView = controller.view
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        #expect(
            controller.systemMinimumLayoutMargins
                == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 6, trailing: 10)
        view.layoutIfNeeded()
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 16))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 10))
    }

    /// Only the superviews of what moves lay out their subviews.
    @Test func aConstantLaysOutNoMoreThanItMoves() {
        let root = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let middle = CountingView(), leaf = CountingView()
        child(middle, in: root)
        child(leaf, in: middle)
        let height = leaf.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            middle.topAnchor.constraint(equalTo: root.topAnchor),
            middle.leftAnchor.constraint(equalTo: root.leftAnchor),
            middle.widthAnchor.constraint(equalToConstant: 90), middle.heightAnchor.constraint(equalToConstant: 90),
            leaf.topAnchor.constraint(equalTo: middle.topAnchor),
            leaf.leftAnchor.constraint(equalTo: middle.leftAnchor),
            leaf.widthAnchor.constraint(equalToConstant: 10), height,
        ])
        root.layoutIfNeeded()
        #expect([root, middle, leaf].map(\.layouts) == [1, 1, 1])
        height.constant = 20
        root.layoutIfNeeded()
        #expect(leaf.frame.height == 20)
        #expect([root, middle, leaf].map(\.layouts) == [1, 2, 2])
    }

    /// A constraint that only moves the end of the content gives the scroll view its new size.
    @Test func contentSizesFollowTheirGuide() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), scrollView = UIScrollView(),
            box = UIView()
        child(scrollView, in: root)
        child(box, in: scrollView)
        let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        let bottom = content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: root.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            scrollView.leftAnchor.constraint(equalTo: root.leftAnchor),
            scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
            box.topAnchor.constraint(equalTo: content.topAnchor),
            box.leftAnchor.constraint(equalTo: content.leftAnchor),
            box.rightAnchor.constraint(equalTo: content.rightAnchor),
            box.widthAnchor.constraint(equalTo: frame.widthAnchor),
            box.heightAnchor.constraint(equalToConstant: 50), bottom,
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 60))
        bottom.constant = 100
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 150))
    }

    /// The priorities with which UIKit creates controls in code.
    @Test func controlsOfFixedSizeHugTheirContent() {
        for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] {
            #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
            #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        }
        #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(UILabel().contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    @Test func nothingIsPrintedAsAPlainZero() {
        let size = UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect("\(size.width) \(size.height)" == "0.0 0.0")
    }

    @Test func genericCodeMakesViewsAndControllers() {
        let holder = Holder<Sized>()
        #expect(holder.content.tag == 7)
        #expect(type(of: holder.content) == Sized.self)
        #expect(holder.framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller { Controller() }
        #expect(type(of: make(UITableViewController.self)) == UITableViewController.self)
        func cell<Cell: UITableViewCell>() -> Cell { Cell(style: .subtitle, reuseIdentifier: "a") }
        let made: UITableViewCell = cell()
        #expect(made.reuseIdentifier == "a")
    }
}
