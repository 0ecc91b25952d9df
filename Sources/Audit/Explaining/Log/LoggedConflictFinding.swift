import AutoLayout
import InterfaceBuilder

/// Explains a conflict of a log by solving its constraints again.
struct LoggedConflictFinding {
    let conflict: LoggedConflict
    let path: String
    private var members: [LoggedConstraint] { conflict.members }

    func finding(count: Int) -> Finding {
        var finding = explained() ?? unexplained()
        if count > 1 { finding.message += "; the log says so \(count) times" }
        return finding
    }

    // MARK: One cause

    private func explained() -> Finding? {
        guard let cause = cause() else { return nil }
        return Finding(
            rule: .unsatisfiableConstraints, message: message(cause.broken, cause.argument, cause.usesMargins),
            location: location(cause.broken), related: related(cause.parties, besides: cause.broken),
            fix: fix(cause.parties, cause.broken), amount: abs(cause.argument.value))
    }

    /// Constraints that contradict each other, and none that could be left out.
    private struct Cause {
        var parties: [Int]
        var broken: Int
        /// What the others make of the broken one.
        var argument: Argument
        var usesMargins: Bool
    }

    private func cause() -> Cause? {
        var parties = Array(members.indices)
        var broken = conflict.broken ?? members.indices.last ?? 0
        // Where some contradict each other without the broken one, as no length is negative, these are the cause.
        for _ in members {
            // What UIKit left out is the last to be entered, so it takes part in the conflict that is found.
            let place = parties.firstIndex(of: broken) ?? 0
            var system = LoggedSystem(parties.map { members[$0] }, priorities: [place: .some(1000)])
            guard let found = system.conflict(), !found.isEmpty else { return nil }
            parties = found.map { parties[$0] }.sorted()
            if !parties.contains(broken) { broken = parties.last { members[$0].maker == .person } ?? parties[0] }
            let rest = parties.firstIndex(of: broken) ?? 0
            var others = LoggedSystem(parties.map { members[$0] }, priorities: [rest: .some(999)])
            if let smaller = others.conflict(), !smaller.isEmpty {
                parties = smaller.map { parties[$0] }.sorted()
                continue
            }
            guard let id = others.constraint(of: rest),
                let argument = others.engine.argument(against: .constraint(id))
            else { return nil }
            return Cause(parties: parties, broken: broken, argument: argument, usesMargins: others.usesMargins)
        }
        return nil
    }

    private func message(_ broken: Int, _ argument: Argument, _ usesMargins: Bool) -> String {
        let constraint = members[broken]
        guard let statement = constraint.statements.first else { return "a constraint can't hold" }
        let parts = argument.premises.map(\.amount).filter { abs($0) >= 0.005 }
        let missed = points(abs(argument.value))
        var text: String
        if statement.second == nil, statement.first.attribute == .width || statement.first.attribute == .height {
            let bound =
                statement.relation == .equal ? "" : statement.relation == .lessThanOrEqual ? "at most " : "at least "
            text =
                "\(statement.first.item.words) can't be \(bound)\(points(statement.constant)) "
                + "\(statement.first.attribute == .height ? "high" : "wide"): the others make it "
                + points(statement.constant + argument.value) + sum(parts)
        } else {
            text = "\(constraint.words) can't hold: it is missed by \(missed)"
        }
        if usesMargins {
            text += " (the log doesn't tell margins, which are taken to be \(points(LoggedSystem.margin)))"
        }
        return text
    }

    /// ` = 375 − 20 − 20`; empty for one part.
    private func sum(_ parts: [Double]) -> String { parts.count > 1 ? " = \(sumWords(parts))" : "" }

    /// A note for each other party, and one for all that a stack view made.
    private func related(_ parties: [Int], besides broken: Int) -> [Finding.Related] {
        let others = parties.filter { $0 != broken }
        var notes = others.filter { members[$0].maker != .stackView }.map {
            Finding.Related(message: "it contradicts \(members[$0].words)", location: location($0))
        }
        let made = others.filter { members[$0].maker == .stackView }
        if let first = made.first {
            let word = made.count == 1 ? "constraint" : "constraints"
            notes.append(
                Finding.Related(
                    message: "and \(made.count) \(word) that stack views make for their views",
                    location: location(first)))
        }
        return notes
    }

