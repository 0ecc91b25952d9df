import SwiftSyntax

/// The `@objc optional` requirements of a module's protocols.
///
/// Swift has them only with Objective-C's runtime. A requirement leaves its protocol, and an extension gives the protocol
/// a property instead, which holds the method of the object if its class has one: `delegate?.finish?(with: 1)` becomes
/// `delegate?._o1____?(      1)`. The name is as wide as the method's, so that columns stay.
struct OptionalRequirements {
    struct Requirement {
        let member: Member
        let owner: TypeScope
        /// What the extension calls it.
        let replacement: String
    }

    private var byName: [String: [Requirement]] = [:]

    init(_ index: ModuleIndex) {
        var number = 0
        for scope in index.protocols {
            for member in scope.members where member.has(modifier: "optional") {
                number += 1
                let short = "_o\(number)"
                let width = max(0, member.name.utf8.count - short.utf8.count)
                var replacement = member.name
                if case .method = member.kind { replacement = short + String(repeating: "_", count: width) }
                byName[member.name, default: []].append(
                    Requirement(member: member, owner: scope, replacement: replacement))
            }
        }
    }

    var all: [Requirement] { byName.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// The requirement that a call means, by its name and labels.
    /// - Parameter hasClosure: whether a closure follows the arguments, whose label isn't said.
    func requirement(_ name: String, labels: [String?], hasClosure: Bool = false) -> Requirement? {
        byName[name]?.first { requirement in
            let wanted = requirement.member.labels
            return hasClosure ? !wanted.isEmpty && wanted.dropLast() == labels[...] : wanted == labels
        }
    }

    /// The method that a name without arguments means; nil labels fit all.
    func method(_ name: String, labels: [String?]?) -> Requirement? {
        byName[name]?.first { requirement in
            guard case .method = requirement.member.kind else { return false }
            return labels == nil || requirement.member.labels == labels
        }
    }

    /// Whether a member of a class may be what a protocol asks for.
    func isImplementation(_ member: Member) -> Bool { requirement(member.name, labels: member.labels) != nil }
}

extension OptionalRequirements.Requirement {
    /// Takes the requirement out of its protocol and gives the protocol a property for it.
    func move() {
        let file = owner.file
        file.edits.blank(member.rangeInType)
        let access = Syntax(owner.declaration).as(ProtocolDeclSyntax.self)?.modifiers.first { $0.name.text == "public" }
        let isolation = member.has(modifier: "nonisolated") ? "nonisolated " : ""
        file.additions.append("extension \(owner.path) { \(access == nil ? "" : "public ")\(isolation)\(property) }")
    }

    private var property: String {
        switch member.kind {
        case .method(let function):
            let parameters = function.signature.parameterClause.parameters
            let types = parameters.map(\.type.ofKeptValue)
            let result =
                function.signature.returnClause?.type.plainText.implicitlyUnwrappedAsOptional ?? "Void"
            let names = types.indices.map { "a\($0)" }
            let call = "call([\(names.joined(separator: ", "))])"
            let body = result == "Void" || result == "()" ? "_ = \(call)" : "return \(call) as! \(result)"
            let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
            let implementation = "UIKit.ClassRegistry.implementation(of: \(member.selector.swiftLiteral), in: self)"
            return "var \(replacement): ((\(types.joined(separator: ", "))) -> \(result))? "
                + "{ guard let call = \(implementation) else { return nil }; return { \(head)\(body) } }"
        case .property(_, let binding):
            let type = (binding.typeAnnotation?.type.plainText ?? "Any").implicitlyUnwrappedAsOptional
            // A value may be nil, too, which is another thing than that the class has no such property.
            return "var \(member.name): (\(type))? "
                + "{ UIKit.ClassRegistry.value(of: \(member.name.swiftLiteral), in: self).flatMap { $0 as? \(type) } }"
        case .other: return ""
        }
    }
}

extension TypeSyntax {
    /// The type of a parameter of a function that keeps its values: closures escape, and `T!` is `T?`.
    fileprivate var ofKeptValue: String {
        (self.is(FunctionTypeSyntax.self) ? "@escaping " : "") + plainText.implicitlyUnwrappedAsOptional
    }
}

extension String {
    /// `T?` for `T!`.
    var implicitlyUnwrappedAsOptional: String { hasSuffix("!") ? dropLast() + "?" : self }
}
