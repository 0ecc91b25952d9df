package import Files

/// Finds the documents of a project.
///
/// In a folder, git's ignored files are left out where git and a repository are there, and always what package managers and
/// builds put into projects. Links to folders aren't followed, so no search runs in circles.
package struct DocumentSearch {
    /// A folder that can't be looked through.
    package struct Problem: Sendable {
        package var path: String
        package var error: FileError
    }

    /// The paths found, as the caller spelled their beginnings, each once, in order.
    package private(set) var documents: [String] = []
    /// The documents that the caller didn't name one by one.
    package private(set) var found: Set<String> = []
    /// Folders that couldn't be looked through.
    package private(set) var problems: [Problem] = []

    /// Folders that hold others' code or what a build wrote.
    private static let foreignFolders: Set<String> = [
        "Pods", "Carthage", ".build", "DerivedData", "SourcePackages", ".swiftpm", "node_modules", ".git",
    ]
    private static let foreignSuffixes =
        [".app", ".framework", ".xcframework", ".xcarchive", ".appex"] + compiledSuffixes
    /// What Xcode and other tools write into a folder `build`. A folder of sources may have that name, too.
    private static let builtNames: Set<String> = [
        "Build", "Products", "XCBuildData", "SharedPrecompiledHeaders", "Debug", "Release", "CMakeFiles",
    ]
    private static let builtSuffixes =
        ["-iphoneos", "-iphonesimulator", "-maccatalyst", ".noindex", ".build", ".dSYM", ".ipa"] + foreignSuffixes
    /// Folders that are documents to people: who names one is told what to name instead.
    private static let compiledSuffixes = [".storyboardc", ".nib"]

    /// Looks through paths: of files, folders, or patterns such as `App/*.xib` that the shell didn't resolve.
    /// - Parameter paths: what is named twice is found once.
    package init(_ paths: [String]) {
        for path in paths {
            if FolderListing.isFolder(path), !Self.compiledSuffixes.contains(where: path.hasSuffix) {
                search(path)
            } else if PathPattern.isPattern(path), !FolderListing.exists(path) {
                expand(path)
            } else {
                documents.append(path)
            }
        }
        var seen: Set<[UInt8]> = []
        documents = documents.filter { seen.insert(Array(DocumentPath($0).path.utf8)).inserted }
        leaveOutLinks()
    }

    /// Leaves out links that were come upon to documents that are there by themselves: what is wrong is told once.
    private mutating func leaveOutLinks() {
        let links = documents.filter(found.contains).compactMap { path in
            FolderListing.destination(ofLink: path).map { (path: path, destination: $0) }
        }
        guard !links.isEmpty else { return }
        let paths = Set(links.map(\.path))
        let others = Set(documents.filter { !paths.contains($0) }.compactMap(FolderListing.realPath))
        let doubles = Set(links.filter { others.contains($0.destination) }.map(\.path))
        documents.removeAll(where: doubles.contains)
    }

    /// Adds the documents in a folder.
    private mutating func search(_ folder: String, where fits: ([String]) -> Bool = { _ in true }) {
        let relative = GitRepository.documents(in: folder)?.map { $0.split(separator: "/").map(String.init) }
        var builds: [[String]: Bool] = [:]
        let names = (relative ?? walk(folder)).filter { names in
            // Git lists what is deleted and not yet committed, too.
            !names.dropLast().contains(where: Self.isForeign) && fits(names)
                && !Self.leadsThroughBuild(names, in: folder, &builds)
                && (relative == nil || FolderListing.exists(Self.join(folder, names)))
        }
        let paths = names.sorted { $0.lexicographicallyPrecedes($1) }.map { Self.join(folder, $0) }
        documents += paths
        found.formUnion(paths)
    }

    /// The documents in a folder, each as the names on the way to it.
    private mutating func walk(_ folder: String) -> [[String]] {
        var documents: [[String]] = []
        var waiting: [[String]] = [[]]
        while let names = waiting.popLast() {
            let path = names.isEmpty ? folder : Self.join(folder, names)
            let listing: FolderListing
            do throws(FileError) {
                listing = try FolderListing(of: path)
            } catch {
                problems.append(Problem(path: path, error: error))
                continue
            }
            for entry in listing.entries {
                if entry.isFolder {
                    if !Self.isForeign(entry.name) { waiting.append(names + [entry.name]) }
                } else if entry.name.hasSuffix(".storyboard") || entry.name.hasSuffix(".xib") {
                    documents.append(names + [entry.name])
                }
            }
        }
        return documents
    }

    /// Adds the documents that a pattern names.
    private mutating func expand(_ text: String) {
        let names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let fixed = names.prefix { !PathPattern.isPattern($0) }
        let folder = fixed.isEmpty ? "." : fixed.count == 1 && fixed[0].isEmpty ? "/" : fixed.joined(separator: "/")
        let pattern = PathPattern(names.dropFirst(fixed.count).joined(separator: "/"))
        guard FolderListing.isFolder(folder) else {
            documents.append(text)
            return
        }
        search(folder) { pattern.fits($0) }
    }

    private static func isForeign(_ name: String) -> Bool {
        foreignFolders.contains(name) || foreignSuffixes.contains(where: name.hasSuffix)
    }

    /// Whether one of the folders on the way to a document is called `build` and holds what a build wrote.
    /// - Parameter known: what was found of folders before.
    private static func leadsThroughBuild(
        _ names: [String], in folder: String, _ known: inout [[String]: Bool]
    ) -> Bool {
        names.indices.dropLast().contains { index in
            guard names[index].lowercased() == "build" else { return false }
            let build = Array(names[...index])
            if let answer = known[build] { return answer }
            let entries = (try? FolderListing(of: join(folder, build)))?.entries ?? []
            let answer = entries.contains { entry in
                foreignFolders.contains(entry.name) || builtNames.contains(entry.name)
                    || builtSuffixes.contains(where: entry.name.hasSuffix)
            }
            known[build] = answer
            return answer
        }
    }

    private static func join(_ folder: String, _ names: [String]) -> String {
        let path = names.joined(separator: "/")
        if folder == "." { return path }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }
}
