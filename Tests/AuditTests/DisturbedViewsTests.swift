import InterfaceBuilder
import Testing
import UIKit

@testable import Audit

/// A contradiction and what comes of it are one finding.
@MainActor @Suite struct DisturbedViewsTests {
    /// A title 60 points from the top, a button 700 points below it and 20 above the bottom, where `tied`. Another button stands
    /// beyond the edge of small screens.
    private func document(tied: Bool) throws -> Document {
        let tie = [constraint("root", "bottom", "next", "bottom", constant: 20, id: "tie")]
        return try storyboard(
            subviews: [view("title", "label", attributes: "text=\"Title\""), button("next"), button("lone")],
            constraints: [
                constraint("title", "leading", "root", "leading", constant: 20, id: "title-x"),
                constraint("title", "top", "root", "top", constant: 60, id: "title-y"),
                constraint("next", "leading", "root", "leading", constant: 20, id: "next-x"),
                constraint("next", "top", "title", "bottom", constant: 700, id: "gap"),
            ] + (tied ? tie : []) + place("lone", x: 310, y: 100, width: 80, height: 44))
    }

    private func button(_ id: String) -> String {
        view(id, "button", content: "<state key=\"normal\" title=\"Go\"/>")
    }

    private func rules(_ document: Document) throws -> [String: [String]] {
        let findings = LayoutCheck(of: document, in: try devices("iphone-se-1")).findings()
        return Dictionary(grouping: findings, by: \.rule.id).mapValues { $0.flatMap(\.ids) }
    }

    @Test func whereAnotherPlaceComesOfAContradictionOnlyThatIsSaid() throws {
        let found = try rules(document(tied: true))
        #expect(found["unsatisfiable-constraints"]?.isEmpty == false)
        #expect(found["off-screen"] == ["lone"])
    }

    @Test func withoutAContradictionThePlaceIsSaid() throws {
        let found = try rules(document(tied: false))
        #expect(found["unsatisfiable-constraints"] == nil)
        #expect(found["off-screen"]?.sorted() == ["lone", "next"])
    }
}
