import SwiftSyntax

/// Writes into each class the table of the members that documents and selectors reach.
///
/// The table stands in the class itself, before its closing brace, where private members can be named.
struct MemberTables {
    let module: String
    let optionals: OptionalRequirements
    let index: ModuleIndex
    /// Methods that selectors name, by where they stand.
    let selected: Set<SyntaxIdentifier>
    /// Whether objects of Core Data keep values by their names, without a table.
    let hasManagedObjects: Bool

    /// The statement that registers what stands in the scope, or nil if there is nothing. Writes the tables.
    func register(_ scope: TypeScope, number: inout Int) -> String? {
        if scope.kind == .protocol || scope.isUnavailable { return nil }
        if scope.isGeneric || index.entry(scope.path)?.declaration?.isGeneric == true {
            provide(scope)
            return nil
        }
        var statements: [String] = []
        for child in scope.children {
            if let statement = register(child, number: &number) { statements.append(statement) }
        }
        if let own = registration(of: scope) { statements.insert(own, at: 0) }
        guard !statements.isEmpty else { return nil }
        number += 1
        let function = "_espalierMembers\(number)"
        append(
            "@preconcurrency @MainActor fileprivate static func \(function)() { \(statements.joined(separator: "; ")) }",
            to: scope)
        return "\(scope.name).\(function)()"
    }

    /// Adds a declaration before the closing brace.
    private func append(_ declaration: String, to scope: TypeScope) {
        let block = scope.declaration.memberBlock
        let brace = block.rightBrace.range.lowerBound
        // Where the brace follows a member in its line, that may move away: it leaves no semicolon.
        let isOnOneLine = block.members.last.map {
            scope.file.place(of: $0.range.upperBound).line == scope.file.place(of: brace).line
        }
        scope.file.edits.insert(
            isOnOneLine == true ? "\n\(declaration)\(scope.file.location(of: brace))" : " \(declaration) ", at: brace)
    }

    private func registration(of scope: TypeScope) -> String? {
        guard scope.kind == .class || scope.kind == .extension && !index.isOther(scope.path) else { return nil }
        let (table, isEmpty) = table(of: scope)
        if scope.kind == .extension {
            return isEmpty ? nil : "UIKit.ClassRegistry.extend(\(scope.name).self, by: \(table))"
        }
        if isEmpty && scope.declaration.inheritanceClause == nil { return nil }
        let name = "as: \(scope.documentName.swiftLiteral), in: \(module.swiftLiteral)"
        let make = initialiser(of: scope).map { ", make: { \(scope.name)\($0) }" } ?? ""
        return "UIKit.ClassRegistry.register(\(scope.name).self, \(name)\(isEmpty ? "" : ", members: \(table)")\(make))"
    }

    /// What makes a class of generic parameters tell its table, as there isn't one class to register.
    private func provide(_ scope: TypeScope) {
        if scope.isUnavailable { return }
        for child in scope.children { provide(child) }
        guard scope.kind == .class, let declaration = Syntax(scope.declaration).as(ClassDeclSyntax.self) else { return }
        let (table, isEmpty) = table(of: scope)
        if isEmpty { return }
        let isOverride = index.lineage(of: scope.path).dropFirst().contains { entry in
            entry.declaration.map { $0.isGeneric && !self.table(of: $0).isEmpty } ?? false
        }
        let access = ["open", "public"].first { level in declaration.modifiers.contains { $0.name.text == level } }
        let head = "@MainActor \(access.map { $0 + " " } ?? "")\(isOverride ? "override " : "")class var memberTables"
        let tables = "[\(table)]\(isOverride ? " + super.memberTables" : "")"
        append("\(head): [UIKit.MemberTable] { \(tables) }", to: scope)
        if isOverride { return }
        if let last = declaration.inheritanceClause?.inheritedTypes.last {
            scope.file.edits.insert(", UIKit.MemberTableProviding", at: last.range.upperBound)
        } else {
            let place = declaration.genericParameterClause?.range ?? declaration.name.range
            scope.file.edits.insert(": UIKit.MemberTableProviding", at: place.upperBound)
        }
    }

