package import AutoLayout

extension LayoutHost {
    /// What the solver couldn't do since something last changed.
    package var failure: SolvingFailure? { engine.failure }

    /// Says what the solver couldn't do, if that is new.
    func noteUnsolvedLayout() {
        defer { saidFailure = engine.failure }
        guard let failure = engine.failure, failure != saidFailure, Self.logsConflicts else { return }
        Self.log(failure)
    }

    static func log(_ failure: SolvingFailure) {
        FileHandle.standardError.write(Data("Layout failed: \(failure)\n".utf8))
    }
}
