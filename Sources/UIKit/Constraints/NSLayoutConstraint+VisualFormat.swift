package import AutoLayout

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned and in which direction they follow each other.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The options of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All views have their left edges in one line.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All views have their right edges in one line.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All views have their upper edges in one line.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All views have their lower edges in one line.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All views have the edges at which reading starts in one line.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All views have the edges at which reading ends in one line.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All views have their middles above each other.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All views have their middles beside each other.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All views have their last lines of text in one line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All views have their first lines of text in one line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits that say how views are aligned.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The format runs in the direction of reading.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The format runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits that say how the format runs.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Distances are those between edges.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Distances down are those between the last line of text and the first one below.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits that say what distances are.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// The throwing twin of ``constraints(withVisualFormat:options:metrics:views:)``.
    package static func parse(
        visualFormat format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let parsed = try VisualFormat(format)
        var builder = VisualFormatBuilder(
            format: format, axis: parsed.axis, options: options, metrics: metrics, views: views)
        try builder.build(parsed)
        return builder.constraints
    }
}

public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// Makes constraints of a parsed visual format.
@MainActor
private struct VisualFormatBuilder {
    let format: String
    let axis: AutoLayout.Axis
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    var constraints: [NSLayoutConstraint] = []

    init(
        format: String, axis: AutoLayout.Axis, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.format = format
        self.axis = axis
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func build(_ parsed: VisualFormat) throws(VisualFormatError) {
        var items: [AnyObject] = []
        for view in parsed.views {
            let item = try item(view.name, view.column)
            for length in view.lengths { try constrain(item, to: length) }
            items.append(item)
        }
        if let space = parsed.leadingSpace, let first = items.first {
            let superview = try superview(of: first, parsed.views[0])
            try separate(superview, edge(start, space), first, start, space, 0)
        }
        for (index, space) in parsed.spaces.enumerated() {
            try separate(items[index], spacingEnd, items[index + 1], spacingStart, space, SystemSpacing.standard)
        }
        if let space = parsed.trailingSpace, let last = items.last {
            let superview = try superview(of: last, parsed.views[parsed.views.count - 1])
            try separate(last, end, superview, edge(end, space), space, 0)
        }
        try align(items)
    }

    // MARK: Edges

    /// Where a superview's edge is for a distance to it: the standard one is the superview's margin (documentation of
    /// `directionalLayoutMargins`).
    private func edge(
        _ edge: NSLayoutConstraint.Attribute, _ space: VisualFormat.Space
    ) -> NSLayoutConstraint.Attribute {
        guard case .standard = space else { return edge }
        return switch edge {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: edge
        }
    }

    private var start: NSLayoutConstraint.Attribute {
        guard axis == .horizontal else { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        guard axis == .horizontal else { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        return options.contains(.directionRightToLeft) ? .left : .trailing
    }

    private var isBaselineSpaced: Bool { axis == .vertical && options.contains(.spacingBaselineToBaseline) }
    private var spacingStart: NSLayoutConstraint.Attribute { isBaselineSpaced ? .firstBaseline : start }
    private var spacingEnd: NSLayoutConstraint.Attribute { isBaselineSpaced ? .lastBaseline : end }

    // MARK: Constraints

    private mutating func separate(
        _ before: AnyObject, _ beforeAttribute: NSLayoutConstraint.Attribute, _ after: AnyObject,
        _ afterAttribute: NSLayoutConstraint.Attribute, _ space: VisualFormat.Space, _ standard: CGFloat
    ) throws(VisualFormatError) {
        let predicates: [VisualFormat.Predicate]
        switch space {
        case .none: predicates = [VisualFormat.Predicate(relation: .equal, value: .number(0), priority: nil)]
        case .standard:
            predicates = [VisualFormat.Predicate(relation: .equal, value: .number(Double(standard)), priority: nil)]
        case .predicates(let list): predicates = list
        }
        for predicate in predicates {
            let distance = try number(predicate.value)
            // Leftwards distances are measured from the view further to the left.
            let mirrored = axis == .horizontal && options.contains(.directionRightToLeft)
            let (first, firstAttribute, second, secondAttribute) =
                mirrored
                ? (before, beforeAttribute, after, afterAttribute) : (after, afterAttribute, before, beforeAttribute)
            try append(
                first, firstAttribute, predicate.relation, second, secondAttribute, distance, predicate.priority)
        }
    }

    private mutating func constrain(
        _ item: AnyObject, to predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) {
        let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        if case .name(let name, let column) = predicate.value, views[name] != nil {
            let other = try self.item(name, column)
            try append(item, length, predicate.relation, other, length, 0, predicate.priority)
        } else {
            let value = try number(predicate.value)
            try append(item, length, predicate.relation, nil, .notAnAttribute, value, predicate.priority)
        }
    }

    private mutating func align(_ items: [AnyObject]) throws(VisualFormatError) {
        let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in alignments where options.contains(option) {
            guard attribute.engineAttribute.axis != axis else {
                throw error(1, "the option aligns along the line's own axis: \(attribute)")
            }
            for (item, next) in zip(items, items.dropFirst()) {
                try append(item, attribute, .equal, next, attribute, 0, nil)
            }
        }
    }

    private mutating func append(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: AutoLayout.Relation,
        _ second: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        _ priority: VisualFormat.Value?
    ) throws(VisualFormatError) {
        let constraint: NSLayoutConstraint
        do {
            constraint = try NSLayoutConstraint.make(
                item: first, attribute: attribute,
                relatedBy: NSLayoutConstraint.Relation(rawValue: relation.rawValue) ?? .equal, toItem: second,
                attribute: otherAttribute, constant: constant)
        } catch {
            throw self.error(1, "\(error)")
        }
        if let priority {
            let value = try number(priority)
            do {
                try EquationRules.check(priority: Double(value))
            } catch {
                throw self.error(1, "\(error)")
            }
            constraint.priority = UILayoutPriority(Float(value))
        }
        constraints.append(constraint)
    }

    // MARK: Names

    private func item(_ name: String, _ column: Int) throws(VisualFormatError) -> AnyObject {
        guard let item = views[name] else {
            throw error(column, "'\(name)' is not among the views: \(views.keys.sorted().joined(separator: ", "))")
        }
        let object = item as AnyObject
        guard ItemReference.to(object) != nil else {
            throw error(column, "'\(name)' is neither a view nor a layout guide")
        }
        return object
    }

    private func superview(of item: AnyObject, _ view: VisualFormat.View) throws(VisualFormatError) -> AnyObject {
        let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let superview else { throw error(view.column, "'\(view.name)' has no superview for '|' to mean") }
        return superview
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number): return CGFloat(number)
        case .name(let name, let column):
            guard let metric = metrics[name] else {
                throw error(
                    column, "'\(name)' is not among the metrics: \(metrics.keys.sorted().joined(separator: ", "))")
            }
            if let number = metric as? CGFloat { return number }
            if let number = metric as? NSNumber { return CGFloat(number.doubleValue) }
            if let number = metric as? any BinaryInteger { return CGFloat(Double(number)) }
            if let number = metric as? any BinaryFloatingPoint { return CGFloat(Double(number)) }
            throw error(column, "the metric '\(name)' is not a number")
        }
    }

    private func error(_ column: Int, _ message: String) -> VisualFormatError {
        VisualFormatError(format: format, column: column, message: message)
    }
}
