import AutoLayout
import InterfaceBuilder

/// A constraint as UIKit prints it: `<NSLayoutConstraint:0x6000 'name' UIView:0x7f80.width == 10   (active)>`.
struct LoggedConstraint: Hashable, Sendable {
    /// Who made a constraint.
    enum Maker: Hashable, Sendable {
        case person
        /// A view's frame and autoresizing mask.
        case autoresizing
        case stackView
        /// The size that a table, a collection or a window gives a view for the moment.
        case encapsulatedSize
        /// Guides, margins and what else the system ties.
        case system
    }

    /// A view or guide, as far as a log tells.
    struct Item: Hashable, Sendable {
        /// What tells it from others: an address, else all that is said of it.
        var key: String
        /// Its class, or the name by which `names:` introduces it.
        var className: String
        /// Its text or identifier.
        var name: String?

        static func == (left: Item, right: Item) -> Bool { left.key == right.key }
        func hash(into hasher: inout Hasher) { hasher.combine(key) }
    }

    /// One side of an equation.
    struct Side: Hashable, Sendable {
        var item: Item
        var attribute: AutoLayout.Attribute
        /// The item from whose edge the place is measured, of views with an autoresizing mask.
        var origin: Item?
    }

    /// What a constraint says.
    struct Statement: Hashable, Sendable {
        var first: Side
        var relation = AutoLayout.Relation.equal
        var second: Side?
        var multiplier = 1.0
        var constant = 0.0
        var priority = 1000.0
        var isRightToLeft = false
        /// The view that others stand in: it is not what the constraint places.
        var container: Item?

        /// The item that the constraint places.
        var placed: Item { first.item == container ? second?.item ?? first.item : first.item }
    }

    /// The text between the angle brackets.
    var text: String
    var position: SourcePosition
    var maker: Maker
    /// What its author, or the system, calls it.
    var identifier: String?
    /// What it says; several statements for one that holds a whole frame or a view's own size.
    var statements: [Statement]
    /// Whether the text tells that it says something that it doesn't show, as that of a guide's place in our own log.
    var isVague = false
}

extension LoggedConstraint.Item {
    /// `UILabel "Name"`, else `UILabel 0x7f80`.
    var words: String {
        name.map { "\(className) \"\($0)\"" } ?? (key.hasPrefix("0x") ? "\(className) \(key)" : className)
    }
}

extension LoggedConstraint.Statement {
    /// `leading of UILabel "Name" = leading of UIView 0x7f80 + 20`.
    var words: String {
        let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
        var text = "\(first.attribute) of \(first.item.words) \(sign) "
        if let second {
            if multiplier != 1 { text += "\(FrameTable.number(multiplier.rounded(toPlaces: 4))) × " }
            text += "\(second.attribute) of \(second.item.words)"
            if constant != 0 { text += (constant < 0 ? " − " : " + ") + points(abs(constant)) }
        } else {
            text += points(constant)
        }
        return text + (priority == 1000 ? "" : " at priority \(points(priority))")
    }
}

extension LoggedConstraint {
    /// What it is called and what it says.
    var words: String {
        let statement = statements.map(\.words).joined(separator: ", ")
        let name = identifier.map { "constraint \"\($0)\"" } ?? "constraint"
        return switch maker {
        case .person: "\(name): \(statement)"
        case .autoresizing: "the autoresizing mask: \(statement)"
        case .stackView: "the stack view's \(name): \(statement)"
        case .encapsulatedSize: "the size that the system gives for the moment: \(statement)"
        case .system: "the system's \(name): \(statement)"
        }
    }
}
