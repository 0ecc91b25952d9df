extension [UIView] {
    /// Calls a function for each view.
    ///
    /// The list keeps them meanwhile, which spares retaining and releasing each of them.
    @inline(__always)
    func forEachUnretained(_ body: (UIView) -> Void) {
        guard !isEmpty else { return }
        withExtendedLifetime(self) {
            for index in indices {
                if index + Prefetching.distance < count {
                    Prefetching.place(of: .passUnretained(self[index + Prefetching.distance]))
                }
                Unmanaged.passUnretained(self[index]).withView(body)
            }
        }
    }
}

extension Unmanaged where Instance: UIView {
    /// Calls a function for a view that something else keeps alive meanwhile. Spares retaining and releasing it.
    @inline(__always)
    func withView<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}

/// Views of one tree. Doesn't retain the tree's root: the root keeps the host, which keeps such lists.
@MainActor
struct ViewList {
    private unowned let root: UIView
    private let rootIdentifier: ObjectIdentifier
    private var includesRoot = false
    private var others: [UIView] = []

    init(root: UIView) {
        self.root = root
        rootIdentifier = ObjectIdentifier(root)
    }

    mutating func append(_ view: UIView) {
        if ObjectIdentifier(view) == rootIdentifier {
            includesRoot = true
        } else {
            others.append(view)
        }
    }

    var isEmpty: Bool { !includesRoot && others.isEmpty }

    /// The root, if it is in the list, then the others as they came.
    var all: [UIView] { includesRoot ? [root] + others : others }

    /// Removes a view; quick where it came late.
    mutating func removeLast(_ view: UIView) {
        if let index = others.lastIndex(where: { $0 === view }) { others.remove(at: index) }
    }

    mutating func removeAll(where shouldBeRemoved: (UIView) -> Bool) {
        if includesRoot && shouldBeRemoved(root) { includesRoot = false }
        others.removeAll(where: shouldBeRemoved)
    }

    /// Empties the list. Doesn't ask the root, so it may be called while that goes.
    mutating func removeAll() {
        includesRoot = false
        others = []
    }

    mutating func takeAll() -> [UIView] {
        guard !isEmpty else { return [] }
        defer { removeAll() }
        return all
    }
}
