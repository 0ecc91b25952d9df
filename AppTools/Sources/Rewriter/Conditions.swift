import SwiftIfConfig
import SwiftSyntax

/// Which conditions of `#if` hold: those of an app in the simulator of an iPhone.
struct Conditions: BuildConfiguration {
    /// The names given by `-D`.
    let custom: Set<String>
    /// The modules besides Foundation, UIKit and those of the standard library that can be imported.
    let modules: Set<String>

    func isCustomConditionSet(name: String) -> Bool { custom.contains(name) }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { false }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { Self.present.union(modules).contains($0.1) } ?? false
    }
    func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
    func isActiveTargetArchitecture(name: String) -> Bool { name == "x86_64" }
    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { Self.language }
    var compilerVersion: VersionTuple { VersionTuple(6, 2) }

    /// What the compiler calls its Swift 5 mode, in which apps are compiled.
    static let language = VersionTuple(5, 10)

    private static let present: Set = [
        "Foundation", "UIKit", "Swift", "Dispatch", "Glibc", "XCTest", "Testing", "CoreGraphics", "QuartzCore",
    ]
}
