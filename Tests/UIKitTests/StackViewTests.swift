import Testing

@testable import UIKit

/// A view with an intrinsic size of its own.
final class Box: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// A stack held at the upper left corner of a root with a size; nil leaves the stack its own.
@MainActor
func layOut(_ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    var environment = LayoutEnvironment()
    environment.displayScale = scale
    root.setEnvironment(environment)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    return root
}

@MainActor
func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal,
    _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill
) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
}

@MainActor
@Suite("UIStackView")
struct StackViewTests {
    /// Recorded rows and columns of views with equal priorities.
    @Test func ofTiedViewsTheFirstIsStretchedAndTheLastSqueezed() {
        func widths(in width: CGFloat) -> [CGFloat] {
            let views = [Box(100, 20), Box(80, 20), Box(60, 20)]
            let root = layOut(stack(views), width: width)
            return withExtendedLifetime(root) { views.map(\.frame.width) }
        }
        #expect(widths(in: 300) == [160, 80, 60])
        #expect(widths(in: 200) == [100, 80, 20])
        #expect(widths(in: 150) == [100, 50, 0])
    }

    /// Recorded frames: 343 wide, spacing 6, three equal views.
    @Test func proportionalSharesCountSpacingsAndTheLastViewGivesWay() {
        let views = [Box(100, 20), Box(100, 20), Box(100, 20)]
        let root = layOut(stack(views, .horizontal, .fillProportionally, spacing: 6), width: 343)
        withExtendedLifetime(root) {
            #expect(views.map(\.frame.minX) == [0, 116, 232])
            #expect(views.map(\.frame.width) == [110, 110, 111])
        }
    }

    /// The system's spacing stands for 8 points between the views, and for next to nothing in their shares.
    @Test func proportionalSharesDoNotCountTheSystemsSpacing() {
        let views = [Box(20, 10), Box(20, 30)]
        let root = layOut(
            stack(views, .vertical, .fillProportionally, spacing: UIStackView.spacingUseSystem), height: 208)
        withExtendedLifetime(root) {
            #expect(views.map(\.frame.height) == [52, 148])
            #expect(views.map(\.frame.minY) == [0, 60])
        }
    }

    /// A stack in a stack counts with the length that its content takes: of 5 points, not of the 50 that the view would like.
    @Test func proportionalSharesCountRequiredLengthsWithinAStack() {
        let limited = Box(100, 50)
        let limit = limited.heightAnchor.constraint(equalToConstant: 5)
        limit.isActive = true
        let inner = stack([Box(100, 20), limited], .vertical)
        let views = [inner, Box(100, 75)]
        let root = layOut(stack(views, .vertical, .fillProportionally), height: 200)
        withExtendedLifetime(root) {
            #expect(views.map(\.frame.height) == [50, 150])
            limit.constant = 30
            root.layoutIfNeeded()
            #expect(views.map(\.frame.height) == [80, 120])
        }
    }

    private struct RoomKeeper: LayoutCustomization {
        var keepsRoomWhileHidden: Bool { true }
        func intrinsicSize(of view: UIView) -> CGSize { view.intrinsicContentSize }
        func baselineFont(of label: UILabel) -> UIFont? { nil }
    }

    @Test func aHiddenViewMayKeepItsRoom() {
        let views = [Box(30, 10), Box(40, 10), Box(50, 10)]
        views[1].isHidden = true
        let arranged = stack(views, spacing: 5)
        let root = layOut(arranged)
        withExtendedLifetime(root) {
            #expect(arranged.frame.width == 85)
            views[1].layoutCustomization = RoomKeeper()
            root.layoutIfNeeded()
            #expect(arranged.frame.width == 130)
            #expect(views.map(\.frame.minX) == [0, 35, 80])
        }
    }

    /// Recorded frame: the middle view begins at 102.75 before rounding to half points.
    @Test func centresAreEquallyFarApart() {
        let views = [Box(25, 20), Box(100, 20), Box(100, 20)]
        let root = layOut(stack(views, .horizontal, .equalCentering), width: 343)
        withExtendedLifetime(root) {
            #expect(views.map(\.frame.minX) == [0, 103, 243])
        }
    }

    /// Recorded frames: edges are rounded one by one.
    @Test(arguments: [(200, [66.5, 67, 66.5]), (451, [150.5, 150, 150.5])] as [(CGFloat, [CGFloat])])
    func equalSizesAreRoundedAtTheirEdges(length: CGFloat, expected: [CGFloat]) {
        let views = [Box(10, 10), Box(10, 10), Box(10, 10)]
        let root = layOut(stack(views, .vertical, .fillEqually), height: length)
        withExtendedLifetime(root) {
            #expect(views.map(\.frame.height) == expected)
        }
    }

