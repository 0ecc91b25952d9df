import Testing
@testable import Simplex
