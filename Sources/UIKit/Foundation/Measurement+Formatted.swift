import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement in English: Foundation on Linux has no such style. Units are those that the measurement has;
    /// none is chosen by place or use.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much is said of the unit.
        public struct UnitWidth: Hashable, Codable, Sendable {
            fileprivate var kind: Int
            /// Its name: `4.2 kilometers`.
            public static var wide: Self { Self(kind: 0) }
            /// Its symbol: `4.2 km`.
            public static var abbreviated: Self { Self(kind: 1) }
            /// Its symbol without a space: `4.2km`; degrees have no letter.
            public static var narrow: Self { Self(kind: 2) }
        }

        /// How much is said of the unit.
        public var width: UnitWidth
        /// The place whose marks numbers have.
        public var locale: Locale
        /// How the number is written; nil for three digits after the point, at most.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// What is measured; units stay as they are.
        /// - Note: Kept without effect.
        public var usage: MeasurementFormatUnitUsage<UnitType>

        /// A style of a width.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The number and the unit.
        public func format(_ value: Measurement<UnitType>) -> String {
            let numbers = numberFormatStyle ?? .number.precision(.fractionLength(0...3)).locale(locale)
            let (number, symbol) = (numbers.format(value.value), value.unit.symbol)
            switch width {
            case .wide:
                let name = UnitNames.name(of: value.unit, isOne: number == "1")
                return "\(number) \(name ?? symbol)"
            case .narrow: return number + (value.unit is UnitTemperature ? "°" : symbol)
            default: return symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
            }
        }

        /// The same in another place's numbers.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
    /// The number and the symbol of the unit.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

/// What a measurement is of. Units aren't chosen by it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    private var name: String

    /// Anything.
    public static var general: Self { Self(name: "general") }
    /// The unit as it is.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A person's height.
    public static var personHeight: Self { Self(name: "personHeight") }
    /// A way.
    public static var road: Self { Self(name: "road") }
    /// Snow and rain.
    public static var rainfall: Self { Self(name: "rainfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// A person's temperature.
    public static var person: Self { Self(name: "person") }
    /// The weather.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Of food.
    public static var food: Self { Self(name: "food") }
    /// Of a workout.
    public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: Self { Self(name: "personWeight") }
}

extension FormatStyle {
    /// A measurement with its unit.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// The names of common units, in English.
private enum UnitNames {
    static func name(of unit: Unit, isOne: Bool) -> String? {
        switch unit {
        case is UnitTemperature:
            switch unit.symbol {
            case "°C": return isOne ? "degree Celsius" : "degrees Celsius"
            case "°F": return isOne ? "degree Fahrenheit" : "degrees Fahrenheit"
            default: return isOne ? "kelvin" : "kelvins"
            }
        case is UnitSpeed:
            return ["km/h": "kilometers per hour", "mph": "miles per hour", "m/s": "meters per second"][unit.symbol]
        default:
            if unit.symbol == "ft" { return isOne ? "foot" : "feet" }
            if unit.symbol == "in" { return isOne ? "inch" : "inches" }
            return names[unit.symbol].map { isOne ? $0 : $0 + "s" }
        }
    }

    private static let names = [
        "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard",
        "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "t": "metric ton",
        "hr": "hour", "min": "minute", "s": "second", "L": "liter", "mL": "milliliter", "kCal": "kilocalorie",
        "kcal": "kilocalorie", "cal": "calorie", "J": "joule", "kJ": "kilojoule", "kWh": "kilowatt-hour", "W": "watt",
        "kW": "kilowatt", "°": "degree",
    ]
}
