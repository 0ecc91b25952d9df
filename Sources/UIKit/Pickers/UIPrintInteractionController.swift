import Foundation

// There is no printer: whatever would print compiles and is refused.

/// Prints. There is no printer: everything is refused, and completions hear so.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The only one.
    public static let shared = UIPrintInteractionController()
    /// Whether anything can be printed: it can't.
    public static var isPrintingAvailable: Bool { false }
    /// Whether that file can be printed: it can't.
    public static func canPrint(_ url: URL) -> Bool { false }
    /// Whether those bytes can be printed: they can't.
    public static func canPrint(_ data: Data) -> Bool { false }

    /// How to print.
    /// - Note: Kept without effect.
    open var printInfo: UIPrintInfo?
    /// What to print.
    /// - Note: Kept without effect.
    open var printingItem: Any?
    /// What to print.
    /// - Note: Kept without effect.
    open var printingItems: [Any]?
    /// How text is set.
    /// - Note: Kept without effect.
    open var printFormatter: UIPrintFormatter?
    /// What draws pages.
    /// - Note: Kept without effect.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Whether a number of copies is asked for.
    /// - Note: Kept without effect.
    open var showsNumberOfCopies = true
    /// Whether a kind of paper is asked for.
    /// - Note: Kept without effect.
    open var showsPaperSelectionForLoadedPapers = false

    /// Refuses.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        refuse(completion)
    }
    /// Refuses.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { refuse(completion) }
    /// Refuses.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { refuse(completion) }
    /// Nothing is shown.
    open func dismiss(animated: Bool) {}

    private func refuse(_ completion: CompletionHandler?) -> Bool {
        completion?(self, false, CocoaError(.featureUnsupported))
        return false
    }
}

/// How to print.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// What is printed.
    public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
    /// How the paper lies.
    public enum Orientation: Int, Sendable { case portrait = 0, landscape }
    /// On which sides.
    public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }

    /// What the job is called.
    /// - Note: Kept without effect.
    open var jobName = ""
    /// What is printed.
    /// - Note: Kept without effect.
    open var outputType = OutputType.general
    /// How the paper lies.
    /// - Note: Kept without effect.
    open var orientation = Orientation.portrait
    /// On which sides.
    /// - Note: Kept without effect.
    open var duplex = Duplex.none
    /// Which printer.
    /// - Note: Kept without effect.
    open var printerID: String?

    /// As usual.
    public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
    /// As a dictionary says; it is left out.
    public init(dictionary: [AnyHashable: Any]?) {}
    /// As usual.
    public override init() {}
}

/// Sets something on pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// Space around a page's contents, in points.
    /// - Note: Kept without effect.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// How wide contents may be, in points.
    /// - Note: Kept without effect.
    open var maximumContentWidth: CGFloat = 0
    /// How high contents may be, in points.
    /// - Note: Kept without effect.
    open var maximumContentHeight: CGFloat = 0
    /// The first page.
    open var startPage = 0
    /// How many pages it takes: none is set.
    open var pageCount: Int { 0 }
    /// Of nothing.
    public override init() {}
}

/// Sets a text on pages.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text.
    /// - Note: Kept without effect.
    open var text: String?
    /// The text with its attributes.
    /// - Note: Kept without effect.
    open var attributedText: NSAttributedString?
    /// The font.
    /// - Note: Kept without effect.
    open var font: UIFont?
    /// The colour.
    /// - Note: Kept without effect.
    open var color: UIColor?
    /// How lines stand.
    /// - Note: Kept without effect.
    open var textAlignment = NSTextAlignment.natural

    /// Of a text.
    public init(text: String) { self.text = text }
    /// Of a text with attributes.
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}

/// Sets HTML on pages.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The text with its marks.
    /// - Note: Kept without effect.
    open var markupText: String?
    /// Of a text.
    public init(markupText: String) { self.markupText = markupText }
}

/// Sets a view on pages.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView
    init(view: UIView) { self.view = view }
}

extension UIView {
    /// Sets the view on pages.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// Draws pages. Nothing asks it to.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The paper, in points.
    open var paperRect: CGRect { .zero }
    /// The part that can be printed on, in points.
    open var printableRect: CGRect { .zero }
    /// The height at the top, in points.
    /// - Note: Kept without effect.
    open var headerHeight: CGFloat = 0
    /// The height at the bottom, in points.
    /// - Note: Kept without effect.
    open var footerHeight: CGFloat = 0
    /// What sets text.
    open private(set) var printFormatters: [UIPrintFormatter]? = []
    /// How many pages there are.
    open var numberOfPages: Int { 0 }
    /// Draws nothing.
    public override init() {}
    /// Adds what sets text.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters?.append(formatter)
    }
    /// Makes ready for drawing pages; never called.
    open func prepare(forDrawingPages range: NSRange) {}
    /// Draws a page; never called.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    /// Draws a page's contents; never called.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws a page's top; never called.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws a page's bottom; never called.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
