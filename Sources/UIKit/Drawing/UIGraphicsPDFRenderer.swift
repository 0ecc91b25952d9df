import Foundation

/// What a PDF says of itself.
open class UIGraphicsPDFRendererFormat: NSObject {
    /// Its title and the like, by Core Graphics' names (`kCGPDFContextTitle`).
    open var documentInfo: [String: Any] = [:]
    /// The page that pages have unless they say otherwise, in points.
    open internal(set) var bounds = CGRect.zero

    /// One that says nothing.
    public override init() {}
    /// One that says nothing.
    open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    /// One that says nothing.
    open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// Where a renderer's closure paints pages.
open class UIGraphicsPDFRendererContext: NSObject {
    /// The format of the PDF.
    public let format: UIGraphicsPDFRendererFormat
    private let pdf: PDFContext

    init(_ pdf: PDFContext, _ format: UIGraphicsPDFRendererFormat) { (self.pdf, self.format) = (pdf, format) }

    /// Where paint goes, after the first page was begun.
    open var cgContext: CGContext { pdf.context }
    /// The bounds of the page, in points.
    open var pdfContextBounds: CGRect { pdf.pageBounds }
    /// Begins a page of the renderer's bounds.
    open func beginPage() { pdf.beginPage(pdf.bounds) }
    /// Begins a page of bounds of its own.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pdf.beginPage(bounds) }
    /// Makes a rectangle of the page a link. It isn't one here.
    open func setURL(_ url: URL, for rect: CGRect) {}
    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { UIRectFill(rect) }
    /// Fills a rectangle, mixed with what is there.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// Draws the border of a rectangle.
    open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
    /// Confines later paint to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes PDFs in code, of vectors, with letters as text. They are empty without the module `Rendering`.
open class UIGraphicsPDFRenderer: NSObject {
    /// What closures that paint are given.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// What the PDFs say of themselves.
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect

    /// A renderer of pages of a rectangle in points, whose origin is the page's upper left corner.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }
    /// A renderer of pages of a rectangle in points, whose origin is the page's upper left corner.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// A PDF that a closure paints.
    open func pdfData(actions: DrawingActions) -> Data {
        let pdf = PDFContext(bounds: bounds, information: format.documentInfo)
        DrawingContexts.draw(in: pdf.context) { _ in actions(UIGraphicsPDFRendererContext(pdf, format)) }
        return pdf.finish()
    }

    /// Writes a PDF that a closure paints to a file.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
