import ArgumentParser
import Project

/// Which documents are looked at.
struct ProjectOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Storyboards and xibs, folders of them, or patterns. (default: what the configuration includes, else this folder)",
            valueName: "path"),
        completion: .file(extensions: ["storyboard", "xib"]))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "The configuration. (default: .espalier.yml in this folder or the nearest above)", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "Only documents that differ from this revision of git, or from the last one shared with it, or are new.",
            valueName: "rev"))
    var changedSince: String?

    @Option(
        help: ArgumentHelp(
            "One of several equal parts of the documents, such as 2/4; merge-reports joins their reports.",
            valueName: "k/n"),
        transform: {
            guard let shard = Shard($0) else {
                throw ValidationError("--shard is a part and the number of parts, such as 2/4.")
            }
            return shard
        })
    var shard: Shard?
}
