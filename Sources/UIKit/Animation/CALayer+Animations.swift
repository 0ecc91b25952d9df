extension CALayer {
    // MARK: Numbers

    /// The model's value of a property as numbers.
    func numbers(of property: AnimatableProperty) -> [Double] {
        if property.isOfShapes { return (self as? CAShapeLayer)?.shapeNumbers(of: property) ?? [0, 0, 0, 0] }
        return switch property {
        case .position: [Double(position.x), Double(position.y)]
        case .bounds: AnimatableValue.numbers(of: bounds)
        case .transform: AnimatableValue.numbers(of: affineTransform())
        case .opacity: [Double(opacity)]
        case .hidden: [geometryOwner?.isHidden ?? isHidden ? 1 : 0]
        case .backgroundColor: AnimatableValue.numbers(of: backgroundColor)
        case .cornerRadius: [Double(cornerRadius)]
        case .borderWidth: [Double(borderWidth)]
        case .borderColor: AnimatableValue.numbers(of: borderColor)
        case .shadowColor: AnimatableValue.numbers(of: shadowColor)
        case .shadowOpacity: [Double(shadowOpacity)]
        case .shadowRadius: [Double(shadowRadius)]
        case .shadowOffset: [Double(shadowOffset.width), Double(shadowOffset.height)]
        case .zPosition: [Double(zPosition)]
        default: []
        }
    }

    /// Gives the model's property a value of numbers.
    func set(_ property: AnimatableProperty, _ numbers: [Double]) {
        guard let number = numbers.first else { return }
        let first = CGFloat(number)
        if property.isOfShapes {
            (self as? CAShapeLayer)?.setShape(property, numbers)
            return
        }
        switch property {
        case .position: position = CGPoint(x: first, y: CGFloat(numbers[1]))
        case .bounds: bounds = AnimatableValue.rect(numbers)
        case .transform: setAffineTransform(AnimatableValue.transform(numbers))
        case .opacity: opacity = Float(min(max(0, numbers[0]), 1))
        case .hidden: isHidden = numbers[0] >= 0.5
        case .backgroundColor: backgroundColor = AnimatableValue.color(numbers)
        case .cornerRadius: cornerRadius = max(0, first)
        case .borderWidth: borderWidth = max(0, first)
        case .borderColor: borderColor = AnimatableValue.color(numbers)
        case .shadowColor: shadowColor = AnimatableValue.color(numbers)
        case .shadowOpacity: shadowOpacity = Float(numbers[0])
        case .shadowRadius: shadowRadius = max(0, first)
        case .shadowOffset: shadowOffset = CGSize(width: first, height: CGFloat(numbers[1]))
        case .zPosition: zPosition = first
        default: break
        }
    }

    /// What is seen of a property at a time of the clock, as numbers.
    func numbers(of property: AnimatableProperty, at time: CFTimeInterval) -> [Double] {
        presented(at: time)[property] ?? numbers(of: property)
    }

    /// What is seen of the layer's former look, at a time of the clock.
    func formerLook(at time: CFTimeInterval) -> FadingLook? {
        for animation in runningAnimations.reversed() {
            if let look = animation.look(at: time) { return look }
        }
        return nil
    }

    /// What is seen of the properties that move, at a time of the clock.
    func presented(at time: CFTimeInterval) -> [AnimatableProperty: [Double]] {
        var values: [AnimatableProperty: [Double]] = [:]
        for animation in runningAnimations { animation.apply(at: time, to: &values) }
        return values
    }

    // MARK: Animations of views' blocks

    /// Has a change that was just made move, if it was made in a block of animations.
    func changed(_ property: AnimatableProperty, from old: [Double]) {
        changed(AnimatablePath(property, slots: Array(old.indices)), from: old)
    }

    func changed(_ path: AnimatablePath, from old: [Double]) {
        let context = ThreadContext.current
        guard let block = context.animation, context.areAnimationsEnabled,
            context.transactions.last?.disablesActions != true
        else { return }
        block.animate(self, path, from: old)
    }

    /// Has a change of a layer without a view move for the transaction's time, unless it came only in this turn or is on no
    /// screen (documentation of Core Animation, "Implicit Animations").
    func changedByItself(_ property: AnimatableProperty, from old: [Double]) {
        let context = ThreadContext.current
        guard context.transactions.last?.disablesActions != true, isSeen(since: context.clock.turns) else { return }
        let duration = CATransaction.animationDuration()
        var offset = zip(old, numbers(of: property)).map { $0 - $1 }
        if property == .transform { offset[2] = offset[2].remainder(dividingBy: 2 * .pi) }
        guard duration > 0, offset.contains(where: { $0 != 0 }), offset.allSatisfy(\.isFinite) else { return }
        let function = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        let path = AnimatablePath(property, slots: Array(old.indices))
        let node = AnimationNode(
            timing: MediaTiming(duration: duration), content: .property(path, .leaving(offset: offset, function.pace)))
        let animation = RunningAnimation(node, of: self, key: freeKey(path))
        attach(animation)
        context.clock.follow(animation)
    }

    /// Whether the layer was on the screen before a turn.
    private func isSeen(since turn: Int) -> Bool {
        var layer = self
        while let outer = layer.superlayer {
            if layer.joinedTurn >= turn { return false }
            if let view = outer.geometryOwner as? UIView { return view.window != nil }
            layer = outer
        }
        return false
    }

    /// Adds a change to the last animation if that is of the same block and property. Says whether it was.
    func merge(_ effect: AnimationNode.Effect, of path: AnimatablePath, into block: AnimationBlock) -> Bool {
        guard block.frame == nil, case .leaving(let more, _) = effect,
            let last = runningAnimations.last(where: { $0.block === block && $0.path == path }),
            case .property(_, .leaving(let offset, let pace)) = last.node.content
        else { return false }
        let sum = zip(offset, more).map { $0 + $1 }
        last.node.content = .property(path, .leaving(offset: sum, pace))
        return true
    }

    /// Takes away what views' blocks do to a property.
    func cancelAnimations(of path: AnimatablePath) {
        for animation in runningAnimations where animation.block != nil && animation.path == path {
            animation.cancel()
        }
    }

    /// The name under which a view's animation of a property is kept: the key path, with a number where that is taken.
    func freeKey(_ path: AnimatablePath) -> String {
        let name = path.keyPath
        guard runningAnimations.contains(where: { $0.key == name }) else { return name }
        var number = 2
        while runningAnimations.contains(where: { $0.key == "\(name)-\(number)" }) { number += 1 }
        return "\(name)-\(number)"
    }

    func attach(_ animation: RunningAnimation) { runningAnimations.append(animation) }

    func forget(_ animation: RunningAnimation) { runningAnimations.removeAll { $0 === animation } }
}

