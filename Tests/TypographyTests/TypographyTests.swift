import Testing
@testable import Typography
