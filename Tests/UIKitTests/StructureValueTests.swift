import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Structures among objects")
struct StructureValueTests {
    /// On Apple's systems a structure is an `NSValue` among objects, and back.
    @Test func aStructureIsReadFromAValueOfItsType() {
        let rect: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rect as? CGPoint == nil && rect as? UIEdgeInsets == nil && rect as? CGAffineTransform == nil)
        #expect((NSValue(cgPoint: CGPoint(x: 1, y: 2)) as Any) as? CGPoint == CGPoint(x: 1, y: 2))
        #expect((NSValue(cgSize: CGSize(width: 1, height: 2)) as Any) as? CGSize == CGSize(width: 1, height: 2))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect((NSValue(uiEdgeInsets: insets) as Any) as? UIEdgeInsets == insets)
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect((NSValue(cgAffineTransform: turn) as Any) as? CGAffineTransform == turn)
        #expect((NSNumber(value: 3) as Any) as? CGRect == nil)
    }

    @Test func aStructureIsAValueWhereOneIsAskedFor() {
        let size: Any = CGSize(width: 3, height: 4)
        #expect((size as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
        #expect(NSArray(array: [CGRect.zero]).firstObject is NSValue)
    }
}
