import UIKit

/// What looking into a tree's findings may cost. Layouts that no person makes, thousands of constraints with multipliers far apart,
/// take seconds each to solve: there only so much is tried, and a note says that it wasn't all.
///
/// It is counted in what the solver visits, and not in time, so that findings never depend on the machine.
@MainActor
final class Effort {
    /// Many times what the trials of real documents visit.
    static let allowance = 40_000_000

    private let host: LayoutHost
    private let limit: Int

    /// An effort that begins now.
    init(on root: UIView, allowance: Int = Effort.allowance) {
        host = LayoutHost.of(root)
        limit = host.workCount + allowance
    }

    /// Whether nothing more is tried: it was enough, or the solver can't finish what was tried, as little as what comes after.
    var isSpent: Bool { host.workCount > limit || host.failure != nil }
}
