import Foundation

extension UIView {
    /// The view and everything in it, a line each, as UIKit's private method of this name writes it for a console. Objects
    /// have no addresses that mean anything here: what would be one is left out.
    public var recursiveDescription: String {
        var lines: [String] = []
        describe(level: 0, into: &lines)
        return lines.joined(separator: "\n")
    }

    private func describe(level: Int, into lines: inout [String]) {
        guard level < 1000 else { return }
        lines.append(String(repeating: "   | ", count: level) + consoleDescription { "\(type(of: $0))" })
        for view in subviews { view.describe(level: level + 1, into: &lines) }
    }

    /// The view as UIKit's `description` has it: its class, its frame in parentheses, and what isn't as usual.
    ///
    /// - Parameter name: what an object is called.
    func consoleDescription(_ name: (AnyObject) -> String) -> String {
        func number(_ value: CGFloat) -> String {
            let rounded = (value * 1e6).rounded() / 1e6
            return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
        }
        let (frame, bounds) = (frame, bounds)
        var parts = [
            "<\(name(self))",
            "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
        ]
        if !transform.isIdentity {
            let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number)
            parts.append("transform = [\(values.joined(separator: ", "))]")
        }
        if let text = shownText { parts.append("text = '\(text)'") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(number(alpha))") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if let mask = maskDescription { parts.append("autoresize = \(mask)") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let color = backgroundColor {
            let rgba = color.rgba(with: traitCollection)
            let values = [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { number(($0 * 1000).rounded() / 1000) }
            parts.append("backgroundColor = (\(values.joined(separator: " ")))")
        }
        if let scroll = self as? UIScrollView {
            let (offset, size) = (bounds.origin, scroll.contentSize)
            parts.append("contentOffset: {\(number(offset.x)), \(number(offset.y))}")
            parts.append("contentSize: {\(number(size.width)), \(number(size.height))}")
        }
        parts.append("layer = <\(name(layer))>>")
        return parts.joined(separator: "; ")
    }

    private var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let view as UITextView: view.text
        default: nil
        }
    }

    private var maskDescription: String? {
        let names: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        let mask = autoresizingMask
        guard !mask.isEmpty else { return nil }
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension UIViewController {
    /// The controller and those in it, a line each, as UIKit's private method of this name writes it for a console.
    public var recursiveDescription: String {
        var lines: [String] = []
        describe(level: 0, into: &lines)
        return lines.joined(separator: "\n")
    }

    private func describe(level: Int, into lines: inout [String]) {
        guard level < 1000 else { return }
        let view = viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
        let state = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
        lines.append(String(repeating: "   | ", count: level) + "<\(type(of: self))>, state: \(state), view: \(view)")
        for child in children { child.describe(level: level + 1, into: &lines) }
    }
}
