/// An animation on a layer: what it does, since when, and who hears of its end.
@MainActor
final class RunningAnimation {
    private(set) weak var layer: CALayer?
    let key: String
    var node: AnimationNode
    /// What the program added; nil for those of a view's block.
    let source: CAAnimation?
    /// The block that made the animation; nil for those that programs add themselves.
    let block: AnimationBlock?
    private let transaction: Transaction?
    /// When it was added, in the layer's time.
    private let start: CFTimeInterval
    /// How much of the offset an animator put into the model.
    private var settledLeft = 0.0
    /// Whether nobody waits for its end any more.
    private(set) var isOver = false

    init(
        _ node: AnimationNode, of layer: CALayer, key: String, source: CAAnimation? = nil, block: AnimationBlock? = nil
    ) {
        let context = ThreadContext.current
        (self.node, self.layer, self.key, self.source, self.block) = (node, layer, key, source, block)
        let local = layer.time.local(context.clock.time)
        // A begin of its own is a time of the layer; without one it begins now.
        start = source.map { $0.beginTime != 0 } ?? false ? 0 : local
        transaction = context.transactions.last
        transaction?.began()
    }

    /// When it ends, in the clock's time.
    var end: CFTimeInterval {
        guard let layer, block?.control == nil else { return .infinity }
        return layer.time.outer(start + node.timing.end)
    }

    /// Puts what is seen at a time of the clock in the place of the values without it.
    func apply(at time: CFTimeInterval, to values: inout [AnimatableProperty: [Double]]) {
        guard let layer else { return }
        if let control = block?.control {
            node.apply(at: control.second(at: time), of: layer, to: &values, progress: control.progress)
        } else {
            node.apply(at: layer.time.local(time) - start, of: layer, to: &values)
        }
    }

    /// What is seen of the layer's former look at a time of the clock.
    func look(at time: CFTimeInterval) -> FadingLook? {
        layer.flatMap { node.look(at: $0.time.local(time) - start) }
    }

    /// Tells everybody that the animation is over, and leaves the layer unless it is to stay.
    func finish(_ finished: Bool) {
        guard !isOver else { return }
        isOver = true
        if source?.isRemovedOnCompletion ?? true || !finished { layer?.forget(self) }
        block?.ended(finished)
        if let source { source.delegate?.animationDidStop(source, finished: finished) }
        transaction?.ended()
    }

    /// Gives the layer's model the value at a position of an animator, and takes the animation off.
    func settle(at position: UIViewAnimatingPosition) {
        guard let layer, let control = block?.control,
            case .property(let path, .leaving(let offset, let pace)) = node.content
        else { return }
        let second = control.second(at: ThreadContext.current.clock.time)
        var left: Double
        switch position {
        case .start: left = 1
        case .end: left = 0
        case .current:
            left =
                1 - (node.timing.second(at: second).map { control.progress($0 / max(node.timing.duration, 1e-9)) } ?? 1)
        }
        // A view that folds is hidden at the end, and shown where it wasn't.
        if pace == .step { left = left > 0 ? 1 : 0 }
        layer.forget(self)
        guard left != settledLeft else { return }
        var all = layer.numbers(of: path.property)
        let own = path.numbers(in: all)
        path.set(zip(own, offset).map { $0 + $1 * (left - settledLeft) }, in: &all)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.set(path.property, all)
        CATransaction.commit()
        settledLeft = left
    }

    /// Takes the animation off before its end: those who wait hear of it in the next turn.
    func cancel() {
        layer?.forget(self)
        guard !isOver else { return }
        if block?.control != nil {
            isOver = true
            return
        }
        ThreadContext.current.clock.inNextTurn { self.finish(false) }
    }
}
