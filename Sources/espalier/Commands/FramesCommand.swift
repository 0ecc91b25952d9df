import ArgumentParser

/// `espalier frames`: the frame of every view as a table.
struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Print the frame of every view as a table.",
        discussion: """
            The table has tab-separated columns document, id, x, y, width and height, and a header line: one row for \
            each view with an id, in points, in the superview's coordinates. Without --device every scene is laid out \
            at the size and on the device that its file records, so that frames can be compared with the recorded ones.

            A file that can't be read is reported on standard error, and the exit code is 2.

            EXAMPLE
                espalier frames Main.storyboard
                espalier frames --device iphone-15 --orientation landscape --root App App/*.storyboard
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup var environment: EnvironmentOptions

    @Option(
        help: ArgumentHelp(
            "Name documents by their paths relative to this folder instead of as given.", valueName: "dir"))
    var root: String?

    func validate() throws {
        if environment.environments.count > 1 {
            throw ValidationError("A table holds one layout of each view; choose one device and one orientation.")
        }
    }

    func run() throws {
        let job = FramesJob(layouts: environment.environments, root: root)
        try files.run(.frames(job), header: FramesJob.header)
    }
}
