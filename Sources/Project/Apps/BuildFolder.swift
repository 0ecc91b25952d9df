import Foundation

/// The folder that all apps are compiled in, so that UIKit is compiled once.
///
/// SwiftPM keeps its last plan there, and only asks whether the package changed that it was made for. A plan is worth keeping, as
/// to make one takes longer than to compile a file; that of another app has to go.
struct BuildFolder {
    let path: String
    /// The folder of Espalier's own package.
    let espalier: String

    private var plan: String { path.appending("debug.yaml") }
    private var note: String { path.appending("plan-of") }

    /// Builds while no other process does, with no plan but the package's own.
    func withPlan<Result>(of package: String, _ build: () throws -> Result) throws -> Result {
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let lock = open(path.appending("plan.lock"), O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        defer { if lock >= 0 { close(lock) } }
        if lock >= 0 { flock(lock, LOCK_EX) }
        let sources = sources
        if (try? String(contentsOfFile: note, encoding: .utf8)) != mark(of: package, sources) {
            try? FileManager.default.removeItem(atPath: plan)
        }
        let result = try build()
        try? mark(of: package, sources).write(toFile: note, atomically: true, encoding: .utf8)
        return result
    }

    /// What the plan was made of, and when: whoever else plans here changes that.
    private func mark(of package: String, _ sources: String) -> String {
        let date = (try? FileManager.default.attributesOfItem(atPath: plan))?[.modificationDate] as? Date
        return [package, sources, date.map { "\($0.timeIntervalSinceReferenceDate)" } ?? "none"].joined(separator: "\n")
    }

    /// What SwiftPM doesn't look for in packages that an app depends on: other files, manifests and variables.
    private var sources: String {
        let files = FileManager.default
        let lists = ["Sources", "Stubs/Sources", "Stubs/Crypto/Sources"].flatMap { folder in
            ((try? files.subpathsOfDirectory(atPath: espalier.appending(folder))) ?? []).sorted()
        }
        let manifests = ["", "Stubs/", "Stubs/Crypto/"].map { folder in
            (try? String(contentsOfFile: espalier.appending("\(folder)Package.swift"), encoding: .utf8)) ?? ""
        }
        let variables = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("ESPALIER_") }
        return (lists + manifests + variables.map { "\($0.key)=\($0.value)" }.sorted()).joined(separator: "\n")
            .shortHash
    }
}
