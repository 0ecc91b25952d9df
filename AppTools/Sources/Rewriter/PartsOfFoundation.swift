import SwiftSyntax

/// What Foundation, UIKit and XCTest hold or hand on on Apple's systems, and a module of its own holds on Linux.
enum PartsOfFoundation {
    /// The modules of the names that a file mentions.
    static func modules(neededBy syntax: SourceFileSyntax) -> [String] {
        var found: Set<String> = []
        var before = ""
        for token in syntax.tokens(viewMode: .sourceAccurate) {
            if before == "String(", token.text == "format" { found.insert("UIKit") }
            before = token.text == "(" ? before + "(" : token.text
            guard case .identifier(let name) = token.tokenKind else { continue }
            if replaced.contains(name) || isOfUIKitHere(name) { found.insert("UIKit") }
            if name.hasPrefix("XMLParser") { found.insert("FoundationXML") }
            if ofCombine.contains(name) { found.insert("Combine") }
            if isOfCoreImage(name) { found.insert("CoreImage") }
            if name == "XCTContext" || name == "XCTAttachment" { found.insert("EspalierTesting") }
            if isOfNetworking(name) { found.insert("FoundationNetworking") }
        }
        return found.sorted()
    }

    /// What UIKit's functions stand for, see `SyntaxEdits`.
    private static let replaced: Set = [
        "NSLocalizedString", "localizedStringWithFormat", "enumerateMatches", "NSStringFromClass", "NSClassFromString",
        "NSMutableSet",
    ]

    /// What Apple's Foundation has, or hands on of Core Foundation and Objective-C, and UIKit has here.
    private static func isOfUIKitHere(_ name: String) -> Bool {
        ofUIKit.contains(name) || name.hasPrefix("kCFBundle") || name.hasPrefix("objc_")
            || name.hasPrefix("CF") && name.dropFirst(2).first?.isUppercase == true
    }

    private static let ofUIKit: Set = [
        "autoreleasepool", "DateComponentsFormatter", "ListFormatter", "MeasurementFormatter", "NSDataDetector",
        "NSFileCoordinator", "NSHashTable", "NSItemProvider", "NSKeyValueChangeKey", "NSKeyValueObservation",
        "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSMapTable", "NSPointerFunctions", "NSPredicate",
        "NSSelectorFromString", "NSSortDescriptor", "NSStringFromSelector", "NSUserActivity",
        "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "Selector", "UndoManager", "addObserver",
        "didChangeValue", "observeValue", "selector", "willChangeValue",
    ]

    /// What Apple's Foundation hands on of Combine.
    private static let ofCombine: Set = ["ObservableObject", "Published"]

    /// What UIKit hands on of Core Image.
    private static func isOfCoreImage(_ name: String) -> Bool {
        ["Color", "Context", "Detector", "Feature", "Filter", "Image", "Vector"].contains { name == "CI\($0)" }
            || name.hasPrefix("kCI") && name.dropFirst(3).first?.isUppercase == true
    }

    private static func isOfNetworking(_ name: String) -> Bool {
        prefixes.contains { name.hasPrefix($0) } || names.contains(name)
    }

    private static let prefixes = ["URLSession", "HTTPCookie", "URLCredential", "URLProtectionSpace", "CachedURL"]
    private static let names: Set = [
        "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
        "URLProtocol",
        "URLProtocolClient", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "NSURLConnection",
    ]
}
