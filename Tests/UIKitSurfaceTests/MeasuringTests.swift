import Testing
import UIKit

private final class Slab: UIView {
    var size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var intrinsicContentSize: CGSize { size }
}

@MainActor
@Suite("Measuring, margins, direction, diagnosis")
struct MeasuringTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add(_ view: UIView, to superview: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    // MARK: Fitting sizes

    /// The way of sizing a table's header: a fixed width, as low as its text allows.
    @Test func aHeaderAsHighAsItsText() {
        let header = UIView(), label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "several words ", count: 12)
        _ = add(label, to: header)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -14),
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
        ])
        func height(_ width: CGFloat) -> CGFloat {
            header.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        for width: CGFloat in [200, 320, 600] {
            let text = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
            #expect(height(width) == text.height + 24)
        }
        #expect(height(200) > height(320))
        // The same through a frame.
        header.frame = CGRect(x: 0, y: 0, width: 320, height: height(320))
        header.layoutIfNeeded()
        #expect(label.frame.minX == 16)
        #expect(label.frame.width == 288)
        #expect(label.frame.maxY == header.bounds.maxY - 14)
    }

    @Test func compressedAndExpandedSizes() {
        let view = UIView(), slab = add(Slab(60, 30), to: view)
        NSLayoutConstraint.activate([
            slab.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            view.trailingAnchor.constraint(greaterThanOrEqualTo: slab.trailingAnchor, constant: 5),
            slab.topAnchor.constraint(equalTo: view.topAnchor),
            view.bottomAnchor.constraint(equalTo: slab.bottomAnchor),
        ])
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
        // Hugging (250) is stronger than the wish for a size (50): only the open side expands.
        let expanded = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(expanded == CGSize(width: 10000, height: 30))
    }

    // MARK: Margins

    @Test func readableWidth() {
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100)), text = add(UIView(), to: wide)
        pin(text, to: wide.readableContentGuide)
        wide.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
        wide.frame.size.width = 500
        wide.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 8, y: 8, width: 484, height: 84))
    }

    @Test func marginsByAttributeAndGuide() {
        let inner = add(UIView())
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
        pin(inner, to: root.layoutMarginsGuide)
        let middle = add(Slab(10, 10))
        NSLayoutConstraint(
            item: middle, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
            multiplier: 1, constant: 0
        ).isActive = true
        middle.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 20, y: 1, width: 240, height: 196))
        #expect(middle.frame.midX == 140)
        root.layoutMargins = .zero
        root.layoutIfNeeded()
        #expect(inner.frame == root.bounds)
    }

    // MARK: Direction

    @Test func leadingIsRightFromRightToLeft() {
        let container = add(UIView())
        container.semanticContentAttribute = .forceRightToLeft
        let view = add(Slab(50, 10), to: container), fixed = add(Slab(30, 10), to: container)
        NSLayoutConstraint.activate([
            container.leftAnchor.constraint(equalTo: root.leftAnchor),
            container.rightAnchor.constraint(equalTo: root.rightAnchor),
            container.topAnchor.constraint(equalTo: root.topAnchor),
            container.heightAnchor.constraint(equalToConstant: 50),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            fixed.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
            fixed.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.frame.minX == 240)
        #expect(fixed.frame.minX == 10)
        container.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
    }

    // MARK: Diagnosis

    @Test func ambiguityIsFound() {
        let vague = add(UIView()), clear = add(UIView())
        NSLayoutConstraint.activate([
            vague.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            vague.topAnchor.constraint(equalTo: root.topAnchor),
            vague.heightAnchor.constraint(equalToConstant: 10),
            clear.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            clear.topAnchor.constraint(equalTo: root.topAnchor), clear.widthAnchor.constraint(equalToConstant: 5),
            clear.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(vague.hasAmbiguousLayout)
        #expect(!clear.hasAmbiguousLayout)
        #expect(!root.hasAmbiguousLayout)
        vague.widthAnchor.constraint(equalToConstant: 1).isActive = true
        #expect(!vague.hasAmbiguousLayout)
        #expect(vague.constraintsAffectingLayout(for: .vertical).count == 2)
    }

    /// A view with an ambiguous layout is moved to another of its valid frames, one with a definite layout isn't
    /// (documentation of `exerciseAmbiguityInLayout`).
    @Test func ambiguityIsExercised() {
        let vague = add(UIView())
        let width = vague.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            vague.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            vague.topAnchor.constraint(equalTo: root.topAnchor),
            vague.heightAnchor.constraint(equalToConstant: 10), width,
        ])
        root.layoutIfNeeded()
        vague.exerciseAmbiguityInLayout()
        #expect(vague.frame == CGRect(x: 5, y: 0, width: 30, height: 10))
        width.isActive = false
        vague.exerciseAmbiguityInLayout()
        #expect(vague.frame.width != 30)
        #expect(vague.frame.minX == 5)
        #expect(vague.frame.height == 10)
        #expect(vague.hasAmbiguousLayout)
    }

    /// A guide that no constraint places is as ambiguous as such a view.
    @Test func guidesWithoutConstraintsAreAmbiguous() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(guide.hasAmbiguousLayout)
        #expect(!root.layoutMarginsGuide.hasAmbiguousLayout)
    }

    /// One of the contradicting constraints is left out, the rest is laid out (Auto Layout Guide, "Unsatisfiable
    /// Layouts").
    @Test func contradictionsLeaveTheRestStanding() {
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = true }
        let view = add(UIView()), other = add(UIView())
        let narrow = view.widthAnchor.constraint(equalToConstant: 100)
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            narrow, wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
            other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            other.topAnchor.constraint(equalTo: view.bottomAnchor), other.widthAnchor.constraint(equalToConstant: 7),
            other.heightAnchor.constraint(equalToConstant: 8),
        ])
        root.layoutIfNeeded()
        #expect([100, 200].contains(view.frame.width))
        #expect(view.frame.origin == CGPoint(x: 5, y: 0))
        #expect(other.frame == CGRect(x: 5, y: 20, width: 7, height: 8))
        // Both stay active; the contradiction goes with one of them.
        #expect(narrow.isActive && wide.isActive)
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        narrow.priority = .defaultHigh
        wide.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }
}
