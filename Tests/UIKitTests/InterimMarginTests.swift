import Testing

@testable import UIKit

/// Margins depend on where a view is and are guessed until the first solution is there. A guess must not cost a constraint.
@MainActor
@Suite("Margins of the first guess")
struct InterimMarginTests {
    @Test func aConstraintThatContradictsAGuessedMarginComesBack() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root.setEnvironment(LayoutEnvironment(), safeAreaInsets: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
        let stack = UIStackView(arrangedSubviews: [UILabel()])
        // Before anything is placed every view seems to lie in the corner, below the bars: 64 of 50 points are margin.
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = .zero
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.heightAnchor.constraint(equalToConstant: 50),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 617, width: 375, height: 50))
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 375, height: 50))
        #expect(LayoutHost.of(root).conflicts.isEmpty)
    }
}
