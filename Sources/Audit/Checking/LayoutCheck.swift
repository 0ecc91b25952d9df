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
        var merged: [Finding: (finding: Finding, titles: [String])] = [:]
        for environment in environments {
            var seen: Set<Finding> = []
            for finding in findings(in: environment) where seen.insert(finding.withoutDetails).inserted {
                merged[finding.withoutDetails, default: (finding, [])].titles.append(environment.title)
            }
        }
        let layout = merged.values.map { finding, titles in
            var finding = finding
            if titles.count < environments.count { finding.environments = titles }
            return finding
        }
        return (document.warnings.map(Finding.init) + layout).filter { rules.contains($0.rule) }.sortedByPlace()
    }

    private func findings(in environment: AuditedEnvironment) -> [Finding] {
        let instantiation = environment.instantiation(of: document)
        let names = ObjectNames(of: instantiation)
        return instantiation.problems.map(Finding.init)
            + instantiation.trees.filter { !$0.isEmbedded }.flatMap { tree in
                Rule.all.filter(rules.contains).flatMap { rule in
                    rule.check?(CheckedTree(rule: rule, tree: tree, names: names)) ?? []
                }
            }
    }
}

extension Finding {
    /// What makes a finding the same on another device: there the other parties may have other sizes.
    fileprivate var withoutDetails: Finding {
        var finding = self
        finding.related = []
        return finding
    }
}
