import Foundation

/// `Documentation/Support.md`: what of UIKit is there, type by type.
struct SupportPage {
    let survey: MemberSurvey
    let asked: AskedNames

    var text: String {
        let types = Dictionary(grouping: survey.members, by: \.type)
        let without = survey.withoutEffect.count
        var lines = [
            "# What of UIKit is there",
            "",
            "<!-- `make support` writes this page from the sources; a test fails when it is out of date. -->",
            "",
            "Members stand with the type that declares them; a subclass has those of its superclasses, too. What isn't listed",
            "doesn't exist here.",
            "",
            "What is \"kept without effect\" is there so that programs compile and read back what they set. Nothing else reads",
            "it, and of delegates' methods nothing calls it. The documentation of each says so.",
            "",
            "\(survey.members.count) members in \(types.count) types; \(without) of them are kept without effect.",
            "",
        ]
        lines += missingNames
        for (type, members) in types.sorted(by: { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }) {
            lines.append("## \(type)")
            lines.append("")
            lines += list(members.filter { !$0.isTagged }, after: "")
            lines += list(members.filter(\.isTagged), after: "Kept without effect: ")
        }
        return lines.joined(separator: "\n")
    }

    /// What apps asked for that isn't there, with the number of files.
    private var missingNames: [String] {
        let missing = asked.missing
        let count = asked.all.count
        guard !missing.isEmpty else {
            return [
                "Apps that were tried asked for \(count) names that weren't there at the first try (AskedNames.txt). All of them",
                "are there now, in UIKit or in the package `Stubs`.", "",
            ]
        }
        return [
            "Apps that were tried asked for \(count) names that weren't there at the first try (AskedNames.txt). These still",
            "aren't, what most files asked for first:", "",
        ] + missing.map { "- `\($0.name)`: \($0.files) \($0.files == 1 ? "file" : "files")" } + [""]
    }

    /// Names as one paragraph, wrapped for people who read the page as text.
    private func list(_ members: [MemberSurvey.Member], after introduction: String) -> [String] {
        guard !members.isEmpty else { return [] }
        var names: [String] = []
        for member in members where names.last != "`\(member.name)`" { names.append("`\(member.name)`") }
        var lines: [String] = []
        var line = introduction
        for (position, name) in names.enumerated() {
            let word = name + (position + 1 < names.count ? ", " : "")
            if line.count + word.count > 118, !line.isEmpty {
                lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
                line = ""
            }
            line += word
        }
        return lines + [line, ""]
    }
}
