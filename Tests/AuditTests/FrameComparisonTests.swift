import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

/// What a comparison of recorded and computed frames says, for layouts whose computed frames follow by adding up.
@MainActor @Suite struct FrameComparisonTests {
    /// Two views in a row, 8 points apart; the first has an own width of 80 points, the other of 40.
    private func row(
        _ first: String, _ second: String, attributes: String = "", constraints: [String] = []
    ) throws -> DocumentComparison {
        let own = "placeholderIntrinsicHeight=\"20\" placeholderIntrinsicWidth"
        let document = try storyboard(
            subviews: [
                view("one", "label", attributes: "text=\"One\" \(own)=\"80\" \(attributes)", content: first),
                view("two", "label", attributes: "text=\"Two\" \(own)=\"40\"", content: second),
            ],
            constraints: [
                constraint("one", "leading", "root", "leading", constant: 20, id: "one-x"),
                constraint("one", "top", "root", "top", constant: 100, id: "one-y"),
                constraint("two", "leading", "one", "trailing", constant: 8, id: "two-x"),
                constraint("two", "top", "one", "top", id: "two-y"),
            ] + constraints)
        return FrameComparison(of: document).result()
    }

    @Test func framesThatAgreeAreNoDifference() throws {
        let comparison = try row(frame(20, 100, 80, 20), frame(108, 100, 40, 20))
        #expect(comparison.compared == 2)
        #expect(comparison.differences.isEmpty)
        #expect(comparison.causes.isEmpty)
    }

    /// Recorded results don't take part in the layout: a document that lies about them is laid out as it is without.
    @Test func recordedFramesDoNotInfluenceTheLayout() throws {
        let comparison = try row(frame(1, 2, 3, 4), frame(5, 6, 7, 8))
        #expect(comparison.differences.map(\.computed) == [rect(20, 100, 80, 20), rect(108, 100, 40, 20)])
    }

