/// Notices that documents change, appear and vanish. Looks at their files, at most a few times a second whoever asks.
actor DocumentWatch {
    /// The documents as they are, and the number of changes so far.
    struct State: Codable, Sendable {
        var version: Int
        var documents: [InspectorDocument]
    }

    private let source: any InspectorSource
    private let interval: Duration
    private var state = State(version: 0, documents: [])
    private var lastLook: ContinuousClock.Instant?

    init(source: any InspectorSource, interval: Duration = .milliseconds(300)) {
        (self.source, self.interval) = (source, interval)
    }

    /// The documents as they are.
    func look() async -> State {
        if let lastLook, .now - lastLook < interval { return state }
        lastLook = .now
        // Why they can't be looked for is said in place of each layout that is asked for.
        guard let documents = try? await source.documents() else { return state }
        if state.version == 0 || documents != state.documents {
            state = State(version: state.version + 1, documents: documents)
        }
        return state
    }

    /// The documents as soon as they aren't those of a version any more, or as they are when time is up.
    func change(from version: Int, within limit: Duration) async -> State {
        let end = ContinuousClock.now + limit
        var state = await look()
        while state.version == version, .now < end {
            do { try await Task.sleep(for: interval) } catch { break }
            state = await look()
        }
        return state
    }
}
