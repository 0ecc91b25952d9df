public import InterfaceBuilder
import UIKit

/// Looks for what is wrong with a document's layout: contradictory, ambiguous and invalid constraints, and oddities of
/// the document itself.
@MainActor
public struct LayoutCheck {
    private let document: Document
    private let environments: [AuditedEnvironment]
    private let rules: Set<Rule>

    /// - Parameters:
    ///   - document: a document as read.
    ///   - environments: what to lay it out for, one after the other.
    ///   - rules: what to look for; all but those that a project asks for unless said otherwise.
    public init(
        of document: Document, in environments: [AuditedEnvironment],
        rules: some Sequence<Rule> = Rule.all.filter { !$0.isOptIn }
    ) {
        self.document = document
        self.environments = environments
        self.rules = Set(rules)
    }

    /// All findings, in the order of their places. What is found in some of several environments names them.
    ///
    /// Costs one layout of the document for each environment, and about one more for each view.
    public func findings() -> [Finding] {
        // Conflicts become findings; UIKit's own report of them would only repeat it on standard error.
        let logsConflicts = LayoutHost.logsConflicts
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = logsConflicts }
        let design = DesignedLayout(of: document)
        let bare = document.withoutPlaceholders.map { (document: $0, design: DesignedLayout(of: $0)) }
        var merged: [MergedFinding] = []
        var places: [FindingKey: Int] = [:]
        var translations = Translations(of: document)
        // Half of the devices have the screen of another one.
        var known: [AuditedEnvironment.Figures: [Finding]] = [:]
        for (index, environment) in environments.enumerated() {
            var seen: Set<FindingKey> = []
            if known[environment.figures] == nil {
                let translated = translations.document(for: environment)
                known[environment.figures] = findings(in: environment, translated, design, besides: bare)
            }
            let found = known[environment.figures] ?? []
            for finding in found where seen.insert(FindingKey(finding)).inserted {
                let place =
                    places[FindingKey(finding)] ?? merged.firstIndex { $0.hasCause(of: finding) } ?? merged.count
                places[FindingKey(finding)] = place
                if place == merged.count { merged.append(MergedFinding(finding)) }
                merged[place].add(finding, in: environment.title, index)
            }
        }
        let layout = merged.map { $0.finding(amid: environments.count) }
        let around = Rule.all.filter(rules.contains).flatMap { $0.documentCheck?(document, $0) ?? [] }
        return (document.warnings.findings + translations.problems.map(Finding.init) + around + layout).filter {
            rules.contains($0.rule)
        }
        .sortedByPlace()
    }

    /// - Parameter bare: the document without placeholders, if it has any. A running program has none: what only holds with
    ///   them isn't known to hold.
    private func findings(
        in environment: AuditedEnvironment, _ document: Document, _ design: DesignedLayout,
        besides bare: (document: Document, design: DesignedLayout)?
    ) -> [Finding] {
        let found = findings(in: environment, document, design)
        guard let bare else { return found }
        let certain = findings(in: environment, document.withoutPlaceholders ?? bare.document, bare.design)
        return PlaceholderSizes(of: self.document).findings(found, whereCertain: certain)
    }

    private func findings(
        in environment: AuditedEnvironment, _ document: Document, _ design: DesignedLayout
    ) -> [Finding] {
        let isDesign = environment.isDesign(of: document)
        var environment = environment
        environment.language = nil
        let instantiation =
            isDesign ? design.instantiation : environment.instantiation(of: document, for: .judgement)
        let names = ObjectNames(of: instantiation)
        let checks = Rule.all.filter { rules.contains($0) && $0.check != nil }
        return instantiation.problems.map(Finding.init)
            + instantiation.trees.filter { !$0.isEmbedded && !environment.leavesOut($0, of: document) }.flatMap {
                tree in
                // Nothing is to be known of such a layout.
                if let unsolved = tree.unsolvedLayout(in: instantiation) { return [unsolved] }
                let survey = TreeSurvey(
                    of: tree, in: instantiation, design: isDesign ? nil : design.survey(of: tree.node))
                let found = checks.flatMap { rule in
                    rule.check?(CheckedTree(rule: rule, tree: tree, names: names, survey: survey)) ?? []
                }
                let disturbed = DisturbedViews(
                    by: found.filter { $0.rule == .unsatisfiableConstraints }, in: tree, of: instantiation)
                // The rules ask the solver more than the layout does.
                let squeezed = isDesign ? [] : instantiation.around(found.filter { $0.rule.isAboutRoom }.flatMap(\.ids))
                return found.filter { finding in
                    // Where room is short, which of several wishes gives way is open for that cause.
                    !disturbed.explain(finding)
                        && (finding.rule != .ambiguousLayout || squeezed.isDisjoint(with: finding.ids))
                }.map { judged($0, in: document) }
                    + [tree.unsolvedLayout(in: instantiation)].compactMap { $0 }
            }
    }
}

