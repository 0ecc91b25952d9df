import Testing

@testable import UIKit

@MainActor
@Suite("UIView layout")
struct ViewLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init() {
        var environment = LayoutEnvironment()
        environment.displayScale = 2
        root.setEnvironment(environment)
    }

    private func child(of superview: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    private func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    @Test func framesAreInTheSuperviewsCoordinates() {
        let outer = child(), inner = child(of: outer)
        pin(outer, to: root, 10)
        pin(inner, to: outer, 5)
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 270, height: 170))
        root.frame.size = CGSize(width: 200, height: 100)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 170, height: 70))
    }

    @Test func aTextThatChangesDeepInTheTreeIsLaidOut() {
        let row = child()
        let label = UILabel()
        label.text = "A"
        label.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(label)
        pin(row, to: label)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            row.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        for text in ["A longer text", "A still longer text", "B"] {
            label.text = text
            root.layoutIfNeeded()
            #expect(label.frame.width == label.intrinsicContentSize.width)
            #expect(row.frame.width == label.frame.width)
        }
    }

    @Test func constraintsAreHeldByTheNearestCommonAncestor() {
        let outer = child(), inner = child(of: outer), other = child(of: outer)
        let between = inner.leadingAnchor.constraint(equalTo: other.trailingAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([between, own])
        #expect(outer.constraints == [between])
        #expect(inner.constraints == [own])
        between.isActive = false
        #expect(outer.constraints.isEmpty)
    }

    @Test func removingAViewRemovesTheConstraintsThatTieItToTheRest() {
        let view = child(), inner = child(of: view)
        pin(view, to: root)
        let own = inner.widthAnchor.constraint(equalToConstant: 5)
        own.isActive = true
        view.removeFromSuperview()
        #expect(root.constraints.isEmpty)
        #expect(own.isActive)
    }

    @Test func anAutoresizingViewKeepsItsFrameAndCarriesConstrainedOnes() {
        let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
        root.addSubview(box)
        let view = child(of: box)
        pin(view, to: box, 4)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
        #expect(view.frame == CGRect(x: 4, y: 4, width: 92, height: 42))
    }

    @Test func aMaskTakesPartInTheLayoutOfItsSuperview() {
        let outer = child()
        pin(outer, to: root)
        root.layoutIfNeeded()
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.addSubview(box)
        let view = child(of: box)
        pin(view, to: box)
        root.layoutIfNeeded()
        root.frame.size = CGSize(width: 400, height: 300)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 10, y: 110, width: 200, height: 50))
        #expect(view.frame.size == CGSize(width: 200, height: 50))
    }

    @Test func masksWorkWithoutAnyConstraint() {
        let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
        box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
        root.addSubview(box)
        root.frame.size = CGSize(width: 600, height: 100)
        #expect(box.frame == CGRect(x: 250, y: 0, width: 100, height: 100))
    }

    /// A mask says what becomes of the view from then on; what happened before by another mask stays.
    @Test func aNewMaskStartsFromThePresentFrame() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        root.addSubview(view)
        view.autoresizingMask = .flexibleWidth
        root.frame.size.width = 200
        #expect(view.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        root.frame.size = CGSize(width: 250, height: 150)
        #expect(view.frame == CGRect(x: 60, y: 60, width: 180, height: 20))
    }

    @Test func masksAreFollowedByViewsThatComeAfterOthersWerePlacedByConstraints() {
        let placed = child()
        pin(placed, to: root)
        for width in [280.0, 290] {
            root.frame.size.width = width
            root.layoutIfNeeded()
        }
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 290, height: 10))
        late.autoresizingMask = .flexibleWidth
        root.addSubview(late)
        let turned = child()
        root.layoutIfNeeded()
        turned.translatesAutoresizingMaskIntoConstraints = true
        turned.autoresizingMask = .flexibleWidth
        turned.frame = CGRect(x: 0, y: 20, width: 290, height: 10)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect([placed, late, turned].map(\.frame.width) == [200, 200, 200])
    }

    @Test func marginsMoveMarginAttributesAndTheGuide() {
        let outer = child(), byAttribute = child(of: outer), byGuide = child(of: outer)
        pin(outer, to: root)
        NSLayoutConstraint(
            item: byAttribute, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .leadingMargin,
            multiplier: 1, constant: 0
        ).isActive = true
        byGuide.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(byAttribute.frame.minX == 8)
        #expect(byGuide.frame.minX == 8)
        outer.layoutMargins.left = 30
        root.layoutIfNeeded()
        #expect(byAttribute.frame.minX == 30)
        #expect(byGuide.frame.minX == 30)
    }

    @Test func marginsOfTheSuperviewArePreservedNearItsEdges() {
        root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
        let outer = child(), inner = child(of: outer)
        outer.preservesSuperviewLayoutMargins = true
        pin(outer, to: root, 10)
        inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 30)
    }

    @Test func theSafeAreaOfAViewIsWhatItOverlapsOfItsSuperviews() {
        root.rootSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let outer = child(), inner = child(of: outer)
        pin(outer, to: root, 10)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 24, right: 0))
        #expect(inner.frame.minY == 34)
        #expect(inner.frame.maxY == 156.0)
        #expect(inner.safeAreaInsets == .zero)
    }

    @Test func theEdgesOfAScrollViewAreThoseOfItsContent() {
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scrollView)
        pin(scrollView, to: root)
        let content = child(of: scrollView)
        pin(content, to: scrollView, 10)
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20).isActive = true
        content.heightAnchor.constraint(equalToConstant: 900).isActive = true
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 10, y: 10, width: 280, height: 900))
        #expect(scrollView.contentSize == CGSize(width: 300, height: 920))
        #expect(scrollView.frame == root.bounds)
    }

    /// `adjustedContentInset`: a scroll view moves its content out of the safe area; what is inside doesn't count it again.
    @Test(arguments: [(UIScrollView.ContentInsetAdjustmentBehavior.automatic, 0.0), (.never, 44)])
    func scrolledContentIsOutOfTheSafeArea(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ left: Double) {
        root.rootSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = behavior
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scrollView)
        pin(scrollView, to: root)
        let content = child(of: scrollView), inner = child(of: content), button = child(of: scrollView)
        pin(content, to: scrollView)
        content.preservesSuperviewLayoutMargins = true
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
            button.topAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.safeAreaInsets.top == 44)
        #expect(abs(inner.frame.minY - (left + 8)) < 1e-9)
        #expect(abs(button.frame.minY - left) < 1e-9)
    }

    @Test func theFrameGuideOfAScrollViewStaysWhileItScrolls() {
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scrollView)
        pin(scrollView, to: root)
        let header = child(of: scrollView)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            header.widthAnchor.constraint(equalToConstant: 50), header.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(header.frame.minY == 0)
        scrollView.contentOffset = CGPoint(x: 0, y: 70)
        root.layoutIfNeeded()
        #expect(header.frame.minY == 70)
    }

    @Test func fittingSizeIsTheSmallestThatConstraintsAllow() {
        let card = UIView(), box = child(of: card)
        pin(box, to: card, 10)
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true
        #expect(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 45))
        #expect(
            card.systemLayoutSizeFitting(
                CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 220, height: 120))
    }

    @Test func measuringDoesNotDisturbTheLayout() {
        let outer = child(), inner = child(of: outer)
        pin(outer, to: root)
        pin(inner, to: outer, 10)
        root.layoutIfNeeded()
        _ = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(inner.frame.width == 380)
    }

    @Test func edgesAreRoundedToPixelsInTheRootsCoordinates() {
        let outer = child(), inner = child(of: outer)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 94.25),
            outer.widthAnchor.constraint(equalToConstant: 100),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 71.75),
            inner.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame.minX == 94.5)
        #expect(inner.frame.minX == 71.5)
        #expect(inner.frame.width == 10)
    }

    @Test func viewsMayChangeConstraintsWhileTheyAreLaidOut() {
        final class Adapting: UIView {
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant = bounds.width / 2
            }
        }
        let outer = Adapting()
        outer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        pin(outer, to: root)
        let inner = child(of: outer)
        outer.width = inner.widthAnchor.constraint(equalToConstant: 1)
        outer.width?.isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.width == 150)
    }

    @Test func aConflictIsReportedWithTheConstraintThatWasLeftOut() {
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = true }
        let view = child()
        pin(view, to: root)
        let extra = view.widthAnchor.constraint(equalToConstant: 50)
        extra.isActive = true
        root.layoutIfNeeded()
        let conflicts = LayoutHost.of(root).conflicts
        #expect(conflicts.count == 1)
        if case .constraint(let broken)? = conflicts.first?.broken {
            #expect(broken === extra)
        } else {
            Issue.record("a person's constraint gives way")
        }
        #expect(view.frame.width == 300)
    }

    @Test func anchorsOfOneAttributeAreEqual() {
        let view = child()
        #expect(view.leadingAnchor == view.leadingAnchor)
        #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
        #expect(!view.leadingAnchor.isEqual(view.trailingAnchor))
    }

    @Test func visualFormatsMakeConstraints() {
        let a = child(), b = child()
        let views = ["a": a, "b": b]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-[a(b)]-gap-[b]-|", options: [.alignAllTop, .alignAllBottom],
                metrics: ["gap": 10], views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[a(50)]", metrics: nil, views: views))
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 8, y: 5, width: 137, height: 50))
        #expect(b.frame == CGRect(x: 155, y: 5, width: 137, height: 50))
    }

    @Test func aPassLaysOutOnlyViewsWhoseSubviewsMoved() {
        final class Counting: UIView {
            var layouts = 0

            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
            }
        }
        var rows: [Counting] = []
        var widths: [NSLayoutConstraint] = []
        for index in 0..<3 {
            let row = Counting()
            row.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(row)
            let inner = child(of: row)
            let width = inner.widthAnchor.constraint(equalToConstant: 20)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(50 * index)),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.widthAnchor.constraint(equalToConstant: 100),
                row.heightAnchor.constraint(equalToConstant: 40),
                inner.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                inner.topAnchor.constraint(equalTo: row.topAnchor),
                inner.heightAnchor.constraint(equalToConstant: 10), width,
            ])
            rows.append(row)
            widths.append(width)
        }
        root.layoutIfNeeded()
        for row in rows { row.layouts = 0 }
        widths[1].constant = 30
        root.layoutIfNeeded()
        #expect(rows.map(\.layouts) == [0, 1, 0])
        #expect(rows[1].subviews[0].frame.width == 30)
    }

    @Test func aViewThatPlacesItsSubviewsItselfHearsOfEachMove() {
        final class Own: UIView {
            var layouts = 0

            override func layoutSubviews() { layouts += 1 }
        }
        let own = Own()
        own.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(own)
        pin(own, to: root)
        let inner = child(of: own)
        let left = inner.leadingAnchor.constraint(equalTo: own.leadingAnchor)
        NSLayoutConstraint.activate([
            left, inner.topAnchor.constraint(equalTo: own.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        for distance in [5.0, 10, 15] {
            own.layouts = 0
            left.constant = distance
            root.layoutIfNeeded()
            #expect(own.layouts == 1)
        }
    }

    @Test func aViewThatStaysWhileItsSuperviewMovesGetsAnotherFrameInIt() {
        let outer = child(), inner = child(of: outer)
        let left = outer.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        NSLayoutConstraint.activate([
            left, outer.topAnchor.constraint(equalTo: root.topAnchor),
            outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 50)
        left.constant = 20
        root.layoutIfNeeded()
        #expect(outer.frame.minX == 20)
        #expect(inner.frame.minX == 30)
    }

    @Test func newAlignmentInsetsMoveTheFrameOnceTheSizeIsInvalidated() {
        final class Shadowed: UIView {
            var inset: CGFloat = 0
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            }
        }
        let view = Shadowed()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        pin(view, to: root, 10)
        root.layoutIfNeeded()
        view.inset = 4
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 6, y: 6, width: 288, height: 188))
    }

    @Test func aViewOutlivesItsController() {
        var controller: UIViewController? = UIViewController()
        let view = UIView()
        controller?.view = view
        #expect(view.viewController === controller)
        controller = nil
        #expect(view.viewController == nil)
    }

    @Test func constraintsNameNothingOnceTheirItemsAreGone() {
        let guide = UILayoutGuide()
        let constraint: NSLayoutConstraint
        let anchor: NSLayoutXAxisAnchor
        do {
            let view = UIView()
            constraint = view.widthAnchor.constraint(equalTo: guide.widthAnchor)
            anchor = view.leadingAnchor
            #expect(constraint.firstItem === view)
        }
        #expect(constraint.firstItem == nil)
        #expect(anchor.item == nil)
        #expect(constraint.secondItem === guide)
    }
}
