import UIKit

extension ViewKind {
    /// A segmented control.
    public static let segmentedControl = ViewKind(
        "segmentedControl", content: SegmentedControlContent.self, size: .text
    ) { UISegmentedControl() }
}

/// What segmented controls have.
public struct SegmentedControlContent: ViewContent {
    /// One of the segments.
    public struct Segment: Sendable {
        /// The text shown.
        public var title: String?
        /// The name of the picture shown in place of a text.
        public var image: String?
        /// In points; nil when it follows from the content.
        public var width: Double?
        /// False for a segment that can't be chosen and is drawn greyed.
        public var isEnabled = true
    }

    /// From the leading side.
    public var segments: [Segment] = []
    /// -1 for none.
    public var selectedIndex = -1
    /// Whether segments are as wide as their contents need, and not all equally wide.
    public var apportionsSegmentWidthsByContent = false
    /// The colour of the chosen segment; nil for the system's.
    public var selectedTintColor: ColorDescription?

    /// The text of the first segment.
    public var title: String? { segments.first?.title }
}

extension SegmentedControlContent: ElementContent {
    init(_ element: NodeReader) {
        segments = element.items(in: "segments").map { segment in
            Segment(
                title: segment.text("title"), image: segment.image?.name, width: segment.number("width"),
                isEnabled: segment.bool("enabled") ?? true)
        }
        selectedIndex = element.integer("selectedSegmentIndex") ?? -1
        apportionsSegmentWidthsByContent = element.bool("apportionsSegmentWidthsByContent") ?? false
        selectedTintColor = element.color(key: "selectedSegmentTintColor")
    }

    func configure(_ control: UISegmentedControl, resources: Resources) {
        for (index, segment) in segments.enumerated() {
            if let image = UIImage(segment.image, catalog: nil, resources: resources) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.title ?? "", at: index, animated: false)
            }
            if let width = segment.width { control.setWidth(width, forSegmentAt: index) }
            control.setEnabled(segment.isEnabled, forSegmentAt: index)
        }
        control.selectedSegmentTintColor = UIColor(selectedTintColor, resources: resources)
        control.apportionsSegmentWidthsByContent = apportionsSegmentWidthsByContent
        control.selectedSegmentIndex = segments.indices.contains(selectedIndex) ? selectedIndex : -1
    }
}
