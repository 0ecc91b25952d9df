internal import Files

/// Why a file can't be read as an Interface Builder document, with the place that stops it.
///
/// Oddities that leave the rest of a document usable are no errors: they are collected in ``Document/warnings``.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, with the facts of the case.
    public enum Problem: Hashable, Sendable {
        /// There is no such file.
        case missing
        /// The path names a folder, a device or the like.
        case notAFile(String)
        /// The system refused to read the file, for the reason given.
        case unreadable(String)
        /// The file holds more bytes than a document may have.
        case tooLarge(bytes: Int, limit: Int)
        /// The file holds no bytes, or nothing but white space.
        case empty
        /// The content is something else than XML, as its first bytes tell.
        case notXML(String)
        /// The file is a program in Swift, as its name and first letter tell.
        case swiftCode
        /// The bytes don't form text in the encoding named.
        case badEncoding(String)
        /// The text breaks the rules of XML.
        case malformed(String)
        /// The document declares a document type, which could define entities.
        case documentType
        /// Elements are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// The outermost element isn't `<document>`.
        case unexpectedRoot(String)
        /// The `type` of the document is that of another platform or format.
        case unsupportedType(String)
    }

    /// The file's path as the caller spelled it.
    public var path: String
    /// The place in the file that stops the reading.
    public var position: SourcePosition
    /// What is wrong.
    public var problem: Problem

    /// Makes an error from its facts.
    public init(path: String, position: SourcePosition = .start, problem: Problem) {
        self.path = path
        self.position = position
        self.problem = problem
    }

    /// `path:line:column: error: message`, on one line.
    public var description: String {
        "\(path.readablePath):\(position): error: \(problem.message)"
    }
}

extension DocumentError.Problem {
    init(_ error: FileError, at path: String) {
        self =
            switch error {
            case .missing: .missing
            // What Xcode makes of a document for an app is a folder.
            case .notAFile where path.hasSuffix(".storyboardc"): .notXML("a compiled storyboard")
            case .notAFile where path.hasSuffix(".nib"): .notXML("a compiled nib")
            case .notAFile(let kind): .notAFile(kind)
            case .tooLarge(let bytes, let limit): .tooLarge(bytes: bytes, limit: limit)
            case .refused(let reason): .unreadable(reason)
            }
    }

    /// What is wrong and what to do about it, in one line without the place.
    public var message: String {
        switch self {
        case .missing:
            "there is no such file; check the path"
        case .notAFile(let kind):
            "this is \(kind), not a file; name a .storyboard or .xib file"
        case .unreadable(let reason):
            "the file can't be read: \(reason)"
        case .tooLarge(let bytes, let limit):
            "the file holds \(bytes) bytes, more than the \(limit) a document may have"
        case .empty:
            "the file is empty; save the document again"
        case .notXML(let what):
            "this is \(what), not an Interface Builder document; name the .storyboard or .xib source"
        case .swiftCode:
            "this is Swift code, not an Interface Builder document; a program that imports UIKit is run, by "
                + "`swift run` in a package that depends on espalier"
        case .badEncoding(let encoding):
            "the text is not valid \(encoding); save the document again as UTF-8"
        case .malformed(let what):
            "malformed XML: \(what)"
        case .documentType:
            "document type declarations are refused, they could define entities; remove <!DOCTYPE …>"
        case .tooDeep(let limit):
            "elements are nested more than \(limit) deep; flatten the document"
        case .unexpectedRoot(let name):
            "the outermost element is <\(name)>, not <document>; "
                + (name == "archive"
                    ? "the file is older than Xcode 5, open and save it in a newer Xcode"
                    : "name a .storyboard or .xib file")
        case .unsupportedType(let type):
            "the document's type is \(type.debugDescription); only documents for iOS can be read"
        }
    }
}