    private func location(_ member: Int) -> Location { Location(path: path, position: members[member].position) }

    // MARK: Fixes

    /// What mends the conflict; it was solved again.
    private func fix(_ parties: [Int], _ broken: Int) -> String? {
        let candidates = [maskFix(parties), encapsulatedFix(parties, broken), inequalityFix(parties, broken)]
        if let fix = candidates.compactMap({ $0 }).first { return fix }
        let person = members[broken].maker == .person ? broken : parties.last { members[$0].maker == .person }
        guard let person, mends(parties, [person: .some(999)]) else { return nil }
        return "lower the priority of \(name(person)) to 999, or remove it (line \(members[person].position.line))"
    }

    /// A view that constraints are to place, and that has an autoresizing mask as well: the usual mistake of views made in code.
    private func maskFix(_ parties: [Int]) -> String? {
        for mask in parties where members[mask].maker == .autoresizing {
            guard let item = members[mask].statements.first?.first.item else { continue }
            let isPlaced = parties.contains { party in
                members[party].maker == .person
                    && members[party].statements.contains { $0.placed == item && $0.second?.origin == nil }
            }
            let masks = parties.filter {
                members[$0].maker == .autoresizing && members[$0].statements.first?.first.item == item
            }
            var without: [Int: Double?] = [:]
            for mask in masks { without.updateValue(nil, forKey: mask) }
            guard isPlaced, mends(parties, without) else { continue }
            return
                "set translatesAutoresizingMaskIntoConstraints to false on \(item.words), if your constraints shall place it"
        }
        return nil
    }

    /// Tables and collections give cells sizes for the moment, and ask them for their own afterwards.
    private func encapsulatedFix(_ parties: [Int], _ broken: Int) -> String? {
        guard parties.contains(where: { members[$0].maker == .encapsulatedSize }) else { return nil }
        let person = members[broken].maker == .person ? broken : parties.last { members[$0].maker == .person }
        guard let person, mends(parties, [person: .some(999)]) else { return nil }
        return "the system gives that size for the moment only: lower the priority of \(name(person)) to 999 "
            + "(line \(members[person].position.line))"
    }

    private func inequalityFix(_ parties: [Int], _ broken: Int) -> String? {
        guard members[broken].maker == .person, members[broken].statements.count == 1,
            let statement = members[broken].statements.first, statement.relation == .equal, statement.second == nil
        else { return nil }
        for (relation, sign) in [(AutoLayout.Relation.lessThanOrEqual, "≤"), (.greaterThanOrEqual, "≥")] {
            var changed = members
            changed[broken].statements[0].relation = relation
            var system = LoggedSystem(parties.map { changed[$0] })
            guard !system.hasConflict(), mends(parties, [broken: .some(999)]) else { continue }
            return "make it \(sign) \(points(statement.constant)), or lower its priority to 999 "
                + "(line \(members[broken].position.line))"
        }
        return nil
    }

    private func name(_ member: Int) -> String {
        members[member].identifier.map { "constraint \"\($0)\"" } ?? "the constraint"
    }

    /// Whether all parties can hold once some have another priority, or are gone.
    private func mends(_ parties: [Int], _ priorities: [Int: Double?]) -> Bool {
        var changes: [Int: Double?] = [:]
        for (member, priority) in priorities {
            if let place = parties.firstIndex(of: member) { changes.updateValue(priority, forKey: place) }
        }
        var system = LoggedSystem(parties.map { members[$0] }, priorities: changes)
        return !system.hasConflict()
    }

    // MARK: None

    /// What is said where the constraints of the log can all hold.
    private func unexplained() -> Finding {
        let broken = conflict.broken ?? members.indices.last ?? 0
        let vague = members.contains(where: \.isVague) || members.contains { $0.statements.isEmpty }
        return Finding(
            severity: .note, rule: .unsatisfiableConstraints,
            message: "\(members[broken].words) can't hold, but what the log shows doesn't contradict it: "
                + (vague
                    ? "some of its constraints don't say what they hold"
                    : "what contradicts it may have been cut off, or be a margin that the log doesn't tell"),
            location: location(broken),
            related: members.indices.filter { $0 != broken && !members[$0].statements.isEmpty }.map {
                Finding.Related(message: "it is printed with \(members[$0].words)", location: location($0))
            })
    }
}
