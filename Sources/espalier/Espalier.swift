import ArgumentParser

/// The command: parses arguments, calls one module, prints.
@main
struct Espalier: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "espalier",
        abstract: "Auto Layout for every machine that is not a Mac.")
}
