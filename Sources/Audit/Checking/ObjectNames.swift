import Foundation
import InterfaceBuilder
import UIKit

/// Names for the objects of a laid-out document that a person recognises: `label "Name" (abc-de-fgh)`.
@MainActor
struct ObjectNames {
    let instantiation: Instantiation
    private var document: Document { instantiation.document }

    init(of instantiation: Instantiation) {
        self.instantiation = instantiation
    }

    /// Kind, title if there is one, and id.
    func name(of node: ViewNode) -> String {
        var name = node.kind == .unknown ? "<\(node.elementName)>" : node.kind.words
        if let title = node.title { name += " \"\(title)\"" }
        if let id = node.id { name += " (\(id))" }
        return name
    }

    /// The name of a view's node, else its class.
    func name(of view: UIView) -> String {
        instantiation.node(of: view).map { name(of: $0) } ?? (view is UIWindow ? "the window" : "a \(type(of: view))")
    }

    /// The name of a view or guide.
    func name(of item: AnyObject?) -> String {
        switch item {
        case let view as UIView: name(of: view)
        case let guide as UILayoutGuide:
            guide.words + (guide.owningView.map { " of \(name(of: $0))" } ?? "")
        default: "an object that is gone"
        }
    }

    private func name(of item: ConstraintNode.Item) -> String {
        switch item {
        case .view(let index): return name(of: document.views[index])
        case .guide(let index):
            let guide = document.guides[index]
            return guide.kind.words + (guide.owner.map { " of \(name(of: document.views[$0]))" } ?? "")
        case .dangling(let id): return "an unknown object (\(id))"
        }
    }

    /// A constraint as an equation, with its id.
    func name(of constraint: NSLayoutConstraint) -> String {
        instantiation.node(of: constraint).map { name(of: $0) } ?? equation(constraint)
    }

    /// A constraint of the document as an equation, with its id.
    func name(of node: ConstraintNode) -> String {
        var name = "constraint"
        if let title = node.userLabel ?? node.identifier { name += " \"\(title.shortened)\"" }
        if let id = node.id { name += " (\(id))" }
        return name + ": " + equation(node)
    }

    private func equation(_ node: ConstraintNode) -> String {
        var text = "\(node.firstAttribute.rawValue) of \(name(of: node.first)) \(node.relation.sign) "
        if let second = node.second, let attribute = node.secondAttribute {
            text += factor(node.multiplier) + "\(attribute.rawValue) of \(name(of: second))"
            text += offset(node.constant)
        } else {
            text += FrameTable.number(node.constant)
        }
        return text + priority(node.priority)
    }

    private func equation(_ constraint: NSLayoutConstraint) -> String {
        let sign =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        var text = "\(constraint.firstAttribute) of \(name(of: constraint.firstItem)) \(sign) "
        if constraint.secondItem != nil {
            text += factor(Double(constraint.multiplier))
            text += "\(constraint.secondAttribute) of \(name(of: constraint.secondItem))"
            text += offset(Double(constraint.constant))
        } else {
            text += FrameTable.number(Double(constraint.constant))
        }
        return text + priority(Double(constraint.priority.rawValue))
    }

    private func factor(_ value: Double) -> String {
        value == 1 ? "" : FrameTable.number(value.rounded(toPlaces: 4)) + " × "
    }

    private func offset(_ value: Double) -> String {
        value == 0 ? "" : value < 0 ? " − \(FrameTable.number(-value))" : " + \(FrameTable.number(value))"
    }

    private func priority(_ value: Double) -> String {
        value == 1000 ? "" : " at priority \(FrameTable.number(value))"
    }
}

extension ConstraintNode.Relation {
    fileprivate var sign: String {
        switch self {
        case .equal: "="
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        }
    }
}

extension UILayoutGuide {
    /// What UIKit's own guides are called, by their identifiers.
    fileprivate var words: String {
        switch identifier {
        case "UIViewSafeAreaLayoutGuide": "the safe area"
        case "UIViewLayoutMarginsGuide": "the margins"
        case "UIViewReadableContentGuide": "the readable content"
        case "UIKeyboardLayoutGuide": "the keyboard guide"
        case "_UIViewControllerTop": "the top layout guide"
        case "_UIViewControllerBottom": "the bottom layout guide"
        case "UIScrollView-contentLayoutGuide": "the content area"
        case "UIScrollView-frameLayoutGuide": "the frame"
        default: "a layout guide"
        }
    }
}

extension LayoutGuideNode.Kind {
    fileprivate var words: String {
        switch self {
        case .top: "the top layout guide"
        case .bottom: "the bottom layout guide"
        case .safeArea: "the safe area"
        case .contentLayout: "the content area"
        case .frameLayout: "the frame"
        case .keyboard: "the keyboard guide"
        case .other(let key): "the guide \(key)"
        }
    }
}

extension ViewNode {
    /// What a person sees of the view, or calls it.
    fileprivate var title: String? {
        [userLabel, content?.title, attributes.accessibilityLabel].compactMap { $0?.shortened }.first { !$0.isEmpty }
    }
}

extension String {
    /// The beginning, on one line.
    fileprivate var shortened: String {
        // One character can be made of any number of marks; characters of a text of millions are slow to count.
        let beginning = String(unicodeScalars.prefix(400))
        let words = beginning.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 40 ? words.prefix(39) + "…" : words
    }
}
