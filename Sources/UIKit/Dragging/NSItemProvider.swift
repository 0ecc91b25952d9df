import Foundation

/// An object that can be written for another program. What it would write isn't asked for here.
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// An object that can be read from what another program wrote.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

/// What is handed from one program to another by a drag or the pasteboard.
///
/// It keeps an object for readers in the same program. Types of data and other programs don't exist here.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: (any NSItemProviderWriting)?
    /// What the provider hands over.
    var kept: (any NSItemProviderWriting)? { object }
    /// What a file of the contents would be called.
    /// - Note: Kept without effect.
    open var suggestedName: String?

    /// A provider of nothing.
    public override init() {
        object = nil
        super.init()
    }

    /// A provider of an object.
    public init(object: any NSItemProviderWriting) {
        self.object = object
        super.init()
    }

    /// A provider of an address's contents: the address.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init(object: fileURL as NSURL)
    }

    /// Whether the provider keeps an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object.map { kind(of: aClass, matches: $0) } ?? false
    }

    /// Hands the object over, if it is of a class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = object.flatMap { kind(of: aClass, matches: $0) ? $0 as? any NSItemProviderReading : nil }
        completionHandler(found, found == nil ? CocoaError(.coderReadCorrupt) : nil)
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    /// Whether the provider keeps an object of a class that stands for values of a type: a text for `String`.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Hands the object over as a value of a type, if it stands for one: a text as `String`, an address as `URL`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
    }

    private func kind(of aClass: any NSItemProviderReading.Type, matches object: any NSItemProviderWriting) -> Bool {
        guard let wanted = aClass as? NSObject.Type, let object = object as? NSObject else { return false }
        return object.isKind(of: wanted)
    }
}
