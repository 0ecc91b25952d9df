import Foundation

/// A control for a value within a range. It has no width of its own; its frame is 31 points high, of which Auto Layout
/// sees 30, and two points more at both ends. In iOS 26 it is 34 points high, and Auto Layout sees all of it.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private var storedValue: Float = 0
    var thumbImages = StateValues<UIImage>()
    var minimumTrackImages = StateValues<UIImage>()
    var maximumTrackImages = StateValues<UIImage>()

    /// Where the picture before the track is: at the leading end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else { return .zero }
        return CGRect(
            x: bounds.minX + (Self.imageRoom - size.width) / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
    /// Where the picture after the track is: at the trailing end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else { return .zero }
        return CGRect(
            x: bounds.maxX - (Self.imageRoom + size.width) / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The value, kept within the range.
    open var value: Float {
        get { storedValue }
        set {
            storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            if let trackConfiguration, maximumValue > minimumValue {
                let range = maximumValue - minimumValue
                storedValue = minimumValue + trackConfiguration.allowed((storedValue - minimumValue) / range) * range
            }
            setNeedsDisplay()
        }
    }
    /// The least value; one above the greatest value moves that along.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// The greatest value; one below the least value moves that along.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// How the slider looks, since iOS 26.
    open var sliderStyle = Style.default { didSet { setNeedsDisplay() } }
    /// What the track has besides its ends, since iOS 26. A value that is set becomes the nearest that it allows (measured on
    /// devices with iOS 26.1).
    open var trackConfiguration: TrackConfiguration? { didSet { value = storedValue } }
    /// A picture before the track.
    open var minimumValueImage: UIImage?
    /// A picture after the track.
    open var maximumValueImage: UIImage?
    /// Whether targets hear of every change during a drag.
    /// - Note: Kept without effect.
    open var isContinuous = true
    /// The colour of the track before the knob.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track after the knob.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?

    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Sets the picture of the knob for a state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[exactly: state] = image
        invalidateIntrinsicContentSize()
    }
    /// Sets the picture of the track before the knob for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[exactly: state] = image }
    /// Sets the picture of the track after the knob for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[exactly: state] = image }
    /// The picture of the knob for a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// The picture of the track before the knob for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// The picture of the track after the knob for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    /// The picture of the knob now.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// The place of the track: between the pictures for the least and the greatest value. An override makes it thicker, say.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage == nil ? 0 : Self.imageRoom + 1
        let right = maximumValueImage == nil ? 0 : Self.imageRoom + 1
        return CGRect(
            x: bounds.minX + left + 2, y: bounds.midY - 2, width: max(0, bounds.width - left - right - 4), height: 4)
    }

    /// The width that a picture for the least or the greatest value has, in points.
    private static var imageRoom: CGFloat { 30 }

    /// The place of the knob at a value: as large as its picture, else a circle. An override gives it another place.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let own = min(Self.knobSize, bounds.height)
        let size = currentThumbImage?.size ?? (hasKnob ? CGSize(width: own, height: own) : .zero)
        let range = maximumValue - minimumValue
        var share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
        let x = rect.minX + (rect.width - size.width) * share
        return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    private static var knobSize: CGFloat { 28 }
    private var hasKnob: Bool { sliderStyle != .thumbless }

    override var isSpoken: Bool { true }
    override var spokenValue: String? {
        maximumValue > minimumValue
            ? "\(Int(((value - minimumValue) / (maximumValue - minimumValue) * 100).rounded()))%" : "0%"
    }
    override var spokenTraits: UIAccessibilityTraits { spokenState.union(.adjustable) }

    /// No width; 30 points high, 34 in iOS 26.
    open override var intrinsicContentSize: CGSize {
        let metrics = layoutEnvironment.metrics
        return CGSize(width: UIView.noIntrinsicMetric, height: metrics.sliderHeight - metrics.sliderInsets.vertical)
    }

    /// Two points at both ends and one below; nothing in iOS 26.
    open override var alignmentRectInsets: UIEdgeInsets { layoutEnvironment.metrics.sliderInsets }

    /// The width asked for, 31 points high, 34 in iOS 26.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layoutEnvironment.metrics.sliderHeight)
    }
}
