/// What a project tells of a class of its own, which no document says.
public struct KnownClass: Codable, Hashable, Sendable {
    /// A length of the class's intrinsic content size.
    public enum Length: Codable, Hashable, Sendable {
        /// In points.
        case points(Double)
        /// The class has no own size in this direction: `UIView.noIntrinsicMetric`.
        case noIntrinsicMetric
    }

    /// The own size of views of the class, as a placeholder in Interface Builder would state it; nil for what the kind has.
    public var intrinsicWidth: Length?
    /// As the width.
    public var intrinsicHeight: Length?
    /// The name of the element that a view of the class is read as, such as `stackView`; nil for what the document says.
    public var element: String?

    /// What is known of a class.
    public init(intrinsicWidth: Length? = nil, intrinsicHeight: Length? = nil, element: String? = nil) {
        self.intrinsicWidth = intrinsicWidth
        self.intrinsicHeight = intrinsicHeight
        self.element = element
    }

    /// The element for views of one of UIKit's classes: `stackView` for `UIStackView`; nil for what isn't a known class.
    public static func element(forClass name: String) -> String? {
        elements.first { className(ofElement: $0) == name }
    }

    /// The classes of UIKit that ``element(forClass:)`` knows.
    public static let classNames: [String] = elements.map(className)

    private static let elements = ViewKind.all.compactMap(\.elements.first)

    private static func className(ofElement element: String) -> String {
        switch element {
        case "mapView": "MKMapView"
        case "webView": "WKWebView"
        case "sceneView": "SCNView"
        case "avRoutePickerView": "AVRoutePickerView"
        default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
        }
    }
}

extension ElementTree {
    /// Writes into the elements of known classes what is known of them. What an element says itself holds.
    mutating func apply(_ classes: [String: KnownClass]) {
        guard !classes.isEmpty else { return }
        for index in nodes.indices {
            guard let name = self[ElementID(index), "customClass"], let known = classes[name],
                ViewKind.named(nodes[index].name) != nil
            else { continue }
            if let element = known.element { nodes[index].name = element }
            add("knownIntrinsicWidth", known.intrinsicWidth, to: index)
            add("knownIntrinsicHeight", known.intrinsicHeight, to: index)
        }
    }

    private mutating func add(_ attribute: String, _ length: KnownClass.Length?, to index: Int) {
        guard let length, self[ElementID(index), attribute] == nil else { return }
        let value =
            switch length {
            case .points(let points): "\(points)"
            case .noIntrinsicMetric: "infinite"
            }
        nodes[index].attributes.append(Attribute(name: attribute, value: value))
    }
}
