/// Objects of a document of Interface Builder, made anew each time they are asked for.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What stands for the owner and others of a document that are made elsewhere.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects for proxies of external objects, a `[String: Any]` by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let find: () -> any NibContents
    private var found: (any NibContents)?

    /// The nib of a name, without `.xib`, in a bundle; nil stands for the main one. It is looked for when it is first needed.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        find = {
            let supplier = UIApplication.interfaces(for: "UINib(nibName: \"\(name)\")")
            guard let contents = supplier.nib(named: name, in: bundleOrNil) else {
                let place = bundleOrNil?.bundlePath ?? "the program's files"
                stop("Could not load NIB in bundle: '\(place)' with name '\(name)'")
            }
            return contents
        }
        super.init()
    }

    /// The nib that the bytes of a `.xib` document hold.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        find = {
            let supplier = UIApplication.interfaces(for: "UINib(data:bundle:)")
            guard let contents = supplier.nib(data: data) else { stop("UINib(data:bundle:): these bytes are no nib") }
            return contents
        }
        super.init()
    }

    /// A nib within a storyboard: a prototype.
    package init(contents: any NibContents) {
        find = { contents }
        super.init()
    }

    /// Makes the objects, connects them with the owner and with each other, and answers those at the top.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let contents = found ?? find()
        found = contents
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return contents.instantiate(
            owner: ownerOrNil.map { $0 as AnyObject }, objects: external.mapValues { $0 as AnyObject })
    }

    /// Makes the objects and answers the first at the top that is of a kind.
    func instantiateView<View: UIView>(of type: View.Type, for identifier: String) -> View {
        let objects = instantiate(withOwner: nil)
        guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
            stop("the nib registered for identifier \(identifier) must contain a \(type) at its top")
        }
        return view
    }
}

extension Bundle {
    /// Makes the objects of a nib, connects them with the owner and with each other, and answers those at the top.
    @MainActor
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
