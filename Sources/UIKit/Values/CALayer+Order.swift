// The layers of a view's subviews and those that were put in the view's layer are one list. The view keeps the order of the
// subviews. Each other layer knows how many of them stand behind it.

extension CALayer {
    /// The layers that were put in this one and those of the subviews, back to front.
    func mixed(with subviewLayers: [CALayer]) -> [CALayer] {
        guard !ownSublayers.isEmpty, !subviewLayers.isEmpty else { return ownSublayers + subviewLayers }
        var all: [CALayer] = []
        var next = 0
        for layer in ownSublayers {
            let behind = max(next, min(layer.subviewsBehind, subviewLayers.count))
            all += subviewLayers[next..<behind] + [layer]
            next = behind
        }
        return all + subviewLayers[next...]
    }

    /// The place of a layer among all in this one.
    func place(ofSublayer layer: CALayer?) -> Int? { sublayers?.firstIndex { $0 === layer } }

    /// Called after a subview came to a place among the others, behind the layers that stand there or in front of them.
    func subviewCame(to index: Int, behindLayers: Bool) {
        let first = behindLayers ? index : index + 1
        for layer in ownSublayers where layer.subviewsBehind >= first { layer.subviewsBehind += 1 }
    }

    /// Called after a subview left its place among the others.
    func subviewLeft(_ index: Int) {
        for layer in ownSublayers where layer.subviewsBehind > index { layer.subviewsBehind -= 1 }
    }
}
