public import InterfaceBuilder
import UIKit

/// Looks for what is wrong with a document's layout: contradictory, ambiguous and invalid constraints, and oddities of
/// the document itself.
@MainActor
public struct LayoutCheck {
    private let document: Document
    private let environments: [AuditedEnvironment]

    /// - Parameters:
    ///   - document: a document as read.
    ///   - environments: what to lay it out for, one after the other.
    public init(of document: Document, in environments: [AuditedEnvironment]) {
        self.document = document
        self.environments = environments
    }

    /// All findings, in the order of their places. What is found in some of several environments names them.
    ///
    /// Costs one layout of the document for each environment, and about one more for each view.
    public func findings() -> [Finding] {
        // Conflicts become findings; UIKit's own report of them would only repeat it on standard error.
        let logsConflicts = LayoutHost.logsConflicts
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = logsConflicts }
        var merged: [Finding: [String]] = [:]
        for environment in environments {
            let instantiation = environment.instantiation(of: document)
            let names = ObjectNames(of: instantiation)
            var found = instantiation.problems.map(Finding.init)
            for tree in instantiation.trees {
                found += ConflictRule(names: names).findings(in: tree)
                found += AmbiguityRule(names: names).findings(in: tree)
            }
            for finding in Set(found) { merged[finding, default: []].append(environment.title) }
        }
        let layout = merged.map { finding, titles in
            var finding = finding
            if titles.count < environments.count { finding.environments = titles }
            return finding
        }
        return (document.warnings.map(Finding.init) + layout).sortedByPlace()
    }
}
