public import UIKit

extension ViewKind {
    /// A search bar.
    public static let searchBar = ViewKind("searchBar", content: SearchBarContent.self, size: .text) { UISearchBar() }
}

/// What search bars have.
public struct SearchBarContent: ViewContent {
    /// The text searched for.
    public var text: String?
    /// What is shown while there is no text.
    public var placeholder: String?
    /// A line above the field.
    public var prompt: String?
    /// How the bar is drawn.
    public var style = UISearchBar.Style.default
    /// Whether a cancel button stands after the field.
    public var showsCancelButton = false
    /// Whether scopes stand below the field.
    public var showsScopeBar = false
    /// The titles of the scopes.
    public var scopeTitles: [String] = []
    /// The colour behind the field.
    public var barColor: ColorDescription?
    /// What the field asks of the keyboard.
    public var input = TextInputContent()
}

extension SearchBarContent: ElementContent {
    init(_ element: NodeReader) {
        text = element.text("text")
        placeholder = element.text("placeholder")
        prompt = element.text("prompt")
        style = element.choice("searchBarStyle") ?? .default
        showsCancelButton = element.bool("showsCancelButton") ?? false
        showsScopeBar = element.bool("showsScopeBar") ?? false
        scopeTitles = element.items(in: "scopeButtonTitles").map(\.content)
        barColor = element.color(key: "barTintColor")
        input = TextInputContent(element)
    }

    func configure(_ bar: UISearchBar, resources: Resources) {
        bar.text = text
        input.configure(bar)
        bar.placeholder = placeholder
        bar.prompt = prompt
        bar.showsCancelButton = showsCancelButton
        bar.showsScopeBar = showsScopeBar
        bar.scopeButtonTitles = scopeTitles.isEmpty ? nil : scopeTitles
        bar.barTintColor = UIColor(barColor, resources: resources)
        bar.searchBarStyle = style
    }
}

extension UISearchBar.Style: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
}
