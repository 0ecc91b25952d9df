import Foundation
import Testing
import UIKit

@testable import Rendering

/// The thirteen content modes, by the documentation of `UIView.ContentMode`: a picture of 40 × 20 in 100 × 100.
@Suite struct ContentPlacementTests {
    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
        (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
        (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
        (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
        (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
        (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
        (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
        (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
        (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
    ])
    func aPictureStandsWhereItsModeSays(mode: UIView.ContentMode, expected: CGRect) {
        let place = ContentPlacement.rect(
            for: CGSize(width: 40, height: 20), in: CGRect(x: 0, y: 0, width: 100, height: 100), mode: mode)
        #expect(place == expected)
    }

    @Test func aPictureWithoutExtentTakesNoRoom() {
        let place = ContentPlacement.rect(
            for: .zero, in: CGRect(x: 0, y: 0, width: 100, height: 100), mode: .scaleAspectFit)
        #expect(place.size == .zero)
    }
}
