import SwiftSyntax

/// Lets properties that are `dynamic` tell of their changes, for key-value observing.
struct ChangeTelling {
    private let file: SourceFile

    init(_ file: SourceFile) { self.file = file }

    func add(to node: VariableDeclSyntax) {
        let isOfType = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        guard !isOfType, node.bindingSpecifier.text == "var", node.bindings.count == 1,
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { return }
        func call(_ old: String) -> String { "UIKit.KeyValueObservers.tell(self, \(name.swiftLiteral), \(old))" }
        guard let block = binding.accessorBlock else {
            file.edits.insert(" { didSet { \(call("oldValue")) } }", at: binding.range.upperBound)
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        func body(_ name: String) -> (AccessorDeclSyntax, CodeBlockSyntax)? {
            accessors.first { $0.accessorSpecifier.text == name }.flatMap { accessor in
                accessor.body.map { (accessor, $0) }
            }
        }
        if let (accessor, body) = body("didSet") {
            insert(call(accessor.parameters?.name.text ?? "oldValue"), in: body)
        } else if let (_, body) = body("set") {
            insert("defer { \(call("nil")) }", in: body)
        } else if body("willSet") != nil {
            file.edits.insert("didSet { \(call("oldValue")) } ", at: block.rightBrace.range.lowerBound)
        }
    }

    /// What follows in the body keeps its line and column.
    private func insert(_ statement: String, in body: CodeBlockSyntax) {
        let place = body.leftBrace.range.upperBound
        file.edits.insert(" \(statement)\(file.location(of: place))", at: place)
    }
}
