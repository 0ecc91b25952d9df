import Rivals

/// A loop that computes one kind of layout and nothing else: the limit.
final class DirectSubject {
    private let layout: OpaquePointer
    private let system: System

    init?(_ workload: Workload, views: Int, _ system: System, withObjects: Bool) {
        let kind: DirectKind
        switch workload {
        case .chain, .chainTight: kind = direct_chain
        case .siblings: kind = direct_siblings
        case .nested: kind = direct_nested
        case .fillEqually: kind = direct_fill_equally
        case .inequality, .inequalityTight: kind = direct_inequality
        case .enaml: return nil
        }
        guard let made = direct_create(kind, Int32(views), withObjects ? 1 : 0) else { return nil }
        layout = made
        self.system = system
        resize(to: system.sizes[0])
    }

    deinit { direct_destroy(layout) }

    func resize(to size: (width: Double, height: Double)) { direct_solve(layout, size.width, size.height) }

    func sum() -> Double { direct_sum(layout) }
}
