import Foundation
import Testing

/// Nothing is hollow in silence: a property that nothing reads says so, in its documentation and on the page of support.
///
/// Optimised builds have no index of the compiler; there these tests are left out.
@Suite("Support", .enabled(if: CompilerIndex.ofThisBuild != nil))
struct SupportTests {
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let survey = Result { () throws -> MemberSurvey in
        let sources = package.appendingPathComponent("Sources")
        let index = try CompilerIndex(store: #require(CompilerIndex.ofThisBuild), folder: sources)
        return MemberSurvey(of: index, module: sources.appendingPathComponent("UIKit"))
    }

    @Test(
        "What a program can set is read somewhere, what a delegate implements is called, or its documentation says that it isn’t"
    )
    func everyMemberHasAnEffectOrSaysThatItHasNone() throws {
        let survey = try Self.survey.get()
        #expect(survey.members.count > 1000, "the index knows too few members: build again without old products")
        for member in survey.members {
            let name = "\(member.type).\(member.name) (\(member.path):\(member.line))"
            if member.isTagged {
                let place = survey.reader(of: member)
                #expect(place == nil, "\(name) is read in \(place ?? ""): remove \"\(MemberSurvey.tag)\"")
                #expect(member.isGiven, "\(name) isn't given by programs: remove \"\(MemberSurvey.tag)\"")
            } else if member.isGiven {
                #expect(
                    survey.reader(of: member) != nil,
                    "nothing reads or calls \(name): give it its effect, or document it with \"\(MemberSurvey.tag)\"")
            }
        }
    }

    @Test("The page of support is up to date; `make support` writes it anew")
    func thePageIsUpToDate() throws {
        let page = SupportPage(survey: try Self.survey.get(), asked: try AskedNames(package: Self.package)).text
        let path = Self.package.appendingPathComponent("Documentation/Support.md")
        if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil { try Data(page.utf8).write(to: path) }
        let kept = try String(contentsOf: path, encoding: .utf8)
        let isUpToDate = page == kept
        #expect(isUpToDate, "Documentation/Support.md is out of date: run `make support`")
    }
}
