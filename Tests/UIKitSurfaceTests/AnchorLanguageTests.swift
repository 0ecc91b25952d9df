import Testing
import UIKit

@Suite("Languages over anchors")
struct AnchorLanguageTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func child() -> UIView {
        let view = UIView()
        root.addSubview(view)
        return view
    }

    @Test func operators() {
        let a = child(), b = child()
        a.leadingAnchor =~= root.leadingAnchor + 10
        a.topAnchor =~= root.topAnchor
        a.widthAnchor =~= root.widthAnchor * 0.25 + 5
        a.heightAnchor =~= 40
        b.leadingAnchor =~> a.trailingAnchor + 12
        b.trailingAnchor =~= root.trailingAnchor - 10
        b.centerYAnchor =~= a.centerYAnchor
        b.heightAnchor =~= a.heightAnchor * 0.5
        b.widthAnchor =~< 100
        (b.widthAnchor =~= 500) ~ .defaultHigh
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 0, width: 80, height: 40))
        #expect(b.frame == CGRect(x: 190, y: 10, width: 100, height: 20))
    }

    @Test func regionsFillEachOther() {
        let guide = UILayoutGuide(), view = child()
        root.addLayoutGuide(guide)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        NSLayoutConstraint.batch {
            guide.fill(root, insets: insets)
            view.fill(guide, insets: insets)
        }
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 196))
        #expect(view.frame == CGRect(x: 4, y: 2, width: 288, height: 192))
    }

    @Test func batchesWithConditionsAndLoops() {
        let views = (0..<3).map { _ in child() }, wide = true
        NSLayoutConstraint.batch {
            for (index, view) in views.enumerated() {
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 20)
                view.heightAnchor.constraint(equalToConstant: 20)
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            }
            if wide {
                views[0].widthAnchor.constraint(equalTo: root.widthAnchor)
            } else {
                views[0].widthAnchor.constraint(equalToConstant: 0)
            }
            views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 0.5)
            views[2].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 1, constant: -30)
        }
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [300, 150, 120])
        #expect(views.map(\.frame.minY) == [0, 20, 40])
    }

    /// The distance between two anchors is a dimension (documentation of `anchorWithOffset(to:)`).
    @Test func distancesBetweenAnchors() {
        let a = child(), b = child(), c = child()
        NSLayoutConstraint.batch {
            for view in [a, b, c] {
                view.widthAnchor.constraint(equalToConstant: 40)
                view.heightAnchor.constraint(equalToConstant: 10)
                view.topAnchor.constraint(equalTo: root.topAnchor)
            }
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            c.trailingAnchor.constraint(equalTo: root.trailingAnchor)
            a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
                equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor), multiplier: 3)
        }
        root.layoutIfNeeded()
        // 300 - 3 × 40 = 180, shared three to one.
        #expect([a, b, c].map(\.frame.minX) == [0, 175, 260])
    }

    /// One multiple of the system's spacing between views is 8 points.
    @Test func systemSpacing() {
        let a = child(), b = child()
        NSLayoutConstraint.batch {
            for view in [a, b] {
                view.widthAnchor.constraint(equalToConstant: 40)
                view.heightAnchor.constraint(equalToConstant: 10)
            }
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            a.topAnchor.constraint(equalTo: root.topAnchor)
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
            b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2)
        }
        root.layoutIfNeeded()
        #expect(b.frame.origin == CGPoint(x: 48, y: 26))
    }

    @Test func anchorsOfConstraintsNameTheirItems() throws {
        let a = child()
        let constraint = a.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: 3)
        #expect(constraint.firstAnchor == a.leadingAnchor)
        #expect(try #require(constraint.secondAnchor) == root.trailingAnchor)
        #expect(constraint.firstAnchor.item === a)
        let copy = try #require(a.leadingAnchor.copy() as? NSLayoutXAxisAnchor)
        #expect(copy == a.leadingAnchor)
    }
}
