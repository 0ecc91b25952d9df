import Audit
import Files
import Foundation
import Project

/// A run of a check over the documents of a project, with what the project's configuration says of the findings.
struct CheckRun {
    /// With paths as people spell them, in the order of the documents.
    private(set) var report = CheckReport(version: Espalier.version, documents: [], findings: [])
    /// Whether all documents could be checked.
    private(set) var isComplete = true
    /// How many documents aren't for iOS.
    private var foreign = 0
    private let excluded: Int
    /// In how many documents which layouts were left out.
    private var unseen: [LeftOutLayouts: Int] = [:]

    /// Checks all documents, but for those whose outcomes are kept.
    init(
        of documents: ProjectDocuments, _ job: CheckJob, _ work: WorkOptions, _ cache: CheckCache?, isQuiet: Bool,
        _ console: inout Console
    ) throws {
        excluded = documents.excluded
        let job = WorkerJob.check(job)
        let items = job.items(documents.paths)
        var kept = KeptOutcomes(of: items, in: cache)
        let known = items.count - kept.missing.count
        // What is kept is told between what is worked out, in the order of the documents.
        var next = 0
        try work.run(job, on: kept.missing.map { items[$0] }) { done in
            if items.count > 1, !isQuiet {
                console.progress("\(known + done) of \(items.count)")
            }
        } deliver: { _, outcome in
            while let known = kept.outcomes[next] {
                try take(known, for: items[next], of: documents, &console)
                next += 1
            }
            kept.keep(outcome, at: next)
            try take(outcome, for: items[next], of: documents, &console)
            next += 1
        }
        while next < items.count, let known = kept.outcomes[next] {
            try take(known, for: items[next], of: documents, &console)
            next += 1
        }
        console.clearProgress()
        kept.prune()
        if let problem = kept.problem { console.report("espalier: warning: the cache can't be written: \(problem)") }
    }

    private mutating func take(
        _ outcome: FileOutcome, for item: WorkItem, of documents: ProjectDocuments, _ console: inout Console
    ) throws {
        if let failure = outcome.failure, failure.rule == .unsupportedDocument, documents.found.contains(item.path) {
            foreign += 1
            return
        }
        for line in outcome.messages.split(separator: "\n") { console.report(String(line)) }
        isComplete = isComplete && outcome.status < .unreadable
        try add(item.path, outcome, documents.configuration)
    }

    private mutating func add(_ path: String, _ outcome: FileOutcome, _ configuration: Configuration) throws {
        report.documents.append(path)
        if let failure = outcome.failure { report.findings.append(failure) }
        guard !outcome.output.isEmpty else { return }
        let checked = try JSONDecoder().decode(CheckedDocument.self, from: outcome.output)
        let place = DocumentPath(path)
        let findings = checked.findings.compactMap { configuration.adjusted($0, in: place) }
        report.findings += findings
        report.silenced += checked.silenced + checked.findings.count { configuration.ignores($0, in: place) }
        for layouts in checked.leftOut { unseen[layouts, default: 0] += 1 }
        if !findings.isEmpty { report.scenes += checked.scenes }
    }

    /// Which layouts weren't looked at, a line for each.
    var leftOutLayouts: [String] {
        unseen.map { layouts, count in
            "\(layouts.what) left out for \(count) document\(count == 1 ? "" : "s"): \(layouts.why)"
        }.sorted()
    }

    /// What wasn't checked, for the summary.
    var leftOut: String {
        let parts = [
            foreign == 0 ? nil : "\(foreign) for other systems than iOS",
            excluded == 0 ? nil : "\(excluded) that the configuration excludes",
        ].compactMap { $0 }
        return parts.isEmpty ? "" : "; left out: " + parts.joined(separator: ", ")
    }
}

extension CheckReport {
    /// The report as machines read it: in the order of paths that are relative to the project's root.
    func published(by documents: ProjectDocuments) -> CheckReport { mapPaths(documents.publishedPath).sorted() }
}
