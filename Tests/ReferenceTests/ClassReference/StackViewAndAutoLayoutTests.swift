import Testing
import UIKit

@MainActor
@Suite("UIStackView: Stack View and Auto Layout")
struct StackViewAndAutoLayoutTests {
    private let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]

    @Test("The stack view uses Auto Layout to position and size its arranged views")
    func usesAutoLayout() {
        let views = [UIView(), Box(40, 20)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        // A constraint of yours takes part in the same layout.
        views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 2).isActive = true
        root.layoutIfNeeded()
        #expect(views.widths == [80, 40])
        #expect(stack.frame.width == 120)
    }

    @Test(
        "The first and last arranged views are aligned with the stack's edges along its axis",
        .says(
            "In a row the first view's leading edge is pinned to the stack's leading edge",
            "and the last view's trailing edge to the stack's trailing edge"),
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func rowsEnds(direction: UIUserInterfaceLayoutDirection) {
        for distribution in distributions {
            let views = [Box(20, 10), Box(60, 10), Box(40, 10)]
            let stack = row(views, distribution)
            let root = superview(400, 600, stack)
            stack.semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
            stack.pin(leading: 50, top: 0, width: 300)
            withExtendedLifetime(root) {
                let (left, right) = direction == .leftToRight ? (views[0], views[2]) : (views[2], views[0])
                #expect(left.frame.minX == 0 && right.frame.maxX == 300, "\(distribution)")
            }
        }
    }

    @Test("In a column the top and bottom edges are pinned in the same way")
    func columnsEnds() {
        for distribution in distributions {
            let views = [Box(20, 10), Box(60, 30), Box(40, 20)]
            let stack = column(views, distribution)
            let root = superview(400, 600, stack)
            stack.pin(leading: 50, top: 0, height: 200)
            withExtendedLifetime(root) {
                #expect(views[0].frame.minY == 0 && views[2].frame.maxY == 200, "\(distribution)")
            }
        }
    }

    @Test("With isLayoutMarginsRelativeArrangement the content is pinned to the margins instead of the edges")
    func marginsInsteadOfEdges() {
        let margins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        for (stack, size) in [(row([]), CGSize(width: 300, height: 50)), (column([]), CGSize(width: 50, height: 300))] {
            let views = [Box(20, 10), Box(60, 10)]
            views.forEach(stack.addArrangedSubview)
            stack.layoutMargins = margins
            stack.isLayoutMarginsRelativeArrangement = true
            let root = superview(400, 600, stack)
            stack.pin(leading: 0, top: 0, width: size.width, height: size.height)
            withExtendedLifetime(root) {
                #expect(views[0].frame.origin == CGPoint(x: 2, y: 1))
                #expect(views[1].frame.maxX == size.width - 8 && views[1].frame.maxY == size.height - 4)
            }
        }
    }

    @Test("For all distributions but fillEqually the intrinsic size along the axis is used")
    func intrinsicSizeAlongTheAxis() {
        for distribution in distributions where distribution != .fillEqually {
            // Equal lengths, so that every distribution leaves the stack no longer than they are together.
            let views = [Box(40, 10), Box(40, 20), Box(40, 30)]
            let stack = row(views, distribution)
            let root = superview(400, 600, stack)
            stack.pin(leading: 0, top: 0)
            withExtendedLifetime(root) { #expect(views.widths == [40, 40, 40], "\(distribution)") }
        }
    }

    @Test("fillEqually makes all views the same size, so that they fill the stack along its axis")
    func fillEquallyFills() {
        let views = [Box(20, 10), Box(60, 10), Box(40, 10)]
        let stack = row(views, .fillEqually, spacing: 10)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0, width: 320)
        withExtendedLifetime(root) {
            #expect(views.widths == [100, 100, 100])
            #expect(views.lefts == [0, 110, 220])
        }
    }

    @Test("If possible, fillEqually stretches all views to the longest intrinsic size along the axis")
    func fillEquallyMatchesTheLongest() {
        let views = [Box(20, 10), Box(60, 30), Box(40, 20)]
        let stack = row(views, .fillEqually, spacing: 10)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        #expect(views.widths == [60, 60, 60])
        #expect(stack.frame.width == 200)
        stack.axis = .vertical
        root.layoutIfNeeded()
        #expect(views.heights == [30, 30, 30])
        #expect(stack.frame.height == 110)
    }

    @Test("For all alignments but fill the intrinsic size perpendicular to the axis is used")
    func intrinsicSizeAcrossTheAxis() {
        for alignment in [UIStackView.Alignment.leading, .center, .trailing, .firstBaseline, .lastBaseline] {
            let views = [Box(20, 10), Box(60, 30), Box(40, 20)]
            let stack = row(views)
            stack.alignment = alignment
            let root = superview(400, 600, stack)
            stack.pin(leading: 0, top: 0, height: 100)
            #expect(views.heights == [10, 30, 20], "\(alignment)")
            guard alignment != .firstBaseline, alignment != .lastBaseline else { continue }
            stack.axis = .vertical
            stack.pin(width: 300)
            withExtendedLifetime(root) { #expect(views.widths == [20, 60, 40], "\(alignment)") }
        }
    }

    @Test("fill resizes all views so that they fill the stack perpendicular to its axis")
    func fillFillsAcross() {
        let views = [Box(20, 10), Box(60, 30), Box(40, 20)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0, height: 100)
        withExtendedLifetime(root) {
            #expect(views.heights == [100, 100, 100])
            #expect(views.tops == [0, 0, 0])
        }
    }

    @Test("If possible, fill stretches all views to the largest intrinsic size perpendicular to the axis")
    func fillMatchesTheLargest() {
        let views = [Box(20, 10), Box(60, 30), Box(40, 20)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        #expect(views.heights == [30, 30, 30])
        stack.axis = .vertical
        root.layoutIfNeeded()
        #expect(views.widths == [60, 60, 60])
    }
}