extension Rule {
    /// Whether it tells of views that are squeezed.
    fileprivate var isAboutRoom: Bool { [.zeroSize, .clippedText].contains(self) }
}

extension Instantiation {
    /// The ids of objects and of the stack views around them.
    fileprivate func around(_ ids: [String]) -> Set<String> {
        var around = Set(ids)
        for id in ids {
            var next = view(id)?.superview
            while let view = next as? UIStackView {
                if let id = node(of: view)?.id { around.insert(id) }
                next = view.superview
            }
        }
        return around
    }
}

extension LayoutCheck {
    /// On a launch screen nobody reads or presses anything: what lacks room there is no reason to fail.
    private func judged(_ finding: Finding, in document: Document) -> Finding {
        guard document.isLaunchScreen, finding.rule.isAboutPlaces else { return finding }
        var finding = finding
        finding.severity = .note
        return finding
    }
}

extension AuditedEnvironment {
    /// Whether a tree belongs to a screen that is never seen so.
    fileprivate func leavesOut(_ tree: ViewTree, of document: Document) -> Bool {
        guard !leavesOut.isEmpty, let controller = tree.controller else { return false }
        var asked: Set<Int> = []
        return leavesOut(controller, of: document, &asked)
    }

    /// Whether a controller is never seen so: by its class, or as all containers that show it aren't.
    ///
    /// A container decides for those within it (documentation of `supportedInterfaceOrientations`). What is presented decides for
    /// itself.
    private func leavesOut(_ controller: Int, of document: Document, _ asked: inout Set<Int>) -> Bool {
        if document.controllers[controller].customClass.map({ leavesOut.contains($0.name) }) == true { return true }
        guard asked.insert(controller).inserted else { return false }
        let segues = document.segues.filter { segue in
            guard segue.kind != .unwind, case .controller(let shown) = document.object(segue.destination) else {
                return false
            }
            return shown == controller
        }
        guard !segues.isEmpty else { return false }
        for segue in segues {
            guard [.embed, .relationship].contains(segue.kind), let container = segue.source,
                leavesOut(container, of: document, &asked)
            else { return false }
        }
        return true
    }
}

/// A document in the languages that are asked for, each made once.
private struct Translations {
    let document: Document
    private var known: [Language: Document] = [:]
    private(set) var problems: [TranslationProblem] = []

    init(of document: Document) { self.document = document }

    mutating func document(for environment: AuditedEnvironment) -> Document {
        guard let language = environment.language else { return document }
        if let known = known[language] { return known }
        let (translated, found) = environment.translated(document)
        known[language] = translated
        problems += found.filter { !problems.contains($0) }
        return translated
    }
}

/// What makes a finding the same on another device: there the amounts and the other parties may be others, but for those that
/// the message names.
private struct FindingKey: Hashable {
    var rule: Rule
    var location: Location
    /// What is wrong, without amounts: they follow the first colon.
    var problem: String
    /// The views that the message is about, where it names another one.
    var pair: Set<String>

    init(_ finding: Finding) {
        rule = finding.rule
        location = finding.location
        let kind = finding.message.range(of: ": ").map { finding.message[..<$0.lowerBound] } ?? finding.message[...]
        // Titles between quotation marks are others in other languages.
        let words = kind.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        problem = words.filter { $0.offset.isMultiple(of: 2) }.map { $0.element.filter { !$0.isNumber } }.joined()
        pair = finding.rule == .overlap ? Set(finding.ids.prefix(2)) : []
    }
}

