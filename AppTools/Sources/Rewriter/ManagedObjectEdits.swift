import SwiftSyntax

/// Rewrites what Swift refuses of Core Data without Objective-C's runtime.
struct ManagedObjectEdits {
    private let file: SourceFile

    init(_ file: SourceFile) { self.file = file }

    /// Foundation on Linux refuses `NSExpression`: the stand-in for Core Data has its own, whose name is as long.
    func respell(_ name: TokenSyntax) {
        if name.text == "NSExpression" { file.edits.replace(name.range, by: "UIExpression") }
    }

    /// `Item.fetchRequest() as! NSFetchRequest<NSFetchRequestResult>`: types of Objective-C's are the same object, those of Swift
    /// are not, so the object is asked for one of the other type.
    func convert(_ parts: [ExprSyntax]) {
        for (position, part) in parts.enumerated().dropFirst().dropLast() {
            guard let mark = part.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark,
                let target = parts[position + 1].as(TypeExprSyntax.self)?.type,
                let type = target.as(IdentifierTypeSyntax.self), type.genericArgumentClause != nil,
                ["NSFetchRequest", "NSFetchedResultsController"].contains(type.name.text)
            else { continue }
            file.edits.insert("._typed()", at: parts[position - 1].range.upperBound)
            file.edits.blank(mark.range)
            if mark.text == "?" { file.edits.insert("?", at: target.range.upperBound) }
        }
    }

    /// The initialiser that Core Data makes objects with is required here, as Swift calls no other of a class that it doesn't know.
    func require(_ node: InitializerDeclSyntax) {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard labels == ["entity", "insertInto"],
            let modifier = node.modifiers.first(where: { $0.name.text == "override" })
        else { return }
        file.edits.replace(modifier.range, by: "required")
    }
}
