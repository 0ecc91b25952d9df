extension UIView {
    /// How the tint colour is shown.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0, normal, dimmed
    }

    /// Whether tints are dimmed, as behind an alert. The mode of the nearest view that has another one than `automatic`; without
    /// any, `normal`.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            var next: UIView? = self
            while let view = next {
                if let mode = view.ownTintAdjustmentMode { return mode }
                next = view.superview
            }
            return .normal
        }
        set {
            keptRareProperties.tintAdjustmentMode = newValue
            tintChanged { $0.ownTintAdjustmentMode != nil }
        }
    }

    package var ownTintAdjustmentMode: TintAdjustmentMode? {
        guard let rareProperties else { return nil }
        if rareProperties.tintAdjustmentMode != .automatic { return rareProperties.tintAdjustmentMode }
        return rareProperties.isBehindPresentation ? .dimmed : nil
    }

    /// Whether something is presented over the view that dims tints behind it.
    var isBehindPresentation: Bool {
        get { rareProperties?.isBehindPresentation ?? false }
        set {
            guard newValue != isBehindPresentation else { return }
            keptRareProperties.isBehindPresentation = newValue
            tintChanged { $0.ownTintAdjustmentMode != nil }
        }
    }

    /// The tint colour of the nearest view that sets one, dimmed where it is to be.
    package var inheritedTintColor: UIColor {
        var view = self
        while true {
            if let color = view.ownTintColor { return dimmedIfWanted(color) }
            guard let superview = view.superview else { return dimmedIfWanted(.accent) }
            view = superview
        }
    }

    private func dimmedIfWanted(_ color: UIColor) -> UIColor {
        guard tintAdjustmentMode == .dimmed else { return color }
        return UIColor { color.rgba(with: $0).dimmed }
    }

    /// Tells this view, and those below that take their tint from it, that the tint changed.
    ///
    /// - Parameter decides: whether a view decides for itself and those below.
    func tintChanged(unless decides: (UIView) -> Bool) {
        tintColorDidChange()
        var waiting = subviews
        while let view = waiting.popLast() {
            guard !decides(view) else { continue }
            view.tintColorDidChange()
            waiting += view.subviews
        }
    }
}

extension RGBA {
    /// A grey as bright as the colour. Apple doesn't say how it dims; this is an estimate.
    fileprivate var dimmed: UIColor {
        UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }
}
