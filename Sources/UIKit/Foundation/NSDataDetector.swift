import Foundation

/// Finds web and mail addresses and telephone numbers in texts. Foundation on Linux has none. Dates and addresses are not
/// found here.
public final class NSDataDetector: NSObject, Sendable {
    /// What is looked for, as bits.
    public let checkingTypes: NSTextCheckingTypes

    /// The types of links and telephone numbers.
    static let links = DetectedText.link.rawValue, phoneNumbers = DetectedText.phone.rawValue

    /// A detector of some types.
    public init(types checkingTypes: NSTextCheckingTypes) throws { self.checkingTypes = checkingTypes }

    private static let domain = "(?:[\\p{L}0-9](?:[\\p{L}0-9-]*[\\p{L}0-9])?\\.)+[\\p{L}]{2,24}"
    private static let path = "(?::[0-9]+)?(?:[/?#][^\\s<>\"]*[^\\s<>\".,;:!?)'\\]])?/?"
    private static let mail = "(?:mailto:)?[\\w.+-]+@" + domain
    /// Domains without a scheme count with those endings that are more than a word: `www.`, and the usual ones.
    private static let link =
        "(?:https?|ftp)://[^\\s<>\"/]+" + path + "|www\\." + domain + path
        + "|(?:[\\p{L}0-9](?:[\\p{L}0-9-]*[\\p{L}0-9])?\\.)+(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|eu|info)\\b"
        + path
    private static let phone = "(?<![\\w/.-])\\+?\\(?[0-9][0-9().\\s/-]{5,18}[0-9](?![\\w/-])"

    private var kinds: [(type: NSTextCheckingResult.CheckingType, pattern: String)] {
        var kinds: [(NSTextCheckingResult.CheckingType, String)] = []
        if checkingTypes & DetectedText.link.rawValue != 0 {
            kinds += [(DetectedText.link, Self.mail), (DetectedText.link, Self.link)]
        }
        if checkingTypes & DetectedText.phone.rawValue != 0 { kinds.append((DetectedText.phone, Self.phone)) }
        return kinds
    }

    /// What is found in a part of a text, in order.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedText] = []
        for (type, pattern) in kinds {
            guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
                continue
            }
            for match in expression.matches(in: string, options: options, range: range) {
                let text = (string as NSString).substring(with: match.range)
                guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
                    type == DetectedText.link || (7...15).contains(text.filter(\.isNumber).count)
                else { continue }
                found.append(DetectedText(type, match.range, text))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }
    /// The first thing that is found.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
    /// How many things are found.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }
    /// Gives each thing that is found to a closure, until it sets its last argument to true.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }
    /// What `enumerateMatches(in:options:range:using:)` is in apps, where a call doesn't say whether a detector or an expression
    /// finds the matches.
    public func enumerateMatched(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateMatches(in: string, options: options, range: range, using: block) }
}

/// What a detector found.
private final class DetectedText: NSTextCheckingResult {
    // Foundation's own names are marked as deprecated on Linux, as it finds none of these. Its bits aren't Apple's.
    static let link = CheckingType(rawValue: 1 << 6), phone = CheckingType(rawValue: 1 << 11)

    private let type: CheckingType
    private let place: NSRange
    let text: String

    init(_ type: CheckingType, _ place: NSRange, _ text: String) {
        (self.type, self.place, self.text) = (type, place, text)
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
    /// The address that was found; mail addresses have the scheme `mailto`, others `http` where they name none.
    public var url: URL? {
        guard resultType == DetectedText.link, let text = (self as? DetectedText)?.text else { return nil }
        if text.contains("://") || text.hasPrefix("mailto:") { return URL(string: text) }
        return URL(string: (text.contains("@") && !text.contains("/") ? "mailto:" : "http://") + text)
    }
    /// The telephone number that was found, as it is written.
    public var phoneNumber: String? { resultType == DetectedText.phone ? (self as? DetectedText)?.text : nil }
}

/// Kinds of things in text, as bits.
public typealias NSTextCheckingTypes = UInt64
