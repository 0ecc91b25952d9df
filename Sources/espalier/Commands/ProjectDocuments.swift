import Audit
import Files
import InterfaceBuilder
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
    /// Where there is nothing to check, what to say of it; nil where there is, or was before parts of it were chosen.
    let emptiness: String?
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
        let places = !options.paths.isEmpty ? options.paths : included.isEmpty ? ["."] : included
        let search = DocumentSearch(places)
        found = search.found
        problems = search.problems.map {
            "\($0.path.onOneLine): error: the folder can't be looked through: \($0.error)"
        }
        emptiness =
            search.documents.isEmpty && search.problems.isEmpty
            ? "there is no storyboard and no xib \(places == ["."] ? "in this folder" : "at " + places.joined(separator: ", "))"
                .onOneLine : nil
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

    /// The languages of some layouts that no document has texts of, with what to do, a line for each.
    func missingTexts(of layouts: [LayoutChoice]) -> [String] {
        guard !paths.isEmpty else { return [] }
        return Set(layouts.compactMap(\.language)).compactMap { language in
            guard case .code(let code) = language, !paths.contains(where: { Translation.exists(of: $0, into: code) }),
                !DevelopmentLanguage.isLanguage(code, of: paths[0])
            else { return nil }
            return
                "language \(code): no document has texts in this language, so all were checked in their own. Translations "
                + "lie beside a document, in \(code).lproj/NAME.strings or NAME.xcstrings"
        }.sorted()
    }

    /// What a document is called in reports for machines: its path from the root on.
    func publishedPath(_ path: String) -> String { DocumentPath(path).path(relativeTo: root) }
}
