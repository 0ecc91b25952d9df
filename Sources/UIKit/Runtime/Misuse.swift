/// Stops the program with an explanation, where UIKit would raise an exception.
///
/// Swift leaves the text of a failed precondition out of release builds; the explanation is written there as well.
package func stop(_ explanation: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    FileHandle.standardError.write(Data("*** \(explanation)\n".utf8))
    preconditionFailure(explanation, file: file, line: line)
}

/// Stops the program with an explanation unless a rule of UIKit is kept.
func require(
    _ condition: @autoclosure () -> Bool, _ explanation: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { stop(explanation(), file: file, line: line) }
}

/// How many sections, rows or items there are by a data source: none where it gives a negative number.
func count(_ number: Int?, of what: @autoclosure () -> String) -> Int {
    guard let number else { return 0 }
    if number < 0 { warn("The data source gives \(number) for the number of \(what()). None is shown.") }
    return max(0, number)
}

/// Says what was asked for in vain, where UIKit writes a line to its log and goes on.
package func warn(_ explanation: String) {
    FileHandle.standardError.write(Data("\(explanation)\n".utf8))
}
