import Audit
import Files
import Project

/// The documents of a project that a command works on, and what the project says of them.
struct ProjectDocuments {
    let configuration: Configuration
    /// As the user spells their beginnings.
    let paths: [String]
    /// Those of them that the user didn't name one by one.
    let found: Set<String>
    /// How many more there are that the configuration excludes.
    let excluded: Int
    /// What couldn't be looked through, a line for each.
    let problems: [String]
    /// The folder that reports' paths are relative to: that of the repository, else of the configuration.
    private let root: DocumentPath

    /// - Throws: `ConfigurationError`, and `GitError` where changes are asked for and git doesn't know them.
    init(_ options: ProjectOptions) throws {
        let here = DocumentPath(".")
        configuration =
            try options.config.map { path throws(ConfigurationError) in
                try Configuration(contentsOf: path)
            } ?? Configuration(for: here)
        let configuration = configuration
        let repository = GitRepository(around: here)
        root = repository?.top ?? configuration.folder

        let included = configuration.included.map {
            DocumentPath(configuration.folder.path + "/" + $0).path(relativeTo: here)
        }
        let search = DocumentSearch(
            !options.paths.isEmpty ? options.paths : included.isEmpty ? ["."] : included)
        found = search.found
        problems = search.problems.map {
            "\($0.path.onOneLine): error: the folder can't be looked through: \($0.error)"
        }
        let wanted = search.documents.filter { !configuration.excludes(DocumentPath($0)) }
        excluded = search.documents.count - wanted.count
        var chosen = wanted
        if let revision = options.changedSince {
            guard let repository else { throw GitError(reason: "this folder lies in no repository") }
            let changed = Set(try repository.changes(since: revision).map { Array($0.path.utf8) })
            chosen = wanted.filter { changed.contains(Array(DocumentPath($0).path.utf8)) }
        }
        paths = options.shard?.part(of: chosen) ?? chosen
    }

    /// What a document is called in reports for machines: its path from the root on.
    func publishedPath(_ path: String) -> String { DocumentPath(path).path(relativeTo: root) }
}
