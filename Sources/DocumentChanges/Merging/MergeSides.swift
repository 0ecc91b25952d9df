import Foundation
import InterfaceBuilder

/// The two versions that are merged.
enum MergeSide: CaseIterable {
    case ours, theirs

    var other: MergeSide { self == .ours ? .theirs : .ours }
    var name: String { self == .ours ? "ours" : "theirs" }
}

/// One element of up to three versions of a document.
struct MergedElement {
    var base: ElementID?
    var ours: ElementID?
    var theirs: ElementID?

    subscript(side: MergeSide) -> ElementID? { side == .ours ? ours : theirs }
}

/// Three versions of a document, element by element.
struct MergeSides {
    let base: MarkupText
    let ours: MarkupText
    let theirs: MarkupText
    /// All elements of the three: those of the base, then ours, then theirs, each in document order. The first is the
    /// outermost one.
    private(set) var elements: [MergedElement]
    /// Numbers that equal elements share, whatever version they are of; see `ElementTree.contents`.
    let baseContents: [Int]
    let oursContents: [Int]
    let theirsContents: [Int]
    private var ofBase: [Int]
    private var ofOurs: [Int]
    private var ofTheirs: [Int]

    init(base: MarkupText, ours: MarkupText, theirs: MarkupText) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
        (baseContents, oursContents, theirsContents) = (base.tree.contents, ours.tree.contents, theirs.tree.contents)
        let oursAligned = ElementAlignment(base.tree, ours.tree)
        let theirsAligned = ElementAlignment(base.tree, theirs.tree)
        elements = base.tree.elements.map { element in
            MergedElement(
                base: element, ours: oursAligned.newOfOld[element.index], theirs: theirsAligned.newOfOld[element.index])
        }
        ofBase = Array(elements.indices)
        ofOurs = oursAligned.oldOfNew.map { $0?.index ?? -1 }
        ofTheirs = theirsAligned.oldOfNew.map { $0?.index ?? -1 }
        for element in ours.tree.elements where ofOurs[element.index] < 0 {
            ofOurs[element.index] = elements.count
            elements.append(MergedElement(ours: element))
        }
        pairAdded()
    }

    /// Finds what both sides added: objects by their ids, everything else by what it is to its parent.
    private mutating func pairAdded() {
        var objects = ours.tree.occurrences.mapValues { $0.filter(isFree).reversed() as [ElementID] }
        var waiting: [AddedPlace: [ElementID]] = [:]
        for element in ours.tree.elements.reversed() where isFree(element) && ours.tree.objectID(element) == nil {
            guard let parent = ours.tree.parent(element) else { continue }
            let place = AddedPlace(element, of: ours.tree, parent: ofOurs[parent.index], contents: oursContents)
            waiting[place, default: []].append(element)
        }
        for element in theirs.tree.elements where ofTheirs[element.index] < 0 {
            var partner: ElementID?
            if let id = theirs.tree.objectID(element) {
                partner = objects[id]?.popLast()
            } else if let parent = theirs.tree.parent(element) {
                let place = AddedPlace(
                    element, of: theirs.tree, parent: ofTheirs[parent.index], contents: theirsContents)
                partner = waiting[place]?.popLast()
            }
            if let partner, isFree(partner) {
                ofTheirs[element.index] = ofOurs[partner.index]
                elements[ofOurs[partner.index]].theirs = element
            } else {
                ofTheirs[element.index] = elements.count
                elements.append(MergedElement(theirs: element))
            }
        }
    }

    /// Where both sides add the same: at one parent, under one key, or with equal contents.
    private struct AddedPlace: Hashable {
        let parent: Int
        let key: String?
        let contents: Int

        init(_ element: ElementID, of tree: ElementTree, parent: Int, contents: [Int]) {
            self.parent = parent
            key = tree.key(element)
            self.contents = key == nil ? contents[element.index] : 0
        }
    }

    /// Whether an element of ours is in no other version, as far as is known.
    private func isFree(_ element: ElementID) -> Bool {
        let merged = elements[ofOurs[element.index]]
        return merged.base == nil && merged.theirs == nil
    }

    func text(_ side: MergeSide) -> MarkupText { side == .ours ? ours : theirs }

    func tree(_ side: MergeSide) -> ElementTree { text(side).tree }

    /// The element's place among ``elements``.
    func index(_ element: ElementID, _ side: MergeSide) -> Int {
        side == .ours ? ofOurs[element.index] : ofTheirs[element.index]
    }

    func index(ofBase element: ElementID) -> Int { ofBase[element.index] }

    /// The element's parent in one of the versions; nil for the outermost one, and for what isn't in that version.
    func parent(_ index: Int, in side: MergeSide) -> Int? {
        elements[index][side].flatMap { tree(side).parent($0) }.map { self.index($0, side) }
    }

    func baseParent(_ index: Int) -> Int? {
        elements[index].base.flatMap { base.tree.parent($0) }.map { self.index(ofBase: $0) }
    }

    /// A version of the element that is there, ours if it can be had.
    func anyVersion(_ index: Int) -> (MarkupText, ElementID)? {
        let element = elements[index]
        if let ours = element.ours { return (self.ours, ours) }
        if let theirs = element.theirs { return (self.theirs, theirs) }
        return element.base.map { (base, $0) }
    }

    /// Whether the element only holds others, in all versions.
    func isContainer(_ index: Int) -> Bool {
        let element = elements[index]
        return [(base, element.base), (ours, element.ours), (theirs, element.theirs)].allSatisfy { text, element in
            element.map { text.tree.isContainer($0) } ?? true
        }
    }

    /// The objects that attributes of an element refer to in one version, by attribute.
    static func references(of element: ElementID, in tree: ElementTree) -> [(attribute: String, id: String)] {
        tree.attributes(element).compactMap {
            ReferenceAttribute.contains($0.name, of: tree.name(element)) ? ($0.name, $0.value) : nil
        }
    }
}
