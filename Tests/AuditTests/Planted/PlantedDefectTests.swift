import Testing

@testable import Audit

/// Planted defects are found and nothing else, by the whole text that a person reads, and what is sound stays silent.
@MainActor @Suite struct PlantedDefectTests {
    /// At least so many documents with a defect, and so many without, has every rule.
    private static let least = 5

    @Test(arguments: Planted.all)
    func isFoundAndNothingElse(_ planted: PlantedCase) throws {
        let printed = try planted.printed()
        #expect(printed == planted.expected, "\(printed.joined(separator: "\n"))")
    }

    /// That a layout crashes or takes too long is a matter of processes: `WorkerPoolTests` has its cases.
    @Test(arguments: Rule.all.filter { $0 != .failedLayout })
    func everyRuleHasCases(_ rule: Rule) {
        let cases = Planted.all.filter { $0.rule == rule }.map(\.planted)
        let (defects, sound) = (cases.count { !$0.isSound }, cases.count { $0.isSound })
        #expect(
            defects >= Self.least && sound >= Self.least,
            "\(rule.id): \(defects) defects and \(sound) sound documents are named in `Planted.all`")
        #expect(Set(cases.map(\.title)).count == cases.count, "each is told by its title")
        #expect(
            Set(cases.map { "\($0.text) \($0.devices) \($0.files) \($0.size?.rawValue ?? "") " }).count == cases.count)
    }
}

extension PlantedCase: CustomTestStringConvertible {
    nonisolated var testDescription: String {
        "\(rule.id): \(planted.title)\(planted.isSound ? ", which is sound" : "")"
    }
}

extension Planted {
    /// Every case.
    static let all: [PlantedCase] = [
        (Rule.unsatisfiableConstraints, contradictions), (.invalidConstraint, invalidConstraints),
        (.ambiguousLayout, ambiguities), (.unknownOwnSize, unknownSizes), (.noOpConstraint, repetitions),
        (.noConstraints, freeViews), (.truncatedText, truncatedTexts), (.clippedText, clippedTexts),
        (.fixedHeightText, fixedHeights), (.offScreen, offScreen), (.outsideParent, outsideParent),
        (.overlap, overlaps), (.zeroSize, zeroSizes), (.misplaced, misplaced), (.smallTarget, smallTargets),
        (.unlabelledImageButton, unlabelled), (.missingImage, missingImages), (.missingColour, missingColours),
        (.unknownClass, unknownClasses), (.danglingOutlet, danglingOutlets),
        (.danglingReference, danglingReferences), (.duplicateID, duplicates), (.invalidValue, invalidValues),
        (.unknownElement, unknownElements), (.unusableFont, unusableFonts),
        (.unusableTranslation, unusableTranslations), (.unreadableDocument, unreadable),
        (.unsupportedDocument, unsupported), (.unsolvedLayout, unsolved),
    ].flatMap { rule, cases in cases.map { PlantedCase(rule: rule, planted: $0) } }
}

extension Rule: CustomTestStringConvertible {
    nonisolated public var testDescription: String { id }
}
