import ArgumentParser
import Audit
import Foundation

/// `espalier frames`: the frame of every view as a table.
struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Print the frame of every view as a table.",
        discussion: """
            The table has tab-separated columns document, id, x, y, width and height, and a header line: one row for \
            each view with an id, in points, in the superview's coordinates. Without --device every scene is laid out \
            at the size and on the device that its file records, so that frames can be compared with the recorded ones.

            With --compare every document is laid out from its constraints alone, as if it recorded no result, and \
            compared with the frames that it records. Views that differ are printed with the first rule or constraint \
            that disagrees; those that only moved with it stand below it.

            EXIT CODES
              0   done; with --compare: no frames differ
              1   with --compare: frames differ
              2   a file could not be read, or the page not be written

            EXAMPLE
                espalier frames Main.storyboard
                espalier frames --device iphone-15 --orientation landscape --root App App/*.storyboard
                espalier frames --compare Main.storyboard
                espalier frames --compare --tolerance 1 --format tsv App/*.storyboard
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup var environment: EnvironmentOptions

    @Option(
        help: ArgumentHelp(
            "Name documents by their paths relative to this folder instead of as given.", valueName: "dir"))
    var root: String?

    @Flag(help: "Compare with the frames that the documents record.")
    var compare = false

    @Option(
        help: ArgumentHelp(
            "How far numbers of compared frames may be apart, in points. (default: 0.5)", valueName: "points"))
    var tolerance: Double?

    @Option(help: "How differences are printed: text, tsv or json, one document a line. (default: text)")
    var format: ComparisonFormat?

    func validate() throws {
        if compare {
            try validateComparison()
        } else if tolerance != nil || format != nil {
            throw ValidationError("--tolerance and --format say how to --compare.")
        }
        if environment.environments.count > 1 {
            throw ValidationError("A table holds one layout of each view; choose one device and one orientation.")
        }
    }

    private func validateComparison() throws {
        if environment.environments != [LayoutChoice()] {
            throw ValidationError("Recorded frames are those of the recorded canvas; --compare takes no other.")
        }
        if let tolerance, !(tolerance >= 0 && tolerance.isFinite) {
            throw ValidationError("--tolerance must be a number of points, not below 0.")
        }
    }

    func run() throws {
        if compare { return try runComparison() }
        let job = FramesJob(layouts: environment.environments, root: root)
        try files.run(.frames(job), header: FramesJob.header)
    }

    private func runComparison() throws {
        let tolerance = tolerance ?? 0.5
        let format = format ?? .text
        var comparisons: [DocumentComparison] = []
        let job = CompareJob(tolerance: tolerance, wantsOutlines: false)
        try files.run(.compare(job), header: format == .tsv ? ComparisonReport.tableHeader : "") { output in
            let comparison = try JSONDecoder().decode(DocumentComparison.self, from: output)
            comparisons.append(comparison)
            switch format {
            case .text: return Data(ComparisonReport.text(comparison).utf8)
            case .tsv:
                let name = FramesJob.name(ofDocument: comparison.path, in: root)
                return Data(ComparisonReport.table(comparison, document: name).utf8)
            case .json: return output + Data("\n".utf8)
            }
        } finish: { console in
            if format == .text {
                try console.write(Data(ComparisonReport.summary(comparisons, tolerance: tolerance).utf8))
            }
            return .clean
        }
    }
}

/// How differences are printed.
enum ComparisonFormat: String, CaseIterable, ExpressibleByArgument {
    case text, tsv, json
}
