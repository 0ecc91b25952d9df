import SwiftSyntax

/// Moves members that stand in extensions into their classes, where Swift allows nothing else without Objective-C's
/// runtime: what overrides, and what is overridden.
struct MovedMembers {
    let index: ModuleIndex

    func move() {
        var moved: [(member: Member, from: TypeScope, to: TypeScope)] = []
        var seen: Set<SyntaxIdentifier> = []
        func note(_ member: Member, in scope: TypeScope, of entry: ModuleIndex.ClassEntry) {
            guard scope.kind == .extension, !scope.isGeneric, let home = entry.declaration else { return }
            if scope.file.isContext || home.file.isContext { return }
            if seen.insert(member.declaration.id).inserted { moved.append((member, scope, home)) }
        }
        for (name, entry) in index.classes.sorted(by: { $0.key < $1.key }) where entry.declaration != nil {
            let ancestors = index.lineage(of: name).dropFirst()
            for scope in entry.scopes {
                for member in scope.members where member.has(modifier: "override") {
                    note(member, in: scope, of: entry)
                    for ancestor in ancestors {
                        for origin in ancestor.scopes {
                            for overridden in origin.members where overridden.matches(member) {
                                note(overridden, in: origin, of: ancestor)
                            }
                        }
                    }
                }
            }
        }
        for (member, source, home) in moved { move(member, from: source, to: home) }
    }

    private func move(_ member: Member, from scope: TypeScope, to home: TypeScope) {
        let source = scope.file
        let range = member.declaration.range
        // What an extension grants its members beyond their module; `private` would mean less within the class than it did there.
        let granted = ["public", "package"].first { level in
            scope.declaration.modifiers.contains { $0.name.text == level }
        }
        let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
        let access = levels.contains(where: member.has(modifier:)) ? nil : granted
        let text = String(decoding: source.edits.text(of: source.bytes, in: range), as: UTF8.self)
        let brace = home.declaration.memberBlock.rightBrace.range.lowerBound
        home.file.edits.insert(
            source.location(of: range.lowerBound) + (access.map { $0 + " " } ?? "") + text
                + home.file.location(of: brace), at: brace)
        source.edits.blank(range)
    }
}