    /// The wider neighbour is the cause, and the view that it pushes away only moved.
    @Test func ownSizeOfANeighbourIsTheCause() throws {
        let comparison = try row(frame(20, 100, 86, 20), frame(114, 100, 40, 20))
        #expect(comparison.differences.map(\.id) == ["one", "two"])
        #expect(comparison.differences.map(\.isOrigin) == [true, false])
        #expect(comparison.causes.map(\.kind) == [.textWidthFar])
        #expect(
            ComparisonReport.text(comparison) == """
                Main.storyboard:10:1: label "One" (one): recorded 20 100 86 20, computed 20 100 80 20
                    the own width of label "One" (one): recorded 86, computed 80 (text-width-far)
                  moved with it: Main.storyboard:11:1: label "Two" (two): recorded 114 100 40 20, computed 108 100 40 20

                """)
    }

    @Test func smallDifferencesOfTextHaveAKindOfTheirOwn() throws {
        let comparison = try row(frame(20, 100, 80.75, 20), frame(108.75, 100, 40, 20))
        #expect(comparison.causes.map(\.kind) == [.textWidth])
    }

    @Test func classesOfTheAuthorsMayHaveAnySize() throws {
        let comparison = try row(
            frame(20, 100, 86, 20), frame(114, 100, 40, 20), attributes: "customClass=\"BadgeLabel\"")
        #expect(comparison.causes.map(\.kind) == [.customClass])
    }

    @Test func toleranceIsOfEachNumber() throws {
        let subviews = [view("box", content: frame(20.5, 100.5, 119.5, 59.5))]
        let document = try storyboard(
            subviews: subviews, constraints: place("box", x: 20, y: 100, width: 120, height: 60))
        #expect(FrameComparison(of: document, tolerance: 0.5).result().differences.isEmpty)
        #expect(FrameComparison(of: document, tolerance: 0.4).result().differences.count == 1)
    }

    /// A constraint that the recorded frames don't satisfy is named, with its place.
    @Test func missedConstraintIsTheCause() throws {
        let document = try storyboard(
            subviews: [view("box", content: frame(30, 100, 120, 60))],
            constraints: place("box", x: 20, y: 100, width: 120, height: 60))
        let comparison = FrameComparison(of: document).result()
        #expect(
            ComparisonReport.text(comparison) == """
                Main.storyboard:10:1: view (box): recorded 30 100 120 60, computed 20 100 120 60
                    constraint (box-x): leading of view (box) = leading of view (root) + 20: the recorded frames miss it \
                by 10 pt (stale)

                """)
        #expect(comparison.causes.first?.position == SourcePosition(line: 13, column: 1))
    }

    @Test func missedSafeAreaIsAKindOfItsOwn() throws {
        // The status bar of this canvas is 59 points high.
        let document = try storyboard(
            subviews: [view("box", content: frame(0, 47, 393, 60))],
            constraints: [
                constraint("box", "leading", "safe", "leading", id: "x"),
                constraint("box", "trailing", "safe", "trailing", id: "w"),
                constraint("box", "top", "safe", "top", id: "y"), constraint("box", "height", constant: 60, id: "h"),
            ])
        let comparison = FrameComparison(of: document).result()
        #expect(comparison.differences.first?.computed == rect(0, 59, 393, 60))
        #expect(comparison.causes.map(\.kind) == [.safeArea])
    }

    @Test func spacingOfAStackIsNamed() throws {
        let views = ["a", "b"].enumerated().map { index, id in
            view(
                id, attributes: "placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"30\"",
                content: frame(Double(index) * 62, 0, 50, 30))
        }
        let stack = view(
            "stack", "stackView", attributes: "spacing=\"8\"",
            content: frame(20, 100, 112, 30) + "<subviews>\(views.joined())</subviews>")
        let document = try storyboard(
            subviews: [stack],
            constraints: [
                constraint("stack", "leading", "root", "leading", constant: 20, id: "x"),
                constraint("stack", "top", "root", "top", constant: 100, id: "y"),
            ])
        let comparison = FrameComparison(of: document).result()
        #expect(comparison.causes.map(\.kind) == [.stale])
        #expect(comparison.causes.first?.message.hasPrefix("the spacing of stack view (stack), ") == true)
    }

    /// Text that wraps at another width is as high as that width makes it: what made the width is the cause.
    @Test func heightOfWrappedTextFollowsItsWidth() throws {
        let text = Array(repeating: "words", count: 40).joined(separator: " ")
        func label(_ width: Double) throws -> Document {
            try storyboard(
                subviews: [
                    view(
                        "text", "label", attributes: "text=\"\(text)\" numberOfLines=\"0\"",
                        content: frame(20, 100, 100, 1000))
                ],
                constraints: [
                    constraint("text", "leading", "root", "leading", constant: 20, id: "x"),
                    constraint("text", "top", "root", "top", constant: 100, id: "y"),
                    constraint("text", "width", constant: width, id: "w"),
                ])
        }
        // As high as the layout makes it at 100 points, which is what the record says of the width.
        let narrow = try #require(FrameComparison(of: try label(100)).result().differences.first).computed
        var document = try label(200)
        let index = try #require(document.view("text"))
        document.views[index].frame = narrow
        let comparison = FrameComparison(of: document).result()
        #expect(comparison.differences.count == 1)
        #expect(comparison.causes.map(\.kind) == [.stale])
        #expect(comparison.causes.first?.message.hasPrefix("constraint (w): width of label") == true)
    }

    /// Two views of equal hugging share a width that neither wants: which of them grows is open, the other solution is as
    /// good.
    @Test func otherWishOfTheSamePriorityIsATie() throws {
        let own = "placeholderIntrinsicHeight=\"20\" placeholderIntrinsicWidth"
        func shared(_ first: Double, _ second: Double) throws -> DocumentComparison {
            let document = try storyboard(
                subviews: [
                    view("one", attributes: "\(own)=\"80\"", content: frame(0, 100, first, 20)),
                    view("two", attributes: "\(own)=\"40\"", content: frame(first, 100, second, 20)),
                ],
                constraints: [
                    constraint("one", "leading", "root", "leading", id: "one-x"),
                    constraint("one", "top", "root", "top", constant: 100, id: "one-y"),
                    constraint("two", "leading", "one", "trailing", id: "two-x"),
                    constraint("two", "top", "root", "top", constant: 100, id: "two-y"),
                    constraint("two", "trailing", "root", "trailing", id: "two-end"),
                ])
            return FrameComparison(of: document).result()
        }
        // The canvas is 393 points wide: either of the two is wider than it would like to be.
        let comparisons = [try shared(80, 313), try shared(353, 40)]
        #expect(comparisons.map(\.differences.count).sorted() == [0, 2])
        let cause = try #require(comparisons.flatMap(\.causes).first)
        #expect(cause.kind == .tie)
        #expect(cause.message.contains("; of the same priority, and recorded instead, is the own width of view ("))
    }

    /// A limit that the layout goes up to and the recorded frames don't isn't missed by them.
    @Test func limitThatRecordedFramesKeepIsNotMissed() throws {
        let document = try storyboard(
            subviews: [view("box", content: frame(20, 100, 120, 90))],
            constraints: Array(place("box", x: 20, y: 100, width: 120, height: 0).dropLast()) + [
                constraint("box", "height", constant: 60, attributes: "relation=\"greaterThanOrEqual\"", id: "least"),
                constraint("box", "height", constant: 0, attributes: "priority=\"100\"", id: "small"),
            ])
        let comparison = FrameComparison(of: document).result()
        #expect(comparison.causes.map(\.kind) == [.constraint])
        #expect(comparison.causes.first?.message.hasSuffix("the recorded frames stay 30 pt within it") == true)
    }

    @Test func openPlaceIsAmbiguous() throws {
        let document = try storyboard(
            subviews: [view("box", content: frame(77, 100, 120, 60))],
            constraints: Array(place("box", x: 20, y: 100, width: 120, height: 60).dropFirst()))
        #expect(FrameComparison(of: document).result().causes.map(\.kind) == [.ambiguity])
    }

    /// What Interface Builder marked itself isn't held against the layout, nor what lies within.
    @Test func markedViewsAreLeftOut() throws {
        let inner = view("inner", content: frame(9, 9, 9, 9))
        let document = try storyboard(
            subviews: [
                view(
                    "box", attributes: "misplaced=\"YES\"",
                    content: frame(30, 100, 120, 60) + "<subviews>\(inner)</subviews>"),
                view("loose", attributes: "ambiguous=\"YES\"", content: frame(9, 9, 9, 9)),
            ],
            constraints: place("box", x: 20, y: 100, width: 120, height: 60))
        let comparison = FrameComparison(of: document).result()
        #expect(comparison.differences.isEmpty)
        #expect(comparison.compared == 0)
        #expect(comparison.marked == 3)
    }

    /// Autoresizing views are inputs: their frames are taken from the document, and not compared.
    @Test func givenFramesAreNotCompared() throws {
        let document = try storyboard(
            subviews: ["<view id=\"given\">\(frame(3, 4, 5, 6))</view>"], constraints: [])
        #expect(FrameComparison(of: document).result().compared == 0)
    }

    @Test func summaryCounts() throws {
        let equal = try row(frame(20, 100, 80, 20), frame(108, 100, 40, 20))
        let other = try row(frame(20, 100, 86, 20), frame(114, 100, 40, 20))
        #expect(
            ComparisonReport.summary([equal], tolerance: 0.5)
                == "1 document, 2 views compared: all are where they were recorded\n")
        #expect(
            ComparisonReport.summary([equal, other], tolerance: 0.5)
                == "2 documents, 4 views compared: 2 differ by more than 0.5 pt, for 1 cause\n")
    }

    @Test func tableHasAColumnForEveryName() throws {
        let comparison = try row(frame(20, 100, 86, 20), frame(114, 100, 40, 20))
        let names = ComparisonReport.tableHeader.dropLast().split(separator: "\t")
        let rows = ComparisonReport.table(comparison, document: "a\tb").split(separator: "\n")
        #expect(rows.count == 2)
        for row in rows { #expect(row.split(separator: "\t", omittingEmptySubsequences: false).count == names.count) }
    }
}

/// A recorded frame's element.
private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
