import ArgumentParser

/// How long an app runs before it is drawn.
struct PictureWait: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Seconds that the app runs before each picture, from 0 to 60; for screens that load something.",
            valueName: "seconds"))
    var after = 0.0

    func validate() throws {
        if !(0...60).contains(after) { throw ValidationError("--after must be from 0 to 60 seconds.") }
    }
}