    @Test func gapsAreEqualAndAtLeastTheSpacing() {
        let views = [Box(50, 20), Box(20, 20), Box(30, 20)]
        let row = stack(views, .horizontal, .equalSpacing, spacing: 10)
        let root = layOut(row, width: 200)
        withExtendedLifetime(root) {
            #expect(views.map(\.frame.minX) == [0, 100, 170])
            #expect(views.map(\.frame.width) == [50, 20, 30])
        }
    }

    @Test func withoutASizeOfItsOwnAStackIsAsLargeAsItsContent() {
        let views = [Box(50, 20), Box(20, 40), Box(30, 20)]
        for distribution in [UIStackView.Distribution.fill, .equalSpacing] {
            let row = stack(views, .horizontal, distribution, spacing: 10, alignment: .center)
            let root = layOut(row)
            withExtendedLifetime(root) {
                #expect(row.frame == CGRect(x: 0, y: 0, width: 120, height: 40))
                #expect(views.map(\.frame.minY) == [10, 0, 10])
            }
        }
    }

    @Test func hidingAnArrangedSubviewClosesItsSpacing() {
        let views = [Box(50, 20), Box(20, 20), Box(30, 20)]
        let row = stack(views, spacing: 10)
        let root = layOut(row)
        #expect(row.frame.width == 120)
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(row.frame.width == 90)
        #expect(views[2].frame.minX == 60)
        views[1].isHidden = false
        root.layoutIfNeeded()
        #expect(row.frame.width == 120)
        #expect(views.map(\.frame.minX) == [0, 60, 90])
    }

    @Test func customSpacingReplacesTheSpacingAfterOneView() {
        let views = [Box(50, 20), Box(20, 20), Box(30, 20)]
        let row = stack(views, spacing: 10)
        row.setCustomSpacing(3, after: views[0])
        let root = layOut(row)
        withExtendedLifetime(root) { #expect(views.map(\.frame.minX) == [0, 53, 83]) }
        row.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 60, 90])
    }

    @Test func viewsStayWithinTheMarginsWhereAsked() {
        let views = [Box(50, 20), Box(20, 20)]
        let row = stack(views)
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let root = layOut(row)
        withExtendedLifetime(root) {
            #expect(row.frame.size == CGSize(width: 76, height: 24))
            #expect(views[0].frame == CGRect(x: 2, y: 1, width: 50, height: 20))
        }
    }

    @Test func theLowestHuggingPriorityStretches() {
        let views = [Box(50, 20), Box(20, 20), Box(30, 20)]
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let root = layOut(stack(views), width: 200)
        withExtendedLifetime(root) { #expect(views.map(\.frame.width) == [50, 120, 30]) }
    }

    @Test func removingFromTheHierarchyRemovesFromTheArrangement() {
        let views = [Box(50, 20), Box(20, 20), Box(30, 20)]
        let row = stack(views)
        let root = layOut(row)
        views[1].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(row.arrangedSubviews == [views[0], views[2]])
        #expect(row.frame.width == 80)
    }

    @Test func removingFromTheArrangementKeepsTheSubview() {
        let views = [Box(50, 20), Box(20, 20)]
        let row = stack(views)
        let root = layOut(row)
        row.removeArrangedSubview(views[1])
        root.layoutIfNeeded()
        #expect(row.subviews == views)
        #expect(row.arrangedSubviews == [views[0]])
        #expect(row.frame.width == 50)
    }

    @Test func aRowIsMirroredFromRightToLeft() {
        let views = [Box(50, 20), Box(20, 20)]
        let row = stack(views, spacing: 10)
        row.semanticContentAttribute = .forceRightToLeft
        let root = layOut(row, width: 80)
        withExtendedLifetime(root) { #expect(views.map(\.frame.minX) == [30, 0]) }
    }

    @Test func stacksNest() {
        let inner = stack([Box(50, 20), Box(50, 30)], .vertical, spacing: 5)
        let other = Box(10, 10)
        let row = stack([inner, other], spacing: 8, alignment: .center)
        let root = layOut(row)
        withExtendedLifetime(root) {
            #expect(row.frame.size == CGSize(width: 68, height: 55))
            #expect(other.frame == CGRect(x: 58, y: 22.5, width: 10, height: 10))
        }
    }

    /// Stacks of a program's own class that stand in a document get what it says of them, as other views do.
    @Test func aStackOfADocumentIsFilled() {
        final class Rating: UIStackView {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init(coder: NSCoder) {
                super.init(coder: coder)
                addArrangedSubview(UILabel())
            }
        }
        var filled: [AnyObject] = []
        let coder = InterfaceCoder { object in
            filled.append(object)
            (object as? UIStackView)?.spacing = 7
        }
        let stack = Rating(coder: coder)
        #expect(filled.count == 1 && filled.first === stack && stack.spacing == 7 && stack.arrangedSubviews.count == 1)
    }
}
