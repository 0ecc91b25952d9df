// What of a shape moves.

extension CAShapeLayer {
    /// The model's value of a property as numbers. Those of a path are the coordinates of all of its points.
    func shapeNumbers(of property: AnimatableProperty) -> [Double] {
        switch property {
        case .path: AnimatableValue.numbers(from: path) ?? []
        case .fillColor: AnimatableValue.numbers(of: fillColor)
        case .strokeColor: AnimatableValue.numbers(of: strokeColor)
        case .lineWidth: [Double(lineWidth)]
        case .lineDashPhase: [Double(lineDashPhase)]
        case .strokeStart: [Double(strokeStart)]
        case .strokeEnd: [Double(strokeEnd)]
        case .miterLimit: [Double(miterLimit)]
        default: []
        }
    }

    /// Gives the model's property a value of numbers.
    ///
    /// A path takes them for its points. Between paths of different steps there is nothing ("If the two paths have a different
    /// number of control points or segments, the results are undefined"): then it stays as it is.
    func setShape(_ property: AnimatableProperty, _ numbers: [Double]) {
        let first = CGFloat(numbers[0])
        switch property {
        case .path:
            if let moved = path?.withPoints(of: numbers) { path = moved }
        case .fillColor: fillColor = AnimatableValue.color(numbers)
        case .strokeColor: strokeColor = AnimatableValue.color(numbers)
        case .lineWidth: lineWidth = max(0, first)
        case .lineDashPhase: lineDashPhase = first
        case .strokeStart: strokeStart = min(max(0, first), 1)
        case .strokeEnd: strokeEnd = min(max(0, first), 1)
        case .miterLimit: miterLimit = first
        default: break
        }
    }
}

extension CGPath {
    /// A path of the same steps through points of these coordinates; nil where their number is another.
    fileprivate func withPoints(of numbers: [Double]) -> CGPath? {
        var place = 0
        func next() -> CGPoint {
            defer { place += 2 }
            return place + 1 < numbers.count ? CGPoint(x: numbers[place], y: numbers[place + 1]) : .zero
        }
        let moved: [Element] = elements.map { element in
            switch element {
            case .move: .move(next())
            case .line: .line(next())
            case .quadCurve: .quadCurve(next(), next())
            case .curve: .curve(next(), next(), next())
            case .close: .close
            }
        }
        return place == numbers.count ? CGPath(elements: moved) : nil
    }
}
