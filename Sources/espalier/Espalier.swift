import ArgumentParser

/// The command: parses arguments, calls one module, prints.
@main
struct Espalier: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "espalier",
        abstract: "Auto Layout for every machine that is not a Mac.",
        discussion: """
            Reads Interface Builder's storyboards and xibs, lays their scenes out as Auto Layout does, draws and checks \
            them. Results go to standard output, everything else to standard error.

            EXIT CODES
              0   done, nothing to report
              1   findings: a layout contradicts itself, is ambiguous or differs from the
                  recorded one, constraints of a problem can't all hold
              2   something could not be read or written; everything else is done
              64  wrong usage

            EXAMPLE
                espalier frames Main.storyboard --device iphone-15
            """,
        version: "0.1.0",
        subcommands: [RenderCommand.self, FramesCommand.self, CheckCommand.self, SolveCommand.self, WorkerCommand.self])
}
