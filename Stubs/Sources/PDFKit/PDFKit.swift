@_exported import UIKit

/// A stand-in for a document of pages: it keeps its data and counts no pages, as nothing here reads PDF.
open class PDFDocument: NSObject {
    /// Where it was read.
    public private(set) var documentURL: URL?
    /// Never told anything.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// Kept without effect.
    open var documentAttributes: [AnyHashable: Any]?
    private var pages: [PDFPage] = []
    private var data: Data?

    public override init() {}
    /// Keeps a file's data, if it is a PDF's.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url), data.starts(with: Data("%PDF".utf8)) else { return nil }
        (documentURL, self.data) = (url, data)
    }
    /// Keeps data, if it is a PDF's.
    public init?(data: Data) {
        guard data.starts(with: Data("%PDF".utf8)) else { return nil }
        self.data = data
    }
    /// How many pages were inserted: those of the data aren't counted.
    open var pageCount: Int { pages.count }
    /// A page that was inserted.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// The place of a page, or `NSNotFound`.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// Adds a page.
    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: min(max(index, 0), pages.count))
        page.document = self
    }
    /// Takes a page away.
    open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
    /// The data that it was made of.
    open func dataRepresentation() -> Data? { data }
    /// Writes the data that it was made of.
    @discardableResult open func write(to url: URL) -> Bool { (try? data?.write(to: url)) != nil }
    /// Finds nothing.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    /// Finds nothing.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
    /// Nothing.
    open func cancelFindString() {}
    /// No text is read.
    open var string: String? { nil }
    /// None needs a password.
    open var isLocked: Bool { false }
    /// None needs a password.
    open func unlock(withPassword password: String) -> Bool { true }
}

/// Would hear of searches; nobody is told anything here.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    func didMatchString(_ instance: PDFSelection)
    func documentDidEndDocumentFind(_ notification: Notification)
}

extension PDFDocumentDelegate {
    public func didMatchString(_ instance: PDFSelection) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
}

/// The boxes of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page, which shows a picture or nothing.
open class PDFPage: NSObject {
    /// Whose page it is.
    public internal(set) weak var document: PDFDocument?
    /// Its annotations, which aren't drawn.
    public private(set) var annotations: [PDFAnnotation] = []
    /// A turn in degrees, without effect.
    open var rotation = 0
    private let image: UIImage?

    public override init() { image = nil }
    /// A page that shows a picture.
    public init?(image: UIImage) { self.image = image }
    /// Its number, from 1.
    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
    /// No text is read.
    open var string: String? { nil }
    /// The size of its picture, or a letter's.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
    }
    /// Its picture within a size; white without one.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            image?.draw(in: CGRect(origin: .zero, size: size))
        }
    }
    /// Keeps an annotation.
    open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
    /// Forgets an annotation.
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Finds nothing.
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
}

/// The kinds of annotations.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let highlight = Self(rawValue: "/Highlight")
    public static let underline = Self(rawValue: "/Underline")
    public static let strikeOut = Self(rawValue: "/StrikeOut")
    public static let freeText = Self(rawValue: "/FreeText")
    public static let text = Self(rawValue: "/Text")
    public static let ink = Self(rawValue: "/Ink")
    public static let link = Self(rawValue: "/Link")
    public static let circle = Self(rawValue: "/Circle")
    public static let square = Self(rawValue: "/Square")
    public static let line = Self(rawValue: "/Line")
}

/// A mark on a page: kept, not drawn.
open class PDFAnnotation: NSObject {
    /// Where on the page.
    open var bounds: CGRect
    /// Its kind, as a PDF spells it, without the slash.
    open var type: String?
    /// What it is drawn with.
    open var color = UIColor.black
    /// Its text.
    open var contents: String?
    /// Its text's font.
    open var font: UIFont?
    /// Its text's colour.
    open var fontColor: UIColor?
    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        (self.bounds, type) = (bounds, String(annotationType.rawValue.dropFirst()))
    }
}

/// Selected text: none can be.
open class PDFSelection: NSObject {
    public init(document: PDFDocument) {}
    /// What highlights it.
    open var color: UIColor?
    /// None.
    open var pages: [PDFPage] { [] }
    /// None.
    open var string: String? { nil }
    /// None.
    open func selectionsByLine() -> [PDFSelection] { [] }
    /// None.
    open func bounds(for page: PDFPage) -> CGRect { .null }
}

/// How pages are put.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// Which way pages follow each other.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// Which way thumbnails follow each other.
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// A stand-in for a view of a document: a grey area that keeps what it is given.
open class PDFView: UIView {
    /// Kept without effect.
    open var document: PDFDocument? { didSet { currentPage = document?.page(at: 0) } }
    /// Never told anything.
    open weak var delegate: (any PDFViewDelegate)?
    /// Kept without effect.
    open var autoScales = false
    /// Kept without effect.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// Kept without effect.
    open var displayDirection = PDFDisplayDirection.vertical
    /// Kept without effect.
    open var displaysPageBreaks = true
    /// Kept without effect.
    open var displayBox = PDFDisplayBox.cropBox
    /// Kept without effect.
    open var pageShadowsEnabled = true
    /// Kept without effect.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    /// Kept without effect.
    open var isFindInteractionEnabled = false
    /// Kept without effect.
    open var scaleFactor: CGFloat = 1
    /// Kept without effect.
    open var minScaleFactor: CGFloat = 0.25
    /// Kept without effect.
    open var maxScaleFactor: CGFloat = 5
    /// Kept without effect.
    open var highlightedSelections: [PDFSelection]?
    /// Kept without effect.
    open var currentSelection: PDFSelection?
    /// The scale that would show a whole page.
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    /// The page that it was told to go to.
    public private(set) var currentPage: PDFPage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Selects nothing.
    open func clearSelection() { currentSelection = nil }
    /// Notes a page.
    open func go(to page: PDFPage) { currentPage = page }
    /// Nothing.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    /// Nothing.
    open func layoutDocumentView() {}
    private func step(_ count: Int) {
        guard let document, let page = currentPage else { return }
        document.page(at: document.index(for: page) + count).map(go)
    }
    /// Notes the page after the current one.
    open func goToNextPage(_ sender: Any?) { step(1) }
    /// Notes the page before the current one.
    open func goToPreviousPage(_ sender: Any?) { step(-1) }
}

/// Would hear of a view; nobody is told anything here.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

/// A stand-in for the row of small pages: an empty view that keeps what it is given.
open class PDFThumbnailView: UIView {
    /// Kept without effect.
    open weak var pdfView: PDFView?
    /// Kept without effect.
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    /// Kept without effect.
    open var thumbnailSize = CGSize(width: 20, height: 20)
    /// Kept without effect.
    open var contentInset = UIEdgeInsets.zero
}

extension Notification.Name {
    /// Never posted.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    /// Never posted.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
    /// Never posted.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    /// Never posted.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
}
