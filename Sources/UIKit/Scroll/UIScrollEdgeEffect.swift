/// How content looks where it goes below something at an edge of a scroll view (iOS 26).
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// A kind of such a look.
    @preconcurrency @MainActor
    public final class Style: NSObject {
        /// The system's choice.
        public static let automatic = Style()
        /// Content fades.
        public static let soft = Style()
        /// Content ends at a line.
        public static let hard = Style()
    }

    /// How content ends; kept, it ends below the bar.
    /// - Note: Kept without effect.
    open var style = Style.automatic
    /// Whether content stays as it is at this edge.
    /// - Note: Kept without effect.
    open var isHidden = false
}

/// Says that a view at an edge of a scroll view stands above its content, as a bar does.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The scroll view.
    /// - Note: Kept without effect.
    open weak var scrollView: UIScrollView?
    /// The edge.
    /// - Note: Kept without effect.
    open var edge: UIRectEdge = []
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Keeps the view.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The looks of the four edges of a scroll view; most have none of their own.
@MainActor
struct ScrollEdgeEffects {
    let top = UIScrollEdgeEffect()
    let left = UIScrollEdgeEffect()
    let bottom = UIScrollEdgeEffect()
    let right = UIScrollEdgeEffect()
}

extension UIScrollView {
    private var edgeEffects: ScrollEdgeEffects {
        if let known = keptRareProperties.scrollEdgeEffects { return known }
        let made = ScrollEdgeEffects()
        keptRareProperties.scrollEdgeEffects = made
        return made
    }

    /// How content looks below what stands at the upper edge.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    /// How content looks below what stands at the left edge.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    /// How content looks below what stands at the lower edge.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    /// How content looks below what stands at the right edge.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}
