import Foundation

/// A turning wheel: 20 × 20, large 37 × 37 (10 of 10 and 3 of 4 free ones in recorded documents).
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// Size and shade.
    public enum Style: Int, Sendable {
        /// Large and white; before iOS 13.
        case whiteLarge = 0
        /// Small and white; before iOS 13.
        case white
        /// Small and grey; before iOS 13.
        case gray
        /// Small.
        case medium = 100
        /// Large.
        case large
    }

    /// Size and shade.
    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    /// The old name of `style`.
    open var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
    /// Whether the wheel is only seen while it turns.
    open var hidesWhenStopped = true { didSet { showOrHide() } }
    /// The colour.
    open var color: UIColor!
    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// A wheel of the style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        hugsContent(horizontally: true)
        frame.size = ownSize
        showOrHide()
    }

    /// A small wheel at a place.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        hugsContent(horizontally: true)
        showOrHide()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        hugsContent(horizontally: true)
    }

    /// Starts turning.
    open func startAnimating() {
        isAnimating = true
        showOrHide()
    }

    /// Stops turning.
    open func stopAnimating() {
        isAnimating = false
        showOrHide()
    }

    /// The colour as it is drawn.
    package var displayedColor: UIColor {
        if let color { return color }
        switch style {
        case .whiteLarge, .white: return .white
        case .gray, .medium, .large: return .systemGray
        }
    }

    private func showOrHide() {
        if hidesWhenStopped { isHidden = !isAnimating }
    }

    private var ownSize: CGSize {
        switch style {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }

    /// The wheel's fixed size.
    open override var intrinsicContentSize: CGSize { ownSize }
    /// The wheel's fixed size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
}
