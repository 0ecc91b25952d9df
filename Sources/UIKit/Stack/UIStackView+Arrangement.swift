// A stack view makes its constraints anew when something of its arrangement changes. Those that would be made again stay in
// force, so that what comes, goes or hides costs the layout no more than what it moves.
extension UIStackView {
    /// Makes all constraints of the arrangement.
    func arrange() {
        formerArrangement = []
        for constraint in links.owned where constraint.stackRole != nil { formerArrangement.append(constraint) }
        endConnection = nil
        let shown = shownSubviews
        distribute(shown)
        align(shown)
        var before: UIView?
        for view in arrangedSubviews {
            if view.isOutOfArrangement { collapse(view, after: before) } else { before = view }
        }
        dropFormerArrangement()
    }

    /// Makes those constraints anew that hang on whether a view is shown: its own, and those that tie views to the last one
    /// shown before them. Answers false, and does nothing, where more may hang on it.
    ///
    /// - Complexity: O(constraints of the view and of the hidden ones that follow it), but for finding its place.
    func rearrange(around view: UIView) -> Bool {
        guard distribution == .fill || distribution == .fillEqually, !measuresFromBaselines,
            let index = arrangedSubviews.firstIndex(where: { $0 === view })
        else { return false }
        let before = arrangedSubviews[..<index].last { !$0.isOutOfArrangement }
        let following = arrangedSubviews[(index + 1)...]
        let next = following.firstIndex { !$0.isOutOfArrangement }
        let hidden = arrangedSubviews[(index + 1)..<(next ?? following.endIndex)]
        // Of the first view all others may be told to be like it, and a single one is aligned otherwise than several.
        guard let first = before == nil ? view : arrangedSubviews.first(where: { !$0.isOutOfArrangement }),
            before != nil || !isLikeFirst, isOneOfMany(before, first, following, next)
        else { return false }

        formerArrangement = view.links.mentions.constraints.filter { $0.stackRole != nil && $0.holder === self }[...]
        for other in hidden { formerArrangement += own(constraintsOf: other, notOf: view) }
        if let next {
            formerArrangement += own(constraintsOf: arrangedSubviews[next], notOf: view).filter {
                $0.stackRole == .spacing || $0.stackRole == .connection
            }
        } else if let endConnection, !formerArrangement.contains(where: { $0 === endConnection }) {
            formerArrangement.append(endConnection)
        }

        var last = before
        if view.isOutOfArrangement {
            collapse(view, after: before)
        } else {
            connectStart(of: view, to: before)
            if distribution == .fillEqually { equalLength(of: view, and: first) }
            align(view, with: first)
            last = view
        }
        for other in hidden { collapse(other, after: last) }
        if let next { connectStart(of: arrangedSubviews[next], to: last) } else if let last { connectEnd(to: last) }
        dropFormerArrangement()
        return true
    }

    /// Whether constraints of views mention the first one.
    private var isLikeFirst: Bool {
        distribution == .fillEqually || effectiveAlignment == .firstBaseline || effectiveAlignment == .lastBaseline
    }

    /// Whether two views at least are shown besides one, given its neighbours among them.
    private func isOneOfMany(
        _ before: UIView?, _ first: UIView, _ following: ArraySlice<UIView>, _ next: Int?
    ) -> Bool {
        guard let next else { return before != nil && before !== first }
        return before != nil || following[(next + 1)...].contains { !$0.isOutOfArrangement }
    }

    /// Takes away the constraints that hold a view.
    func dropArrangement(of view: UIView) {
        for constraint in view.links.mentions.constraints
        where constraint.stackRole != nil && constraint.holder === self {
            constraint.isActive = false
        }
    }

    private func dropFormerArrangement() {
        for constraint in formerArrangement { constraint.isActive = false }
        formerArrangement = []
    }

    /// The constraints of the arrangement that say something about a view and don't mention another one.
    private func own(constraintsOf view: UIView, notOf other: UIView) -> [NSLayoutConstraint] {
        view.links.mentions.constraints.filter {
            $0.stackRole != nil && $0.holder === self && $0.terms.first === view.reference
                && $0.terms.second !== other.reference
        }
    }

    /// A hidden view has no length, or as little as its content's required constraints allow, and stands in the
    /// middle of the spacing after the view before it. Across the axis it goes on filling the stack.
    private func collapse(_ view: UIView, after before: UIView?) {
        add(.hiding, view, length, .equal, nil, .notAnAttribute, priority: Self.hidingPriority)
        if let before {
            add(.hidingPosition, view, start, .equal, before, end, constant: distance(after: before) / 2)
        } else {
            add(.hidingPosition, view, start, .equal, self, areaStart)
        }
        add(.hidingPosition, view, crossStart, .equal, self, areaCrossStart)
        if alignment == .fill { add(.hidingPosition, view, crossEnd, .equal, self, areaCrossEnd) }
    }

    /// Just below required: content that can't shrink to nothing keeps its least length.
    private static var hidingPriority: Float { 999.99 }

    /// Adds a constraint to the arrangement: one of those before that says the same, but for its constant, or a new one.
    ///
    /// Both arrangements have about the same order: only a few stand before the one that is wanted. They go to the end.
    @discardableResult
    func add(
        _ role: ConstraintRole, _ first: UIView, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: UIView?, _ otherAttribute: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000,
        firstOrigin: OperandOrigin? = nil, secondOrigin: OperandOrigin? = nil
    ) -> NSLayoutConstraint {
        var terms = ConstraintTerms(
            first.reference, attribute, relation, second?.reference, otherAttribute, multiplier, constant)
        terms.priority = UILayoutPriority(priority)
        let origins = OperandOrigins.of(firstOrigin, secondOrigin)
        let kept = formerArrangement.prefix(64).firstIndex { former in
            former.stackRole == role && former.terms.isSame(butConstant: terms, measuredFrom: origins)
        }
        if let kept {
            let constraint = formerArrangement[kept]
            let passed = Array(formerArrangement[..<kept])
            formerArrangement.removeFirst(passed.count + 1)
            formerArrangement += passed
            constraint.constant = constant
            return constraint
        }
        let constraint = NSLayoutConstraint()
        constraint.say(terms, measuredFrom: origins)
        constraint.identifier = role.rawValue
        constraint.isMadeBySystem = true
        constraint.stackRole = role
        constraint.hold(by: self)
        return constraint
    }
}