    /// The table of what is reached of a class or of one of its extensions.
    private func table(of scope: TypeScope) -> (text: String, isEmpty: Bool) {
        let exposesAll =
            scope.has(attribute: "objc") && scope.kind == .extension
            || index.lineage(of: scope.path).contains { $0.declaration?.has(attribute: "objcMembers") == true }
        var properties: [String] = []
        var methods: [String] = []
        for member in scope.members where !member.isStatic && isReached(member, all: exposesAll) {
            switch member.kind {
            case .property(let declaration, let binding):
                if isKeptByName(member, in: scope) { continue }
                let names = Set([member.name, member.attributes.attribute("objc")?.argumentText ?? member.name])
                properties += names.sorted().map { property(member.name, as: $0, declaration, binding, of: scope) }
            case .method(let function): methods.append(method(member, function, of: scope))
            case .other: break
            }
        }
        let text =
            "UIKit.MemberTable(properties: [\(properties.joined(separator: ", "))], "
            + "methods: [\(methods.joined(separator: ", "))])"
        return (text, properties.isEmpty && methods.isEmpty)
    }

    /// How a document may make an object of the class as a custom object or recogniser: by an initialiser that the class
    /// has or inherits, and that needs no values.
    private func initialiser(of scope: TypeScope) -> String? {
        let lineage = index.lineage(of: scope.path)
        let base = index.origin(of: scope.path) ?? scope.inherited.first
        guard let base, base == "NSObject" || base.hasSuffix("GestureRecognizer") else { return nil }
        for entry in lineage {
            let own = entry.scopes.filter { !$0.isUnavailable }.flatMap(\.members).filter { $0.name == "init" }
            let initialisers = own.filter {
                !$0.isUnavailable && !$0.has(modifier: "private") && !$0.has(modifier: "fileprivate")
            }
            if initialisers.contains(where: { $0.labels.isEmpty }) { return "()" }
            if initialisers.contains(where: { $0.labels == ["target", "action"] }) {
                return "(target: nil, action: nil)"
            }
            // One of its own takes away those that it would inherit, or that which it overrides.
            if own.contains(where: { !$0.has(modifier: "convenience") || $0.labels.isEmpty }) { return nil }
        }
        return "()"
    }

    /// Whether Core Data has the property's value, and answers for it itself.
    private func isKeptByName(_ member: Member, in scope: TypeScope) -> Bool {
        hasManagedObjects && member.has(anyOf: ["NSManaged"])
            && index.origin(of: scope.path)?.hasSuffix("Layer") != true
    }

    private static let marks = [
        "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "objc", "NSManaged",
    ]

    private func isReached(_ member: Member, all: Bool) -> Bool {
        if member.has(anyOf: ["nonobjc"]) || member.isUnavailable { return false }
        if member.has(anyOf: Self.marks) || member.has(modifier: "dynamic") { return true }
        // What is called of objects that have no such method to override.
        if member.name == "observeValue", member.labels == ["forKeyPath", "of", "change", "context"] { return true }
        if member.name == "awakeFromNib", member.labels.isEmpty { return true }
        if SyntaxEdits.isCoding(member.name, member.labels) { return true }
        if selected.contains(member.declaration.id) || optionals.isImplementation(member) { return true }
        return all && !member.has(modifier: "private") && !member.has(modifier: "fileprivate") && isExpressible(member)
    }

