import ArgumentParser
import Audit
import Foundation
import InterfaceBuilder

/// `espalier rules`: what `check` looks for.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List what check looks for, or explain a rule.",
        discussion: """
            Prints a line for each rule: its id, its severity and what it means. Rules that are off are checked where a \
            configuration asks for them. With a rule's id, explains why it matters, how to fix and how to silence it.

            EXIT CODES
              0   done

            EXAMPLE
                espalier rules
                espalier rules ambiguous-layout
            """)

    @Argument(help: ArgumentHelp("The rule to explain.", valueName: "rule"), completion: .list(Rule.all.map(\.id)))
    var rule: String?

    func validate() throws {
        guard let rule, Rule.named(rule) == nil else { return }
        let ids = Rule.all.map(\.id)
        let holding = rule.count < 3 ? [] : ids.filter { $0.contains(rule.lowercased()) }
        let near =
            holding.count > 1
            ? "Did you mean one of \(holding.joined(separator: ", "))?"
            : ids.meant(by: rule).map { "Did you mean \($0)?" } ?? "espalier rules lists all."
        throw ValidationError("There is no rule \(rule.debugDescription). \(near)")
    }

    func run() throws {
        let text =
            rule.flatMap(Rule.named).map { RuleReport.text(of: $0, width: min(Console.width ?? 100, 100)) }
            ?? RuleReport.table(Rule.all)
        var console = Console()
        try console.write(Data(text.utf8))
    }
}
