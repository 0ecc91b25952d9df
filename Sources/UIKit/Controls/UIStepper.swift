import Foundation

/// A control that makes a value larger or smaller, 94 points wide.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private var storedValue: Double = 0

    /// The value, kept within the range.
    open var value: Double {
        get { storedValue }
        set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
    }
    /// The least value.
    open var minimumValue: Double = 0 { didSet { value = storedValue } }
    /// The greatest value.
    open var maximumValue: Double = 100 { didSet { value = storedValue } }
    /// How much a tap changes.
    /// - Note: Kept without effect.
    open var stepValue: Double = 1
    /// Whether the value goes on at the other end of the range.
    open var wraps = false
    /// Whether a long touch goes on changing the value.
    /// - Note: Kept without effect.
    open var autorepeat = true
    /// Whether targets hear of every change during a long touch.
    /// - Note: Kept without effect.
    open var isContinuous = true

    /// A stepper at the origin of a rectangle; its size is the stepper's own.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugsContent(horizontally: true)
        self.frame.size = ownSize
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        hugsContent(horizontally: true)
    }

    private var images: [Part: StateValues<UIImage>] = [:]
    private enum Part { case increment, decrement, background }

    private func set(_ image: UIImage?, _ part: Part, _ state: State) {
        images[part, default: StateValues()][exactly: state] = image
        setNeedsDisplay()
    }

    /// Draws a picture in place of the plus.
    open func setIncrementImage(_ image: UIImage?, for state: State) { set(image, .increment, state) }
    /// The picture in place of the plus; nil for the control's own.
    open func incrementImage(for state: State) -> UIImage? { images[.increment]?[state] }
    /// Draws a picture in place of the minus.
    open func setDecrementImage(_ image: UIImage?, for state: State) { set(image, .decrement, state) }
    /// The picture in place of the minus; nil for the control's own.
    open func decrementImage(for state: State) -> UIImage? { images[.decrement]?[state] }
    /// Draws a picture in place of the ground.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(image, .background, state) }
    /// The picture in place of the ground; nil for the control's own.
    open func backgroundImage(for state: State) -> UIImage? { images[.background]?[state] }

    private var ownSize: CGSize { CGSize(width: 94, height: layoutEnvironment.metrics.stepperHeight) }

    /// The control's fixed size.
    open override var intrinsicContentSize: CGSize { ownSize }
    /// The control's fixed size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
}

extension UIStepper {
    /// A picture between its halves. Its own line is drawn here.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {}
}
