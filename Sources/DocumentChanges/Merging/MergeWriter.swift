import InterfaceBuilder

/// Writes a merged document: what nobody touched byte for byte, the rest as Interface Builder does, every element on a
/// line of its own, four spaces for each element around it.
struct MergeWriter {
    private let plan: MergePlan
    private let path: String
    private var output = ""
    private var line = 1
    private(set) var conflicts: [MergeConflict] = []
    /// Whether an element is written: all but containers that nothing is left in.
    private var isWritten: [Bool]

    init(_ plan: MergePlan, path: String) {
        self.plan = plan
        self.path = path
        isWritten = plan.sides.elements.indices.map(plan.isPresent)
    }

    /// The document's text.
    mutating func text() -> String {
        _ = findEmptyContainers(0)
        let root = plan.sides.elements[0]
        let sides = plan.sides
        write(0, depth: 0)
        let epilogues = [(sides.base, root.base), (sides.ours, root.ours), (sides.theirs, root.theirs)].map(
            \.0.epilogue)
        append(epilogues[0] == epilogues[1] ? epilogues[2] : epilogues[1])
        return output
    }

    /// Marks containers that one side emptied and that nothing came into.
    private mutating func findEmptyContainers(_ index: Int) -> Bool {
        var hasContent = false
        for child in plan.children[index] ?? [] where findEmptyContainers(child) { hasContent = true }
        let element = plan.sides.elements[index]
        if !hasContent, index != 0, plan.sides.isContainer(index), !isEmpty(element.ours, .ours) {
            isWritten[index] = false
        }
        return isWritten[index]
    }

    /// Whether an element was empty already.
    private func isEmpty(_ element: ElementID?, _ side: MergeSide) -> Bool {
        guard let element else { return false }
        return !plan.sides.tree(side).hasChildren(element)
    }

    private mutating func append(_ text: String) {
        output += text
        for byte in text.utf8 where byte == UInt8(ascii: "\n") { line += 1 }
    }

    // MARK: Elements

    private mutating func write(_ index: Int, depth: Int) {
        let element = plan.sides.elements[index]
        let tag = plan.tags[index]
        let side: MergeSide = tag?.side ?? (element.ours != nil ? .ours : .theirs)
        let text = plan.sides.text(side)
        guard let version = element[side] else { return }
        let leading = leading(index, depth: depth)
        append(leading)
        writeConflicts(of: index, depth: depth, hasOwnLine: leading.contains("\n") || index == 0)
        if tag?.isWhole == true {
            append(text.element(version, depth: depth))
            return
        }
        let children = (plan.children[index] ?? []).filter { isWritten[$0] }
        let hadChildren = text.tree.hasChildren(version)
        let textSide = tag?.textSide ?? side
        let inner =
            children.isEmpty && !hadChildren
            ? element[textSide].map { plan.sides.text(textSide).trailing($0) } ?? "" : ""
        let isEmpty = children.isEmpty && inner.isEmpty
        writeStartTag(tag, version, text, closes: isEmpty && (hadChildren || text.isSelfClosing(version)))
        for child in children { write(child, depth: depth + 1) }
        if isEmpty, hadChildren || text.isSelfClosing(version) { return }
        append(inner)
        if !children.isEmpty {
            append(hadChildren ? text.trailing(version, depth: depth) : Indentation.line(depth))
        }
        append("</\(tag?.name ?? text.tree.name(version))>")
    }

    /// What stands before an element: with comments as ours has them, unless only theirs changed them.
    private func leading(_ index: Int, depth: Int) -> String {
        let element = plan.sides.elements[index]
        let sides = plan.sides
        guard let ours = element.ours else {
            return element.theirs.map { sides.theirs.leading($0, depth: depth) } ?? ""
        }
        guard let theirs = element.theirs else { return sides.ours.leading(ours, depth: depth) }
        func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
        let base = words(element.base.map(sides.base.leading) ?? "")
        let isTheirs =
            base == words(sides.ours.leading(ours)) && base != words(sides.theirs.leading(theirs))
        return isTheirs ? sides.theirs.leading(theirs, depth: depth) : sides.ours.leading(ours, depth: depth)
    }

    private mutating func writeStartTag(_ tag: MergedTag?, _ version: ElementID, _ text: MarkupText, closes: Bool) {
        let raw = text.startTag(version)
        guard let attributes = tag?.attributes else {
            if closes == text.isSelfClosing(version) { return append(raw) }
            let open = raw.dropLast(raw.hasSuffix("/>") ? 2 : 1)
            return append(open + (closes ? "/>" : ">"))
        }
        let list = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        append("<\(tag?.name ?? text.tree.name(version))\(list)\(closes ? "/>" : ">")")
    }

    // MARK: Conflicts

    private mutating func writeConflicts(of index: Int, depth: Int, hasOwnLine: Bool) {
        for message in plan.conflicts[index] ?? [] {
            let words = message.split(whereSeparator: \.isNewline).joined(separator: " ")
            conflicts.append(MergeConflict(path: path, line: line, message: "\(plan.sides.title(of: index)): \(words)"))
            // Two hyphens would end the comment.
            let comment = "merge conflict: \(words)".replacing("--", with: "-&#45;")
            append(
                "<!--\(comment)\(comment.hasSuffix("-") ? " " : "")-->" + (hasOwnLine ? Indentation.line(depth) : ""))
        }
    }
}

/// Indentation as Interface Builder has it.
enum Indentation {
    /// The end of a line, and the beginning of the next one.
    static func line(_ depth: Int) -> String { "\n" + String(repeating: "    ", count: depth) }

    /// Moves the lines of a text by some depths. Its first line isn't moved: the text begins within it.
    static func move(_ text: String, by depths: Int) -> String {
        guard depths != 0, text.contains("\n") else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let moved = lines.dropFirst().enumerated().map { place, line -> String in
            // Blank lines stay as they are; but where the text ends in one, an element or its end follows there.
            if place < lines.count - 2, line.allSatisfy(\.isWhitespace) { return String(line) }
            if depths > 0 { return String(repeating: " ", count: 4 * depths) + line }
            return String(line.dropFirst(min(-4 * depths, line.prefix { $0 == " " }.count)))
        }
        return ([String(lines[0])] + moved).joined(separator: "\n")
    }
}

extension MarkupText {
    /// What stands before an element's start tag, for the element at another depth.
    fileprivate func leading(_ element: ElementID, depth: Int) -> String {
        Indentation.move(leading(element), by: depth - depths[element.index])
    }

    fileprivate func trailing(_ element: ElementID, depth: Int) -> String {
        Indentation.move(trailing(element), by: depth - depths[element.index])
    }

    fileprivate func element(_ element: ElementID, depth: Int) -> String {
        Indentation.move(self.element(element), by: depth - depths[element.index])
    }
}
