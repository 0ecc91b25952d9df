import Rivals
import Simplex

/// kiwi on a generated system. The root's size is an edit variable, kiwi's fastest way to change a value; what else
/// changes is removed and added, as kiwi has no other way.
final class KiwiSubject {
    private let kiwi: OpaquePointer
    private let system: System
    private var constraints: [Int32] = []
    private var gaps: [Int32] = []

    static var isAvailable: Bool { kiwi_is_available() != 0 }

    init(_ system: System) {
        self.system = system
        guard let made = kiwi_create(Int32(system.variableCount)) else { preconditionFailure("kiwi is not available") }
        kiwi = made
        kiwi_make_editable(kiwi, Int32(system.rootWidth))
        kiwi_make_editable(kiwi, Int32(system.rootHeight))
        suggest(system.sizes[0])
        for constraint in system.constraints { constraints.append(add(constraint)) }
        kiwi_update(kiwi)
    }

    deinit { kiwi_destroy(kiwi) }

    private func add(_ constraint: System.Constraint, by amount: Double = 0) -> Int32 {
        let variables = constraint.terms.map { Int32($0.variable) }
        let coefficients = constraint.terms.map(\.coefficient)
        let relation: Int32 =
            switch constraint.relation {
            case .lessThanOrEqual: -1
            case .equal: 0
            case .greaterThanOrEqual: 1
            }
        return kiwi_add(
            kiwi, Int32(variables.count), variables, coefficients, relation, constraint.constant + amount,
            constraint.priority)
    }

    private func remove(_ constraint: Int32) {
        if constraint >= 0 { kiwi_remove(kiwi, constraint) }
    }

    private func suggest(_ size: (width: Double, height: Double)) {
        kiwi_suggest(kiwi, Int32(system.rootWidth), size.width)
        kiwi_suggest(kiwi, Int32(system.rootHeight), size.height)
    }

    func resize(to size: (width: Double, height: Double)) {
        suggest(size)
        kiwi_update(kiwi)
    }

    func lengthenText(by amount: Double) {
        for index in system.textConstraints {
            remove(constraints[index])
            constraints[index] = add(system.constraints[index], by: amount)
        }
        kiwi_update(kiwi)
    }

    func removeRow() {
        for index in system.rowConstraints { remove(constraints[index]) }
        for constraint in system.gapConstraints { gaps.append(add(constraint)) }
        kiwi_update(kiwi)
    }

    func addRowBack() {
        for gap in gaps { remove(gap) }
        gaps.removeAll()
        for index in system.rowConstraints { constraints[index] = add(system.constraints[index]) }
        kiwi_update(kiwi)
    }

    func value(_ variable: Int) -> Double { kiwi_value(kiwi, Int32(variable)) }
}
