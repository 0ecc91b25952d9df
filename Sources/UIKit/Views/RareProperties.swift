/// What few views have; kept apart, so that all others stay small.
final class RareProperties {
    var layoutCustomization: (any LayoutCustomization)?
    var interactions: [any UIInteraction] = []
    var motionEffects: [UIMotionEffect] = []
    var mask: UIView?
    var cornerConfiguration: UICornerConfiguration?
    var scrollEdgeEffects: ScrollEdgeEffects?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var isBehindPresentation = false
    var contentScaleFactor: CGFloat?
    var clearsContextBeforeDrawing = true
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var showsLargeContentViewer = false
    var accessibilityIgnoresInvertColors = false
    var scalesLargeContentImage = false
    var focusGroupIdentifier: String?
    var focusEffect: UIFocusEffect?
    var accessibilityContainerType = UIAccessibilityContainerType.none
    var accessibilityTextualContext: UIAccessibilityTextualContext?
    var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    var isSymbolAnimationEnabled = false
    weak var pasteDelegate: (any UITextPasteDelegate)?
    var writingToolsBehavior = UIWritingToolsBehavior.default
    var supportsAdaptiveImageGlyph = false
}

extension UIView {
    var keptRareProperties: RareProperties {
        if let rareProperties { return rareProperties }
        let properties = RareProperties()
        rareProperties = properties
        return properties
    }

    private func rare<Value>(_ property: KeyPath<RareProperties, Value>, unless standard: Value) -> Value {
        rareProperties?[keyPath: property] ?? standard
    }

    // MARK: Look

    /// A view whose opacity shapes this one, in this one's coordinates. It has no superview.
    public var mask: UIView? {
        get { rareProperties?.mask }
        set { keptRareProperties.mask = newValue }
    }

    /// Pixels per point; the screen's unless set.
    /// - Note: Kept without effect.
    public var contentScaleFactor: CGFloat {
        get { rareProperties?.contentScaleFactor ?? traitCollection.displayScale }
        set { keptRareProperties.contentScaleFactor = newValue }
    }

    /// Whether `draw(_:)` begins on nothing; kept, it always does.
    /// - Note: Kept without effect.
    public var clearsContextBeforeDrawing: Bool {
        get { rare(\.clearsContextBeforeDrawing, unless: true) }
        set { keptRareProperties.clearsContextBeforeDrawing = newValue }
    }

