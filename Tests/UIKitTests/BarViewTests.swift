import Testing
import UIKit

@MainActor
@Suite("Views that bars show in place of buttons and titles")
struct BarViewTests {
    private func bar(_ fill: (UINavigationItem) -> Void) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let item = UINavigationItem(title: "Title")
        fill(item)
        bar.items = [item]
        bar.layoutIfNeeded()
        return bar
    }

    @Test("A view without a size has its own, and stands in the bar’s margin")
    func viewsHaveTheirOwnSize() {
        let button = UIButton(type: .system)
        button.setTitle("Custom", for: .normal)
        let bar = bar { $0.rightBarButtonItem = UIBarButtonItem(customView: button) }
        #expect(button.isDescendant(of: bar))
        #expect(button.bounds.size == button.intrinsicContentSize)
        let frame = button.convert(button.bounds, to: bar)
        #expect(abs(frame.maxX - (390 - 16)) < 1)
        #expect(abs(frame.midY - 22) < 0.5)
    }

    @Test("A view has the size that its constraints ask for, with translated masks or without")
    func constraintsSizeViews() {
        for isTranslated in [true, false] {
            let avatar = UIView()
            avatar.translatesAutoresizingMaskIntoConstraints = isTranslated
            avatar.widthAnchor.constraint(equalToConstant: 32).isActive = true
            avatar.heightAnchor.constraint(equalToConstant: 30).isActive = true
            let bar = bar { $0.leftBarButtonItem = UIBarButtonItem(customView: avatar) }
            bar.layoutIfNeeded()
            #expect(avatar.convert(avatar.bounds, to: bar) == CGRect(x: 16, y: 7, width: 32, height: 30))
        }
    }

    @Test("A view keeps a size that it was given, beside other items")
    func givenSizesStay() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let other = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        let bar = bar { $0.rightBarButtonItems = [other, UIBarButtonItem(customView: view)] }
        #expect(view.convert(view.bounds, to: bar) == CGRect(x: 390 - 16 - 30 - 16 - 40, y: 12, width: 40, height: 20))
    }

    @Test("The title’s view stands in the middle, with what is constrained in it laid out")
    func titleViewsAreLaidOut() {
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 36))
        let label = UILabel()
        label.text = "Two"
        label.translatesAutoresizingMaskIntoConstraints = false
        title.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: title.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        ])
        let bar = bar { $0.titleView = title }
        #expect(title.convert(title.bounds, to: bar) == CGRect(x: 105, y: 4, width: 180, height: 36))
        #expect(label.frame.width > 10 && abs(label.frame.midX - 90) < 0.5)
    }

    @Test("A title’s view that is wider than the bar gives way")
    func wideViewsGiveWay() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = String(repeating: "a long title ", count: 20)
        let bar = bar { $0.titleView = label }
        #expect(label.convert(label.bounds, to: bar).width == 390)
        label.text = "short"
        bar.layoutIfNeeded()
        #expect(label.bounds.width < 60)
        label.text = "somewhat longer"
        bar.layoutIfNeeded()
        #expect(label.bounds.width > 80)
    }

    @Test("Views leave the bar with their items, and a toolbar shows those of its own")
    func viewsLeaveWithTheirItems() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let bar = bar { $0.rightBarButtonItem = UIBarButtonItem(customView: view) }
        let item = bar.topItem?.rightBarButtonItem
        bar.topItem?.rightBarButtonItem = nil
        bar.layoutIfNeeded()
        #expect(view.superview == nil)
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        tools.items = [UIBarButtonItem(systemItem: .flexibleSpace), item].compactMap { $0 }
        tools.layoutIfNeeded()
        #expect(abs(view.convert(view.bounds, to: tools).maxX - 374) < 0.01)
    }

    final class Guard: NSObject, UINavigationBarDelegate {
        var log: [String] = []
        var mayPop = true
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            log.append("should push \(item.title ?? "") on \(navigationBar.items?.count ?? 0)")
            return true
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            log.append("pushed \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { mayPop }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            log.append("popped \(item.title ?? "")")
        }
    }

    @Test("A bar of one’s own asks its delegate before items come and go, and tells it after")
    func barsAskTheirDelegate() {
        let (bar, guardian) = (UINavigationBar(), Guard())
        bar.delegate = guardian
        bar.pushItem(UINavigationItem(title: "a"), animated: false)
        bar.pushItem(UINavigationItem(title: "b"), animated: true)
        guardian.mayPop = false
        #expect(bar.popItem(animated: false)?.title == "b")
        #expect(bar.items?.count == 2)
        guardian.mayPop = true
        bar.popItem(animated: false)
        bar.setItems([UINavigationItem(title: "c")], animated: false)
        bar.setItems([UINavigationItem(title: "d")], animated: true)
        #expect(
            guardian.log == [
                "should push a on 0", "pushed a", "should push b on 1", "pushed b", "popped b", "pushed d",
            ])
    }
}
