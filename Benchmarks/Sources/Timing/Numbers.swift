import Foundation

/// A number with three digits, or all before the point.
public func digits(_ value: Double) -> String {
    String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
}

/// The same with commas between thousands.
public func groupedDigits(_ value: Double) -> String {
    guard value >= 1000 else { return digits(value) }
    var rest = Substring(digits(value))
    var groups: [Substring] = []
    while rest.count > 3 {
        groups.insert(rest.suffix(3), at: 0)
        rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: ",")
}