    /// How the view is drawn relative to its place, in space. What leads out of the plane is left out.
    public var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = newValue.inPlane }
    }

    /// A picture of a part of the view, as a view that is stretched between its caps.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
        let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
        part.clipsToBounds = true
        whole.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
        part.addSubview(whole)
        return part
    }

    /// A view that looks as this one does now: a picture of it, where the module `Rendering` is in the program; otherwise
    /// one of the same size and ground.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let frame = CGRect(origin: .zero, size: bounds.size)
        if afterUpdates { layoutIfNeeded() }
        let picture = PictureContext(size: bounds.size, scale: 0, isOpaque: false)
        if picture.context.surface != nil {
            layer.render(in: picture.context)
            let copy = UIImageView(image: picture.image)
            copy.frame = frame
            return copy
        }
        let copy = UIView(frame: frame)
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// Draws the view and everything in it into the current context, stretched into a rectangle; false outside of drawing.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = DrawingContexts.current, context.surface != nil else { return false }
        if afterUpdates { (window ?? self).layoutIfNeeded() }
        guard bounds.width > 0, bounds.height > 0 else { return true }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.paint { $0.draw(self) }
        context.restoreGState()
        return true
    }

    // MARK: Interactions

    /// What the view takes part in, oldest first.
    public var interactions: [any UIInteraction] {
        get { rareProperties?.interactions ?? [] }
        set {
            for interaction in interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction, taking it from the view that has it.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        keptRareProperties.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction off; one that the view doesn't have is passed over.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        keptRareProperties.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    // MARK: Assistive technologies

    /// Whether a long press shows the view large to users of large text; kept.
    /// - Note: Kept without effect.
    public var showsLargeContentViewer: Bool {
        get { rare(\.showsLargeContentViewer, unless: false) }
        set { keptRareProperties.showsLargeContentViewer = newValue }
    }

    /// Whether the picture is shown larger; kept.
    /// - Note: Kept without effect.
    public var scalesLargeContentImage: Bool {
        get { rareProperties?.scalesLargeContentImage ?? false }
        set { keptRareProperties.scalesLargeContentImage = newValue }
    }
    /// Which views the focus goes through together; kept.
    /// - Note: Kept without effect.
    public var focusGroupIdentifier: String? {
        get { rareProperties?.focusGroupIdentifier }
        set { keptRareProperties.focusGroupIdentifier = newValue }
    }
    /// How the view looks with the focus; kept.
    /// - Note: Kept without effect.
    public var focusEffect: UIFocusEffect? {
        get { rareProperties?.focusEffect }
        set { keptRareProperties.focusEffect = newValue }
    }
    /// What the view is to those who are told of its parts; kept.
    /// - Note: Kept without effect.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { rareProperties?.accessibilityContainerType ?? .none }
        set { keptRareProperties.accessibilityContainerType = newValue }
    }
    /// What kind of text assistive technology reads; kept.
    /// - Note: Kept without effect.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { rareProperties?.accessibilityTextualContext }
        set { keptRareProperties.accessibilityTextualContext = newValue }
    }
    /// The text shown large; kept.
    /// - Note: Kept without effect.
    public var largeContentTitle: String? {
        get { rareProperties?.largeContentTitle }
        set { keptRareProperties.largeContentTitle = newValue }
    }

    /// The image shown large; kept.
    /// - Note: Kept without effect.
    public var largeContentImage: UIImage? {
        get { rareProperties?.largeContentImage }
        set { keptRareProperties.largeContentImage = newValue }
    }

    /// Whether the view keeps its colours where others are inverted; kept.
    /// - Note: Kept without effect.
    public var accessibilityIgnoresInvertColors: Bool {
        get { rare(\.accessibilityIgnoresInvertColors, unless: false) }
        set { keptRareProperties.accessibilityIgnoresInvertColors = newValue }
    }
}

/// What a view with parts is to those who are told of them.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0, dataTable, list, landmark, semanticGroup
}

extension UIImageView {
    /// How bright the picture may be; kept.
    /// - Note: Kept without effect.
    public var preferredImageDynamicRange: UIImage.DynamicRange {
        get { rareProperties?.preferredImageDynamicRange ?? .unspecified }
        set { keptRareProperties.preferredImageDynamicRange = newValue }
    }
    /// How bright the picture is: as any.
    public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIButton {
    /// Whether a symbol that takes another's place moves; kept.
    /// - Note: Kept without effect.
    public var isSymbolAnimationEnabled: Bool {
        get { rareProperties?.isSymbolAnimationEnabled ?? false }
        set { keptRareProperties.isSymbolAnimationEnabled = newValue }
    }
}

extension UITextField {
    /// How the system helps with writing; it doesn't.
    /// - Note: Kept without effect.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { rareProperties?.writingToolsBehavior ?? .default }
        set { keptRareProperties.writingToolsBehavior = newValue }
    }
}

extension UITextView: UITextPasteConfigurationSupporting {
    /// Would change what is pasted; nobody asks it.
    /// - Note: Kept without effect.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { rareProperties?.pasteDelegate }
        set { keptRareProperties.pasteDelegate = newValue }
    }
    /// How the system helps with writing; it doesn't.
    /// - Note: Kept without effect.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { rareProperties?.writingToolsBehavior ?? .default }
        set { keptRareProperties.writingToolsBehavior = newValue }
    }
    /// Whether pictures that a person made can stand in the text; kept.
    /// - Note: Kept without effect.
    public var supportsAdaptiveImageGlyph: Bool {
        get { rareProperties?.supportsAdaptiveImageGlyph ?? false }
        set { keptRareProperties.supportsAdaptiveImageGlyph = newValue }
    }
}

/// How the system helps with writing.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default` = 0, complete, limited }

/// What kind of text assistive technology reads.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
