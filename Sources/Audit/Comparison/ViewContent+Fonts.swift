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

    private var fonts: [FontDescription] {
        switch self {
        case .label(let label): return label.text.fonts
        case .textField(let field): return field.text.fonts + (field.attributedPlaceholder?.fonts ?? [])
        case .textView(let view): return view.text.fonts
        case .button(let button):
            let texts = button.states.values.map(\.attributedTitle) + [button.configuration?.attributedTitle]
            let plain = [button.font, button.configuration?.titleFont]
            return texts.flatMap { $0?.fonts ?? [] } + plain.compactMap { $0 }
        default: return []
        }
    }
}

extension TextContent {
    fileprivate var fonts: [FontDescription] { (attributedText?.fonts ?? []) + [font].compactMap { $0 } }
}

extension InterfaceBuilder.AttributedText {
    /// The fonts of a text's stretches.
    fileprivate var fonts: [FontDescription] { fragments.compactMap(\.font) }
}
