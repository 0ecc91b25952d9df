import Foundation

/// The area in which a text view sets its lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    var changed: (() -> Void)?
    /// What lays lines out in the area.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// What lays lines out by paragraphs; containers of text views don't name it.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?

    /// Space at both ends of each line, in points; 5 unless set, as documented.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
    /// Where no text is set, in points.
    /// - Note: Kept without effect.
    open var exclusionPaths: [UIBezierPath] = []
    /// How many lines may be shown; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { changed?() } }
    /// What happens to text that is too wide.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
    /// The size, in points; 0 for no limit.
    open var size = CGSize.zero { didSet { if size != oldValue { changed?() } } }
    /// Whether the width follows the text view's; else lines are as wide as `size` says.
    open var widthTracksTextView = true { didSet { changed?() } }
    /// Whether the height follows the text view's; else `size` says how much text is set.
    open var heightTracksTextView = false { didSet { changed?() } }

    /// A container of the usual paddings.
    nonisolated public override init() {
        super.init()
    }
}
