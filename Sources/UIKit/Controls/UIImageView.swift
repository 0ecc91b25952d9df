package import AutoLayout
import Foundation

/// A view that shows a picture, or one picture after the other. Its own size is the picture's.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture.
    @exclusivity(unchecked) open var image: UIImage? {
        didSet {
            notePicture()
            if image !== oldValue { imageDidChange() }
        }
    }
    /// The picture shown while the view is highlighted.
    open var highlightedImage: UIImage? { didSet { notePicture() } }
    /// Whether the highlighted picture is shown.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// Pictures to be shown one after the other.
    open var animationImages: [UIImage]?
    /// How long one round takes, in seconds; at 0 every picture is shown for a thirtieth of a second (documentation of this
    /// property).
    open var animationDuration: TimeInterval = 0
    /// How many rounds are shown; 0 for no limit.
    open var animationRepeatCount = 0
    /// When the pictures began to be shown, by the thread's clock.
    private var animationStart: CFTimeInterval?
    /// The picture of the moment that is being drawn.
    var momentaryImage: UIImage?
    /// How a symbol is drawn; what the symbol states itself wins.
    @exclusivity(unchecked) open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageDidChange() }
    }
    /// Whether the picture grows with the accessibility sizes of Dynamic Type, as much as body text does.
    @exclusivity(unchecked) open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { imageDidChange() }
    }

    /// A view without a picture at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as the picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        notePicture()
    }

    /// A view as large as the first picture.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        notePicture()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        isUserInteractionEnabled = false
    }

    /// Starts showing one picture after the other, from the first.
    open func startAnimating() {
        animationStart = animationImages?.isEmpty == false ? ThreadContext.current.clock.time : nil
    }

    /// Stops showing one picture after the other.
    open func stopAnimating() { animationStart = nil }

    /// Whether pictures are being shown one after the other.
    open var isAnimating: Bool { animationImage(at: ThreadContext.current.clock.time) != nil }

    /// The picture of the row that is shown at a time of the clock; nil before and after.
    func animationImage(at time: CFTimeInterval) -> UIImage? {
        guard let animationStart, let images = animationImages, !images.isEmpty else { return nil }
        let isStated = animationDuration > 0 && animationDuration.isFinite
        let round = isStated ? animationDuration : Double(images.count) / 30
        let rounds = max(0, time - animationStart) / round
        guard rounds.isFinite, animationRepeatCount <= 0 || rounds < Double(animationRepeatCount) else { return nil }
        let share = rounds.truncatingRemainder(dividingBy: 1)
        return images[min(images.count - 1, Int(share * Double(images.count)))]
    }

    /// The picture as it is shown: a symbol in its configuration.
    package var displayedImage: UIImage? {
        let shown = momentaryImage ?? (isHighlighted ? highlightedImage ?? image : image)
        guard let shown, shown.isSymbolImage, let preferred = preferredSymbolConfiguration else { return shown }
        return shown.withConfiguration(preferred.merging(shown.symbolConfiguration))
    }

    /// The picture's size, or none.
    open override var intrinsicContentSize: CGSize {
        guard let image = displayedImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        let size = adjusted(image.size)
        return CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    }

    /// The picture's.
    open override var alignmentRectInsets: UIEdgeInsets {
        // Layout asks every view that moves; few of the images in sight have insets.
        guard flags.contains(.showsPicture) else { return .zero }
        return displayedImage?.alignmentRectInsets ?? .zero
    }

    /// The picture's size; that of the bounds without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        displayedImage.map { adjusted($0.size) } ?? bounds.size
    }

    /// A picture's size at the reader's text size: larger in the accessibility categories if the view asks for that
    /// (documentation of `adjustsImageSizeForAccessibilityContentSizeCategory`). By how much isn't documented; here it is
    /// what body text grows by.
    private func adjusted(_ size: CGSize) -> CGSize {
        let category = layoutEnvironment.contentSizeCategory
        guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory else { return size }
        let body = { UIFont.preferredFont(forTextStyle: .body, category: $0).pointSize }
        let factor = body(category) / body(.large)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The picture's own line that text stands on, if it has one; otherwise the bottom edge.
    package override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        guard let offset = displayedImage?.baselineOffsetFromBottom else { return nil }
        return BaselineOffsets(firstFromTop: size.height - offset, lastFromBottom: offset)
    }

    private func notePicture() {
        if image != nil || highlightedImage != nil { flags.insert(.showsPicture) }
    }

    private func imageDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
