import SwiftSyntax

/// Rewrites, wherever it stands in a file, what Swift refuses without Objective-C's runtime.
final class SyntaxEdits: SyntaxVisitor {
    private let file: SourceFile
    private let index: ModuleIndex
    private let optionals: OptionalRequirements
    /// Modules that are nowhere, and those that have another name.
    var missing: Set<String> = []
    var renamed: [String: String] = [:]
    /// Whether objects of Core Data keep values here, by their names.
    var hasManagedObjects = false
    private var managedObjects: ManagedObjectEdits? { hasManagedObjects ? ManagedObjectEdits(file) : nil }
    /// The paths of the types around the current place.
    private var types: [String] = []
    /// The type that `@main` or `@UIApplicationMain` stands before.
    private(set) var program: String?
    /// The class that `UIApplicationMain` is called with.
    private(set) var delegate: String?
    /// The methods that selectors name.
    private(set) var selected: [Member] = []

    init(_ file: SourceFile, index: ModuleIndex, optionals: OptionalRequirements) {
        (self.file, self.index, self.optionals) = (file, index, optionals)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Attributes and modifiers

    private static let refused: Set = [
        "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "objc",
        "objcMembers",
        "nonobjc", "NSCopying",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.refused.contains(name) {
            file.edits.blank(node.range)
        } else if ["main", "UIApplicationMain", "NSApplicationMain"].contains(name), let type = types.last {
            program = type
            file.edits.blank(node.range)
        } else if name == "convention", node.argumentText == "block" || Self.isBodyOfMethod(node) {
            file.edits.blank(node.range)
        }
        return .skipChildren
    }

    /// Whether a function of C takes a selector, as the bodies of Objective-C's methods do: Swift on Linux has no such functions.
    private static func isBodyOfMethod(_ node: AttributeSyntax) -> Bool {
        guard let type = node.parent?.parent?.as(AttributedTypeSyntax.self) else { return false }
        return type.baseType.tokens(viewMode: .sourceAccurate).contains { $0.text == "Selector" }
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { file.edits.blank(node.range) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let managed = node.attributes.attribute("NSManaged")
        if let managed, isInLayer {
            file.edits.blank(managed.range)
            file.borrowedImports.insert("UIKit")
            keepByName(node) { ("_layerValue(\($0), of: self)", "_setLayerValue(newValue, \($0), of: self)") }
        } else if let managed, hasManagedObjects {
            file.edits.blank(managed.range)
            keepByName(node) { ("managedValue(\($0))", "setManagedValue(newValue, \($0))") }
        } else {
            if node.modifiers.contains(where: { $0.name.text == "dynamic" }) { ChangeTelling(file).add(to: node) }
            // An optional one can be kept as any other.
            let isOptional = node.bindings.allSatisfy { $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true }
            if let managed, isOptional { file.edits.blank(managed.range) }
        }
        return .visitChildren
    }

    /// Whether the type derives from one of UIKit's or AVFoundation's layers.
    private var isInLayer: Bool { types.last.flatMap { index.origin(of: $0) }?.hasSuffix("Layer") == true }

    /// Lets properties read and set their values by their names, as Core Data and layers keep them. Swift wants a declaration
    /// for each.
    private func keepByName(_ node: VariableDeclSyntax, _ accessors: (String) -> (get: String, set: String)) {
        let modifiers = node.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }
        for binding in node.bindings {
            let (get, set) = accessors(binding.pattern.trimmedDescription.filter { $0 != "`" }.swiftLiteral)
            file.edits.insert(
                " { get { \(get) } set { \(set) } }",
                at: (binding.typeAnnotation?.range ?? binding.pattern.range).upperBound)
            guard let comma = binding.trailingComma else { continue }
            file.edits.replace(comma.range, by: (["; "] + modifiers.map { $0 + " " } + ["var"]).joined())
        }
    }

    /// What Core Data makes of the name alone: `addToItems(_:)`, `removeFromItems(_:)`.
    private func giveBody(_ node: FunctionDeclSyntax) {
        guard hasManagedObjects, let managed = node.attributes.attribute("NSManaged") else { return }
        file.edits.blank(managed.range)
        let arguments = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        file.edits.insert(
            " { changeManagedValue(\(node.name.identifierText.swiftLiteral), [\(arguments.joined(separator: ", "))]) }",
            at: node.signature.range.upperBound)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText, node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText, node)
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText, node)
    }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ name: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        types.append(file.paths[node.id] ?? types.last.map { "\($0).\(name)" } ?? name)
        return .visitChildren
    }

    /// Objective-C's protocols are for objects alone.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.attribute("objc") != nil else { return .visitChildren }
        if node.inheritanceClause == nil {
            file.edits.insert(": AnyObject", at: node.name.range.upperBound)
        } else if let first = node.inheritanceClause?.inheritedTypes.first,
            !first.type.is(ClassRestrictionTypeSyntax.self),
            !["NSObjectProtocol", "AnyObject"].contains(first.type.trimmedDescription)
        {
            file.edits.insert("AnyObject, ", at: first.range.lowerBound)
        }
        return .visitChildren
    }

    // MARK: What NSObject has on Apple's systems alone

    /// Whether a method overrides one of NSObject's that Linux has not, `observeValue(forKeyPath:of:change:context:)`,
    /// `awakeFromNib()` and `prepareForInterfaceBuilder()`, or that nobody can override, as UIKit adds it: key-value coding.
    private func isMissing(_ node: FunctionDeclSyntax) -> Bool {
        if Self.isCoding(node.name.text, node.labels) { return isTopmost(with: node.name.text, labels: node.labels) }
        return switch node.name.text {
        case "observeValue": node.labels.first == "forKeyPath" && isFirst(with: "observeValue")
        case "awakeFromNib", "prepareForInterfaceBuilder": node.labels.isEmpty && isFirst(with: node.name.text)
        default: false
        }
    }

    /// Whether the class derives from NSObject, and no class between them has a method of that name.
    private func isFirst(with method: String) -> Bool {
        types.last.flatMap { index.origin(of: $0) } == "NSObject" && isTopmost(with: method, labels: nil)
    }

    /// Whether no class of the module above this one has such a method.
    private func isTopmost(with method: String, labels: [String?]?) -> Bool {
        guard let type = types.last else { return false }
        return index.lineage(of: type).dropFirst().allSatisfy { above in
            above.scopes.flatMap(\.members).allSatisfy {
                $0.name != method || labels != nil && $0.labels != labels
            }
        }
    }

    /// Whether a method is one of key-value coding. UIKit's stands in an extension of NSObject, so a class's own has a name of its
    /// own, by which UIKit's calls it.
    static func isCoding(_ name: String, _ labels: [String?]) -> Bool {
        switch name {
        case "setValue": labels == [nil, "forKey"] || labels == [nil, "forUndefinedKey"]
        case "value": labels == ["forKey"] || labels == ["forUndefinedKey"]
        default: false
        }
    }

    /// `super.setValue(value, forKey: key)`: what the class above has, or what UIKit does.
    private func callAbove(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true
        else { return }
        let (name, labels) = (member.declName.baseName, node.arguments.map { $0.label?.text })
        guard Self.isCoding(name.text, labels) else { return }
        let plain = isTopmost(with: name.text, labels: labels) ? "_plain" : ""
        file.edits.replace(name.range, by: "\(plain)_\(name.text)")
    }

    /// What Linux's URLSession can't be told is left out, and a value is still computed: `_ = true`.
    private func leaveOut(settingOf parts: [ExprSyntax]) {
        guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self),
            let target = parts[0].as(MemberAccessExprSyntax.self), target.base != nil,
            Self.fixedOnLinux.contains(target.declName.baseName.text)
        else { return }
        file.edits.replace(target.range, by: "_")
    }

    /// Properties of URLSession that Foundation on Linux only reads.
    private static let fixedOnLinux: Set = ["waitsForConnectivity"]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .visitChildren }
        let isSuper = base.is(SuperExprSyntax.self)
        switch node.declName.baseName.text {
        case "observeValue" where isSuper && isFirst(with: "observeValue"):
            file.edits.replace(base.range, by: "UIKit")
        // What `super` would do is nothing.
        case "awakeFromNib" where isSuper && isFirst(with: "awakeFromNib"),
            "prepareForInterfaceBuilder" where isSuper && isFirst(with: "prepareForInterfaceBuilder"):
            file.edits.replace(node.range, by: "Void")
        case "perform": knowTarget(in: base)
        // UIKit's own: Foundation on Linux asks nobody for the language of the program.
        case "preferredLocalizations":
            file.edits.replace(node.declName.baseName.range, by: "preferredLocalisations")
            file.borrowedImports.insert("UIKit")
        default: break
        }
        return .visitChildren
    }

    /// `item.target?.perform(…)`: on Apple's systems any object has that method, on Linux those that derive from NSObject.
    private func knowTarget(in base: ExprSyntax) {
        let target =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        guard let target = target?.as(MemberAccessExprSyntax.self), target.declName.baseName.text == "target",
            target.base != nil
        else { return }
        file.edits.insert("(", at: target.range.lowerBound)
        file.edits.insert(" as? NSObject)", at: target.range.upperBound)
    }

    // MARK: Functions of Foundation that do less on Linux

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        managedObjects?.respell(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        managedObjects?.require(node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        managedObjects?.respell(node.name)
        return .visitChildren
    }

    /// UIKit's function for one of Foundation's: its name is as long.
    private func respell(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text }
        namePath(of: node)
        if let plain = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            if plain.baseName.text == "NSLocalizedString", labels.last == "comment" {
                file.edits.replace(plain.baseName.range, by: "UILocalizedString")
            } else if Self.ownVersions.contains(plain.baseName.text) {
                file.edits.replace(plain.baseName.range, by: "UI" + plain.baseName.text.dropFirst(2))
            } else if plain.baseName.text == "String", let label = node.arguments.first?.label, label.text == "format" {
                file.edits.replace(label.range, by: "formed")
            }
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName
            if name.text == "localizedStringWithFormat" {
                file.edits.replace(name.range, by: "localizedStringFromFormat")
            } else if name.text == "localizedString", labels == ["forKey", "value", "table"],
                member.base?.is(SuperExprSyntax.self) != true
            {
                // As `preferredLocalizations`: Foundation on Linux knows neither the language nor catalogs.
                file.edits.replace(name.range, by: "localisedString")
                file.borrowedImports.insert("UIKit")
            } else if name.text == "enumerateMatches", Self.enumerates(labels) {
                file.edits.replace(name.range, by: "enumerateMatched")
            } else if name.text == "description", labels.isEmpty, !index.describesTypes {
                nameClass(of: member.base)
            }
        }
    }

    /// Whether the labels are those of `enumerateMatches(in:options:range:using:)`, whose options Apple's systems let you leave
    /// out. The closure may stand behind the parentheses.
    private static func enumerates(_ labels: [String?]) -> Bool {
        let named = labels.last == "using" ? labels.dropLast() : labels[...]
        return named == ["in", "range"] || named == ["in", "options", "range"]
    }

    /// Functions and classes of Foundation that UIKit has under a name of its own, `UI` for `NS`.
    private static let ownVersions: Set = ["NSStringFromClass", "NSClassFromString", "NSMutableSet"]

    /// `type(of: object).description()`, where the object may be any: its class is asked through UIKit, as Swift finds no
    /// method of a class that it doesn't know.
    private func nameClass(of base: ExprSyntax?) {
        guard let call = base?.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            let only = call.arguments.first, only.label?.text == "of", call.arguments.count == 1
        else { return }
        file.edits.replace(call.range.lowerBound..<only.expression.range.lowerBound, by: "_kind(of:")
        file.borrowedImports.insert("UIKit")
    }

    /// `object.observe(\.count) { … }`, `willChangeValue(for: \.count)`: Swift on Linux doesn't tell the property's name.
    private func namePath(of node: FunctionCallExprSyntax) {
        let called = node.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        let label: String?? =
            switch name?.baseName.text {
            case "observe": .some(nil)
            case "willChangeValue", "didChangeValue": "for"
            default: nil
            }
        guard let label, let first = node.arguments.first, first.label?.text == label,
            let path = first.expression.as(KeyPathExprSyntax.self), path.components.count == 1,
            let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
        else { return }
        file.edits.insert(
            "_observed(\(property.declName.baseName.identifierText.swiftLiteral), ", at: path.range.lowerBound)
        file.edits.insert(")", at: path.range.upperBound)
        file.borrowedImports.insert("UIKit")
    }

    // MARK: Tests

    /// XCTest on Linux can't list tests that the main actor isolates, so such a test enters the actor in its body.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        giveBody(node)
        if isMissing(node), let modifier = node.modifiers.first(where: { $0.name.text == "override" }) {
            file.edits.blank(modifier.range)
        }
        if types.last != nil, Self.isCoding(node.name.text, node.labels) {
            file.edits.insert("_", at: node.name.range.lowerBound)
        }
        guard let body = node.body, node.name.text.hasPrefix("test"), node.labels.isEmpty,
            node.signature.effectSpecifiers?.asyncSpecifier == nil, let type = types.last
        else { return .visitChildren }
        let lineage = index.lineage(of: type)
        let own = node.attributes.attribute("MainActor")
        let isTest = index.origin(of: type) == "XCTestCase"
        let isIsolated = own != nil || lineage.contains { $0.declaration?.has(attribute: "MainActor") == true }
        guard isTest, isIsolated else { return .visitChildren }
        if let own { file.edits.blank(own.range) }
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        file.edits.insert("nonisolated ", at: node.funcKeyword.range.lowerBound)
        file.edits.insert(
            isThrowing
                ? " try MainActor.assumeIsolated { () throws -> Void in" : " MainActor.assumeIsolated { () -> Void in",
            at: body.leftBrace.range.upperBound)
        file.edits.insert("}", at: body.rightBrace.range.lowerBound)
        return .visitChildren
    }

    // MARK: Imports and conditions

    /// Parts of frameworks are no modules here: `import UIKit.UIGestureRecognizerSubclass`.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first?.name else { return .skipChildren }
        if missing.contains(first.text) {
            file.edits.blank(node.range)
            return .skipChildren
        }
        if let name = renamed[first.text] { file.edits.replace(first.range, by: name) }
        if node.importKindSpecifier == nil, node.path.count > 1, let period = node.path.first?.trailingPeriod {
            file.edits.blank(period.range.lowerBound..<node.path.range.upperBound)
        }
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            let finder = PlatformConditions(viewMode: .sourceAccurate)
            finder.walk(condition)
            for (range, holds) in finder.found { file.edits.replace(range, by: holds ? "true" : "false") }
        }
        return .visitChildren
    }

    // MARK: Previews

    /// Previews are for Xcode's canvas: no program reaches them.
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let macro: (any FreestandingMacroExpansionSyntax)? =
            Syntax(node.item).as(MacroExpansionDeclSyntax.self)
            ?? Syntax(node.item).as(MacroExpansionExprSyntax.self)
        guard macro?.macroName.text == "Preview" else { return .visitChildren }
        file.edits.blank(node.range)
        return .skipChildren
    }

    // MARK: Selectors and key paths

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let selector = selector(node) else { return .visitChildren }
            if let unknown = selector.unknown {
                CheckedNames(index: index).check(node, unknown, result: selector.name, in: file)
            } else {
                replaceSelector(node, by: selector.name)
            }
        case "keyPath":
            guard let path = node.arguments.first?.expression else { return .visitChildren }
            replaceKeyPath(node, path)
        default: return .visitChildren
        }
        return .skipChildren
    }

    private func replaceSelector(_ node: MacroExpansionExprSyntax, by name: String) {
        let text = "Selector(\(name.swiftLiteral))"
        if text.utf8.count <= node.range.count {
            file.edits.replace(node.range, by: text)
        } else {
            let constant = "_s\(file.additions.count)"
            file.additions.append("fileprivate let \(constant): UIKit.Selector = \(name.swiftLiteral)")
            file.edits.replace(node.range, by: constant)
        }
    }

    private func replaceKeyPath(_ node: MacroExpansionExprSyntax, _ path: ExprSyntax) {
        let parts = path.words.split(separator: ".")
        let members = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
        let name = members.joined(separator: ".")
        let type = parts.dropLast(members.count).joined(separator: ".")
        var first = path
        while let access = first.as(MemberAccessExprSyntax.self), let base = access.base,
            base.words != type
        {
            first = base
        }
        let checked = CheckedNames(index: index)
        let isQualified = type.first?.isUppercase == true
        if isQualified, let member = members.first.map(String.init),
            checked.canCheck(member, labels: nil, of: self.path(of: type, at: node), isQualified: true, in: node)
        {
            checked.check(node, first.range, prefix: "\\", result: name, in: file)
        } else {
            file.edits.replace(node.range, by: name.swiftLiteral)
        }
    }

    /// The Objective-C name of what `#selector` names, and where the name stands if the compiler has to look for it.
    private func selector(_ node: MacroExpansionExprSyntax) -> (name: String, unknown: Range<Int>?)? {
        guard let argument = node.arguments.first else { return nil }
        var expression = argument.expression
        // `tap(_:) as (Screen) -> (UIButton) -> Void` tells overloads apart.
        var types: [String]?
        while true {
            if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                types = sequence.elements.last?.as(TypeExprSyntax.self)?.type.parameterTypes
                expression = first
            } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
                tuple.elements.count == 1
            {
                expression = only.expression
            } else {
                break
            }
        }
        var type = self.types.last
        let reference: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self) {
            reference = member.declName
            type = qualifier(member.base?.words ?? "", at: node)
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            reference = plain
        } else {
            return nil
        }
        let base = reference.baseName.identifierText
        switch argument.label?.text {
        case "getter": return (base, nil)
        case "setter": return (ObjectiveCName.setter(of: base), nil)
        default: break
        }
        let labels = reference.argumentNames?.arguments.map {
            $0.name.text == "_" ? nil : $0.name.identifierText as String?
        }
        let qualifier = expression.as(MemberAccessExprSyntax.self)?.base?.words ?? "self"
        let isUnknown =
            qualifier != "super"
            && CheckedNames(index: index).canCheck(
                base, labels: labels, of: type, isQualified: qualifier != "self", in: node)
        let unknown = isUnknown ? argument.expression.range : nil
        if let method = index.method(base, labels: labels, types: types, in: type) {
            selected.append(method)
            return (method.selector, unknown)
        }
        return (ObjectiveCName.selector(base: base, labels: labels ?? []), unknown)
    }

    private func qualifier(_ base: String, at node: some SyntaxProtocol) -> String? {
        switch base {
        case "self", "Self": return types.last
        case "super": return types.last.flatMap { index.lineage(of: $0).dropFirst().first?.declaration?.path }
        default:
            let name = base.hasSuffix(".self") ? String(base.dropLast(5)) : base
            guard name.first?.isUppercase == true else { return nil }
            return path(of: name, at: node)
        }
    }

    /// The path of the class that a name means where it stands.
    private func path(of name: String, at node: some SyntaxProtocol) -> String {
        var next = node.parent
        while let around = next, file.paths[around.id] == nil { next = around.parent }
        return index.entry(name, in: next.flatMap { file.paths[$0.id] })?.scopes.first?.path ?? name
    }

    // MARK: Calls of methods that an object may lack

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        respell(node)
        callAbove(node)
        if node.calledExpression.trimmedDescription == "UIApplicationMain", let last = node.arguments.last {
            let name = last.expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.trimmedDescription
            if let name, name.hasSuffix(".self") { delegate = String(name.dropLast(5)) }
        }
        let mark: TokenSyntax
        let called: ExprSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, called) = (chain.questionMark, chain.expression)
        } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, called) = (force.exclamationMark, force.expression)
        } else {
            return .visitChildren
        }
        guard let member = called.as(MemberAccessExprSyntax.self), member.base != nil else { return .visitChildren }
        let name = member.declName.baseName.identifierText
        let labels = node.arguments.map { $0.label?.identifierText }
        if node.additionalTrailingClosures.isEmpty,
            let requirement = optionals.requirement(name, labels: labels, hasClosure: node.trailingClosure != nil)
        {
            file.edits.replace(member.declName.range, by: requirement.replacement)
            for argument in node.arguments {
                guard let label = argument.label, let colon = argument.colon else { continue }
                file.edits.blank(label.range.lowerBound..<colon.range.upperBound)
            }
        } else if FrameworkMethods.isOptional(name) {
            file.edits.blank(mark.range)
        }
        return .visitChildren
    }

    /// `if let finish = delegate?.finish`.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value { takeAsValue(value) }
        return .visitChildren
    }

    /// `delegate?.finish != nil`, before operators are folded.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        leaveOut(settingOf: parts)
        bridge(parts)
        managedObjects?.convert(parts)
        for (position, part) in parts.enumerated().dropFirst(2) where part.is(NilLiteralExprSyntax.self) {
            if ["==", "!="].contains(parts[position - 1].trimmedDescription) { takeAsValue(parts[position - 2]) }
        }
        return .visitChildren
    }

    /// `members as? Set<String>`: Foundation on Linux makes an empty set of UIKit's mutable ones.
    private func bridge(_ parts: [ExprSyntax]) {
        for (position, part) in parts.enumerated().dropFirst().dropLast() {
            guard part.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil,
                let target = parts[position + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
                target.name.text == "Set"
            else { continue }
            let value = parts[position - 1].range
            file.edits.insert("_bridgeable(", at: value.lowerBound)
            file.edits.insert(")", at: value.upperBound)
            file.borrowedImports.insert("UIKit")
        }
    }

    /// Names what holds the method of an object, where the method itself isn't called.
    private func takeAsValue(_ expression: ExprSyntax) {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil else { return }
        let name = member.declName
        let labels = name.argumentNames?.arguments.map {
            $0.name.text == "_" ? nil : $0.name.identifierText as String?
        }
        guard let requirement = optionals.method(name.baseName.identifierText, labels: labels) else { return }
        file.edits.replace(name.range, by: requirement.replacement)
    }
}

