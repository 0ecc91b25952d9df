/// A layout that doesn't come to rest: whenever a pass is over, something asks for the next one.
///
/// UIKit goes on for ever, or stops with an exception. Here the frames of the last pass stand, and standard error is told once.
package struct EndlessLayout: Equatable, Sendable {
    /// What a view goes on asking for.
    package enum Request: String, Sendable {
        case layout = "layout"
        case constraints = "an update of its constraints"
    }

    /// A view that asks again after each pass.
    package struct Asker: Equatable, Sendable {
        /// The name of its class.
        package var type: String
        /// The property that holds it, else its accessibility identifier, else its text; nil where it has none of these.
        package var name: String?
        package var request: Request
    }

    /// How many passes there were.
    package var passes: Int
    /// The views that ask, superviews first; at most ``limit`` of them. None where only numbers of constraints keep changing.
    package var askers: [Asker]
    /// How many views ask besides.
    package var others: Int

    /// How many views are named.
    package static let limit = 8
}

extension EndlessLayout: CustomStringConvertible {
    /// What goes on, who asks, and what to do.
    package var description: String {
        var text = "Layout doesn't come to rest: after \(passes) passes "
        guard !askers.isEmpty else {
            return text + "constants or priorities of constraints still change. Change them only where they differ."
        }
        let names = askers.map { asker in
            "\(asker.type)\(asker.name.map { " '\($0)'" } ?? "") asks for \(asker.request.rawValue)"
        }
        text += names.joined(separator: ", ")
        if others > 0 { text += ", and \(others) more ask" }
        return text + ". Look for setNeedsLayout() and changes of constraints in their layout."
    }
}

extension LayoutHost {
    /// Keeps who doesn't let the layout come to rest, and says so if that is new.
    func noteEndlessLayout() {
        var askers: [EndlessLayout.Asker] = []
        var others = 0
        root.forEachInTree { view in
            let request: EndlessLayout.Request
            if view.flags.contains(.needsUpdateConstraints) {
                request = .constraints
            } else if view.flags.contains(.needsLayout) {
                request = .layout
            } else {
                return
            }
            guard askers.count < EndlessLayout.limit else {
                others += 1
                return
            }
            askers.append(EndlessLayout.Asker(type: "\(type(of: view))", name: view.nameForMessages, request: request))
        }
        let endless = EndlessLayout(passes: Self.maximumRounds, askers: askers, others: others)
        endlessLayout = endless
        guard !saidEndless, Self.logsConflicts else { return }
        saidEndless = true
        FileHandle.standardError.write(Data("\(endless)\n".utf8))
    }
}
