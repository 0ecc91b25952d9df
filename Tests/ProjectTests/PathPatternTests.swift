import Testing

@testable import Project

/// Patterns of paths: `*` for a part of a name, `?` for a character, `**` for any folders.
@Suite struct PathPatternTests {
    @Test(arguments: [
        ("App/Legacy", "App/Legacy/Main.xib", true),
        ("App/Legacy/", "App/Legacy", true),
        ("./App", "App/Main.xib", true),
        ("App", "Application/Main.xib", false),
        ("Legacy", "App/Legacy/Main.xib", false),
        ("*.xib", "Main.xib", true),
        ("*.xib", "App/Main.xib", false),
        ("**/*.xib", "Main.xib", true),
        ("**/*.xib", "App/Views/Main.xib", true),
        ("**/Generated", "App/Views/Generated/Main.xib", true),
        ("**/Generated", "App/Views/Main.xib", false),
        ("Modules/*/Tests", "Modules/Login/Tests/A.xib", true),
        ("Modules/*/Tests", "Modules/Login/Deep/Tests/A.xib", false),
        ("App/**", "App/Main.xib", true),
        ("A?p", "App", true),
        ("A?p", "Ap", false),
        ("a*b*c", "aXbYbZc", true),
        ("a*b*c", "aXbYbZ", false),
        (".", "App/Main.xib", true),
    ])
    func patternFits(_ pattern: String, _ path: String, _ fits: Bool) {
        #expect(PathPattern(pattern).fits(path.split(separator: "/").map(String.init)) == fits)
    }

    /// Many stars take time in proportion to the product of lengths, not more.
    @Test func manyStarsAreQuick() {
        let pattern = PathPattern(Array(repeating: "**/*a*", count: 40).joined(separator: "/") + "/b")
        let path = Array(repeating: String(repeating: "a", count: 200), count: 60)
        #expect(!pattern.fits(path))
    }
}
