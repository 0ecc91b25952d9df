import InterfaceBuilder

extension Rule {
    /// The project has no class that the document names.
    public static let unknownClass = Rule(
        "unknown-class", .warning, "no source file of the project speaks of a class that the document names",
        explanation: Explanation(
            why: """
                UIKit prints "Unknown class in Interface Builder file", makes a plain view or controller in its place, and the
                first outlet stops the app. Only classes of the app's own target are looked at ("Inherit Module From Target"),
                and only where source files around the document speak of another class that it names. A class counts as known when
                its name stands anywhere in them.
                """,
            fix: "Write the class's new name into Custom Class (Identity inspector), or delete it there.",
            example: nil),
        inDocument: { document, rule in
            let classes = document.targetClasses
            guard !classes.isEmpty, let words = ProjectContents.near(document.path).sourceWords else { return [] }
            // Without any of the classes, the sources are those of something else.
            guard classes.contains(where: { words.contains($0.name) }) else { return [] }
            return classes.filter { !words.contains($0.name) }.map { known in
                var message = "no source file of the project has a class \(known.name)"
                if known.ids.count > 1 { message += "; \(known.ids.count) objects are to be of it" }
                return Finding(
                    rule: rule, message: message,
                    location: Location(path: document.path, position: document.tree.position(known.first)),
                    ids: known.ids)
            }
        })

    /// An outlet belongs to no property, or an action to no method.
    public static let danglingOutlet = Rule(
        "dangling-outlet", .error,
        "an outlet or action is connected to a property or method that no source file of the project has",
        explanation: Explanation(
            why: """
                The app stops when it loads the scene: "this class is not key value coding-compliant for the key"; or when somebody
                presses the button: "unrecognized selector sent to instance". That happens when a property or method is renamed or
                deleted in code only. Only outlets and actions of classes of the app's own target are looked at, and a property or
                method counts as there when its name stands anywhere in the project's source files.
                """,
            fix: """
                Control-click the object in Xcode and delete the connection (it has a yellow triangle), or connect it to the new
                property or method.
                """,
            example: nil),
        inDocument: { document, rule in
            let owners = Dictionary(
                document.targetClasses.flatMap { known in known.ids.map { ($0, known.name) } },
                uniquingKeysWith: { a, _ in a })
            guard !owners.isEmpty, let words = ProjectContents.near(document.path).sourceWords else { return [] }
            return document.connections.compactMap { connection in
                let isAction = if case .action = connection.kind { true } else { false }
                // A class that isn't there has no properties either.
                guard let source = connection.source,
                    let owner = owners[isAction ? connection.destination : source], words.contains(owner),
                    isAction
                        ? !Rule.isMethod(connection.name, among: words)
                        : !words.contains(connection.name) && !inheritedOutlets.contains(connection.name)
                else { return nil }
                let (kind, member) = isAction ? ("action", "method") : ("outlet", "property")
                return Finding(
                    rule: rule,
                    message:
                        "the \(kind) \(connection.name) of \(owner) is connected, but no source file of the project has "
                        + "such a \(member)",
                    location: Location(path: document.path, position: connection.position),
                    ids: [source, connection.destination])
            }
        })

    /// Whether a selector's method may be one whose name stands among the words of source files: `save:` is `save(_:)` in Swift,
    /// `saveWithSender:` is `save(sender:)`.
    private static func isMethod(_ selector: String, among words: Set<String>) -> Bool {
        guard let name = selector.split(separator: ":").first.map(String.init) else { return true }
        if words.contains(name) || inheritedActions.contains(name) { return true }
        return name.ranges(of: "With").contains { words.contains(String(name[..<$0.lowerBound])) }
    }
}

/// Methods of UIKit's classes that documents connect as actions.
private let inheritedActions: Set = [
    "becomeFirstResponder", "resignFirstResponder", "endEditing", "reloadData", "startAnimating", "stopAnimating",
    "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "removeFromSuperview", "selectAll", "select", "cut", "copy",
    "paste", "delete", "goBack", "goForward", "reload", "stopLoading", "toggleSidebar",
]

/// A class of the app's own target, and the objects that are to be of it.
private struct TargetClass {
    var name: String
    var first: ElementID
    var ids: [String]
}

extension Document {
    /// The classes that Xcode is to look for in the target that the document belongs to.
    fileprivate var targetClasses: [TargetClass] {
        var classes: [TargetClass] = []
        var places: [String: Int] = [:]
        for element in tree.elements where tree[element, "customModuleProvider"] == "target" {
            // Swift writes names of classes within others with a dot.
            guard let name = tree[element, "customClass"]?.split(separator: ".").last.map(String.init) else { continue }
            let ids = [tree[element, "id"]].compactMap { $0 }
            if let place = places[name] {
                classes[place].ids += ids
            } else {
                places[name] = classes.count
                classes.append(TargetClass(name: name, first: element, ids: ids))
            }
        }
        return classes
    }
}

/// Outlets of UIKit's classes, which custom classes inherit.
private let inheritedOutlets: Set = [
    "view", "delegate", "dataSource", "dragDelegate", "dropDelegate", "prefetchDataSource", "backgroundView",
    "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "textLabel",
    "detailTextLabel", "imageView", "tableView", "collectionView", "collectionViewLayout", "searchDisplayController",
    "searchResultsDelegate", "searchResultsDataSource", "searchBar", "contentView", "maskView", "gestureRecognizers",
    "inputAccessoryView", "inputView", "navigationItem", "tabBarItem", "toolbarItems", "refreshControl", "window",
    "leftView", "rightView", "customView", "titleView", "image", "title", "itemsToSearch",
]
