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
