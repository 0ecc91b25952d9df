import Foundation
internal import Typography

/// A row of segments of which one is on.
///
/// Its segments are equally wide: as the widest title needs (``SystemMetrics/segmentWeight``),
/// with 18 points around it, and a point between two (12 of 13 free controls in recorded documents exactly).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// No segment.
    public class var noSegment: Int { -1 }

    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true
        var contentOffset = CGSize.zero
    }

    var segments: [Segment] = []
    var titleAttributes = StateValues<[NSAttributedString.Key: Any]>() { didSet { contentDidChange() } }

    /// The segment that is on, or `noSegment`.
    open var selectedSegmentIndex = -1 { didSet { setNeedsDisplay() } }
    /// Whether a segment goes off again at once.
    open var isMomentary = false
    /// Whether segments are as wide as their titles need.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
    /// The colour of the segment that is on.
    open var selectedSegmentTintColor: UIColor?

    /// A control without segments at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control of actions.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// A control of titles and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let image = item as? UIImage {
                insertSegment(with: image, at: numberOfSegments, animated: false)
            } else {
                insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
            }
        }
        frame.size = sizeThatFits(.zero)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Puts a segment of a title at a place.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Puts a segment of an image at a place.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// The action of a segment; nil for none.
    open func actionForSegment(at segment: Int) -> UIAction? { element(segment)?.action }
    /// Gives a segment an action, with its title and picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.action, $0.title, $0.image) = (action, action.title, action.image) }
    }
    /// Draws a picture behind segments of a state, in place of the control's own ground. Only the one for the usual metrics is
    /// drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        grounds[barMetrics, default: StateValues()][exactly: state] = backgroundImage
        setNeedsDisplay()
    }
    /// The picture behind segments of a state.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { grounds[barMetrics]?[state] }
    private var grounds: [UIBarMetrics: StateValues<UIImage>] = [:]

    /// Draws a picture between segments of these states; one for two normal ones serves where none is set for others. Only the
    /// one for the usual metrics is drawn.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        let place = Divider(metrics: barMetrics, left: leftState.rawValue, right: rightState.rawValue)
        dividers[place] = dividerImage
        setNeedsDisplay()
    }
    /// The picture between segments of these states.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividers[Divider(metrics: barMetrics, left: leftState.rawValue, right: rightState.rawValue)]
            ?? dividers[Divider(metrics: barMetrics, left: 0, right: 0)]
    }
    private var dividers: [Divider: UIImage] = [:]

    /// Where a picture between two segments stands.
    private struct Divider: Hashable { let metrics: UIBarMetrics, left: UInt, right: UInt }

    /// Puts a segment of an action at a place.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    /// Takes the segment at the place away. The one that is on stays on, unless it goes.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if segment == selectedSegmentIndex {
            selectedSegmentIndex = Self.noSegment
        } else if segment < selectedSegmentIndex {
            selectedSegmentIndex -= 1
        }
        contentDidChange()
    }

    /// Takes every segment away.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
        contentDidChange()
    }

    /// Sets the title of a segment, in place of its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    /// Sets the image of a segment, in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    /// Sets the width of a segment, in points; 0 for its own.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// Sets whether a segment can be chosen. One that can't isn't on (measured on devices with iOS 26).
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
        if !enabled, segment == selectedSegmentIndex { selectedSegmentIndex = Self.noSegment }
    }
    /// Shifts the content of a segment, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }
    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { element(segment)?.title }
    /// The image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { element(segment)?.image }
    /// The width set for a segment, in points.
    open func widthForSegment(at segment: Int) -> CGFloat { element(segment)?.width ?? 0 }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { element(segment)?.isEnabled ?? false }
    /// How far the content of a segment is shifted, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { element(segment)?.contentOffset ?? .zero }

    /// Sets attributes of titles for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[exactly: state] = attributes
    }
    /// The attributes of titles for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// The font of titles: 13 points unless set.
    package var titleFont: UIFont {
        titleAttributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    }

    /// The places of the segments from left to right in a control of the width, in points.
    package func segmentWidths(in width: CGFloat) -> [CGFloat] {
        guard !segments.isEmpty else { return [] }
        let natural = naturalWidths()
        let fixed = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? $1.0.width : 0) }
        let free = segments.filter { $0.width == 0 }.count
        let room = max(0, width - CGFloat(segments.count - 1) - fixed)
        let freeNatural = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
        return zip(segments, natural).map { segment, own in
            if segment.width > 0 { return segment.width }
            guard apportionsSegmentWidthsByContent, freeNatural > 0 else { return room / CGFloat(max(1, free)) }
            return room * own / freeNatural
        }
    }

    /// What each segment would have of its own, in points.
    private func naturalWidths() -> [CGFloat] {
        let environment = layoutEnvironment
        let padding = environment.metrics.segmentPadding
        let stated = titleAttributes[.normal]?[.font] as? UIFont
        let font = (stated ?? .systemFont(ofSize: 13, weight: environment.metrics.segmentWeight)).typographic
        let contents = segments.map { segment -> CGFloat in
            if let image = segment.image { return image.size.width }
            guard let title = segment.title else { return 0 }
            return environment.size(of: AttributedText(title, font: font)).width.rounded(.up)
        }
        let widest = contents.max() ?? 0
        return zip(segments, contents).map { segment, content in
            if segment.width > 0 { return segment.width }
            return (apportionsSegmentWidthsByContent ? content : widest) + padding
        }
    }

    private var ownHeight: CGFloat { layoutEnvironment.metrics.segmentHeight }

    /// The segments' widths with a point between two.
    open override var intrinsicContentSize: CGSize {
        let widths = naturalWidths()
        let width = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1))
        return CGSize(width: width, height: ownHeight)
    }

    /// One point below.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    /// The segments' widths, one point higher than Auto Layout sees.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: ownHeight + 1)
    }

    private func insert(_ segment: Segment, at index: Int) {
        segments.insert(segment, at: min(max(0, index), segments.count))
        contentDidChange()
    }

    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        contentDidChange()
    }

    private func element(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
