import Testing

@testable import UIKit

@Suite("Values: geometry")
struct ValuesGeometryTests {
    @Test func transformsApplyInTheOrderOfTheirConcatenation() {
        let moveThenTurn = CGAffineTransform(translationX: 1, y: 0)
            .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
        let point = CGPoint(x: 1, y: 0).applying(moveThenTurn)
        #expect(abs(point.x) < 1e-12)
        #expect(abs(point.y - 2) < 1e-12)
    }

    @Test func translatedByMovesBeforeTheTransform() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 10, y: 21))
    }

    @Test func anInvertedTransformUndoesTheTransform() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: -5)
        let point = CGPoint(x: 8, y: -2).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 8) < 1e-12)
        #expect(abs(point.y + 2) < 1e-12)
    }

    @Test func aTransformWithoutInverseIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aTurnedRectangleIsTheSmallestUprightOneAround() {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
            .applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(rect.minX + 2) < 1e-12)
        #expect(abs(rect.width - 2) < 1e-12)
        #expect(abs(rect.height - 4) < 1e-12)
    }

    @Test func insetsMoveEdgesInward() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 12, y: 21, width: 94, height: 46))
    }

    @Test func directionalInsetsSwapSidesInRightToLeft() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(in: .leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.resolved(in: .rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func rectanglesDescribeThemselvesAsOnApplesSystems() {
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
    }

    @Test func prioritiesHaveTheDocumentedNumbers() {
        #expect(
            [UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel].map(\.rawValue)
                == [1000, 750, 250, 50])
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    }

    @Test func contentSizeCategoriesAreOrdered() {
        #expect(UIContentSizeCategory.extraSmall < .large)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory(rawValue: "from the future").typographic == .large)
    }
}
