import Testing
import UIKit

/// "You can make a subview of the scroll view appear to float (not scroll) over the other scrolling content by creating constraints
/// between the view and a view outside the scroll view's subtree, such as the scroll view's superview" (Technical Note 2154).
@MainActor
@Suite("Constraints across a scroll view's border")
struct ScrollCrossingTests {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let scroll = UIScrollView(), body = UIView(), floating = UIView()

    init() {
        for (view, parent) in [(scroll, host), (body, scroll), (floating, scroll)] as [(UIView, UIView)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
            scroll.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: host.bottomAnchor),
            body.topAnchor.constraint(equalTo: scroll.topAnchor),
            body.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            body.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            body.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            body.heightAnchor.constraint(equalToConstant: 1000),
            floating.heightAnchor.constraint(equalToConstant: 10), floating.widthAnchor.constraint(equalToConstant: 10),
            floating.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        ])
    }

    private func scroll(to offset: CGFloat) {
        scroll.contentOffset.y = offset
        host.layoutIfNeeded()
    }

    @Test func viewsFloatWhereTheyAreTiedOutside() {
        let top = floating.topAnchor.constraint(equalTo: host.topAnchor, constant: 25)
        top.isActive = true
        host.layoutIfNeeded()
        #expect(floating.frame.minY == 5 && scroll.contentSize == CGSize(width: 100, height: 1000))
        scroll(to: 100)
        #expect(floating.frame.minY == 105 && body.frame == CGRect(x: 0, y: 0, width: 100, height: 1000))
        scroll(to: -40)
        #expect(floating.frame.minY == -35)
        top.constant = 30
        host.layoutIfNeeded()
        #expect(floating.frame.minY == -30)
        scroll(to: 0)
        #expect(floating.frame.minY == 10)
    }

    /// "Constraints between … centers of the scroll view … attach to the scroll view's frame."
    @Test func theCentreOfAScrollViewIsThatOfItsFrame() {
        floating.centerYAnchor.constraint(equalTo: scroll.centerYAnchor).isActive = true
        scroll(to: 300)
        #expect(floating.frame.midY == 390)
    }

    @Test func whatIsOutsideFollowsContent() {
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.centerYAnchor.constraint(equalTo: floating.centerYAnchor),
            floating.topAnchor.constraint(equalTo: body.topAnchor, constant: 100),
            mark.heightAnchor.constraint(equalToConstant: 4), mark.widthAnchor.constraint(equalToConstant: 4),
            mark.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        ])
        host.layoutIfNeeded()
        #expect(mark.frame.midY == 125 && floating.frame.minY == 100)
        scroll(to: 50)
        #expect(mark.frame.midY == 75 && floating.frame.minY == 100)
    }

    /// A header that grows as the content is pulled down.
    @Test func headersStretch() {
        let top = floating.topAnchor.constraint(equalTo: host.topAnchor, constant: 20)
        top.priority = .init(900)
        floating.constraints.first { $0.firstAttribute == .height }?.isActive = false
        NSLayoutConstraint.activate([
            top, floating.bottomAnchor.constraint(equalTo: body.topAnchor, constant: 80),
            floating.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ])
        host.layoutIfNeeded()
        #expect(floating.frame.height == 80)
        scroll(to: -40)
        #expect(floating.frame.height == 120 && floating.frame.minY == -40)
        scroll(to: 100)
        #expect(floating.frame.height == 80 && floating.frame.minY == 0)
    }

    /// A guide that a program adds to a scroll view is a part of its content.
    @Test func guidesOfAScrollViewScroll() {
        let guide = UILayoutGuide()
        scroll.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 30),
            guide.heightAnchor.constraint(equalToConstant: 40),
            guide.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            floating.topAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        host.layoutIfNeeded()
        #expect(floating.frame.minY == 70 && guide.layoutFrame.width == 100)
        scroll(to: 50)
        #expect(floating.frame.minY == 70 && scroll.contentSize.height == 1000)
    }

    @Test func framesOfGuidesAreThereFromOutside() {
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 7),
            mark.heightAnchor.constraint(equalToConstant: 4), mark.widthAnchor.constraint(equalToConstant: 4),
            mark.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 7),
        ])
        scroll(to: 60)
        #expect(mark.frame.minY == 27)
        #expect(floating.frame.minY == 67)
    }

    /// The usual button above a table's rows.
    @Test func aScrollViewsSafeAreaFloats() {
        let controller = UITableViewController(), button = UIView()
        let navigation = UINavigationController(rootViewController: controller)
        let window = makeWindow(root: navigation), table = controller.tableView!
        button.translatesAutoresizingMaskIntoConstraints = false
        table.addSubview(button)
        table.contentSize.height = 3000
        NSLayoutConstraint.activate([
            button.bottomAnchor.constraint(equalTo: table.safeAreaLayoutGuide.bottomAnchor, constant: -10),
            button.heightAnchor.constraint(equalToConstant: 50), button.widthAnchor.constraint(equalToConstant: 50),
            button.trailingAnchor.constraint(equalTo: table.safeAreaLayoutGuide.trailingAnchor),
        ])
        controller.additionalSafeAreaInsets.bottom = 34
        window.layoutIfNeeded()
        func bottom() -> CGFloat { button.convert(button.bounds, to: window).maxY }
        #expect(table.contentOffset.y == -44 && bottom() == 756)
        table.contentOffset.y = 300
        window.layoutIfNeeded()
        #expect(bottom() == 756)
    }

    /// Content that becomes shorter, or a view that becomes longer, goes back as far as it has to.
    @Test func scrolledContentEndsInTheView() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.contentOffset.y = 300
        view.contentSize.height = 200
        #expect(view.contentOffset.y == 100)
        view.contentSize.height = 500
        view.contentOffset.y = 400
        view.layoutIfNeeded()
        view.frame.size.height = 300
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 200)
        view.contentSize = .zero
        #expect(view.contentOffset.y == 0)
    }

    /// Programs give a table its own header to have it laid out anew.
    @Test func aHeaderMayBeGivenAgain() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), header = UIView()
        table.tableHeaderView = header
        table.tableHeaderView = table.tableHeaderView
        table.tableFooterView = table.tableFooterView
        #expect(table.tableHeaderView === header && header.superview === table && table.tableFooterView == nil)
    }
}
