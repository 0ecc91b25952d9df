import Testing

@testable import UIKit

/// What constraints leave open: positions are free and rest at 0 in the superview's coordinates, sizes are not negative and
/// rest at 0, and an inequality for a position is met exactly where nothing else determines that.
@MainActor
@Suite("Under-determined layouts")
struct UnderdeterminedLayoutTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = UIView()
    private let other = UIView()

    init() {
        for child in [view, other] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
    }

    private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
        NSLayoutConstraint.activate(constraints)
        parent.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        return view.frame
    }

    @Test func aSingleEdgeDoesNotStretch() {
        let right = view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -13)
        #expect(frame([right]) == CGRect(x: 287, y: 0, width: 0, height: 0))
        right.isActive = false
        let bottom = view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -23)
        #expect(frame([bottom]) == CGRect(x: 0, y: 277, width: 0, height: 0))
    }

    @Test func leadingAloneInARightToLeftLayout() {
        var environment = LayoutEnvironment()
        environment.layoutDirection = .rightToLeft
        parent.setEnvironment(environment)
        let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8)
        #expect(frame([leading]) == CGRect(x: 292, y: 0, width: 0, height: 0))
    }

    @Test func aCentreHasNoWidth() {
        let center = view.centerXAnchor.constraint(equalTo: parent.centerXAnchor)
        #expect(frame([center]) == CGRect(x: 150, y: 0, width: 0, height: 0))
        #expect(frame([view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)]).width == 0)
        #expect(frame([view.widthAnchor.constraint(greaterThanOrEqualToConstant: 9)]).width == 9)
    }

    @Test func aLoneInequalityOnAPositionIsMetExactly() {
        let top = view.topAnchor.constraint(lessThanOrEqualTo: parent.topAnchor, constant: 23)
        #expect(frame([top]).minY == 23)
        top.isActive = false
        let bottom = view.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor, constant: -45)
        #expect(frame([bottom, view.heightAnchor.constraint(equalToConstant: 100)]).minY == 155)
    }

    @Test func anInequalityBetweenSiblingsIsMetExactly() {
        NSLayoutConstraint.activate([
            other.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            other.widthAnchor.constraint(equalToConstant: 40),
        ])
        let distance = view.leadingAnchor.constraint(lessThanOrEqualTo: other.trailingAnchor, constant: 25)
        #expect(frame([distance]).minX == 75)
        distance.constant = 30
        #expect(frame([]).minX == 80)
    }

    /// Of two inequalities the one that was met before doesn't count.
    @Test func whatWasBeforeDoesNotCount() {
        let first = view.leadingAnchor.constraint(greaterThanOrEqualTo: parent.leadingAnchor, constant: 10)
        let second = view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -10)
        let fresh = frame([first, second])
        let wish = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 70)
        wish.priority = .defaultLow
        #expect(frame([wish]).minX == 70)
        wish.isActive = false
        #expect(frame([]) == fresh)
        first.isActive = false
        first.isActive = true
        #expect(frame([]) == fresh)
    }

    /// A container that only its child sizes stands at its superview's corner, and the child within it.
    @Test func aContainerSizedByItsChildStandsAtTheCorner() {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let constraints = [
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            child.widthAnchor.constraint(equalToConstant: 30),
        ]
        #expect(frame(constraints) == CGRect(x: 0, y: 0, width: 50, height: 0))
        #expect(child.frame == CGRect(x: 10, y: 0, width: 30, height: 0))
    }

    /// A constraint is granted before a view's own size at the same priority.
    @Test func aConstraintOutweighsHuggingOfTheSamePriority() {
        let box = Box(50, 20)
        box.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(box)
        let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
        least.priority = .defaultLow
        least.isActive = true
        parent.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    /// All widths between two equal wishes are equally good, so the least of them is where the view rests, however it came about.
    @Test(arguments: [[30, 8], [8, 30]]) func betweenEqualWishesTheLeastRests(widths: [CGFloat]) {
        let wishes = widths.map { width in
            let wish = view.widthAnchor.constraint(equalToConstant: width)
            wish.priority = .defaultLow
            return wish
        }
        for wish in wishes {
            wish.isActive = true
            parent.layoutIfNeeded()
        }
        #expect(view.bounds.width == 8)
        wishes[0].constant = 20
        wishes[1].constant = 40
        parent.layoutIfNeeded()
        #expect(view.bounds.width == 20)
    }

    /// Where a superview doesn't take part in the layout, its corner counts as well.
    @Test func placesRestInTheSuperviewsCoordinates() {
        let inner = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 100))
        parent.addSubview(inner)
        let box = Box(20, 20)
        box.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(box)
        parent.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        inner.frame.origin.x = 90
        parent.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}
