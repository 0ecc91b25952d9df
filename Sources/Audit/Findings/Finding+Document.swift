public import InterfaceBuilder

extension Finding {
    /// An oddity that the reader of a document found.
    public init(_ warning: DocumentWarning) {
        let location = Location(path: warning.path, position: warning.position)
        self.init(rule: Rule(warning.problem), message: warning.problem.message, location: location)
        switch warning.problem {
        // What isn't known here may be newer than this program: it says nothing against the document.
        case .unknownDevice: severity = .note
        case .danglingReference(_, _, let id):
            ids = [id]
        case .duplicateID(let id, let first):
            ids = [id]
            related = [
                Related(
                    message: "the id \(id.debugDescription) is used here first",
                    location: Location(path: warning.path, position: first), ids: [id])
            ]
        default: break
        }
    }

    /// The reason why a file can't be read.
    public init(_ error: DocumentError) {
        self.init(
            rule: Rule(error.problem), message: error.problem.message,
            location: Location(path: error.path, position: error.problem.hasPosition ? error.position : nil))
    }
}

extension Sequence<DocumentWarning> {
    /// A finding for each, and one for all references to the same object that is gone.
    var findings: [Finding] {
        var findings: [Finding] = []
        var places: [String: Int] = [:]
        var counts: [String: Int] = [:]
        for warning in self {
            guard case .danglingReference(_, _, let id) = warning.problem, let place = places[id] else {
                if case .danglingReference(_, _, let id) = warning.problem { places[id] = findings.count }
                findings.append(Finding(warning))
                continue
            }
            counts[id, default: 0] += 1
            findings[place].related.append(
                Finding.Related(
                    message: warning.problem.message,
                    location: Location(path: warning.path, position: warning.position), ids: [id]))
        }
        for (id, count) in counts {
            guard let place = places[id] else { continue }
            findings[place].message += "; \(count) more reference\(count == 1 ? " names" : "s name") it"
        }
        return findings
    }
}

extension Rule {
    init(_ problem: DocumentWarning.Problem) {
        self =
            switch problem {
            case .notANumber, .unknownValue, .unknownDevice, .priorityOutOfRange, .undecodableText, .excludesItself:
                .invalidValue
            case .danglingReference: .danglingReference
            case .duplicateID: .duplicateID
            case .unusableMultiplier: .invalidConstraint
            case .unknownElement: .unknownElement
            }
    }
}

extension Rule {
    init(_ problem: DocumentError.Problem) {
        self = if case .unsupportedType = problem { .unsupportedDocument } else { .unreadableDocument }
    }
}

extension DocumentError.Problem {
    /// Whether the problem lies at a place in the file, and not in the file as a whole.
    fileprivate var hasPosition: Bool {
        switch self {
        case .missing, .notAFile, .unreadable, .tooLarge: false
        case .empty, .notXML, .swiftCode, .badEncoding, .malformed, .documentType, .tooDeep, .unexpectedRoot,
            .unsupportedType:
            true
        }
    }
}

extension Finding {
    /// Something that had to be left out when a document's views were made.
    init(_ problem: InstantiationProblem) {
        self.init(
            rule: problem.isFont ? .unusableFont : .invalidConstraint, message: problem.message,
            location: Location(path: problem.path, position: problem.position))
    }
}