/// The parts of a condition that ask for the platform.
private final class PlatformConditions: SyntaxVisitor {
    private(set) var found: [(range: Range<Int>, holds: Bool)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let argument = node.arguments.first?.expression.trimmedDescription
        switch (node.calledExpression.trimmedDescription, argument) {
        case ("os", "iOS"?), ("targetEnvironment", "simulator"?): found.append((node.range, true))
        case ("os", "Linux"?): found.append((node.range, false))
        default: break
        }
        return .skipChildren
    }
}

/// UIKit's own protocols: here each of their optional methods has a default, so that all objects have it.
enum FrameworkMethods {
    static func isOptional(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }

    private static let prefixes = [
        "tableView", "collectionView", "scrollView", "viewForZooming", "numberOfSections", "sectionIndexTitles",
        "indexTitles", "textField", "textView", "navigationController", "tabBarController", "splitViewController",
        "pageViewController", "presentation", "searchBar", "pickerView", "numberOfComponents", "gestureRecognizer",
        "application", "scene", "window", "adaptivePresentationStyle", "popoverPresentationController", "animation",
        "animateTransition", "contextMenuInteraction", "willPresentSearchController", "didPresentSearchController",
    ]
}

extension TypeSyntax {
    /// The types of the parameters of a method's type, `(Screen) -> (UIButton) -> Void`, or of a function's.
    fileprivate var parameterTypes: [String]? {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.parameterTypes
        }
        guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
        return function.returnClause.type.parameterTypes ?? function.parameters.map(\.type.words)
    }
}
