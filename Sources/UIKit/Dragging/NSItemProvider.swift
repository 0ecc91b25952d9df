import Foundation

/// An object that can be written for another program. What it would write isn't asked for here.
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// An object that can be read from what another program wrote.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

/// Which programs may read what is handed over.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team, group, ownProcess }

/// What is handed from one program to another by a drag or the pasteboard.
///
/// It keeps an object and data for readers in the same program. Other programs don't exist here.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private var object: (any NSItemProviderWriting)?
    private var loaders: [(type: String, load: Loader)] = []
    /// Gives a type's data, or an error.
    public typealias Loader = @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    /// What the provider hands over.
    var kept: (any NSItemProviderWriting)? { object }
    /// What a file of the contents would be called.
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

    /// Hands an object over, too.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        if self.object == nil { self.object = object }
    }

    /// Hands data of a type over, too.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping Loader
    ) { loaders.append((typeIdentifier, loadHandler)) }

    /// The types of data that were registered, the best first.
    open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }

    /// Whether data of a type was registered. Types are compared by their names: none is of another.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        loaders.contains { $0.type == typeIdentifier }
    }

    /// Hands data of a type over, or an error if none was registered.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let loader = loaders.first(where: { $0.type == typeIdentifier }) else {
            completionHandler(nil, CocoaError(.coderReadCorrupt))
            return Progress(totalUnitCount: 1)
        }
        return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    /// Hands data of a type over as a file, which is gone afterwards; or an error if none was registered.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? UUID().uuidString
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let file = folder.appendingPathComponent(name)
            do {
                guard let data else { return completionHandler(nil, error) }
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                completionHandler(file, nil)
                try FileManager.default.removeItem(at: folder)
            } catch { completionHandler(nil, error) }
        }
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