    /// Whether Objective-C could have the member at all, as far as its syntax tells.
    private func isExpressible(_ member: Member) -> Bool {
        switch member.kind {
        case .property(_, let binding):
            if binding.typeAnnotation?.type.isOpaque == true { return false }
            guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return true }
            return accessors.allSatisfy { $0.effectSpecifiers == nil }
        case .method(let function):
            return function.genericParameterClause == nil
                && function.signature.parameterClause.parameters.allSatisfy {
                    $0.ellipsis == nil && !$0.type.isOpaque && !$0.type.trimmedDescription.hasPrefix("inout ")
                        && $0.type.as(AttributedTypeSyntax.self)?.attributes.attribute("autoclosure") == nil
                }
        case .other: return false
        }
    }

    private func property(
        _ name: String, as reached: String, _ declaration: VariableDeclSyntax, _ binding: PatternBindingSyntax,
        of scope: TypeScope
    ) -> String {
        if Self.isWritable(declaration, binding) {
            return ".init(\(reached.swiftLiteral), \\\(scope.typeName).\(name.escaped))"
        }
        // An optional requirement of a protocol has a property of the same name and another type.
        let type = binding.typeAnnotation.map { " as \($0.type.bare)" } ?? ""
        return ".init(\(reached.swiftLiteral), reading: { (o: \(scope.typeName)) in o.\(name.escaped)\(type) })"
    }

    private static func isWritable(_ declaration: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        guard declaration.bindingSpecifier.text == "var" else { return false }
        switch binding.accessorBlock?.accessors {
        case nil: return true
        case .getter: return false
        case .accessors(let accessors):
            return accessors.contains {
                ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text)
                    && !$0.attributes.areUnavailable
            }
        @unknown default: return false
        }
    }

    private func method(_ member: Member, _ function: FunctionDeclSyntax, of scope: TypeScope) -> String {
        let effects = function.signature.effectSpecifiers
        let parameters = function.signature.parameterClause.parameters
        let isOverloaded = scope.members.count { $0.matches(member) } > 1
        let arguments = parameters.enumerated().map { position, parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return
                "\(label)a[\(position)]\(isOverloaded || parameter.type.isMaybeBorrowed ? " as \(parameter.type.bare)" : "")"
        }
        let isTrying = !parameters.isEmpty || effects?.throwsClause != nil
        let name = SyntaxEdits.isCoding(member.name, member.labels) ? "_\(member.name)" : member.name.escaped
        let call = "o.\(name)(\(arguments.joined(separator: ", ")))"
        let body =
            effects?.asyncSpecifier == nil
            ? "\(isTrying ? "try " : "")\(call)"
            : "Task { @MainActor in \(isTrying ? "try " : "")await \(call) }; return nil"
        let head = "(o: \(scope.typeName), \(parameters.isEmpty ? "_" : "a"))"
        return ".init(\(member.selector.swiftLiteral)) { \(head) in \(body) }"
    }
}

extension TypeSyntax {
    /// The type of a value of a parameter: without attributes, `T?` for `T!`.
    fileprivate var bare: String {
        (self.as(AttributedTypeSyntax.self)?.baseType ?? self).plainText.implicitlyUnwrappedAsOptional
    }

    /// Whether only the compiler knows it: `some Sequence`.
    fileprivate var isOpaque: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } }

    /// Whether it may be the type of a closure that doesn't escape, by its own name or another. Swift finds no type for a value
    /// in its place that nothing else says the type of.
    fileprivate var isMaybeBorrowed: Bool {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.isMaybeBorrowed == true
        }
        if let attributed = self.as(AttributedTypeSyntax.self) {
            let isKept = ["escaping", "autoclosure"].contains { attributed.attributes.attribute($0) != nil }
            return !isKept && attributed.baseType.isMaybeBorrowed
        }
        return self.is(FunctionTypeSyntax.self) || self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
    }
}

extension String {
    /// The name in backticks if Swift needs them.
    fileprivate var escaped: String {
        ["default", "init", "repeat", "switch", "return", "continue", "in", "is", "as", "case", "class", "self"]
            .contains(self)
            ? "`\(self)`" : self
    }
}
