import Foundation

/// What an app is made of, in lines for a person.
package struct AppInventory {
    private let project: AppProject
    private let plan: AppPlan

    /// - Parameter stubs: the stand-ins that exist for frameworks that Linux lacks.
    package init(_ project: AppProject, stubs: Set<String>) {
        self.project = project
        plan = AppPlan(project, stubs: stubs, withTests: true)
    }

    /// The app's name and where that was read, what it holds, and what it lacks.
    package var lines: [String] {
        var lines = ["\(project.name), from \(project.origin)"]
        func add(_ head: String, _ items: [String]) {
            if !items.isEmpty { lines.append("  \(head): " + items.joined(separator: ", ")) }
        }
        let own = project.modules.filter { project.wanted.contains($0.name) }
        let counts = [
            Self.count(project.sources.count + own.reduce(0) { $0 + $1.sources.count }, "Swift file"),
            Self.count(project.testSources.count, "file") + " of tests",
            Self.count(project.resources.count + own.reduce(0) { $0 + $1.resources.count }, "resource"),
        ]
        lines.append("  " + counts.joined(separator: ", "))
        add("storyboards and xibs", documents)
        add(
            "modules it brings",
            plan.modules.filter { !project.wanted.contains($0.name) }.map {
                "\($0.name) (\($0.origin), \(Self.count($0.sources.count, "file")))"
            })
        add("its own modules", own.map(\.name))
        add("stand-ins without behaviour", plan.emptyStubs)
        add("not compiled", project.uncompiled.map(\.description))
        for remark in project.remarks + plan.remarks { lines.append("  warning: \(remark)") }
        if !plan.missing.isEmpty, !project.remotePackages.isEmpty {
            lines.append("  packages that Xcode fetches from " + project.remotePackages.joined(separator: ", "))
            lines.append(
                "  check them out into SourcePackages/checkouts, as xcodebuild -clonedSourcePackagesDirPath does")
        }
        return lines
    }

    private var documents: [String] {
        let own = project.modules.filter { project.wanted.contains($0.name) }.flatMap(\.resources)
        let names = (project.resources + own).map(\.name.fileName).filter {
            ["storyboard", "xib"].contains($0.fileExtension)
        }
        let sorted = Array(Set(names)).sorted()
        return sorted.count > 12 ? sorted.prefix(10) + ["and \(sorted.count - 10) more"] : sorted
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
