import ArgumentParser

/// `espalier check`: contradictory, ambiguous and invalid constraints.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find contradictory, ambiguous and invalid constraints.",
        discussion: """
            Prints a line for each finding, path:line:column: severity: message (rule), and a line with the severity \
            note for each other object that has a part in it. What is found on some of several devices names them.

            EXIT CODES
              0   no errors and no warnings
              1   errors or warnings were found
              2   a file could not be read

            EXAMPLE
                espalier check Main.storyboard
                espalier check --device all --orientation both Main.storyboard
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup var environment: EnvironmentOptions

    func run() throws {
        try files.run(.check(CheckJob(layouts: environment.environments, isColored: Console.colorsOutput)))
    }
}
