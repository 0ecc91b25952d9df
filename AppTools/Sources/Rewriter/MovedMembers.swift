import SwiftSyntax

/// Moves members that stand in extensions into their classes, where Swift allows nothing else without Objective-C's
/// runtime: what overrides, and what is overridden.
struct MovedMembers {
    let index: ModuleIndex
    /// Methods that override without saying so: see ``InheritedOptionals``.
    let unmarked: Set<SyntaxIdentifier>

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
                for member in scope.members
                where member.has(modifier: "override") || unmarked.contains(member.declaration.id) {
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
        for (number, (member, source, home)) in moved.enumerated() {
            if source.file === home.file || !leave(member, in: source, calledFrom: home, number) {
                move(member, from: source, to: home)
            }
        }
    }

    /// Leaves the body in its file, under a name of its own, as it may use what only this file knows: private members and
    /// imports. The class gets a member that calls it.
    /// - Returns: Whether that can be done. It can't for initialisers and variadic parameters.
    private func leave(_ member: Member, in scope: TypeScope, calledFrom home: TypeScope, _ number: Int) -> Bool {
        let source = scope.file
        let name: TokenSyntax
        let body: Range<Int>
        let forwarded: String
        let newName = "_m\(number)_\(member.name)"
        switch member.kind {
        case .method(let function):
            guard let block = function.body, let call = Self.call(of: newName, function) else { return false }
            (name, body, forwarded) = (function.name, block.range, "{ \(call) }")
        case .property(let declaration, let binding):
            guard declaration.bindings.count == 1, let block = binding.accessorBlock,
                let accessors = Self.accessors(of: newName, block),
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
            else { return false }
            (name, body, forwarded) = (pattern.identifier, block.range, accessors)
        case .other: return false
        }
        let range = member.declaration.range
        let head = text(of: member, upTo: body.lowerBound, in: scope)
        let brace = home.declaration.memberBlock.rightBrace.range.lowerBound
        home.file.edits.insert(
            source.location(of: range.lowerBound) + head + forwarded + home.file.location(of: brace), at: brace)
        home.file.borrowedImports.formUnion(source.importedModules)
        rename(name, of: member, to: newName, in: source)
        return true
    }

    /// Gives the member another name, in the room that `override` leaves.
    private func rename(_ name: TokenSyntax, of member: Member, to newName: String, in source: SourceFile) {
        guard let modifier = member.modifiers.first(where: { $0.name.text == "override" }) else {
            return source.edits.replace(name.range, by: newName)
        }
        let (start, end) = (modifier.range.lowerBound, name.range.upperBound)
        guard source.place(of: start).line == source.place(of: end).line else {
            source.edits.blank(modifier.range)
            return source.edits.replace(name.range, by: newName)
        }
        let between = source.edits.text(of: source.bytes, in: modifier.endPosition.utf8Offset..<name.range.lowerBound)
        let text = String(decoding: between, as: UTF8.self) + newName
        source.edits.replace(
            start..<end, by: String(repeating: " ", count: max(0, end - start - text.utf8.count)) + text)
    }

    /// The call of a method with the parameters of another, or nil where Swift can't hand them on.
    static func call(of name: String, _ function: FunctionDeclSyntax) -> String? {
        let parameters = function.signature.parameterClause.parameters
        if parameters.contains(where: { $0.ellipsis != nil || ($0.secondName ?? $0.firstName).text == "_" }) {
            return nil
        }
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.trimmedDescription ?? ""
            // A label may be a keyword, `in`, which a value can't be.
            let value = "`\((parameter.secondName ?? parameter.firstName).identifierText)`"
            return label + (specifiers.contains("inout") ? "&" : "") + value
        }
        let effects = function.signature.effectSpecifiers
        return (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
            + "\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// What reads, and where it can be sets, a property through another; nil where that is more than reading and setting.
    private static func accessors(of name: String, _ block: AccessorBlockSyntax) -> String? {
        switch block.accessors {
        case .getter: return "{ \(name) }"
        case .accessors(let accessors):
            let kinds = accessors.map(\.accessorSpecifier.text)
            if accessors.contains(where: { $0.effectSpecifiers != nil }) { return nil }
            if kinds == ["get"] { return "{ \(name) }" }
            return Set(kinds) == ["get", "set"] ? "{ get { \(name) } set { \(name) = newValue } }" : nil
        @unknown default: return nil
        }
    }

    /// What an extension grants its members beyond their module; `private` would mean less within the class than it did
    /// there.
    private func access(for member: Member, of scope: TypeScope) -> String? {
        let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
        if levels.contains(where: member.has(modifier:)) { return nil }
        return ["public", "package"].first { level in
            scope.declaration.modifiers.contains { $0.name.text == level }
        }
    }

    /// A member as its class gets it, up to a place.
    private func text(of member: Member, upTo end: Int, in scope: TypeScope) -> String {
        let source = scope.file
        func text(_ range: Range<Int>) -> String {
            String(decoding: source.edits.text(of: source.bytes, in: range), as: UTF8.self)
        }
        let words = member.startOfWords
        let mark = unmarked.contains(member.declaration.id) ? member.overrideMark(in: source) : ""
        let access = access(for: member, of: scope).map { $0 + " " } ?? ""
        return text(member.declaration.range.lowerBound..<words) + mark + access + text(words..<end)
    }

    private func move(_ member: Member, from scope: TypeScope, to home: TypeScope) {
        let source = scope.file
        let range = member.declaration.range
        let text = text(of: member, upTo: range.upperBound, in: scope)
        let brace = home.declaration.memberBlock.rightBrace.range.lowerBound
        home.file.edits.insert(
            source.location(of: range.lowerBound) + text + home.file.location(of: brace), at: brace)
        source.edits.blank(member.rangeInType)
    }
}
