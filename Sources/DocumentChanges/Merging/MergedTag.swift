import Foundation
import InterfaceBuilder

/// What an element's start tag, and the text in it, come to.
struct MergedTag {
    /// The version whose tag it is, apart from the attributes below.
    var side: MergeSide
    var name: String
    /// The attributes with their values as written; nil when they are those of that version.
    var attributes: [(name: String, value: String)]?
    /// Whether the element is taken from its version with everything in it.
    var isWhole = false
    /// What both sides changed in ways that don't go together, in words.
    var conflicts: [String] = []
    /// The version that the text of an element without children is taken from.
    var textSide: MergeSide
}

extension MergeSides {
    /// The attributes, name and text of an element that both sides have.
    func mergedTag(_ index: Int, ours: ElementID, theirs: ElementID) -> MergedTag {
        let (mine, other) = (self.ours.tree, self.theirs.tree)
        var tag = MergedTag(side: .ours, name: mine.name(ours), textSide: .ours)
        if isValue(index) { return mergedValue(tag, index, ours: ours, theirs: theirs) }
        let base = elements[index].base
        if other.name(theirs) != mine.name(ours), let base, self.base.tree.name(base) == mine.name(ours) {
            (tag.side, tag.name) = (.theirs, other.name(theirs))
        }
        mergeAttributes(of: &tag, base: base, ours: ours, theirs: theirs)
        let texts = (base.map { self.base.tree.text($0) } ?? "", mine.text(ours), other.text(theirs))
        if texts.1 != texts.2, texts.0 == texts.1 {
            tag.textSide = .theirs
        } else if texts.1 != texts.2, texts.0 != texts.2 {
            tag.conflicts.append("ours says \"\(texts.1)\", theirs \"\(texts.2)\"; ours is in effect")
        }
        return tag
    }

    /// A value that makes sense only as a whole: red of one side with green of the other is nobody's colour.
    private func isValue(_ index: Int) -> Bool {
        let element = elements[index]
        let versions = [(base, element.base), (ours, element.ours), (theirs, element.theirs)]
        return versions.contains { text, element in
            element.map { ["color", "nil", "fontDescription", "font"].contains(text.tree.name($0)) } ?? false
        }
            && versions.allSatisfy { text, element in element.map { text.tree.objectID($0) == nil } ?? true }
    }

    private func mergedValue(_ tag: MergedTag, _ index: Int, ours: ElementID, theirs: ElementID) -> MergedTag {
        var tag = tag
        tag.isWhole = true
        let base = elements[index].base.map { baseContents[$0.index] }
        let (mine, other) = (oursContents[ours.index], theirsContents[theirs.index])
        if mine != other, mine == base {
            (tag.side, tag.name) = (.theirs, self.theirs.tree.name(theirs))
        } else if mine != other, other != base, !Noise.contains(ours, in: self.ours.tree) {
            tag.conflicts.append("theirs has \(self.theirs.element(theirs)); ours is in effect")
        }
        return tag
    }

    private func mergeAttributes(of tag: inout MergedTag, base: ElementID?, ours: ElementID, theirs: ElementID) {
        let (mine, other) = (self.ours.tree, self.theirs.tree)
        let theirAttributes = other.attributes(theirs)
        if mine.attributes(ours) == theirAttributes, tag.side == .ours { return }
        let (oursRaw, theirsRaw) = (self.ours.rawAttributes(ours), self.theirs.rawAttributes(theirs))
        var merged: [(name: String, value: String)] = []
        var isOurs = tag.side == .ours
        func decide(_ name: String) -> MergeSide {
            let values = (base.flatMap { self.base.tree[$0, name] }, mine[ours, name], other[theirs, name])
            if values.1 == values.2 { return .ours }
            if let newer = newerVersion(name, of: ours, values.1, values.2) { return newer }
            if values.0 == values.1 { return .theirs }
            if values.0 != values.2, !Noise.contains(attribute: name, of: ours, in: mine) {
                let theirs = values.2.map { _ in "\(name)=\"\(theirsRaw[name] ?? "")\"" } ?? "no \(name)"
                let ours = values.1.map { _ in "\(name)=\"\(oursRaw[name] ?? "")\"" } ?? "no \(name)"
                tag.conflicts.append("ours has \(ours), theirs \(theirs); ours is in effect")
            }
            return .ours
        }
        for attribute in mine.attributes(ours) {
            let side = decide(attribute.name)
            if side == .theirs { isOurs = false }
            guard let value = (side == .ours ? oursRaw : theirsRaw)[attribute.name] else { continue }
            merged.append((attribute.name, value))
        }
        var previous: String?
        for attribute in theirAttributes {
            defer { previous = attribute.name }
            guard mine[ours, attribute.name] == nil, decide(attribute.name) == .theirs,
                let value = theirsRaw[attribute.name]
            else { continue }
            isOurs = false
            let place = previous.flatMap { name in merged.firstIndex { $0.name == name } }.map { $0 + 1 }
            merged.insert((attribute.name, value), at: place ?? (previous == nil ? 0 : merged.count))
        }
        if isOurs { return }
        let isTheirs =
            merged.map(\.name) == theirAttributes.map(\.name) && merged.allSatisfy { theirsRaw[$0.name] == $0.value }
        if isTheirs, tag.name == other.name(theirs) {
            // The tag as they wrote it.
            tag.side = .theirs
        } else {
            tag.attributes = merged
        }
    }

    /// The side that names the newer version, in attributes that say what the document was saved with, or needs.
    private func newerVersion(_ name: String, of element: ElementID, _ ours: String?, _ theirs: String?) -> MergeSide? {
        let tree = self.ours.tree
        let isVersion: Bool =
            switch tree.name(element) {
            case "document": name == "toolsVersion" || name == "systemVersion"
            case "plugIn": name == "version"
            case "capability": name == "minToolsVersion"
            default: false
            }
        guard isVersion else { return nil }
        guard let ours else { return .theirs }
        guard let theirs else { return .ours }
        return ours.compare(theirs, options: .numeric) == .orderedAscending ? .theirs : .ours
    }
}
