import SwiftSyntax

/// Lets the compiler look for a name of a selector or key path that the module doesn't declare where it is expected.
///
/// A name that the class or a superclass in the module declares needs no check. Any other is either inherited from UIKit or
/// wrong: it stays in its place as an argument that is never evaluated, so that the compiler says so there.
struct CheckedNames {
    let index: ModuleIndex

    /// Whether a reference can be checked: one to a member of a class of the module, or one without a class in an instance
    /// method. Elsewhere Swift takes it in a selector, but not as a value.
    func canCheck(
        _ member: String, labels: [String?]?, of type: String?, isQualified: Bool, in node: some SyntaxProtocol
    )
        -> Bool
    {
        guard let type, index.entry(type)?.declaration != nil else { return false }
        guard isQualified || Syntax(node).isInInstanceMethod else { return false }
        return !index.lineage(of: type).flatMap(\.scopes).flatMap(\.members).contains {
            $0.name == member && (labels == nil || $0.labels == labels)
        }
    }

    /// A call of a function in the place of a macro, around what stays of its argument.
    /// - Parameter prefix: what Swift wants before the argument.
    func check(
        _ node: MacroExpansionExprSyntax, _ kept: Range<Int>, prefix: String = "", result: String, in file: SourceFile
    ) {
        var name = "_s\(file.additions.count)"
        let room = kept.lowerBound - node.range.lowerBound - 1 - prefix.utf8.count
        name += String(repeating: "_", count: max(0, room - name.utf8.count))
        let head =
            prefix.isEmpty
            ? "<T>(_: @autoclosure () -> T) -> UIKit.Selector"
            : "<R, T>(_: @autoclosure () -> Swift.KeyPath<R, T>) -> Swift.String"
        file.additions.append("fileprivate func \(name)\(head) { \(result.swiftLiteral) }")
        file.edits.replace(node.range.lowerBound..<kept.lowerBound, by: "\(name)(\(prefix)")
        if let end = node.rightParen?.range.lowerBound { file.edits.blank(kept.upperBound..<end) }
    }
}

extension Syntax {
    /// Whether it stands in a method of objects and in no closure, so that members need no `self`.
    fileprivate var isInInstanceMethod: Bool {
        var next = parent
        while let node = next, !node.is(ClosureExprSyntax.self), !node.is(MemberBlockSyntax.self) {
            if let method = node.as(FunctionDeclSyntax.self), node.parent?.is(MemberBlockItemSyntax.self) == true {
                return !method.modifiers.contains { ["static", "class", "nonisolated"].contains($0.name.text) }
            }
            next = node.parent
        }
        return false
    }
}
