import ArgumentParser
import Audit
import Files
import Foundation

/// `espalier frames`: the frame of every view as a table.
struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Print the frame of every view as a table.",
        discussion: """
            The table has tab-separated columns document, id, x, y, width and height, and a header line: one row for \
            each view with an id, in points, in the superview's coordinates. Without --device every scene is laid out \
            at the size and on the device that its file records, so that frames can be compared with the recorded ones. \
            A table holds one layout: choose one device, one orientation, one language and one text size.

            With --compare every document is laid out from its constraints alone, as if it recorded no result, and \
            compared with the frames that it records. Views that differ are printed with the first rule or constraint \
            that disagrees; those that only moved with it stand below it.

            EXIT CODES
              0   done; with --compare: no frames differ
              1   with --compare: frames differ
              2   a file could not be read, or the page not be written

            EXAMPLE
                espalier frames Main.storyboard
                espalier frames --device ipad --orientation landscape --root . *.xib
                espalier frames --compare Main.storyboard
                espalier frames --compare --tolerance 1 --format tsv App/*.storyboard
                espalier frames --compare --html differences.html App/*.storyboard
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup var environment: EnvironmentOptions

    @Option(
        help: ArgumentHelp(
            "Name documents by their paths relative to this folder instead of as given.", valueName: "dir"))
    var root: String?

    @Flag(help: "Compare with the frames that the documents record.")
    var compare = false

    @Flag(
        help: ArgumentHelp(
            "List the views that Interface Builder marked as ambiguous or misplaced, and those that the layout finds to be.",
            visibility: .hidden))
    var marks = false

    @Option(
        help: ArgumentHelp(
            "How far numbers of compared frames may be apart, in points. (default: 0.5)", valueName: "points"))
    var tolerance: Double?

    @Option(help: "How differences are printed; json is one document a line. (default: text)")
    var format: ComparisonFormat?

    @Option(
        help: ArgumentHelp(
            "Write a page that draws the recorded and computed outlines over each other.", valueName: "file"))
    var html: String?

    func validate() throws {
        if compare {
            try validateComparison()
        } else if tolerance != nil || format != nil || html != nil {
            throw ValidationError("--tolerance, --format and --html say how to --compare.")
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
        if marks { return try files.run(.marks(MarksJob(root: root)), header: MarksJob.header) }
        let job = FramesJob(layouts: environment.environments, root: root)
        try files.run(.frames(job), header: FramesJob.header)
    }

    private func runComparison() throws {
        let tolerance = tolerance ?? 0.5
        let format = format ?? .text
        var comparisons: [DocumentComparison] = []
        // Pictures of very many scenes would make a page that no browser opens with pleasure.
        let detail: FrameComparison.Detail =
            html == nil ? .differences : files.files.count > Self.mostPictures ? .outlines : .pictures
        let job = CompareJob(tolerance: tolerance, detail: detail)
        try files.run(.compare(job), header: format == .tsv ? ComparisonReport.tableHeader : "") { output in
            var comparison = try JSONDecoder().decode(DocumentComparison.self, from: output)
            comparisons.append(comparison)
            comparison.scenes = []
            return try format.text(of: comparison, name: FramesJob.name(ofDocument: comparison.path, in: root))
        } finish: { console in
            if format == .text, !comparisons.isEmpty {
                try console.write(Data(ComparisonReport.summary(comparisons, tolerance: tolerance).utf8))
            }
            guard let html else { return .clean }
            return write(ComparisonPage(of: comparisons, tolerance: tolerance), to: html, &console)
        }
    }

    /// The most documents whose scenes are drawn on a page.
    private static let mostPictures = 100

    private func write(_ page: ComparisonPage, to path: String, _ console: inout Console) -> ExitStatus {
        do {
            try FileOutput.write(Array(page.html.utf8), to: path)
            return .clean
        } catch {
            console.report("espalier: error: \(path.onOneLine): the page can't be written: \(error)")
            return .unreadable
        }
    }
}

/// How differences are printed.
enum ComparisonFormat: String, CaseIterable, ExpressibleByArgument {
    case text, tsv, json

    /// What is printed of a document.
    /// - Parameter name: what the document is called in a table.
    func text(of comparison: DocumentComparison, name: String) throws -> Data {
        switch self {
        case .text: Data(ComparisonReport.text(comparison).utf8)
        case .tsv: Data(ComparisonReport.table(comparison, document: name).utf8)
        case .json: try json(of: comparison)
        }
    }

    /// One line, with members in the order of their names: the same input gives the same bytes.
    private func json(of comparison: DocumentComparison) throws -> Data {
        var comparison = comparison
        comparison.path = comparison.path.readablePath
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(comparison) + Data("\n".utf8)
    }
}
