import Testing

@testable import UIKit

/// A view that asks for something again whenever it was laid out.
private final class RestlessView: UIView {
    var onLayout: ((RestlessView) -> Void)?
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout?(self)
    }
}

@MainActor
@Suite("Layouts that don't come to rest")
struct EndlessLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = RestlessView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))

    init() { root.addSubview(view) }

    @Test func namesTheViewsThatAskByTypeAndIdentifierOrText() {
        let label = UILabel()
        label.text = "Some text"
        root.addSubview(label)
        view.accessibilityIdentifier = "card"
        view.onLayout = {
            $0.setNeedsLayout()
            label.setNeedsUpdateConstraints()
        }
        root.layoutIfNeeded()
        let expected = EndlessLayout(
            passes: 12,
            askers: [
                EndlessLayout.Asker(type: "RestlessView", name: "card", request: .layout),
                EndlessLayout.Asker(type: "UILabel", name: "Some text", request: .constraints),
            ], others: 0)
        #expect(root.host?.endlessLayout == expected)
        #expect(view.layouts == 12)
        #expect(
            "\(expected)" == """
                Layout doesn't come to rest: after 12 passes RestlessView 'card' asks for layout, UILabel 'Some text' asks \
                for an update of its constraints. Look for setNeedsLayout() and changes of constraints in their layout.
                """)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 50))
    }

    /// Libraries of tags do so in each layout.
    @Test func subviewsThatAreTakenAwayAndAddedAgainEndThePass() {
        let (kept, container) = (UIView(), RestlessView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
        root.addSubview(container)
        container.onLayout = {
            kept.removeFromSuperview()
            $0.addSubview(kept)
            $0.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: CGFloat($0.layouts), height: 5)))
            kept.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        }
        root.layoutIfNeeded()
        #expect(root.host?.endlessLayout == nil)
        #expect(container.layouts <= 2 && kept.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
        let before = container.layouts
        kept.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(container.layouts > before && kept.superview === container)
    }

    /// They are placed in the same turn.
    @Test func viewsThatLayoutAddsWithConstraintsStandWhereTheseSay() {
        let label = UIView()
        view.onLayout = { view in
            guard label.superview == nil else { return }
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7).isActive = true
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 3).isActive = true
            label.widthAnchor.constraint(equalToConstant: 20).isActive = true
            label.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 7, y: 3, width: 20, height: 10))
    }

    @Test func namesEightViewsAtMost() {
        for _ in 0..<20 {
            let view = RestlessView()
            view.onLayout = { $0.setNeedsLayout() }
            root.addSubview(view)
        }
        root.layoutIfNeeded()
        #expect(root.host?.endlessLayout?.askers.count == 8)
        #expect(root.host?.endlessLayout?.others == 12)
        #expect(root.host.map { "\($0.endlessLayout!)".contains(", and 12 more ask. ") } == true)
    }

    @Test func saysWhenNumbersOfConstraintsKeepChanging() {
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        view.translatesAutoresizingMaskIntoConstraints = false
        width.isActive = true
        var flip = false
        view.onLayout = { _ in
            flip.toggle()
            width.constant = flip ? 60 : 50
        }
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(root.host?.endlessLayout != nil)
        #expect(view.frame.width == 50 || view.frame.width == 60)
    }

    @Test func aLayoutThatComesToRestAfterSomePassesIsNone() {
        view.onLayout = { if $0.layouts < 11 { $0.setNeedsLayout() } }
        root.layoutIfNeeded()
        #expect(view.layouts == 11)
        #expect(root.host?.endlessLayout == nil)
    }

    @Test func isForgottenOnceTheLayoutComesToRest() {
        view.onLayout = { $0.setNeedsLayout() }
        root.layoutIfNeeded()
        #expect(root.host?.endlessLayout != nil)
        view.onLayout = nil
        root.layoutIfNeeded()
        #expect(root.host?.endlessLayout == nil)
    }
}
