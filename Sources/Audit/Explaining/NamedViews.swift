import InterfaceBuilder
import UIKit

/// Finds the views of a document that a person means by a name.
@MainActor
struct NamedViews {
    let instantiation: Instantiation
    let names: ObjectNames
    private var document: Document { instantiation.document }

    /// The views that a name may mean, as indices into the document's: by id, else by what their author calls them, else by what
    /// people read in them, else by their class. Spelled otherwise in capitals, if none is spelled the same.
    func views(named name: String) -> [Int] {
        for isExact in [true, false] {
            for rank in Self.ranks {
                let found = document.views.indices.filter { index in
                    rank(self)(index).contains { isExact ? $0 == name : $0.lowercased() == name.lowercased() }
                }
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    /// The name that somebody most likely meant.
    func suggestion(for name: String) -> String? {
        var all: Set<String> = []
        for index in document.views.indices {
            for rank in Self.ranks { all.formUnion(rank(self)(index)) }
        }
        return all.sorted().meant(by: name)
    }

    private static let ranks: [@MainActor (NamedViews) -> @MainActor (Int) -> [String]] = [
        NamedViews.ids, NamedViews.names, NamedViews.texts, NamedViews.classes,
    ]

    private func ids(_ index: Int) -> [String] { [document.views[index].id].compactMap { $0 } }

    private func names(_ index: Int) -> [String] {
        let node = document.views[index]
        let outlets = document.connections.filter {
            ($0.kind == .outlet || $0.kind == .outletCollection) && $0.destination == node.id
        }
        return [node.userLabel, node.attributes.accessibilityIdentifier].compactMap { $0 } + outlets.map(\.name)
    }

    private func texts(_ index: Int) -> [String] {
        let node = document.views[index]
        return [node.content?.title, node.attributes.accessibilityLabel].compactMap { $0 }.filter { !$0.isEmpty }
    }

    private func classes(_ index: Int) -> [String] {
        let node = document.views[index]
        let own = instantiation.view(index).map { ["\(type(of: $0))"] } ?? []
        return [node.customClass?.name].compactMap { $0 } + own + [node.kind.words, node.elementName]
    }
}
