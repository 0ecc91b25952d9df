import Testing
import UIKit

/// Numbers and orders of calls that no one means, and that must not stop a program.
@MainActor
@Suite("Odd input")
struct OddInputTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func pinned(_ constants: [CGFloat] = [0, 0, 0, 0]) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constants[0]),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: constants[1]),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: constants[2]),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: constants[3]),
        ])
        return view
    }

    @Test(arguments: [
        CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
        CGRect(x: 0, y: 0, width: -50, height: -20), CGRect(x: -1e300, y: 1e300, width: 1e308, height: 1e-308),
        CGRect(x: CGFloat.infinity, y: -CGFloat.infinity, width: CGFloat.nan, height: CGFloat.nan), .null, .infinite,
    ])
    func framesThatAreNone(frame: CGRect) {
        let view = pinned(), odd = UIView(frame: frame), inner = UIView()
        root.addSubview(odd)
        inner.translatesAutoresizingMaskIntoConstraints = false
        odd.addSubview(inner)
        inner.leadingAnchor.constraint(equalTo: odd.leadingAnchor).isActive = true
        inner.widthAnchor.constraint(equalTo: odd.widthAnchor).isActive = true
        root.layoutIfNeeded()
        odd.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        root.frame.size.width = 310
        root.layoutIfNeeded()
        #expect(view.frame == root.bounds)
        _ = odd.convert(CGPoint.zero, to: nil)
        _ = odd.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    }

    @Test func aRootWithoutASize() {
        let view = pinned([10, 10, -10, -10])
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = true }
        root.frame = .zero
        root.layoutIfNeeded()
        #expect(view.frame.width >= 0)
        root.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 100)
        root.layoutIfNeeded()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    }

    @Test func sizesThatAreNone() {
        final class Odd: UIView {
            var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { size }
        }
        let odd = Odd()
        odd.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(odd)
        odd.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        odd.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        for value in [CGFloat.nan, .infinity, -.infinity, -5, 1e300, .leastNonzeroMagnitude] {
            odd.size = CGSize(width: value, height: value)
            root.layoutIfNeeded()
        }
        odd.size = CGSize(width: 30, height: 20)
        root.layoutIfNeeded()
        #expect(odd.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test func callsThatChangeNothing() {
        let view = pinned(), stranger = UIView()
        root.addSubview(view)
        root.removeLayoutGuide(UILayoutGuide())
        root.removeConstraint(view.widthAnchor.constraint(equalToConstant: 1))
        root.bringSubviewToFront(stranger)
        root.sendSubviewToBack(stranger)
        stranger.removeFromSuperview()
        NSLayoutConstraint.deactivate([stranger.widthAnchor.constraint(equalToConstant: 1)])
        NSLayoutConstraint.activate([])
        let stack = UIStackView(arrangedSubviews: [])
        stack.removeArrangedSubview(stranger)
        stack.setCustomSpacing(5, after: stranger)
        stack.layoutIfNeeded()
        view.updateConstraintsIfNeeded()
        root.layoutIfNeeded()
        #expect(root.subviews == [view])
        #expect(view.frame == root.bounds)
    }

    @Test func spacingsThatAreNone() {
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = true }
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
        for spacing in [CGFloat(-30), 1e6, 0] {
            stack.spacing = spacing
            for distribution in 0...4 {
                stack.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
                root.layoutIfNeeded()
            }
        }
        stack.distribution = .fillEqually
        stack.spacing = 5
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [30, 30, 30])
    }

    @Test func coordinatesOfTheScreen() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)), window = UIWindow()
        window.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: UIScreen.main.coordinateSpace) == CGPoint(x: 11, y: 21))
        #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 11, y: 21), to: view) == CGPoint(x: 1, y: 1))
        #expect(view.convert(view.bounds, to: nil) == view.frame)
        #expect(view.convert(view.bounds, from: window) == CGRect(x: -10, y: -20, width: 5, height: 5))
    }
}
