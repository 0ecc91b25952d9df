import Testing
import UIKit

/// The margins that a view answers at any time, in the words of their documentation: nobody has to wait for a layout.
@MainActor
@Suite("Layout margins")
struct MarginTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let insets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)

    /// "This property … is updated with the current layout direction" (documentation of `directionalLayoutMargins`): leading
    /// and trailing margins change sides with the direction of reading.
    @Test(arguments: [false, true]) func directionalMarginsFollowTheDirection(isLaidOut: Bool) {
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
        if isLaidOut { view.layoutIfNeeded() }
        #expect(view.layoutMargins == insets)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 40, bottom: 3, right: 20))
        #expect(view.directionalLayoutMargins.leading == 20)
        view.semanticContentAttribute = .unspecified
        #expect(view.layoutMargins == insets)
    }

    /// Margins by sides stay at their sides, and are other ones by direction.
    @Test(arguments: [false, true]) func marginsBySidesStay(isLaidOut: Bool) {
        view.layoutMargins = insets
        if isLaidOut { view.layoutIfNeeded() }
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == insets)
        #expect(view.directionalLayoutMargins.leading == 40)
        #expect(view.directionalLayoutMargins.trailing == 20)
    }

    /// "When the value of this property is true, the superview's margins are also considered when laying out content. This
    /// margin affects layouts where the distance between the edge of a view and its superview is smaller than the
    /// corresponding margin … The amount of the adjustment is the smallest amount needed to ensure that content is also inside
    /// the superview's margins" (documentation of `preservesSuperviewLayoutMargins`).
    @Test(arguments: [false, true]) func marginsOfTheSuperviewReachIn(isLaidOut: Bool) {
        let child = UIView(frame: CGRect(x: 5, y: 0, width: 195, height: 90))
        view.addSubview(child)
        view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        if isLaidOut { view.layoutIfNeeded() }
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 25, bottom: 20, right: 30))
        child.layoutMargins.left = 50
        #expect(child.layoutMargins.left == 50)
        child.frame.origin.y = 10
        #expect(child.layoutMargins.top == 30)
        child.layoutMargins.top = 0
        #expect(child.layoutMargins.top == 20)
        view.layoutMargins.top = 100
        #expect(child.layoutMargins.top == 90)
        let before = child.layoutMargins
        view.layoutIfNeeded()
        #expect(child.layoutMargins == before)
    }

    /// They reach through as many views as preserve them, and no farther.
    @Test func marginsReachThroughViewsThatPreserveThem() {
        let middle = UIView(frame: view.bounds), inner = UIView(frame: view.bounds)
        view.addSubview(middle)
        middle.addSubview(inner)
        view.layoutMargins = insets
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins.right == 8)
        middle.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins.right == 40)
    }

    /// "The insets in this property reflect only the portion of the view that is covered": of a view that stands out at the lower
    /// edge, or below it, no more than the bar there covers.
    @Test func aViewBelowTheScreenIsCoveredNoMoreThanTheScreen() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let root = UIViewController()
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
        window.rootViewController = root
        window.isHidden = false
        let sheet = UIView(frame: CGRect(x: 0, y: 900, width: 390, height: 300))
        root.view.addSubview(sheet)
        window.layoutIfNeeded()
        #expect(sheet.safeAreaInsets.bottom == 30 && sheet.safeAreaInsets.top == 0)
        #expect(sheet.safeAreaLayoutGuide.layoutFrame.height == 270)
        sheet.frame.origin.y = 500
        window.layoutIfNeeded()
        #expect(sheet.safeAreaInsets.bottom == 30)
        sheet.frame.origin.y = 490
        window.layoutIfNeeded()
        #expect(sheet.safeAreaInsets.bottom == 20)
    }

    /// A row that sticks out of its table has the margins above and below that the others have.
    @Test func marginsOfRowsDependOnNoPlace() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 250))
        let source = PreservingRows()
        table.dataSource = source
        table.rowHeight = 100
        table.layoutIfNeeded()
        func margins() -> [UIEdgeInsets] { table.visibleCells.map(\.contentView.layoutMargins) }
        let first = margins()
        #expect(first.count == 3 && first.allSatisfy { $0 == first[0] } && first[0].bottom < 20)
        table.contentOffset.y = 30
        table.layoutIfNeeded()
        #expect(margins().count == 3 && margins().allSatisfy { $0 == first[0] })
    }

    private final class PreservingRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.preservesSuperviewLayoutMargins = true
            cell.contentView.preservesSuperviewLayoutMargins = true
            return cell
        }
    }
}
