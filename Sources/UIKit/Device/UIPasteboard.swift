import Foundation

/// What was copied. Each lasts as long as the program, and no other program sees it.
open class UIPasteboard: NSObject, @unchecked Sendable {  // the items stand behind a lock
    /// What pasteboards are called.
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The one that all share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    private struct Items: @unchecked Sendable {  // only touched while the lock is held
        var list: [[String: Any]] = []
        var changes = 0
    }

    private static let known = Locked<[Name: UIPasteboard]>([:])
    /// The one that all share.
    public static var general: UIPasteboard {
        known.withLock { known in
            if let general = known[.general] { return general }
            let made = UIPasteboard(name: .general)
            known[.general] = made
            return made
        }
    }

    /// Posted when something was copied.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// What text is called.
    private static let text = "public.utf8-plain-text"

    /// What it is called.
    public let name: Name
    private let content = Locked(Items())

    private init(name: Name) {
        self.name = name
        super.init()
    }

    /// A pasteboard of a name; nil for a new one that isn't to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.known.withLock({ $0[pasteboardName] }) != nil else { return nil }
        self.init(name: pasteboardName)
        Self.known.withLock { $0[pasteboardName] = self }
    }

    /// A pasteboard of a name that nobody else has.
    public class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }
    /// Forgets a pasteboard.
    public class func remove(withName pasteboardName: Name) { known.withLock { $0[pasteboardName] = nil } }

    /// What was copied: for each thing, its forms by their types.
    open var items: [[String: Any]] {
        get { content.withLock { $0.list } }
        set {
            content.withLock {
                $0.list = newValue
                $0.changes += 1
            }
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    /// How often something was copied.
    open var changeCount: Int { content.withLock { $0.changes } }
    /// How many things were copied.
    open var numberOfItems: Int { items.count }
    /// The types of the first thing's forms.
    open var types: [String] { items.first.map { Array($0.keys) } ?? [] }
    /// Copies more things. The options have no effect.
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    /// Copies things. The options have no effect.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    /// The form of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// Copies one form.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// The bytes of a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
    /// Copies bytes.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    /// Whether there are forms of one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// The text that was copied.
    open var string: String? {
        get { strings?.first }
        set { items = newValue.map { [[Self.text: $0]] } ?? [] }
    }
    /// The texts that were copied.
    open var strings: [String]? {
        get {
            let found = all(String.self)
            return found.isEmpty ? nil : found
        }
        set { items = (newValue ?? []).map { [Self.text: $0] } }
    }
    /// The picture that was copied.
    open var image: UIImage? {
        get { all(UIImage.self).first }
        set { items = newValue.map { [["public.image": $0]] } ?? [] }
    }
    /// The address that was copied.
    open var url: URL? {
        get { all(URL.self).first }
        set { items = newValue.map { [["public.url": $0]] } ?? [] }
    }
    /// The colour that was copied.
    open var color: UIColor? {
        get { all(UIColor.self).first }
        set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
    }
    /// The pictures that were copied.
    open var images: [UIImage]? {
        get { list(UIImage.self) }
        set { items = (newValue ?? []).map { ["public.image": $0] } }
    }
    /// The addresses that were copied.
    open var urls: [URL]? {
        get { list(URL.self) }
        set { items = (newValue ?? []).map { ["public.url": $0] } }
    }
    /// The colours that were copied.
    open var colors: [UIColor]? {
        get { list(UIColor.self) }
        set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
    }
    /// Whether colours were copied.
    open var hasColors: Bool { colors != nil }
    /// What was copied, for those who read objects: texts, addresses, pictures and colours.
    open var itemProviders: [NSItemProvider] {
        get {
            items.flatMap(\.values).compactMap { value in
                switch value {
                case let text as String: NSItemProvider(object: NSString(string: text))
                case let url as URL: NSItemProvider(object: url as NSURL)
                case let object as any NSItemProviderWriting: NSItemProvider(object: object)
                default: nil
                }
            }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    /// Puts what providers hold on the board, as far as it is of this program; the options have no effect.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        items = itemProviders.compactMap { provider in
            switch provider.kept {
            case let text as NSString: [Self.text: String(describing: text)]
            case let url as NSURL: URL(string: url.absoluteString).map { ["public.url": $0] }
            case let image as UIImage: ["public.image": image]
            case let color as UIColor: ["com.apple.uikit.color": color]
            default: nil
            }
        }
    }

    private func list<Kind>(_ kind: Kind.Type) -> [Kind]? {
        let found = all(kind)
        return found.isEmpty ? nil : found
    }

    /// Whether text was copied.
    open var hasStrings: Bool { strings != nil }
    /// Whether a picture was copied.
    open var hasImages: Bool { image != nil }
    /// Whether an address was copied.
    open var hasURLs: Bool { url != nil }

    private func all<Kind>(_ kind: Kind.Type) -> [Kind] { items.flatMap { $0.values.compactMap { $0 as? Kind } } }

    /// How things are kept.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Until when, a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether only on this device.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}

extension UIPasteboard {
    /// The type that stands for whatever a value is.
    public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }
}
