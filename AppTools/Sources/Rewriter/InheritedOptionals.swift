import SwiftSyntax

/// Optional methods of UIKit's protocols that a class implements whose superclass conforms and doesn't.
///
/// Swift would have UIKit call the protocol's default, and takes no second conformance in the subclass. So the superclass gets a
/// method that does what the default does, and that of the subclass overrides it.
struct InheritedOptionals {
    let index: ModuleIndex
    private let uikit = SourceFile(path: "UIKit", text: optionalsOfUIKit, isContext: true)
    private let protocols: [String: TypeScope]

    init(index: ModuleIndex) {
        self.index = index
        TypeFinder(uikit, conditions: Conditions(custom: [], modules: [])).walk(uikit.syntax)
        var protocols: [String: TypeScope] = [:]
        for scope in index.protocols + uikit.scopes { protocols[scope.name] = scope }
        self.protocols = protocols
    }

    /// Gives superclasses their methods.
    /// - Returns: the methods that override them, which don't say so.
    func complete() -> Set<SyntaxIdentifier> {
        var overrides: Set<SyntaxIdentifier> = []
        var given: Set<String> = []
        for (name, entry) in index.classes.sorted(by: { $0.key < $1.key }) {
            let ancestors = index.lineage(of: name).dropFirst()
            for scope in entry.scopes where !scope.file.isContext {
                for member in scope.members where Self.mayImplement(member) {
                    guard let (home, requirement) = requirement(of: member, by: ancestors) else { continue }
                    overrides.insert(member.declaration.id)
                    if scope.kind == .class { markOverride(member, in: scope) }
                    guard given.insert("\(home.path) \(requirement.selector)").inserted else { continue }
                    give(requirement, to: home)
                }
            }
        }
        return overrides
    }

    private static func mayImplement(_ member: Member) -> Bool {
        guard case .method = member.kind else { return false }
        return !member.isStatic && !member.isUnavailable
            && !["override", "private", "fileprivate"].contains(where: member.has(modifier:))
    }

    /// What a method implements, and the ancestor that conforms to its protocol. None declares the method itself: otherwise
    /// Swift knows what overrides what.
    private func requirement(
        of member: Member, by ancestors: ArraySlice<ModuleIndex.ClassEntry>
    ) -> (home: TypeScope, requirement: Member)? {
        var found: (home: TypeScope, requirement: Member)?
        for ancestor in ancestors {
            guard let home = ancestor.declaration, !home.file.isContext else { return found }
            if ancestor.scopes.contains(where: { $0.members.contains { $0.matches(member) } }) { return found }
            if let requirement = requirement(like: member, in: ancestor.scopes.flatMap(\.inherited)) {
                found = (home, requirement)
            }
        }
        return found
    }

    private func requirement(like member: Member, in names: [String]) -> Member? {
        var (waiting, seen) = (names, Set<String>())
        while let name = waiting.popLast() {
            let parts = name.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
            if parts.count > 1 {
                waiting += parts
            } else if seen.insert(name).inserted, let scope = protocols[name] {
                if scope.file === uikit, let found = scope.members.first(where: { $0.matches(member) }) { return found }
                waiting += scope.inherited
            }
        }
        return nil
    }

    /// Says before a method of a class's own body that it overrides.
    private func markOverride(_ member: Member, in scope: TypeScope) {
        scope.file.edits.insert(member.overrideMark(in: scope.file), at: member.startOfWords)
    }

    private func give(_ requirement: Member, to home: TypeScope) {
        guard case .method(let function) = requirement.kind,
            let call = MovedMembers.call(of: requirement.name, function)
        else { return }
        let access = ["open", "public", "package"].first { level in
            home.declaration.modifiers.contains { $0.name.text == level }
        }
        let brace = home.declaration.memberBlock.rightBrace.range.lowerBound
        home.file.edits.insert(
            "\n@MainActor " + (access.map { $0 + " " } ?? "")
                + "func \(requirement.name)\(function.signature.plainText) "
                + "{ UIKit._UnimplementedDelegate.defaults(of: self).\(call) }" + home.file.location(of: brace),
            at: brace)
    }
}

extension Member {
    /// Where the modifiers or the keyword begin, after the attributes.
    var startOfWords: Int {
        if let first = modifiers.first { return first.range.lowerBound }
        switch kind {
        case .method(let function): return function.funcKeyword.range.lowerBound
        case .property(let property, _): return property.bindingSpecifier.range.lowerBound
        case .other:
            return declaration.as(InitializerDeclSyntax.self)?.initKeyword.range.lowerBound
                ?? declaration.range.lowerBound
        }
    }

    /// `override` before the words of a method, in a line of its own that counts as the one before, so that columns stay.
    /// Attributes stand before it, and Swift takes no such line after them.
    func overrideMark(in file: SourceFile) -> String {
        let (line, column) = file.place(of: startOfWords)
        guard attributes.isEmpty, line > 1 else { return "override " }
        return "\n#sourceLocation(file: \(file.path.swiftLiteral), line: \(line - 1))\noverride\n"
            + String(repeating: " ", count: column)
    }
}
