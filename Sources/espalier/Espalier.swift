import ArgumentParser
import Files
import Foundation
import InterfaceBuilder

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
                  recorded one, constraints of a problem can't all hold, versions differ
              2   something could not be read or written; everything else is done
              3   two versions differ in noise alone
              64  wrong usage

            EXAMPLE
                espalier frames Main.storyboard --device iphone-15
            """,
        version: version,
        subcommands: [
            RenderCommand.self, LiveCommand.self, FramesCommand.self, CheckCommand.self, ExplainCommand.self,
            RulesCommand.self,
            DevicesCommand.self,
            InitCommand.self, MergeReportsCommand.self, DiffCommand.self, OutlineCommand.self, MergeDriverCommand.self,
            SolveCommand.self, AppCommand.self, WorkerCommand.self,
        ])

    /// The version, also that of reports.
    static let version = "0.1.0"

    static func main() {
        // A file that grows beyond a limit of the system is an error of writing like any other, not a signal.
        signal(SIGXFSZ, SIG_IGN)
        // Swift reads the arguments from there; without them the command would print its help, whatever was asked.
        guard CommandLine.argc > 0 else {
            var console = Console()
            console.report(
                "espalier: error: the arguments can't be read, as nothing is mounted at /proc; as root, say "
                    + "mount -t proc proc /proc")
            Foundation.exit(ExitStatus.unreadable.rawValue)
        }
        let arguments = arguments
        if let mistake = misspelling(in: arguments) { exit(withError: ValidationError(mistake)) }
        main(arguments)
    }

    /// What to say of a first word that is none of the subcommands.
    private static func misspelling(in arguments: [String]) -> String? {
        guard let word = arguments.first, !word.hasPrefix("-") else { return nil }
        let known = configuration.subcommands.filter { $0.configuration.shouldDisplay }
            .compactMap { $0.configuration.commandName }
        if (known + ["help", "worker"]).contains(word) { return nil }
        if [".storyboard", ".xib"].contains(where: word.hasSuffix) {
            return "Say what to do with \(word.readablePath): espalier check \(word.readablePath)"
        }
        let near = known.meant(by: word).map { "Did you mean \($0)?" } ?? "It has \(known.joined(separator: ", "))."
        return "espalier has no subcommand \(word.readablePath.debugDescription). \(near)"
    }

    /// The arguments of the process. They are bytes, and file names needn't be text. What begins with a dash and ends like a
    /// document is one: as options it would ask for help, or for nothing.
    private static var arguments: [String] {
        var arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
            .compactMap { $0 }
            .map { argument in
                String(pathBytes: UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
            }
        let end = arguments.firstIndex(of: "--") ?? arguments.count
        for index in arguments.indices.prefix(end)
        where arguments[index].hasPrefix("-") && !arguments[index].hasPrefix("--") {
            if [".storyboard", ".xib"].contains(where: arguments[index].hasSuffix) {
                arguments[index] = "./" + arguments[index]
            }
        }
        return arguments
    }
}
