import Foundation
import Rivals
import Timing

/// All subjects on one workload and size, one after the other in one process.
struct Comparison {
    let workload: Workload
    let views: Int

    func run(_ kiwiMayRun: Bool) throws -> [Measurement] {
        let system = workload.system(views: views)
        var results: [Operation: Measurement] = [:]
        func note(_ operation: Operation, simplex: Double) {
            results[operation] = Measurement(
                workload: workload.rawValue, views: views, operation: operation, simplex: simplex)
        }
        let resident = begin_peak()
        let before = heap_bytes()
        var subject = try SimplexSubject(system)
        let peak = peak_bytes() - resident - Double(subject.harnessBytes)
        let bytes = heap_bytes() - before - Double(subject.harnessBytes)
        note(
            .build,
            simplex: try median(runs: 9) { _ in
                let built = try SimplexSubject(system)
                _ = consume built
            })
        results[.build]?.bytesPerView = bytes / Double(views)
        if views >= 1000 { results[.build]?.peakBytesPerView = peak / Double(views) }
        note(.resize, simplex: try median(runs: 200) { try subject.resize(to: system.sizes[($0 + 1) % 100]) })
        if !system.textConstraints.isEmpty {
            note(.editText, simplex: try median(runs: 100) { try subject.lengthenText(by: $0 % 2 == 0 ? 17 : 0) })
        }
        if !system.rowConstraints.isEmpty {
            note(
                .removeAndAdd,
                simplex: try median(runs: 50) { _ in
                    try subject.removeRow()
                    try subject.addRowBack()
                })
        }
        var sink = 0.0
        note(.read, simplex: median(runs: 50) { _ in sink += subject.sum() })
        if kiwiMayRun, KiwiSubject.isAvailable { measureKiwi(system, &results) }
        measureLimits(system, &results, &sink)
        if sink.isNaN { print("NaN") }
        return Operation.allCases.compactMap { results[$0] }
    }

    private func measureKiwi(_ system: System, _ results: inout [Operation: Measurement]) {
        var kiwi = KiwiSubject(system)
        if let subject = try? SimplexSubject(system) {
            var different = 0
            for index in 0..<system.variableCount {
                let value = subject.solver[subject.variables[index]]
                if abs(value - kiwi.value(index)) > 1e-4 * (1 + abs(value)) { different += 1 }
            }
            results[.build]?.differentFromKiwi = different
        }
        results[.build]?.kiwi = median(runs: 9) { _ in kiwi = KiwiSubject(system) }
        results[.resize]?.kiwi = median(runs: 200) { kiwi.resize(to: system.sizes[($0 + 1) % 100]) }
        if results[.editText] != nil {
            results[.editText]?.kiwi = median(runs: 100) { kiwi.lengthenText(by: $0 % 2 == 0 ? 17 : 0) }
        }
        if results[.removeAndAdd] != nil {
            results[.removeAndAdd]?.kiwi = median(runs: 20) { _ in
                kiwi.removeRow()
                kiwi.addRowBack()
            }
        }
    }

    private func measureLimits(_ system: System, _ results: inout [Operation: Measurement], _ sink: inout Double) {
        for withObjects in [false, true] {
            guard var direct = DirectSubject(workload, views: views, system, withObjects: withObjects) else { continue }
            if let subject = try? SimplexSubject(system) {
                var sum = 0.0
                for box in system.frames {
                    for unknown in [box.left, box.top, box.width, box.height] {
                        sum += subject.solver[subject.variables[unknown]]
                    }
                }
                results[.build]?.differenceFromDirect = abs(sum - direct.sum()) / (1 + abs(sum))
            }
            let build = median(runs: 9) { _ in
                if let made = DirectSubject(workload, views: views, system, withObjects: withObjects) { direct = made }
            }
            let resize = median(runs: 200) { direct.resize(to: system.sizes[($0 + 1) % 100]) }
            sink += direct.sum()
            for operation in [Operation.build, .resize, .editText, .removeAndAdd] {
                // A direct loop knows no other change than to compute all anew.
                let time = operation == .build ? build : operation == .removeAndAdd ? 2 * resize : resize
                if withObjects { results[operation]?.objects = time } else { results[operation]?.arrays = time }
            }
        }
    }
}
