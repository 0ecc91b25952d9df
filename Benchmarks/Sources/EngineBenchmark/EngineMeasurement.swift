import Timing
import UIKit

/// What is done to a tree of views.
enum EngineOperation: String, CaseIterable, Codable {
    /// Creating views and constraints, and the first layout.
    case build
    /// The part of ``build`` before the layout.
    case create
    case resize, editText
    /// An arranged view is hidden, or shown again.
    case hide
}

/// The microseconds of one operation through views, and of the solver alone on the same system.
struct EngineMeasurement: BenchmarkMeasurement {
    var workload: String
    var views: Int
    var operation: EngineOperation
    var time: Double
    /// nil where the solver has no part.
    var solver: Double?
    /// How many views have another frame than the solver alone gives them.
    var differentFrames: Int?

    var row: String { "\(workload) \(views) \(operation)" }

    /// The share of the time that isn't spent in the solver.
    var outside: Double? { solver.map { max(0, 1 - $0 / time) } }
}

/// One workload at one size: the operations through views first, then the solver alone on the systems that they left.
@MainActor
struct EngineRun {
    let workload: ViewWorkload
    let views: Int
    /// Seconds that the runs of one operation may take.
    var budget = 2.0

    func measure() throws -> [EngineMeasurement] {
        var results = try measureBuild()
        let scene = workload.scene(views: views)
        scene.root.layoutIfNeeded()
        results.append(try measure(.resize, scene, states: 20) { scene.resize($0) })
        // However often that was done: the same size for what follows.
        scene.resize(-1)
        scene.root.layoutIfNeeded()
        if let editText = scene.editText {
            results.append(try measure(.editText, scene, states: 2) { editText($0 % 2 == 0) })
        }
        if let hide = scene.hide { results.append(try measure(.hide, scene, states: 2) { hide($0 % 2 == 0) }) }
        return results
    }

    private func measureBuild() throws -> [EngineMeasurement] {
        var creations: [Double] = []
        let build = repeated(9) {
            // Views go outside of the clock.
            var scene: Scene?
            let creation = microseconds { scene = workload.scene(views: views) }
            creations.append(creation)
            return creation + microseconds { scene?.root.layoutIfNeeded() }
        }
        let scene = workload.scene(views: views)
        scene.root.layoutIfNeeded()
        let content = BareContent(of: scene.root)
        var differences: Int?
        let bare = try repeated(9) {
            var time = 0.0
            let layout = try BareLayout(content, time: &time)
            differences = differences ?? layout.differences(from: content.views)
            return time
        }
        return [
            measurement(.build, build, bare, differences), measurement(.create, median(of: creations), nil),
        ]
    }

    /// The median of the times that a body answers; fewer of them than asked for if they take longer than the budget.
    private func repeated(_ runs: Int, _ body: () throws -> Double) rethrows -> Double {
        var times: [Double] = []
        while times.count < runs {
            times.append(try body())
            let spent = times.reduce(0, +) / 1e6
            if spent > 4 * budget || spent > budget && times.count >= 3 { break }
        }
        return median(of: times)
    }

    /// Goes round through so many states of the tree.
    private func measure(
        _ operation: EngineOperation, _ scene: Scene, states: Int, _ change: (Int) -> Void
    ) throws -> EngineMeasurement {
        func step(_ state: Int) {
            change(state)
            scene.root.layoutIfNeeded()
        }
        step(states - 1)
        var before = BareContent(of: scene.root)
        var ignored = 0.0
        let bare = try BareLayout(before, time: &ignored)
        var differences: [BareDifference] = []
        for state in 0..<states {
            step(state)
            let after = BareContent(of: scene.root)
            differences.append(before.difference(to: after))
            before = after
        }
        let time = median(runs: 100, budget: budget) { step($0 % states) }
        var times: [Double] = []
        let clock = ContinuousClock.now
        for run in 0..<(5 * states) where run < states || ContinuousClock.now - clock < .seconds(budget) {
            times.append(try bare.apply(bare.edit(differences[run % states])))
        }
        return measurement(operation, time, median(of: times))
    }

    private func measurement(
        _ operation: EngineOperation, _ time: Double, _ solver: Double?, _ differences: Int? = nil
    ) -> EngineMeasurement {
        EngineMeasurement(
            workload: workload.rawValue, views: views, operation: operation, time: time, solver: solver,
            differentFrames: differences)
    }
}
