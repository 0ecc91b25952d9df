import ArgumentParser
import Foundation
import Inspector
import Project

/// `espalier live`: the documents of a project in a browser, laid out anew whenever they change.
struct LiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "live",
        abstract: "Show layouts in a browser, and again whenever they change.",
        discussion: """
            Serves a page to browsers on this machine and prints its address; Control-C ends it. The page lists the \
            documents of this folder, or those that you name, and shows the scenes of one on the device, in the text size, \
            the direction and the appearance that you choose. Click a view to see its frame, and why it is what it is. \
            What `espalier check` finds stands beside it.

            When a document is saved, the page shows it anew; reload it where only pictures or translations beside it have \
            changed. Nobody but this machine is answered.

            EXIT CODES
              2   the port is taken, or the configuration can't be read

            EXAMPLE
                espalier live
                espalier live Main.storyboard --port 8000
            """)

    @OptionGroup var project: ProjectOptions

    @Option(help: "The port of the page's address; 0 takes a free one.")
    var port: UInt16 = 8740

    @OptionGroup var work: WorkOptions

    func run() throws {
        let source = ProjectSource(project, work)
        do {
            try source.validate()
        } catch {
            var console = Console()
            console.report(error is ConfigurationError || error is GitError ? "\(error)" : "espalier: error: \(error)")
            try ExitStatus.unreadable.exit()
        }
        var console = Console()
        LiveServer(source: source, port: port).run(&console)
        try ExitStatus.unreadable.exit()
    }
}
