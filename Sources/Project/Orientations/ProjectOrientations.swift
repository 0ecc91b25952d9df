internal import Files
import Foundation

/// How the screens of a repository's documents may be held, as Xcode projects, property lists and classes say.
///
/// Read once in a process for as long as its documents belong to one repository.
@MainActor
package final class ProjectOrientations {
    /// What holds for a document.
    package struct Answer {
        package var orientations: SupportedOrientations
        /// Who says so: `Info.plist`.
        package var source: String
    }

    private let root: URL
    private lazy var lists = ProjectFolder.entries(below: root, where: InputKind.isInformationList).map(\.path)
    private lazy var projects = ProjectFolder.entries(below: root) { $0.hasSuffix(".xcodeproj") }.map(\.path)
    private lazy var knownLists: [String: InformationList] = [:]
    private lazy var knownProjects: [String: TargetOrientations?] = [:]
    private lazy var code = CodeOrientations(below: root)
    private static var last: ProjectOrientations?

    /// The most projects that are read for one document.
    private static let mostProjects = 16

    /// What is known around a document.
    package static func near(_ document: String) -> ProjectOrientations {
        let root = ProjectFolder.repository(above: folder(of: document))
        if let last, last.root.path == root.path { return last }
        let found = ProjectOrientations(root)
        last = found
        return found
    }

    private init(_ root: URL) { self.root = root }

    private static func folder(of document: String) -> URL {
        URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
    }

    /// How the app of a document may be held; nil where nothing says.
    package func answer(for document: String) -> Answer? {
        let path = URL(fileURLWithPath: document).standardizedFileURL.path
        let answer = answerOfTarget(path) ?? answerOfList(path)
        // Of several apps nobody knows which one a delegate belongs to.
        guard let delegate = code.ofApp, lists.count(where: { list($0)?.speaksOfOrientations == true }) < 2 else {
            return answer
        }
        let known = answer?.orientations ?? SupportedOrientations()
        let both = known.intersection(delegate)
        return both == known ? answer : Answer(orientations: both, source: "the app's delegate")
    }

    /// How the screens of a class may be held, as literal overrides in it or its superclasses say; nil where nothing does.
    package func orientations(ofClass name: String) -> SupportedOrientations? { code.orientations(of: name) }

    // MARK: Targets

    /// The projects that lie near to a document are asked first; of those that know it, the first one.
    private func answerOfTarget(_ path: String) -> Answer? {
        for project in nearest(projects, to: path).prefix(Self.mostProjects) {
            if knownProjects[project] == nil {
                knownProjects[project] = .some(
                    (try? XcodeProject(project)).map { TargetOrientations(of: $0) { self.list($0) } })
            }
            if let answer = knownProjects[project]??.answer(for: path) { return answer }
        }
        return nil
    }

    // MARK: Property lists

    /// The lists that lie nearest to a document count: first those in the folders above it, then the nearest of any others.
    private func answerOfList(_ path: String) -> Answer? {
        let near = nearest(lists, to: path)
        let above = near.filter { path.hasPrefix(($0 as NSString).deletingLastPathComponent + "/") }
        for group in [above, near] {
            var nearest: (distance: Int, orientations: SupportedOrientations)?
            for candidate in group {
                guard let list = list(candidate), list.speaksOfOrientations else { continue }
                let distance = distance(candidate, path)
                if let known = nearest {
                    if distance > known.distance { break }
                    nearest?.orientations = known.orientations.union(list.orientations)
                } else {
                    nearest = (distance, list.orientations)
                }
            }
            if let nearest { return Answer(orientations: nearest.orientations, source: "Info.plist") }
        }
        return nil
    }

    private func list(_ path: String) -> InformationList? {
        if let known = knownLists[path] { return known }
        let list = InformationList(contentsOf: path)
        knownLists[path] = list
        return list
    }

    // MARK: Distances

    private func nearest(_ files: [String], to path: String) -> [String] {
        files.map { (distance($0, path), $0) }.sorted { $0 < $1 }.map(\.1)
    }

    /// How many folders one goes up and down from one file to the other.
    private func distance(_ one: String, _ other: String) -> Int {
        let (own, others) = (one.split(separator: "/"), other.split(separator: "/"))
        let shared = zip(own, others).prefix { $0 == $1 }.count
        return own.count + others.count - 2 * shared
    }
}

/// What an Xcode project's targets say of the ways of holding a device.
struct TargetOrientations {
    private var answers: [String: ProjectOrientations.Answer] = [:]
    private var folders: [(path: String, except: Set<String>, answer: ProjectOrientations.Answer)] = []

    /// - Parameter list: reads a property list.
    @MainActor
    init(of project: XcodeProject, list: (String) -> InformationList?) {
        let targets = project.targets
        let apps = targets.filter { $0.kind == "application" }.map { ($0, Self.answer(of: $0, in: project, list)) }
        // What a framework or an extension holds is shown in the apps of the project.
        let all = apps.compactMap(\.1).reduce(ProjectOrientations.Answer?.none, Self.union)
        for target in targets {
            let own = apps.first { $0.0.id == target.id }
            guard let answer = own.map(\.1) ?? all else { continue }
            for file in project.files(of: target, in: "PBXResourcesBuildPhase") {
                let path = URL(fileURLWithPath: file).standardizedFileURL.path
                answers[path] = Self.union(answers[path], answer)
            }
            for folder in project.folders(of: target) {
                folders.append((URL(fileURLWithPath: folder.path).standardizedFileURL.path, folder.except, answer))
            }
        }
    }

    /// What holds for a document, if a target of the project has it.
    func answer(for path: String) -> ProjectOrientations.Answer? {
        let around = folders.filter { path.hasPrefix($0.path + "/") && !$0.except.contains(path) }.map(\.answer)
        return around.reduce(answers[path], Self.union)
    }

    private static func union(
        _ one: ProjectOrientations.Answer?, _ other: ProjectOrientations.Answer
    ) -> ProjectOrientations.Answer {
        guard let one else { return other }
        return ProjectOrientations.Answer(
            orientations: one.orientations.union(other.orientations), source: one.source)
    }

    private static func answer(
        of target: XcodeProject.Target, in project: XcodeProject, _ list: (String) -> InformationList?
    ) -> ProjectOrientations.Answer? {
        let prefix = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
        var generated = SupportedOrientations { key in
            let name =
                key.hasSuffix("~iphone") ? prefix + "_iPhone" : key.hasSuffix("~ipad") ? prefix + "_iPad" : prefix
            return (project.setting(name, of: target) ?? "").split(separator: " ").map(String.init)
        }
        var source = "the Xcode project"
        if let file = project.setting("INFOPLIST_FILE", of: target),
            let list = list(file.hasPrefix("/") ? file : project.folder.appending(file)), list.speaksOfOrientations
        {
            generated.phone = generated.phone ?? list.orientations.phone
            generated.pad = generated.pad ?? list.orientations.pad
            source = "Info.plist"
        }
        let families = project.setting("TARGETED_DEVICE_FAMILY", of: target)?.split(separator: ",")
            .map { $0.trimmingPrefix(while: \.isWhitespace) }
        if let families {
            generated.runsOnPhones = families.contains("1")
            generated.runsOnPads = families.contains("2")
        }
        guard (generated.phone ?? generated.pad) != nil || families != nil else { return nil }
        return ProjectOrientations.Answer(orientations: generated, source: source)
    }
}

/// The files around a document that say how its screens may be held.
enum InputKind {
    static func isInformationList(_ name: String) -> Bool { name.hasSuffix("Info.plist") }
}
