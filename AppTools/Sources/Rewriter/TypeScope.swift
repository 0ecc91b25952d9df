import SwiftIfConfig
import SwiftSyntax

/// A type or an extension with its members, as it stands in one place.
final class TypeScope {
    enum Kind { case `class`, `extension`, `protocol`, other }

    let kind: Kind
    /// The name that its declaration gives; of an extension the type that it extends.
    let name: String
    let declaration: any DeclGroupSyntax
    unowned let file: SourceFile
    private(set) weak var parent: TypeScope?
    private(set) var children: [TypeScope] = []
    fileprivate(set) var members: [Member] = []
    /// The name with those of the types around it, and with the places of the bodies of functions that it stands in. No two
    /// types of a module have the same.
    let path: String
    /// Whether it can be named in the body of one function alone.
    let isLocal: Bool
    /// Whether it or a type around it is marked as unavailable, so that nothing may name it.
    let isUnavailable: Bool

    /// - Parameter body: the path of the body of a function that it stands in, where no type is nearer.
    init(
        _ kind: Kind, _ name: String, _ declaration: any DeclGroupSyntax, in file: SourceFile, parent: TypeScope?,
        body: String?
    ) {
        (self.kind, self.name, self.declaration, self.file, self.parent) = (kind, name, declaration, file, parent)
        isLocal = parent?.isLocal ?? (body != nil)
        isUnavailable = parent?.isUnavailable == true || declaration.attributes.areUnavailable
        path = ((parent?.path ?? body).map { $0 + "." } ?? "") + name
        parent?.children.append(self)
    }

    /// What it derives from and conforms to, without generic arguments.
    var inherited: [String] {
        (declaration.inheritanceClause?.inheritedTypes ?? []).map {
            String($0.type.trimmedDescription.prefix { $0 != "<" })
        }
    }

    /// Whether it or a type around it has generic parameters, so that there isn't one class to register.
    var isGeneric: Bool {
        let syntax = Syntax(declaration)
        let parameters =
            syntax.as(ClassDeclSyntax.self)?.genericParameterClause ?? syntax.as(StructDeclSyntax.self)?
            .genericParameterClause
            ?? syntax.as(EnumDeclSyntax.self)?.genericParameterClause
        let extended = syntax.as(ExtensionDeclSyntax.self)
        return parameters != nil || extended?.genericWhereClause != nil || parent?.isGeneric == true
            || extended.map { Self.genericClasses.contains($0.extendedType.trimmedDescription) } == true
    }

    /// Classes with generic parameters that apps extend.
    private static let genericClasses: Set = [
        "NSLayoutAnchor", "NSCache", "NSMapTable", "NSHashTable", "NSFetchRequest", "NSFetchedResultsController",
        "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
    ]

    /// The class with its generic parameters, `List<Item>`.
    var typeName: String {
        let parameters = Syntax(declaration).as(ClassDeclSyntax.self)?.genericParameterClause?.parameters
        return name + (parameters.map { "<\($0.map(\.name.text).joined(separator: ", "))>" } ?? "")
    }

    /// Whether an attribute of the declaration has that name.
    func has(attribute name: String) -> Bool { declaration.attributes.attribute(name) != nil }

    /// The name that `@objc(Name)` gives, or the declared one.
    var documentName: String { declaration.attributes.attribute("objc")?.argumentText ?? name }
}

/// A method or a property of a type.
struct Member {
    enum Kind {
        case method(FunctionDeclSyntax)
        case property(VariableDeclSyntax, PatternBindingSyntax)
        case other
    }

    let kind: Kind
    let name: String
    /// The labels of a method, nil for `_`.
    let labels: [String?]
    /// What declares it; several properties may share one.
    let declaration: DeclSyntax
    /// The attributes, of those within `#if` the ones that count.
    let attributes: [AttributeSyntax]
    let modifiers: DeclModifierListSyntax

    func has(modifier name: String) -> Bool { modifiers.contains { $0.name.text == name && $0.detail == nil } }
    func has(anyOf names: [String]) -> Bool { names.contains { attributes.attribute($0) != nil } }

    /// Whether it, or what reads it, is marked as unavailable, so that nothing may name it.
    var isUnavailable: Bool {
        if case .property(_, let binding) = kind, case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            accessors.contains(where: { $0.accessorSpecifier.text == "get" && $0.attributes.areUnavailable })
        {
            return true
        }
        return attributes.areUnavailable
    }

    /// Where it stands in its type, with the semicolon that ends it.
    var rangeInType: Range<Int> {
        (declaration.parent?.as(MemberBlockItemSyntax.self)).map(\.range) ?? declaration.range
    }

    var isStatic: Bool { has(modifier: "static") || has(modifier: "class") }

    /// Whether both are the same member, or one overrides the other.
    func matches(_ other: Member) -> Bool {
        name == other.name && labels == other.labels && isStatic == other.isStatic
            && declaration.kind == other.declaration.kind
    }

    /// The selector of a method.
    var selector: String {
        guard case .method(let function) = kind else { return name }
        if let given = attributes.attribute("objc")?.argumentText { return given }
        let effects = function.signature.effectSpecifiers
        return ObjectiveCName.selector(
            base: name, labels: labels, throwing: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil)
    }
}

extension Sequence<AttributeSyntax> {
    func attribute(_ name: String) -> AttributeSyntax? {
        first { $0.attributeName.trimmedDescription == name }
    }

