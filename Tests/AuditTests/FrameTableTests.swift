import Foundation
import Testing

@testable import Audit

/// Rows of `document, id, x, y, width, height`.
@Suite struct FrameTableTests {
    @Test func rowIsTabSeparatedInTheOrderOfTheHeader() {
        #expect(FrameTable.header == "document\tid\tx\ty\twidth\theight\n")
        #expect(
            FrameTable.row(document: "a.xib", id: "x", frame: CGRect(x: 1, y: 2.5, width: 3, height: 4))
                == "a.xib\tx\t1\t2.5\t3\t4\n")
    }

    @Test func numbersAreRoundedToAMillionth() {
        let frame = CGRect(x: 7.999999999999998, y: -1e-9, width: 62.0 / 3, height: 1e300)
        let row = FrameTable.row(document: "a", id: "b", frame: frame)
        #expect(row == "a\tb\t8\t0\t20.666667\t1e+300\n")
    }

    @Test func tabsAndLineEndsInNamesAreWrittenOut() {
        let row = FrameTable.row(document: "a\tb", id: "c\nd", frame: .zero)
        #expect(row == "a\\tb\tc\\nd\t0\t0\t0\t0\n")
    }

    @Test(arguments: [(0.0, "0"), (-0.0, "0"), (12, "12"), (-0.5, "-0.5"), (1.0 / 3, "0.3333333333333333")])
    func numberIsTheShortestThatReadsBack(value: Double, text: String) {
        #expect(FrameTable.number(value) == text)
        #expect(Double(text) == value)
    }
}
