/// What is behind the content of a cell or header whose configuration asks for more than a colour with corners: insets, a
/// border, a shadow, an effect, a picture or a view.
@MainActor
final class ConfiguredBackground: UIView {
    private let configuration: UIBackgroundConfiguration
    private let plate = UIView()
    private let border = UIView()

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        let shadow = configuration.shadowProperties
        layer.shadowColor = shadow.color.cgColor
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
        plate.clipsToBounds = true
        addSubview(plate)
        if let effect = configuration.visualEffect { fill(with: UIVisualEffectView(effect: effect)) }
        if let image = configuration.image {
            let view = UIImageView(image: image)
            view.contentMode = configuration.imageContentMode
            fill(with: view)
        }
        if let view = configuration.customView { fill(with: view) }
        addSubview(border)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func fill(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        plate.addSubview(view)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = configuration.insets(within: superview?.directionalLayoutMargins ?? .zero)
        let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        plate.frame = CGRect(
            x: left, y: insets.top, width: max(0, bounds.width - left - right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let radius = min(configuration.cornerRadius, min(plate.bounds.width, plate.bounds.height) / 2)
        plate.layer.cornerRadius = max(0, radius)
        if configuration.hasColor { plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor) }
        for view in plate.subviews { view.frame = plate.bounds }
        let outset = configuration.strokeOutset
        border.frame = plate.frame.insetBy(dx: -outset, dy: -outset)
        border.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
        border.layer.borderWidth = configuration.strokeWidth
        border.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
        layer.shadowPath =
            configuration.shadowProperties.path?.cgPath
            ?? UIBezierPath(roundedRect: plate.frame, cornerRadius: plate.layer.cornerRadius).cgPath
    }
}

extension UIBackgroundConfiguration {
    /// Whether there is a colour to fill with: one of its own, or one that a transformer makes of the tint.
    var hasColor: Bool { backgroundColor != nil || backgroundColorTransformer != nil }

    /// Whether a colour with corners is all there is.
    var isPlain: Bool {
        backgroundInsets == .zero && edgesAddingLayoutMarginsToBackgroundInsets.isEmpty && strokeWidth <= 0
            && visualEffect == nil && customView == nil && image == nil && shadowProperties.opacity <= 0
            && backgroundColorTransformer == nil
    }

    /// The space around the background, with the margins of the sides that get them.
    fileprivate func insets(within margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var insets = backgroundInsets
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    /// The view of the background, in place of the one that was there; nil where a colour with corners does.
    @MainActor
    func view(in owner: UIView, replacing old: UIView?) -> UIView? {
        old?.removeFromSuperview()
        guard !isPlain else { return nil }
        let view = ConfiguredBackground(self)
        view.frame = owner.bounds
        owner.insertSubview(view, at: 0)
        return view
    }
}
