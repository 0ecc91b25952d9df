import DocumentChanges
import Foundation
import InterfaceBuilder
import Testing

/// Merging by object: what one side did is done, what both did against each other stays visible, nothing is lost.
@Suite struct MergeTests {
    private let title = label("title", "Log in")

    // MARK: Clean merges

    @Test func onlyTouchedLinesDiffer() throws {
        let pins = [pin("a", "title", "leading", "16"), pin("b", "title", "top", "20")]
        let base = storyboard(subviews: [title], constraints: pins)
        let ours = base.replacing("constant=\"16\"", with: "constant=\"24\"")
        let theirs = base.replacing("text=\"Log in\"", with: "text=\"Sign in\"")
        let merged = try merge(base, ours, theirs)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == ours.replacing("text=\"Log in\"", with: "text=\"Sign in\""))
    }

    @Test func linesThatEndInReturnsStaySo() throws {
        let base = storyboard(subviews: [title], constraints: [pin("a", "title", "leading", "16")])
            .replacing("\n", with: "\r\n")
        let ours = base.replacing("constant=\"16\"", with: "constant=\"24\"")
        let merged = try merge(base, ours, base.replacing("Log in", with: "Sign in").replacing("\r\n", with: "\n"))
        #expect(merged.text == ours.replacing("Log in", with: "Sign in"))
    }

    @Test func bothSidesMayAddTheFirstSubview() throws {
        let base = storyboard()
        let merged = try merge(
            base, storyboard(subviews: [label("one", "One")]), storyboard(subviews: [label("two", "Two")]))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == storyboard(subviews: [label("one", "One"), label("two", "Two")]))
    }

    @Test func oneSideMayDeleteTheLastSubviewWhileTheOtherAddsOne() throws {
        let merged = try merge(
            storyboard(subviews: [title]), storyboard(), storyboard(subviews: [title, label("two", "Two")]))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == storyboard(subviews: [label("two", "Two")]))
    }

    @Test func anObjectThatMovedTakesTheEditOfTheOtherSideAlong() throws {
        let base = storyboard(subviews: [title, view("box")])
        let ours = storyboard(subviews: [view("box", inside: "<subviews>\(title)</subviews>")])
        let theirs = base.replacing("Log in", with: "Sign in")
        let merged = try merge(base, ours, theirs)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == ours.replacing("Log in", with: "Sign in"))
    }

    @Test func theNewerXcodeIsNamed() throws {
        let base = storyboard(subviews: [title], tools: "9001")
        let ours = storyboard(subviews: [title, label("two", "Two")], tools: "22505")
        let theirs = storyboard(subviews: [label("title", "Sign in")], tools: "21507")
        #expect(try merge(base, ours, theirs).text.contains("toolsVersion=\"22505\""))
        #expect(try merge(base, theirs, ours).text.contains("toolsVersion=\"22505\""))
    }

    @Test func recordedFramesAreNoConflict() throws {
        func document(_ x: Int, _ text: String, alpha: String = "1") -> String {
            let frame = "<rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"10\" height=\"10\"/>"
            return storyboard(subviews: [view("title", "label", "text=\"\(text)\" alpha=\"\(alpha)\"", inside: frame)])
        }
        let merged = try merge(document(1, "A"), document(2, "B"), document(3, "A", alpha: "0.5"))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == document(2, "B", alpha: "0.5"))
    }

    @Test func aPictureThatOneSideStillUsesStays() throws {
        let image = "<image name=\"Logo\" width=\"20\" height=\"20\"/>"
        func picture(_ id: String) -> String { view(id, "imageView", "image=\"Logo\"") }
        let base = storyboard(subviews: [picture("one")], resources: [image])
        let merged = try merge(
            base, storyboard(subviews: []), storyboard(subviews: [picture("one"), picture("two")], resources: [image]))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == storyboard(subviews: [picture("two")], resources: [image]))
    }

    // MARK: Ids

    @Test func otherObjectsUnderOneIdGetAnotherOne() throws {
        let ours = storyboard(subviews: [title, label("new", "Hint")], constraints: [pin("n", "new", "top", "8")])
        let theirs = storyboard(
            subviews: [title, view("new", "button", "opaque=\"NO\"")], constraints: [pin("m", "new", "leading", "4")])
        let merged = try merge(storyboard(subviews: [title]), ours, theirs)
        #expect(merged.conflicts.isEmpty)
        let id = try #require(merged.renamedObjects["new"])
        #expect(merged.text.contains(label("new", "Hint")))
        #expect(merged.text.contains(view(id, "button", "opaque=\"NO\"")))
        #expect(merged.text.contains(pin("n", "new", "top", "8")))
        #expect(merged.text.contains(pin("m", id, "leading", "4")))
    }

    @Test func whatBothSidesAddedAlikeIsThereOnce() throws {
        let base = storyboard(subviews: [title])
        let added = storyboard(subviews: [title, label("new", "Hint")])
        let merged = try merge(base, added, added.replacing("Log in", with: "Sign in"))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == added.replacing("Log in", with: "Sign in"))
    }

    @Test func whatBothSidesAddedNearlyAlikeIsKeptTwice() throws {
        let base = storyboard(subviews: [title])
        let ours = storyboard(subviews: [title, label("new", "Hint")])
        let theirs = storyboard(subviews: [title, label("new", "Note")])
        let merged = try merge(base, ours, theirs)
        #expect(merged.conflicts.count == 1)
        #expect(merged.text.contains("text=\"Hint\"") && merged.text.contains("text=\"Note\""))
    }

    @Test func idsThatADamagedDocumentHasTwiceStayAsTheyAre() throws {
        let base = storyboard(subviews: [title, label("title", "Again")])
        let merged = try merge(
            base, base.replacing("Log in", with: "Sign in"), base.replacing("Again", with: "Once more"))
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == storyboard(subviews: [label("title", "Sign in"), label("title", "Once more")]))
    }

    // MARK: Conflicts

    @Test func ofTwoTextsOursIsInEffectAndTheirsBesideIt() throws {
        let base = storyboard(subviews: [title])
        let merged = try merge(
            base, base.replacing("Log in", with: "Sign in"), base.replacing("Log in", with: "Log -- in"))
        #expect(
            merged.conflicts.map(\.description) == [
                """
                Login.storyboard:12: conflict: label "Sign in" (title): ours has text="Sign in", theirs text="Log -- in"; \
                ours is in effect
                """
            ])
        let lines = merged.text.split(separator: "\n")
        #expect(lines[11].contains("<!--merge conflict: ours has text=\"Sign in\", theirs text=\"Log -&#45; in\""))
        #expect(lines[12].hasSuffix(label("title", "Sign in")))
        _ = try Document(data: merged.result, path: "Login.storyboard")
    }

    @Test func whatOneSideDeletedAndTheOtherChangedStays() throws {
        let pins = [pin("a", "title", "leading", "16"), pin("b", "title", "top", "20")]
        let outlet = "<outlet property=\"titleLabel\" destination=\"title\" id=\"outlet\"/>"
        let base = storyboard(subviews: [title], constraints: pins, connections: [outlet])
        let theirs = base.replacing("Log in", with: "Sign in")
        for (one, other, name) in [(storyboard(), theirs, "ours"), (theirs, storyboard(), "theirs")] {
            let merged = try merge(base, one, other)
            #expect(merged.conflicts.map(\.message).contains { $0.contains("\(name) deleted this") })
            // Its constraints and outlets come back with it.
            #expect(merged.text.contains(label("title", "Sign in")))
            #expect(pins.allSatisfy(merged.text.contains))
            #expect(merged.text.contains(outlet))
        }
    }

    @Test func whatOneSideDeletedAndTheOtherRefersToStays() throws {
        let base = storyboard(subviews: [title, label("two", "Two")])
        let ours = storyboard(subviews: [label("two", "Two")])
        let theirs = storyboard(
            subviews: [title, label("two", "Two")], constraints: [pin("c", "two", "top", "8", to: "title")])
        let merged = try merge(base, ours, theirs)
        #expect(merged.conflicts.count == 1)
        #expect(merged.text.contains(title) && merged.text.contains("id=\"c\""))
    }

    @Test func anObjectThatBothSidesMovedStandsWhereOursPutIt() throws {
        let boxes = ["one", "two"]
        func document(_ holder: String?) -> String {
            let views = boxes.map { view($0, inside: $0 == holder ? "<subviews>\(title)</subviews>" : "<subviews/>") }
            return storyboard(subviews: views + (holder == nil ? [title] : []))
        }
        let merged = try merge(document(nil), document("one"), document("two"))
        #expect(
            merged.conflicts.map(\.message).contains {
                $0.contains("ours put it into view (one), theirs into view (two)")
            })
        #expect(merged.text.matches(of: /id="title"/).count == 1)
        let result = try Document(data: merged.result, path: "Login.storyboard")
        #expect(result.views.first { $0.id == "title" }.flatMap(\.parent).map { result.views[$0].id } == "one")
    }

    @Test func objectsPutIntoEachOtherStayInTheDocument() throws {
        let (one, two) = (view("one"), view("two"))
        let base = storyboard(subviews: [one, two])
        let ours = storyboard(subviews: [view("two", inside: "<subviews>\(one)</subviews>")])
        let theirs = storyboard(subviews: [view("one", inside: "<subviews>\(two)</subviews>")])
        let merged = try merge(base, ours, theirs)
        #expect(!merged.conflicts.isEmpty)
        #expect(try Document(data: merged.result, path: "Login.storyboard").views.count == 3)
    }

    @Test func oneOrderIsTakenOfTwo() throws {
        let labels = ["one", "two", "three", "four"].map { label($0, $0) }
        let base = storyboard(subviews: labels)
        let ours = storyboard(subviews: [labels[3], labels[0], labels[1], labels[2]])
        let theirs = storyboard(subviews: [labels[0], labels[3], labels[1], labels[2]])
        let merged = try merge(base, ours, theirs)
        #expect(merged.conflicts.map(\.message).contains { $0.contains("both sides changed the order") })
        let ids = try Document(data: merged.result, path: "Login.storyboard").views.compactMap(\.id)
        #expect(ids == ["root", "four", "one", "two", "three"])
    }

    @Test func aDocumentThatBothSidesMadeIsMergedAsFarAsItGoes() throws {
        let ours = storyboard(subviews: [title, label("one", "One")])
        let theirs = storyboard(subviews: [title, label("two", "Two")])
        let merged = try DocumentMerge(
            base: Data(), ours: Data(ours.utf8), theirs: Data(theirs.utf8), path: "Login.storyboard")
        #expect(merged.conflicts.isEmpty)
        #expect(merged.text == storyboard(subviews: [title, label("one", "One"), label("two", "Two")]))
    }

    // MARK: Damage

    @Test(arguments: ["", "<document", "<html/>", "<<<<<<< ours\n", "\u{0}\u{1}"])
    func damagedVersionsAreRefused(text: String) throws {
        let base = storyboard(subviews: [title])
        let changed = base.replacing("Log in", with: "Sign in")
        #expect(throws: DocumentError.self) { try merge(base, changed, text) }
        #expect(throws: DocumentError.self) { try merge(base, text, changed) }
        if !text.isEmpty { #expect(throws: DocumentError.self) { try merge(text, base, changed) } }
    }

    /// Bytes that are cut out, doubled or changed anywhere give an error or a document, and never a crash.
    @Test func anyDamageIsAnErrorOrADocument() throws {
        let base = Array(storyboard(subviews: [title], constraints: [pin("a", "title", "leading", "16")]).utf8)
        let ours = String(decoding: base, as: UTF8.self).replacing("\"16\"", with: "\"24\"")
        var random = Randomness(seed: 7)
        for _ in 0..<300 {
            var damaged = base
            let place = Int.random(in: 0..<damaged.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
            case 1: damaged.removeSubrange(place..<min(damaged.count, place + 40))
            default: damaged.insert(contentsOf: damaged[place..<min(damaged.count, place + 60)], at: place)
            }
            do {
                let merged = try DocumentMerge(
                    base: Data(base), ours: Data(ours.utf8), theirs: Data(damaged), path: "Login.storyboard")
                _ = try ElementTree(data: merged.result, path: "Login.storyboard")
            } catch is DocumentError {
                continue
            } catch is MergeError {
                continue
            }
        }
    }
}
