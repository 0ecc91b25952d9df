import Audit
import Files
import Foundation
import Inspector
import InterfaceBuilder
import Project
import Rendering
import UIKit

/// The documents of a project for the live view, each laid out by a worker process of its own.
struct ProjectSource: InspectorSource {
    private let options: ProjectOptions
    private let work: WorkOptions

    init(_ options: ProjectOptions, _ work: WorkOptions) { (self.options, self.work) = (options, work) }

    /// - Throws: what `ProjectDocuments` does, where the project can't be read.
    func validate() throws { _ = try ProjectDocuments(options) }

    var choices: InspectorChoices {
        InspectorChoices(languages: Language.Pseudo.allCases.filter { $0 != .rtl }.map(\.rawValue))
    }

    func documents() throws -> [InspectorDocument] {
        try ProjectDocuments(options).paths.map { InspectorDocument(path: $0, stamp: FileStamp.text(of: $0)) }
    }

    func answer(to request: InspectorRequest) async throws(InspectorFailure) -> Data {
        let job: InspectJob
        do {
            job = try self.job(for: request)
        } catch let error as InspectorFailure {
            throw error
        } catch {
            throw InspectorFailure("\(error)")
        }
        let work = work
        let path = request.document
        let outcome: FileOutcome? = await withCheckedContinuation { continuation in
            // Waiting for a process takes a thread.
            DispatchQueue.global().async {
                var outcome: FileOutcome?
                do {
                    try work.run(
                        .inspect(job), on: [WorkItem(path: path, layout: nil)], progress: { _ in }
                    ) { outcome = $1 }
                } catch {
                    outcome = FileOutcome(status: .unreadable, messages: "espalier: error: \(error)")
                }
                continuation.resume(returning: outcome)
            }
        }
        guard let outcome, outcome.failure == nil, !outcome.output.isEmpty else {
            throw InspectorFailure(outcome?.messages ?? "")
        }
        return outcome.output
    }

    /// - Throws: `InspectorFailure` where a value is none that can be chosen.
    private func job(for request: InspectorRequest) throws -> InspectJob {
        let configuration = try ProjectDocuments(options).configuration
        func known<Value>(_ name: String?, _ what: String, _ make: (String) -> Value?) throws -> Value? {
            guard let name else { return nil }
            guard let value = make(name) else {
                throw InspectorFailure("There is no \(what) \(name.debugDescription).")
            }
            return value
        }
        var layout = LayoutChoice()
        layout.device = try known(request.device, "device", Device.named)?.name
        layout.isLandscape = request.isLandscape && layout.device != nil
        layout.isRightToLeft = request.isRightToLeft
        layout.textSize = try known(request.textSize, "text size") { TextSize(rawValue: $0) }
        layout.language = try known(request.language, "language") { Language($0) }
        let overlays = try request.overlays.compactMap {
            try known($0, "overlay") { RenderOptions.Overlay(rawValue: $0) }
        }
        return InspectJob(
            layouts: [layout], isDark: request.isDark, overlays: Set(overlays), rules: configuration.activeRules,
            classes: configuration.classes, explainedView: request.explainedView)
    }
}
