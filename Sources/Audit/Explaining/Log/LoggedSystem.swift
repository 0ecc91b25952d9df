import AutoLayout

/// The constraints of a log in a layout engine.
struct LoggedSystem {
    /// How far margins are taken to be from the edges, as a log doesn't tell: what plain views have, in points.
    static let margin = 8.0

    private(set) var engine = LayoutEngine()
    private var items: [LoggedConstraint.Item: Item] = [:]
    /// The members that the engine's constraints were made for, by their order.
    private(set) var owners: [ConstraintID: Int] = [:]
    /// Whether margins took part that the log says nothing of.
    private(set) var usesMargins = false

    /// Enters constraints.
    ///
    /// - Parameter priorities: what some of them, by their order, have in place of their own priority; nil leaves one out.
    init(_ members: [LoggedConstraint], priorities: [Int: Double?] = [:]) {
        // What is entered last gives way first.
        let order = members.indices.filter { priorities[$0] == nil } + members.indices.filter { priorities[$0] != nil }
        for index in order {
            for statement in members[index].statements {
                let priority = priorities[index] ?? statement.priority
                guard let priority else { continue }
                enter(statement, min(priority, statement.priority), members[index].maker != .person, index)
            }
        }
    }

    private mutating func enter(
        _ statement: LoggedConstraint.Statement, _ priority: Double, _ isSystem: Bool, _ index: Int
    ) {
        let equation = Equation(
            operand(statement.first), statement.relation, statement.second.map { operand($0) },
            multiplier: statement.multiplier, constant: statement.constant,
            direction: statement.isRightToLeft ? .rightToLeft : .leftToRight)
        do throws(EquationError) {
            owners[try engine.add(equation, priority: priority, isSystem: isSystem)] = index
        } catch {
            // What breaks a rule of Auto Layout holds nothing in UIKit either.
        }
    }

    private mutating func operand(_ side: LoggedConstraint.Side) -> Operand {
        Operand(
            item(side.item, side.attribute), side.attribute,
            from: side.origin.map {
                Operand.Place(item($0, .left), side.attribute.axis == .vertical ? .top : .left)
            })
    }

    private mutating func item(_ item: LoggedConstraint.Item, _ attribute: AutoLayout.Attribute) -> Item {
        let known = items[item] ?? engine.addItem()
        items[item] = known
        if attribute.usesMargins {
            usesMargins = true
            engine.setMargins(
                Insets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin), of: known)
        }
        return known
    }

    /// Whether required constraints contradict each other.
    mutating func hasConflict() -> Bool { !engine.solve().isEmpty }

    /// The members that contradict a broken one, and none that doesn't: nil where all can hold.
    mutating func conflict() -> [Int]? {
        guard let conflict = engine.solve().first else { return nil }
        var members: [Int] = []
        for case .constraint(let id) in conflict.members {
            if let index = owners[id], !members.contains(index) { members.append(index) }
        }
        return members
    }

    /// The engine's constraint of a member with one statement.
    func constraint(of member: Int) -> ConstraintID? { owners.first { $0.value == member }?.key }
}