    /// Whether one of them takes the declaration away from apps: `@available(*, unavailable)`.
    var areUnavailable: Bool { contains(where: \.isUnavailability) }
}

extension AttributeListSyntax {
    func attribute(_ name: String) -> AttributeSyntax? { compactMap { $0.as(AttributeSyntax.self) }.attribute(name) }

    var areUnavailable: Bool { compactMap { $0.as(AttributeSyntax.self) }.areUnavailable }

    /// The attributes, of those within `#if` the ones that count.
    fileprivate func active(in conditions: Conditions) -> [AttributeSyntax] {
        flatMap { element -> [AttributeSyntax] in
            if let attribute = element.as(AttributeSyntax.self) { return [attribute] }
            let clause = element.as(IfConfigDeclSyntax.self)?.activeClause(in: conditions).clause
            guard case .attributes(let list)? = clause?.elements else { return [] }
            return list.active(in: conditions)
        }
    }
}

extension AttributeSyntax {
    /// What stands in parentheses, without blanks.
    var argumentText: String? { arguments?.words }

    /// Whether it says that there is no such declaration for iOS, or in the language that apps are compiled in.
    fileprivate var isUnavailability: Bool {
        guard attributeName.trimmedDescription == "available", case .availability(let arguments)? = arguments,
            let platform = arguments.first?.argument.words, ["*", "iOS", "swift"].contains(platform)
        else { return false }
        return arguments.dropFirst().contains {
            switch $0.argument {
            case .token(let word): return word.text == "unavailable"
            case .availabilityLabeledArgument(let argument):
                guard argument.label.text == "obsoleted" else { return false }
                let version = VersionTuple(parsing: argument.value.words)
                return platform != "swift" || version.map { $0 <= Conditions.language } == true
            default: return false
            }
        }
    }
}

extension FunctionDeclSyntax {
    /// The labels of the parameters, nil for `_`.
    var labels: [String?] {
        signature.parameterClause.parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.identifierText }
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String { text.filter { $0 != "`" } }
}

/// Finds the types of a file, and their members in those branches of `#if` that count.
final class TypeFinder: ActiveSyntaxVisitor {
    private let file: SourceFile
    private let conditions: Conditions
    private var current: TypeScope?
    /// The path of the body of a function or closure that is being looked at, where no type is nearer.
    private var body: String?
    /// What was looked at around each body of a function.
    private var outer: [(type: TypeScope?, body: String?)] = []

    init(_ file: SourceFile, conditions: Conditions) {
        (self.file, self.conditions) = (file, conditions)
        super.init(viewMode: .sourceAccurate, configuration: conditions)
    }

    private func enter(_ kind: TypeScope.Kind, _ name: String, _ node: some DeclGroupSyntax)
        -> SyntaxVisitorContinueKind
    {
        let scope = TypeScope(kind, name, node, in: file, parent: current, body: body)
        if current == nil {
            if body == nil { file.scopes.append(scope) } else { file.locals.append(scope) }
        }
        file.paths[node.id] = scope.path
        current = scope
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node.name.identifierText, node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { current = current?.parent }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.extension, node.extendedType.trimmedDescription, node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { current = current?.parent }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.other, node.name.identifierText, node)
    }
    override func visitPost(_ node: StructDeclSyntax) { current = current?.parent }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.other, node.name.identifierText, node)
    }
    override func visitPost(_ node: EnumDeclSyntax) { current = current?.parent }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocol, node.name.identifierText, node)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { current = current?.parent }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let other = node.initializer.value
        if other.is(IdentifierTypeSyntax.self) || other.is(MemberTypeSyntax.self), node.genericParameterClause == nil,
            !other.trimmedDescription.contains("<")
        {
            let around = (current?.path ?? body).map { $0 + "." } ?? ""
            file.aliases[around + node.name.identifierText] = other.trimmedDescription
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        current?.members.append(
            Member(
                kind: .method(node), name: node.name.identifierText, labels: node.labels, declaration: DeclSyntax(node),
                attributes: node.attributes.active(in: conditions), modifiers: node.modifiers))
        return node.genericParameterClause == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
                continue
            }
            current?.members.append(
                Member(
                    kind: .property(node, binding), name: name, labels: [], declaration: DeclSyntax(node),
                    attributes: node.attributes.active(in: conditions), modifiers: node.modifiers))
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.identifierText as String? }
        current?.members.append(
            Member(
                kind: .other, name: "init", labels: labels, declaration: DeclSyntax(node),
                attributes: node.attributes.active(in: conditions),
                modifiers: node.modifiers))
        return node.genericParameterClause == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody(node) }
    override func visitPost(_ node: CodeBlockSyntax) { leaveBody() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody(node) }
    override func visitPost(_ node: ClosureExprSyntax) { leaveBody() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .getter = node.accessors { enterBody(node) } else { .visitChildren }
    }
    override func visitPost(_ node: AccessorBlockSyntax) {
        if case .getter = node.accessors { leaveBody() }
    }

    /// Enters what is run. A class there can't be reached from outside of it; it is registered there.
    private func enterBody(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        outer.append((current, body))
        if current?.isGeneric == true { return .skipChildren }
        let around = (current?.path ?? body).map { $0 + "." } ?? ""
        body = "\(around){\(file.path):\(node.range.lowerBound)}"
        file.paths[node.id] = body
        current = nil
        return .visitChildren
    }

    private func leaveBody() {
        if let last = outer.popLast() { (current, body) = last }
    }
}
