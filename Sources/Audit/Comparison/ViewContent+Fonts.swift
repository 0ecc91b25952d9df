import InterfaceBuilder
import Typography

extension ViewContent {
    /// Whether a text that gives the view its size is in a font whose letters aren't known.
    var usesUnknownFont: Bool {
        fonts.contains { description in
            guard case .named(let name, _) = description.face else { return false }
            return !Font(family: .named(name), size: description.pointSize ?? 17).hasOwnMetrics
        }
    }
}
