import Foundation

/// Writes measurements with the symbols of their units. Foundation on Linux has none; units aren't converted to those of a
/// place.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// What may be done with units; kept without effect.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = Self(rawValue: 1)
        public static let naturalScale = Self(rawValue: 2)
        public static let temperatureWithoutUnit = Self(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    /// Of a long one the symbol is written, too.
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current {
        didSet { numberFormatter.locale = locale }
    }
    /// Writes the number.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// The number and the symbol of the unit: `4.2 km`.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        let symbol = measurement.unit.symbol
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature { return number + "°" }
        return symbol.hasPrefix("°") || unitStyle == .short ? number + symbol : "\(number) \(symbol)"
    }

    /// The symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }
}
