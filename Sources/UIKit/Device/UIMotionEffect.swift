import Foundation

/// Moves a view as the device is tilted. Nobody tilts one here: views stay where they are.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// An effect without an effect.
    public override init() {}
    /// What the effect changes, by key paths, at a tilt; nil for nothing.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes a value with the tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The way of the tilt.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }

    /// What changes.
    public let keyPath: String
    /// The way of the tilt.
    public let type: EffectType
    /// The value at one end.
    open var minimumRelativeValue: Any?
    /// The value at the other end.
    open var maximumRelativeValue: Any?

    /// Changes a value with the tilt along an axis.
    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }

    /// The value in between; numbers alone are mixed.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        func number(_ value: Any?) -> Double? {
            (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
                ?? (value as? Int).map(Double.init)
        }
        guard let low = number(minimumRelativeValue), let high = number(maximumRelativeValue) else { return nil }
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        return [keyPath: low + (high - low) * (Double(min(max(tilt, -1), 1)) + 1) / 2]
    }
}

/// Several effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?

    /// What all of them change.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        motionEffects?.reduce(into: [:]) { all, effect in
            all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}

extension UIView {
    /// The effects; nobody tilts the device.
    public var motionEffects: [UIMotionEffect] {
        get { rareProperties?.motionEffects ?? [] }
        set { keptRareProperties.motionEffects = newValue }
    }
    /// Adds an effect.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Takes an effect away.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
