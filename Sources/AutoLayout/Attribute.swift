/// A part of an item's alignment rectangle that a constraint can speak of. Raw values are those of
/// `NSLayoutConstraint.Attribute`.
public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing
    case width, height
    case centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
}

extension Attribute {
    /// What an attribute measures; only attributes of the same kind can stand in one equation.
    enum Kind: Hashable {
        case none, size
        /// A horizontal position that depends on the reading direction.
        case horizontalByDirection
        /// A horizontal position that doesn't.
        case horizontalAbsolute
        /// A horizontal centre, which goes with either of the two.
        case horizontalCenter
        case vertical
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .leading, .trailing, .leadingMargin, .trailingMargin: .horizontalByDirection
        case .left, .right, .leftMargin, .rightMargin: .horizontalAbsolute
        case .centerX, .centerXWithinMargins: .horizontalCenter
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        }
    }

    /// The axis along which the attribute measures; nil for ``notAnAttribute``.
    public var axis: Axis? {
        switch self {
        case .notAnAttribute: nil
        case .width: .horizontal
        case .height: .vertical
        default: kind == .vertical ? .vertical : .horizontal
        }
    }

    /// Whether the attribute is a place and not a size.
    public var isPosition: Bool {
        self != .width && self != .height && self != .notAnAttribute
    }

    /// Whether the attribute's place depends on the item's layout margins.
    public var usesMargins: Bool {
        rawValue >= Attribute.leftMargin.rawValue
    }

    /// Whether the attribute's place depends on the item's text.
    public var isBaseline: Bool {
        self == .firstBaseline || self == .lastBaseline
    }
}
