/// Which bars a document tells its canvas to pretend, gathered from a controller outwards: what is said further inside
/// holds. Devices show them as well, since their author expects them where the program runs.
struct SimulatedBars {
    /// What stands at the upper edge.
    private(set) var top = SimulatedMetrics.Bar.inferred
    /// What stands at the lower edge.
    private(set) var bottom = SimulatedMetrics.Bar.inferred

    /// Hears what is said about the surroundings of the next controller outwards.
    mutating func add(_ metrics: SimulatedMetrics) {
        if top == .inferred { top = metrics.topBar }
        if bottom == .inferred { bottom = metrics.bottomBar }
    }

    /// Whether a bar is told at the upper edge, and whether one shines through and has a prompt.
    var navigationBar: (isTranslucent: Bool, hasPrompt: Bool)? {
        if case .navigationBar(let isTranslucent, let hasPrompt) = top { (isTranslucent, hasPrompt) } else { nil }
    }
}
