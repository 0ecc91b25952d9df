import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

/// A plain view in a stack that keeps a length nothing asks for is a cause of its own.
@MainActor @Suite struct KeptLengthTests {
    /// A column of two views, 100 points wide: a plain view that holds a view of 60 points, and one of 40 points below.
    private func column(
        box: String, inner: String, last: String, stackHeight: Double, attributes: String = ""
    ) throws -> DocumentComparison {
        let own = "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight"
        let edges = ["top", "leading", "bottom", "trailing"].map { edge in
            constraint("inner", edge, "box", edge, id: "inner-\(edge)")
        }
        let content = view("inner", attributes: "\(own)=\"60\" verticalHuggingPriority=\"251\"", content: inner)
        let views = [
            view(
                "box", attributes: attributes,
                content: box + "<subviews>\(content)</subviews><constraints>\(edges.joined())</constraints>"),
            view("last", attributes: "\(own)=\"40\"", content: last),
        ]
        let stack = view(
            "stack", "stackView", attributes: "axis=\"vertical\"",
            content: frame(20, 100, 100, stackHeight) + "<subviews>\(views.joined())</subviews>")
        let document = try storyboard(
            subviews: [stack],
            constraints: [
                constraint("stack", "leading", "root", "leading", constant: 20, id: "x"),
                constraint("stack", "top", "root", "top", constant: 100, id: "y"),
            ])
        return FrameComparison(of: document).result()
    }

    /// All that moved with it is put down to the view that keeps its length, which stands for the cause.
    @Test func earlierLengthIsTheCause() throws {
        let comparison = try column(
            box: frame(0, 0, 100, 122), inner: frame(0, 0, 100, 122), last: frame(0, 122, 100, 40), stackHeight: 162)
        #expect(comparison.differences.map(\.id) == ["stack", "box", "inner", "last"])
        #expect(comparison.differences.map(\.isOrigin) == [false, true, false, false])
        #expect(comparison.causes.map(\.kind) == [.keptLength])
        #expect(
            comparison.causes.first?.message
                == "the height that view (box) keeps: recorded 122, computed 60")
    }

    /// A view without content keeps any length, a shorter one as well.
    @Test(arguments: [0.0, 130]) func emptyViewsKeepAnyLength(height: Double) throws {
        let empty = view("empty", content: frame(0, 0, 100, height))
        let wide = view(
            "wide", attributes: "placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"20\"",
            content: frame(0, height, 100, 20))
        let stack = view(
            "stack", "stackView", attributes: "axis=\"vertical\"",
            content: frame(20, 100, 100, height + 20) + "<subviews>\(empty)\(wide)</subviews>")
        let document = try storyboard(
            subviews: [stack],
            constraints: [
                constraint("stack", "leading", "root", "leading", constant: 20, id: "x"),
                constraint("stack", "top", "root", "top", constant: 100, id: "y"),
            ])
        let comparison = FrameComparison(of: document).result()
        #expect(comparison.differences.count == 3)
        #expect(comparison.causes.map(\.kind) == [.keptLength])
    }

    /// The length explains nothing that still differs once it is given.
    @Test func otherDifferencesHaveCausesOfTheirOwn() throws {
        let comparison = try column(
            box: frame(0, 0, 100, 122), inner: frame(0, 0, 100, 122), last: frame(0, 222, 100, 40), stackHeight: 262)
        let kinds = comparison.differences.map { comparison.causes[$0.cause].kind }
        #expect(kinds == [.stale, .keptLength, .keptLength, .stale])
    }

    /// A view that is shorter than what it holds doesn't keep its length: what it holds decides.
    @Test func shorterViewsKeepNothing() throws {
        let comparison = try column(
            box: frame(0, 0, 100, 55), inner: frame(0, 0, 100, 55), last: frame(0, 55, 100, 40), stackHeight: 95)
        #expect(comparison.causes.map(\.kind) == [.noSize])
    }

    /// Unless it hugs its own length more than content resists.
    @Test func huggingViewsKeepAShorterLength() throws {
        let comparison = try column(
            box: frame(0, 0, 100, 55), inner: frame(0, 0, 100, 55), last: frame(0, 55, 100, 40), stackHeight: 95,
            attributes: "verticalHuggingPriority=\"1000\"")
        #expect(comparison.causes.map(\.kind) == [.keptLength])
    }
}

private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}