extension RunningAnimation {
    /// What the program added, or what a view's block would have.
    var asAdded: CAAnimation {
        if let source { return source }
        let animation = CABasicAnimation(keyPath: path?.keyPath)
        animation.duration = node.timing.duration
        animation.isAdditive = true
        return animation
    }

    /// The one property that the animation is about.
    var path: AnimatablePath? {
        switch node.content {
        case .property(let path, _): return path
        case .group(let nodes):
            if case .property(let path, _)? = nodes.first?.content { return path }
            return nil
        case .nothing, .look: return nil
        }
    }
}

extension AnimatablePath {
    /// Core Animation's name of the path, for those that views' blocks make.
    fileprivate var keyPath: String {
        guard property == .bounds else { return property.rawValue }
        return slots == [0, 1] ? "bounds.origin" : slots == [2, 3] ? "bounds.size" : "bounds"
    }
}

// MARK: - What programs call

extension CALayer {
    func begin(_ animation: CAAnimation, forKey key: String?) {
        // A layer has one transition at a time, whatever it is called (documentation of `kCATransition`).
        let key = animation is CATransition ? kCATransition : key
        if let key { removeAnimation(forKey: key) }
        let animation = animation.added
        let running = RunningAnimation(
            animation.node(of: self), of: self, key: key ?? UUID().uuidString, source: animation)
        attach(running)
        let clock = ThreadContext.current.clock
        clock.follow(running)
        if let delegate = animation.delegate { clock.inNextTurn { delegate.animationDidStart(animation) } }
    }

    /// A copy of the layer as it is seen at this instant of the thread's ``AnimationClock``. Its sublayers are those of the
    /// copy, taken at the same instant.
    public func presentation() -> Self? {
        let copy: Self = Self.make(type(of: self))
        copy.shownModel = self
        copyLook(to: copy)
        for (property, numbers) in presented(at: ThreadContext.current.clock.time) { copy.set(property, numbers) }
        for sublayer in ownSublayers {
            if let shown = sublayer.presentation() { copy.addSublayer(shown) }
        }
        return copy
    }

    /// The layer whose values are set: the layer itself, or the one that this copy shows.
    public func model() -> Self { shownModel as? Self ?? self }
}

extension CALayer: CAMediaTiming {
    private func changeTime(_ change: (inout MediaTiming) -> Void) {
        var timing = ownTiming ?? MediaTiming()
        change(&timing)
        ownTiming = timing
    }

    /// When the layer's time begins, in seconds of the layer around it.
    public var beginTime: CFTimeInterval {
        get { ownTiming?.begin ?? 0 }
        set { changeTime { $0.begin = newValue } }
    }
    /// Layers last for ever.
    public var duration: CFTimeInterval {
        get { .infinity }
        set {}
    }
    /// How fast time goes in the layer, beside the layer around it. At 0 its animations stand still.
    public var speed: Float {
        get { Float(ownTiming?.speed ?? 1) }
        set { changeTime { $0.speed = Double(newValue) } }
    }
    /// What is added to the layer's time, in seconds.
    public var timeOffset: CFTimeInterval {
        get { ownTiming?.offset ?? 0 }
        set { changeTime { $0.offset = newValue } }
    }
    /// Layers aren't repeated.
    public var repeatCount: Float {
        get { 0 }
        set {}
    }
    /// Layers aren't repeated.
    public var repeatDuration: CFTimeInterval {
        get { 0 }
        set {}
    }
    /// Layers don't run backwards.
    public var autoreverses: Bool {
        get { false }
        set {}
    }
    /// Layers last for ever: there is no before and after.
    public var fillMode: CAMediaTimingFillMode {
        get { .removed }
        set {}
    }

    /// The layer's time as a function of the clock's. Linear in the layers above, where a layer of the thread has a time of
    /// its own.
    var time: LayerTime {
        guard ThreadContext.current.hasLayerTimes else { return LayerTime() }
        var chain: [CALayer] = []
        var next: CALayer? = self
        while let layer = next {
            chain.append(layer)
            next = layer.superlayer
        }
        return chain.reversed().reduce(LayerTime()) { time, layer in layer.ownTiming.map(time.inside) ?? time }
    }

    /// A time of another layer, or of the clock, in this one's time.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        time.local(l?.time.outer(t) ?? t)
    }

    /// A time of this layer in another one's, or in the clock's.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let outer = time.outer(t)
        return l?.time.local(outer) ?? outer
    }
}
