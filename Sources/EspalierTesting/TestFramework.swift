internal import Foundation
internal import Testing
internal import XCTest

/// Whichever framework runs the test.
enum TestFramework {
    /// Fails the test that runs, at a place in its source.
    static func fail(_ message: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
        } else {
            XCTFail(message, file: file, line: line)
        }
    }
}
