import Foundation
import Testing
import UIKit

/// Trees far deeper and wider than any screen must neither overflow the stack nor take forever.
@MainActor
@Suite("Deep and wide trees", .serialized)
struct DeepTreeTests {
    private let depth = 10_000

    /// Runs on a thread with the small stack that threads other than the main one have.
    private func onSmallStack(_ body: @escaping @MainActor () -> Void) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let run = unsafeBitCast(body, to: (() -> Void).self)
            let thread = Thread {
                run()
                done.resume()
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }

    private func chain(_ count: Int, make: @MainActor (Int) -> UIView = { _ in UIView() }) -> (
        top: UIView, bottom: UIView
    ) {
        let top = make(0)
        var bottom = top
        for index in 1..<count {
            let view = make(index)
            bottom.addSubview(view)
            bottom = view
        }
        return (top, bottom)
    }

    @Test func aDeepChainIsBuiltLaidOutAndReleased() async {
        await onSmallStack {
            weak var last: UIView?
            do {
                let (top, bottom) = chain(depth)
                last = bottom
                top.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                top.layoutIfNeeded()
                #expect(bottom.isDescendant(of: top))
            }
            #expect(last == nil)
        }
    }

    @Test func aDeepChainBuiltFromTheBottom() async {
        await onSmallStack {
            var top = UIView()
            for _ in 1..<depth {
                let outer = UIView()
                outer.addSubview(top)
                top = outer
            }
            top.setNeedsLayout()
            top.layoutIfNeeded()
            let window = UIWindow()
            window.addSubview(top)
            #expect(top.window === window)
            top.removeFromSuperview()
            #expect(top.window == nil)
        }
    }

    @Test func masksResizeADeepChain() async {
        await onSmallStack {
            let (top, bottom) = chain(depth) { _ in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                return view
            }
            top.frame.size = CGSize(width: 80, height: 90)
            #expect(bottom.frame.size == CGSize(width: 80, height: 90))
            top.layoutIfNeeded()
            #expect(bottom.frame.size == CGSize(width: 80, height: 90))
        }
    }

    @Test func onlyTheInnermostOfADeepChainHasConstraints() async {
        await onSmallStack {
            let (top, bottom) = chain(2_000) { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            bottom.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: bottom.leadingAnchor, constant: 5),
                inner.topAnchor.constraint(equalTo: bottom.topAnchor, constant: 5),
                inner.trailingAnchor.constraint(equalTo: bottom.trailingAnchor),
                inner.bottomAnchor.constraint(equalTo: bottom.bottomAnchor),
            ])
            top.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 5, y: 5, width: 45, height: 45))
        }
    }

    @Test func constraintsThroughADeepChain() async {
        await onSmallStack {
            let count = 2_000
            let (top, bottom) = chain(count)
            top.frame = CGRect(x: 0, y: 0, width: 9_000, height: 100)
            var view = top
            while let inner = view.subviews.first {
                inner.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
                    inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -1),
                    inner.topAnchor.constraint(equalTo: view.topAnchor),
                    inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
                view = inner
            }
            top.layoutIfNeeded()
            #expect(bottom.frame == CGRect(x: 1, y: 0, width: 9_000 - 2 * CGFloat(count - 1), height: 100))
        }
    }

    @Test func stacksInStacks() async {
        await onSmallStack {
            let (top, bottom) = { () -> (UIStackView, UIStackView) in
                let top = UIStackView()
                var bottom = top
                for _ in 1..<500 {
                    let inner = UIStackView()
                    inner.axis = .vertical
                    inner.alignment = .firstBaseline
                    bottom.addArrangedSubview(inner)
                    bottom = inner
                }
                return (top, bottom)
            }()
            let leaf = UIView()
            leaf.translatesAutoresizingMaskIntoConstraints = false
            leaf.widthAnchor.constraint(equalToConstant: 30).isActive = true
            leaf.heightAnchor.constraint(equalToConstant: 20).isActive = true
            bottom.addArrangedSubview(leaf)
            let size = top.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(size == CGSize(width: 30, height: 20))
            #expect(top.forLastBaselineLayout === leaf)
        }
    }

    @Test func manySiblingsComeAndGo() async {
        await onSmallStack {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let count = 20_000
            for index in 0..<count {
                let view = UIView(frame: CGRect(x: 0, y: CGFloat(index), width: 10, height: 1))
                view.autoresizingMask = .flexibleWidth
                root.addSubview(view)
            }
            root.layoutIfNeeded()
            root.frame.size.width = 150
            root.layoutIfNeeded()
            #expect(root.subviews.count == count)
            #expect(root.subviews.allSatisfy { $0.frame.width == 60 })
            for view in root.subviews { view.removeFromSuperview() }
            #expect(root.subviews.isEmpty)
        }
    }

    @Test func manyConstraintsComeAndGo() async {
        await onSmallStack {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let count = 2_000
            var above = root.topAnchor
            for _ in 0..<count {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: above),
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    view.widthAnchor.constraint(equalTo: root.widthAnchor),
                    view.heightAnchor.constraint(equalToConstant: 2),
                ])
                above = view.bottomAnchor
            }
            root.layoutIfNeeded()
            #expect(root.subviews.last?.frame == CGRect(x: 0, y: 2 * CGFloat(count - 1), width: 100, height: 2))
            #expect(root.constraints.count == 3 * count)
            for view in root.subviews { view.removeFromSuperview() }
            #expect(root.constraints.isEmpty)
            root.layoutIfNeeded()
        }
    }

    // MARK: Lifetimes

    @Test func aTreeThatWasLaidOutIsReleasedWhole() {
        weak var root: UIView?
        weak var label: UILabel?
        weak var constraint: NSLayoutConstraint?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), text = UILabel()
            text.numberOfLines = 0
            text.text = "Several words that wrap"
            text.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(text)
            let width = text.widthAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([
                width, text.firstBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
            view.layoutIfNeeded()
            (root, label, constraint) = (view, text, width)
        }
        #expect(root == nil)
        #expect(label == nil)
        #expect(constraint == nil)
    }

    /// A view kept by someone else becomes the root of its own tree when its superview goes.
    @Test func aSubviewOutlivesItsSuperview() {
        let inner = UIView(), innermost = UIView()
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            inner.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(inner)
            inner.addSubview(innermost)
            innermost.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                inner.topAnchor.constraint(equalTo: root.topAnchor),
                inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 40),
                innermost.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
                innermost.topAnchor.constraint(equalTo: inner.topAnchor),
                innermost.widthAnchor.constraint(equalToConstant: 5),
                innermost.heightAnchor.constraint(equalTo: inner.heightAnchor),
            ])
            root.layoutIfNeeded()
        }
        #expect(inner.superview == nil)
        #expect(innermost.superview === inner)
        #expect(inner.constraints.count == 5)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(inner)
        inner.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 50)
        #expect(innermost.frame == CGRect(x: 45, y: 0, width: 5, height: 40))
    }

    /// Constraints don't retain their items.
    @Test func constraintsOutliveTheirItems() {
        var constraint: NSLayoutConstraint?
        do {
            let a = UIView(), b = UIView()
            a.addSubview(b)
            constraint = b.topAnchor.constraint(equalTo: a.topAnchor)
            constraint?.isActive = true
        }
        #expect(constraint?.firstItem == nil)
        #expect(constraint?.secondItem == nil)
        #expect(constraint?.isActive == false)
        constraint?.constant = 5
        constraint?.isActive = false
    }
}
