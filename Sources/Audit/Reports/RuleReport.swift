/// The rules as a table, and each with its explanation, as text and as Markdown.
public enum RuleReport {
    // MARK: Text

    /// One line for each rule: id, severity and meaning.
    public static func table(_ rules: [Rule]) -> String {
        let idWidth = rules.map(\.id.count).max() ?? 0
        return rules.reduce(into: "") { text, rule in
            text += rule.id.padded(to: idWidth) + "  " + level(of: rule).padded(to: 7) + "  " + rule.meaning + "\n"
        }
    }

    /// A rule's explanation, ended by a line feed.
    /// - Parameter width: the characters that fit on a line; markup keeps its lines.
    public static func text(of rule: Rule, width: Int) -> String {
        var parts = ["\(rule.id) (\(level(of: rule)))", (rule.meaning.capitalizedBeginning + ".").wrapped(to: width)]
        func add(_ title: String, _ paragraph: String) { parts.append((title + ": " + paragraph).wrapped(to: width)) }
        add("Why", rule.explanation.why)
        add("How to fix it", rule.explanation.fix)
        add("How to silence it", silencing(rule))
        if let example = rule.explanation.example {
            parts.append("Found\(example.place):\n\n" + example.bad.indented)
            parts.append("Not found:\n\n" + example.good.indented)
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// `warning`, or `off` for rules that a project asks for.
    private static func level(of rule: Rule) -> String { rule.isOptIn ? "off" : rule.severity.rawValue }

    /// How a project does without a rule, in one place or everywhere.
    private static func silencing(_ rule: Rule) -> String {
        if [.unreadableDocument, .unsupportedDocument, .failedLayout].contains(rule) {
            return "name the file under `excluded` in `.espalier.yml`."
        }
        if rule.isOptIn { return "it is off until you write `\(rule.id): on` under `rules` in `.espalier.yml`." }
        return """
            for one object and what stands in it, write `espalier:disable \(rule.id)` into its Notes in Xcode (Identity \
            inspector, Document). For a project, write `\(rule.id): off` under `rules` in `.espalier.yml`.
            """
    }

    // MARK: Markdown

    /// The page `Documentation/Rules.md`.
    public static func page(_ rules: [Rule]) -> String {
        var page = """
            # Rules

            <!-- Written by `make rules` from the explanations of the rules in Sources/Audit. -->

            What `espalier check` looks for. `espalier rules` prints this table, and `espalier rules ambiguous-layout` what is said
            of one rule. Rules that are off are checked where your `.espalier.yml` asks for them.

            | rule | severity | means |
            |---|---|---|

            """
        for rule in rules { page += "| [`\(rule.id)`](#\(rule.id)) | \(level(of: rule)) | \(rule.meaning) |\n" }
        for rule in rules { page += "\n" + section(rule) }
        return page
    }

    private static func section(_ rule: Rule) -> String {
        var parts = ["## \(rule.id)", rule.meaning.capitalizedBeginning + "."]
        func add(_ title: String, _ paragraph: String) {
            parts.append("**\(title)** \(paragraph.capitalizedBeginning)".wrapped(to: 128))
        }
        add("Why.", rule.explanation.why)
        add("How to fix it.", rule.explanation.fix)
        add("How to silence it.", silencing(rule))
        if let example = rule.explanation.example {
            if rule.check != nil {
                parts.append(picture("bad", "found", rule) + "\n" + picture("good", "not found", rule))
            }
            parts.append("Found\(example.place):\n\n```xml\n\(example.bad)\n```")
            parts.append("Not found:\n\n```xml\n\(example.good)\n```")
        }
        return parts.joined(separator: "\n\n") + "\n"
    }
}

extension Rule.Example {
    /// ` on iphone-se-1`, ` at a larger text size`; nothing for the canvas.
    fileprivate var place: String {
        (device.map { " on \($0)" } ?? "") + (textSize == nil ? "" : " at text size ax3")
    }
}

extension RuleReport {
    /// The name of a picture of an example, beside the page.
    static func pictureName(_ kind: String, of rule: Rule) -> String { "images/rules/\(rule.id)-\(kind).png" }

    private static func picture(_ kind: String, _ words: String, _ rule: Rule) -> String {
        "<img src=\"\(pictureName(kind, of: rule))\" width=\"260\" alt=\"What is \(words)\">"
    }
}

extension String {
    fileprivate var capitalizedBeginning: String { prefix(1).uppercased() + dropFirst() }

    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
    }

    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
