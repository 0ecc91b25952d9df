import Foundation

/// An effect on what is behind a view.
open class UIVisualEffect: NSObject {}

/// A blur of what is behind.
open class UIBlurEffect: UIVisualEffect {
    /// How strong and of which shade the blur is.
    public enum Style: Int, Sendable {
        /// Lighter than what is behind.
        case extraLight = 0
        /// Light.
        case light
        /// Dark.
        case dark
        /// Darker.
        case extraDark
        /// Following the appearance.
        case regular
        /// Following the appearance, standing out.
        case prominent
        /// From the thinnest to the thickest, following the appearance.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        /// That of bars.
        case systemChromeMaterial
        /// The same, always light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// That of light bars.
        case systemChromeMaterialLight
        /// The same, always dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        /// That of dark bars.
        case systemChromeMaterialDark
    }

    package let style: Style

    /// A blur of the style.
    public init(style: Style) {
        self.style = style
    }

    /// Blurs of one style are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    open override var hash: Int { style.rawValue }
}

/// Contents that take on the colours of what a blur is over.
open class UIVibrancyEffect: UIVisualEffect {
    package let blurEffect: UIBlurEffect

    /// The effect over a blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
    }

    /// Effects over equal blurs are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIVibrancyEffect)?.blurEffect.isEqual(blurEffect) ?? false
    }
    open override var hash: Int { blurEffect.hash }

    /// The effect over a blur for a kind of content; all are alike here.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}

/// A view with an effect; what it shows belongs into its content view, which fills it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The effect, or nil for none.
    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
    /// The view for contents. It fills this one; contents held by constraints can size this one through it.
    open private(set) var contentView = UIView()

    /// A view with the effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        attachContentView()
    }

    /// A view without an effect at a place.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        attachContentView()
    }

    private func attachContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The content view fills this one, whatever its mask says.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if contentView.translatesAutoresizingMaskIntoConstraints { contentView.frame = bounds }
    }
}

/// Kinds of content over a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Glass over what is behind, as newer systems have it; drawn as a blur. A view of glass has round ends unless it has corners of
/// its own.
open class UIGlassEffect: UIVisualEffect {
    /// Kinds of glass.
    public enum Style: Int, Sendable { case regular = 0, clear }
    package let style: Style
    /// Whether the glass moves where it is touched.
    /// - Note: Kept without effect.
    open var isInteractive = false
    /// The colour of the glass; nil for none.
    open var tintColor: UIColor?
    /// Glass of a kind.
    public init(style: Style) { self.style = style }
    /// Regular glass.
    public override init() { style = .regular }
}

/// Glass that flows together with glass near it; drawn as a blur.
open class UIGlassContainerEffect: UIVisualEffect {
    /// How near glass flows together, in points.
    /// - Note: Kept without effect.
    open var spacing: CGFloat = 0
}
