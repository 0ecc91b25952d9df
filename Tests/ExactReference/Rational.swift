/// An exact fraction of 128-bit integers. Where these don't suffice it becomes `isLost`, and stays so.
struct Rational: Equatable {
    var numerator: Int128
    var denominator: Int128

    static let lost = Rational(numerator: 0, denominator: 0)
    var isLost: Bool { denominator == 0 }
    var isZero: Bool { numerator == 0 && !isLost }
    var isNegative: Bool { numerator < 0 }
    var isPositive: Bool { numerator > 0 }
    var double: Double { isLost ? .nan : Double(numerator) / Double(denominator) }

    init(numerator: Int128, denominator: Int128) {
        self.numerator = numerator
        self.denominator = denominator
    }

    init(_ value: Int) { self.init(numerator: Int128(value), denominator: 1) }

    /// The exact value of a double with few digits behind the binary point, or the decimal with up to three digits behind the
    /// point that the double stands for.
    init(_ value: Double) {
        let thousands = (value * 1000).rounded()
        if abs(value) < 1e12, thousands / 1000 == value {
            self = Rational(numerator: Int128(thousands), denominator: 1000).reduced
            return
        }
        var value = value
        var denominator: Int128 = 1
        while value.rounded() != value, denominator < 1 << 60 {
            value *= 2
            denominator *= 2
        }
        self = Rational(numerator: Int128(value), denominator: denominator).reduced
    }

    private var reduced: Rational {
        var a = numerator.magnitude
        var b = denominator.magnitude
        while b != 0 { (a, b) = (b, a % b) }
        guard a > 1 else { return self }
        return Rational(numerator: numerator / Int128(a), denominator: denominator / Int128(a))
    }

    static func * (a: Rational, b: Rational) -> Rational {
        guard !a.isLost, !b.isLost else { return .lost }
        let (n, o1) = a.numerator.multipliedReportingOverflow(by: b.numerator)
        let (d, o2) = a.denominator.multipliedReportingOverflow(by: b.denominator)
        return o1 || o2 ? .lost : Rational(numerator: n, denominator: d).reduced
    }

    static func / (a: Rational, b: Rational) -> Rational {
        guard !b.isLost, !b.isZero else { return .lost }
        let sign: Int128 = b.numerator < 0 ? -1 : 1
        return a * Rational(numerator: b.denominator * sign, denominator: b.numerator * sign)
    }

    static func + (a: Rational, b: Rational) -> Rational {
        guard !a.isLost, !b.isLost else { return .lost }
        let (x, o1) = a.numerator.multipliedReportingOverflow(by: b.denominator)
        let (y, o2) = b.numerator.multipliedReportingOverflow(by: a.denominator)
        let (n, o3) = x.addingReportingOverflow(y)
        let (d, o4) = a.denominator.multipliedReportingOverflow(by: b.denominator)
        return o1 || o2 || o3 || o4 ? .lost : Rational(numerator: n, denominator: d).reduced
    }

    static prefix func - (a: Rational) -> Rational {
        Rational(numerator: 0 - a.numerator, denominator: a.denominator)
    }

    static func - (a: Rational, b: Rational) -> Rational { a + (-b) }

    static func < (a: Rational, b: Rational) -> Bool { (a - b).isNegative }
}
