package import Audit
package import InterfaceBuilder
package import UIKit

/// How a device is held.
package enum Orientation: String, CaseIterable, Codable, Sendable {
    case portrait, landscape, both

    /// Whether each of the layouts asked for is on the side.
    package var sides: [Bool] {
        switch self {
        case .portrait: [false]
        case .landscape: [true]
        case .both: [false, true]
        }
    }
}

/// Which of the ways of holding a device that are asked for are looked at.
package enum OrientationChoice: String, CaseIterable, Codable, Sendable {
    /// Those that a document's app supports.
    case project
    /// All of them.
    case all
}

/// Which way a reader's language runs.
package enum Direction: String, CaseIterable, Codable, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
}

/// From which severity on findings end a run with exit code 1.
package enum FailureLevel: String, CaseIterable, Codable, Sendable {
    case error, warning, never

    /// Whether a finding of the severity is a failure.
    package func isFailure(_ severity: Finding.Severity) -> Bool {
        switch self {
        case .error: severity == .error
        case .warning: severity < .note
        case .never: false
        }
    }
}

/// What a project's file `.espalier.yml` says.
package struct Configuration: Sendable {
    /// The name of the file.
    package static let fileName = ".espalier.yml"

    /// The severity that a project gives to a rule.
    package enum RuleLevel: Hashable, Sendable {
        case off
        /// On, at the rule's own severity.
        case on
        case severity(Finding.Severity)
    }

    /// What holds for some paths.
    package struct Override: Sendable {
        package var paths: [PathPattern]
        package var rules: [Rule: RuleLevel]
    }

    /// Findings that aren't told, by what they are about.
    package struct Ignored: Sendable {
        /// The object's id in its document.
        package var id: String
        /// Nil for every document.
        package var path: PathPattern?
        /// Empty for all rules.
        package var rules: Set<Rule>
    }

    /// The folder that the file's paths are relative to.
    package var folder: DocumentPath
    /// Empty for the canvas that each document records.
    package var devices: [Device] = []
    package var orientation: Orientation?
    package var orientations = OrientationChoice.project
    package var textSizes: [TextSize] = []
    package var directions: [Direction] = []
    package var languages: [Language] = []
    /// What is checked when nobody names a path; empty for the folder itself.
    package var included: [String] = []
    package var excluded: [PathPattern] = []
    package var rules: [Rule: RuleLevel] = [:]
    package var overrides: [Override] = []
    package var ignored: [Ignored] = []
    package var classes: [String: KnownClass] = [:]
    /// The path of a baseline, relative to the folder.
    package var baseline: String?
    package var failureLevel: FailureLevel?
    /// What `espalier app` builds.
    package var app = AppConfiguration()

    /// What holds without a file.
    package init(folder: DocumentPath) { self.folder = folder }

    // MARK: Questions

    /// The path of the baseline.
    package var baselinePath: String? {
        baseline.map {
            $0.hasPrefix("/") ? $0 : DocumentPath(folder.path + "/" + $0).path(relativeTo: DocumentPath("."))
        }
    }

    /// Whether a document is left out.
    package func excludes(_ document: DocumentPath) -> Bool {
        guard let names = document.names(in: folder) else { return false }
        return excluded.contains { $0.fits(names) }
    }

    /// The rules that are checked in some document at least.
    package var activeRules: [Rule] {
        Rule.all.filter { rule in
            ([rules] + overrides.map(\.rules)).contains { levels in levels[rule].map { $0 != .off } ?? false }
                || !rule.isOptIn && rules[rule] != .off
        }
    }

    /// Whether the project silences this one finding.
    package func ignores(_ finding: Finding, in document: DocumentPath) -> Bool {
        guard !finding.isOfFile, let names = document.names(in: folder) else { return false }
        return ignored.contains { $0.covers(finding, names) }
    }

    /// The finding with the severity that the project gives it in this document; nil for one that isn't told.
    package func adjusted(_ finding: Finding, in document: DocumentPath) -> Finding? {
        // That a file can't be looked at is no opinion about it.
        if finding.isOfFile { return finding }
        if ignores(finding, in: document) { return nil }
        let names = document.names(in: folder)
        var level = rules[finding.rule] ?? (finding.rule.isOptIn ? .off : .on)
        for override in overrides {
            guard let names, let own = override.rules[finding.rule], override.paths.contains(where: { $0.fits(names) })
            else { continue }
            level = own
        }
        var finding = finding
        switch level {
        case .off: return nil
        case .on: break
        case .severity(let severity): finding.severity = severity
        }
        return finding
    }
}

extension Configuration.Ignored {
    fileprivate func covers(_ finding: Finding, _ names: ArraySlice<String>) -> Bool {
        finding.ids.contains(id) && (path?.fits(names) ?? true) && (rules.isEmpty || rules.contains(finding.rule))
    }
}
