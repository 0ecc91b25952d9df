import Foundation

/// A way in which a symbol moves. Symbols don't move here; a symbol that is replaced is the new one at once.
public protocol SymbolEffect: Sendable {}
/// An effect that runs once.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts.
public protocol IndefiniteSymbolEffect {}
/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}
/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// It jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// As a whole.
    public var wholeSymbol: Self { self }
}
/// It fades in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Layer by layer.
    public var byLayer: Self { self }
    /// As a whole.
    public var wholeSymbol: Self { self }
}
/// Its layers change their colour one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Each layer keeps it.
    public var cumulative: Self { self }
    /// Each layer loses it again.
    public var iterative: Self { self }
    /// Layers that wait are dim.
    public var dimInactiveLayers: Self { self }
    /// Layers that wait are hidden.
    public var hideInactiveLayers: Self { self }
    /// Not back again.
    public var nonReversing: Self { self }
    /// There and back.
    public var reversing: Self { self }
}
/// It grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// It grows.
    public var up: Self { self }
    /// It shrinks.
    public var down: Self { self }
}
/// It comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}
/// It goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {}
/// Another symbol takes its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The old one goes down, the new one comes up.
    public var downUp: Self { self }
    /// The old one goes off upwards.
    public var offUp: Self { self }
    /// Both go up.
    public var upUp: Self { self }
}
/// Whichever suits the symbol.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }

/// How often an effect runs, and how fast. None runs here.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Once.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once, where it would go on.
    public static let nonRepeating = SymbolEffectOptions()
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// So many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// So many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// How one symbol takes the place of another. It does at once.
open class UISymbolContentTransition: NSObject, @unchecked Sendable {  // only `let`s of values
    /// The effect.
    /// - Note: Kept without effect.
    public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
    /// How often the effect runs, and how fast.
    /// - Note: Kept without effect.
    public let options: SymbolEffectOptions

    /// A change by an effect.
    public init(
        _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
    ) {
        (self.contentTransition, self.options) = (contentTransition, options)
    }
}

extension UIImageView {
    /// Has the symbol move on a device. It doesn't here.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Ends an effect.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Shows another symbol, at once.
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { image = symbolImage }
}

extension UIBarButtonItem {
    /// Has the symbol move on a device. It doesn't here.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Ends an effect.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Shows another symbol, at once.
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { image = symbolImage }
}