/// A finding of several environments, as it is in the worst of them.
private struct MergedFinding {
    private var worst: Finding
    private var worstTitle: String?
    private var titles: [String] = []
    /// The environment of the last of them.
    private var latest: Int?
    /// What is named as being at fault in any of them, and everything that takes part.
    private var broken: Set<String> = []
    private var parties: Set<String> = []
    private var amounts: Set<Double?> = []
    private var fixes: Set<String?> = []
    /// Contradictions with different fixes.
    private var conflicts: [Finding] = []

    init(_ finding: Finding) { worst = finding }

    /// Whether a contradiction of another environment is between the same constraints: there another one of them may give way.
    func hasCause(of finding: Finding) -> Bool {
        guard worst.rule == finding.rule else { return false }
        // What lacks room for one cause is led by one view on one device and by another on the next.
        if finding.rule.isAboutPlaces { return !parties.isDisjoint(with: finding.ids) && isTrue(of: finding) }
        guard finding.rule == .unsatisfiableConstraints else { return false }
        let others = Set(finding.ids + finding.related.flatMap(\.ids))
        return !parties.isDisjoint(with: finding.ids) && !broken.isDisjoint(with: others)
    }

    /// Whether what this one says holds where the other one was found, too: of views that overlap, that it is the same two, and
    /// of one beyond the edge, that it is the same one.
    private func isTrue(of finding: Finding) -> Bool {
        switch worst.rule {
        case .overlap: Set(worst.ids.prefix(2)) == Set(finding.ids.prefix(2))
        case .offScreen: worst.ids.first == finding.ids.first
        default: true
        }
    }

    mutating func add(_ finding: Finding, in title: String, _ environment: Int) {
        if latest != environment { titles.append(title) }
        latest = environment
        broken.formUnion(finding.ids)
        parties.formUnion(finding.ids + finding.related.flatMap(\.ids))
        amounts.insert(finding.amount)
        if fixes.insert(finding.fix).inserted { conflicts.append(finding) }
        if worstTitle == nil || (finding.amount ?? 0) > (worst.amount ?? 0) {
            worst = finding
            worstTitle = title
        }
    }

    /// What mends it in each environment. An inequality that helps in one may not in another.
    private var fix: String? {
        guard let fix = widestFix, let end = fix.range(of: ", or lower"), fix.hasPrefix("make it ") else {
            return widestFix
        }
        let inequality = fix[..<end.lowerBound]
        if fixes.allSatisfy({ $0?.hasPrefix(inequality) == true }) { return fix }
        return String(fix[end.lowerBound...].dropFirst(", or ".count))
    }

    /// The fix of the worst environment where it mends the others as well, else one of theirs that does, else all of them.
    private var widestFix: String? {
        guard worst.rule == .unsatisfiableConstraints, let fix = worst.fix, fixes.count > 1 else { return worst.fix }
        if conflicts.allSatisfy(worst.mends) { return fix }
        // What another one asks is about constraints that the message doesn't name.
        let enough = conflicts.first { one in conflicts.allSatisfy(one.mends) }.map { [$0] } ?? conflicts
        let lines = enough.reduce(into: Set<Int>()) { $0.formUnion(Self.lines(of: $1.fix)) }.sorted()
        if lines.count == 1 { return "lower the priority of another constraint to 999 (line \(lines.list))" }
        return lines.isEmpty ? fix : "lower the priorities of \(lines.count) constraints to 999 (lines \(lines.list))"
    }

    /// The lines of the document that a fix names at its end.
    private static func lines(of fix: String?) -> [Int] {
        guard let list = fix?.firstMatch(of: /\(lines? ([0-9, ]+)\)$/) else { return [] }
        return list.1.split { $0 == "," || $0 == " " }.compactMap { Int($0) }
    }

    func finding(amid count: Int) -> Finding {
        var finding = worst
        finding.fix = fix
        if titles.count < count { finding.environments = titles }
        if amounts.count > 1 { finding.worstEnvironment = worstTitle }
        finding.environmentCount = count
        return finding
    }
}

extension Finding {
    /// Whether lower priorities of what is at fault here mend a contradiction of another environment as well.
    ///
    /// One constraint that can't hold needs all the others that are named: it's enough that any of them gives way.
    fileprivate func mends(_ other: Finding) -> Bool {
        let given = Set(ids)
        return given.isSuperset(of: other.ids)
            || other.ids.count == 1 && !given.isDisjoint(with: other.related.flatMap(\.ids))
    }
}
