extension UIView {
    /// Whether the view is left out of pictures: hidden, and not seen folding either.
    package var isLeftOut: Bool { isHidden && !flags.contains(.isSeenFolding) }

    /// Runs a function while the view and all below it have the values that are seen at this instant of the thread's
    /// ``AnimationClock``, for drawing: contents are drawn anew in the bounds of the moment. Nothing is laid out, and no
    /// override is called.
    ///
    /// - Complexity: O(views and layers), and O(animations).
    package func withPresentedValues<Result>(_ body: () throws -> Result) rethrows -> Result {
        let time = ThreadContext.current.clock.time
        CATransaction.begin()
        defer { CATransaction.commit() }
        // Layers don't take the values of the moment for changes.
        CATransaction.setDisableActions(true)
        var putBack: [() -> Void] = []
        defer { for action in putBack.reversed() { action() } }
        forEachInTree { view in
            if let pictures = view as? UIImageView, let image = pictures.animationImage(at: time) {
                pictures.momentaryImage = image
                putBack.append { pictures.momentaryImage = nil }
            }
            guard let layer = view.storedLayer else { return }
            if !layer.runningAnimations.isEmpty {
                for (property, numbers) in layer.presented(at: time) { view.show(property, numbers, &putBack) }
                layer.showFormerLook(at: time, &putBack)
            }
            layer.showSublayers(at: time, &putBack)
        }
        return try body()
    }

    private func show(_ property: AnimatableProperty, _ numbers: [Double], _ putBack: inout [() -> Void]) {
        switch property {
        case .position:
            let old = storedCenter
            storedCenter = CGPoint(x: numbers[0], y: numbers[1])
            putBack.append { self.storedCenter = old }
        case .bounds:
            let old = storedBounds
            storedBounds = AnimatableValue.rect(numbers)
            putBack.append { self.storedBounds = old }
        case .transform:
            let old = storedTransform
            storedTransform = AnimatableValue.transform(numbers)
            putBack.append { self.storedTransform = old }
        case .opacity:
            let old = storedAlpha
            storedAlpha = CGFloat(min(max(0, numbers[0]), 1))
            putBack.append { self.storedAlpha = old }
        case .backgroundColor:
            let old = storedBackgroundColor
            storedBackgroundColor = UIColor(cgColor: AnimatableValue.color(numbers))
            putBack.append { self.storedBackgroundColor = old }
        case .hidden:
            guard numbers[0] < 0.5, isHidden else { return }
            flags.insert(.isSeenFolding)
            putBack.append { self.flags.remove(.isSeenFolding) }
        default: layer.show(property, numbers, &putBack)
        }
    }
}

extension CALayer {
    fileprivate func show(_ property: AnimatableProperty, _ numbers: [Double], _ putBack: inout [() -> Void]) {
        // A colour or transform that numbers stand for needn't come back from them as it was.
        let (color, border, shadow, transform) = (backgroundColor, borderColor, shadowColor, affine)
        let shape = self as? CAShapeLayer
        let (path, fill, stroke) = (shape?.path, shape?.fillColor, shape?.strokeColor)
        let old = self.numbers(of: property)
        set(property, numbers)
        putBack.append {
            switch property {
            case .backgroundColor: self.backgroundColor = color
            case .borderColor: self.borderColor = border
            case .shadowColor: self.shadowColor = shadow
            case .transform: self.affine = transform
            case .path: shape?.path = path
            case .fillColor: shape?.fillColor = fill
            case .strokeColor: shape?.strokeColor = stroke
            default: self.set(property, old)
            }
        }
    }

    fileprivate func showFormerLook(at time: CFTimeInterval, _ putBack: inout [() -> Void]) {
        guard let look = formerLook(at: time) else { return }
        fadingLook = look
        putBack.append { self.fadingLook = nil }
    }

    fileprivate func showSublayers(at time: CFTimeInterval, _ putBack: inout [() -> Void]) {
        var waiting = ownSublayers
        while let layer = waiting.popLast() {
            if !layer.runningAnimations.isEmpty {
                for (property, numbers) in layer.presented(at: time) { layer.show(property, numbers, &putBack) }
                layer.showFormerLook(at: time, &putBack)
            }
            waiting += layer.ownSublayers
        }
    }
}
