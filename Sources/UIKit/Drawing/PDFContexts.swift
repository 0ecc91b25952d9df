import Foundation

/// A PDF that code paints.
final class PDFContext {
    /// The page that pages have unless they say otherwise.
    let bounds: CGRect
    private(set) var pageBounds: CGRect
    let context: CGContext
    private let pages: (any PageSurface)?

    /// - Parameter bounds: in points; an empty one stands for 612 by 792, as in Apple's documentation.
    init(bounds: CGRect, information: [AnyHashable: Any]) {
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        pageBounds = self.bounds
        var texts: [String: String] = [:]
        for (key, value) in information {
            texts["\(key)"] = (value as? [Any])?.map { "\($0)" }.joined(separator: ", ") ?? "\(value)"
        }
        pages = PictureMakers.current?.pages(texts)
        context = CGContext(pages)
    }

    func beginPage(_ bounds: CGRect) {
        pageBounds = bounds.isEmpty ? self.bounds : bounds
        pages?.beginPage(pageBounds.size)
        context.beginPage(pageBounds.size)
        context.translateBy(x: -pageBounds.minX, y: -pageBounds.minY)
    }

    /// The file; empty without pages, and without the module `Rendering`.
    func finish() -> Data { pages?.finished() ?? Data() }
}

/// The PDF's title.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// Who wrote the PDF.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// What the PDF is about.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// Words to find the PDF by.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// What made the PDF.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

private func begin(_ bounds: CGRect, _ information: [AnyHashable: Any]?, take: @escaping (Data) -> Void) {
    let thread = ThreadContext.current
    let pdf = PDFContext(bounds: bounds, information: information ?? [:])
    thread.pdfs.append((pdf, take))
    thread.drawing.append(pdf.context)
}

/// Begins a PDF that the data holds once it is ended; empty bounds stand for pages of 612 by 792 points. Without the module
/// `Rendering` it stays empty.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { begin(bounds, documentInfo) { data.setData($0) } }

/// Begins a PDF that is written to a file once it is ended.
///
/// - Returns: whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    begin(bounds, documentInfo) { data in
        if !FileManager.default.createFile(atPath: path, contents: data) { warn("The PDF \(path) can't be written.") }
    }
    return true
}

/// Begins a page of the PDF's bounds.
public func UIGraphicsBeginPDFPage() {
    guard let pdf = ThreadContext.current.pdfs.last?.pdf else { return }
    pdf.beginPage(pdf.bounds)
}

/// Begins a page of bounds of its own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    ThreadContext.current.pdfs.last?.pdf.beginPage(bounds)
}

/// The bounds of the page, in points; zero outside of a PDF.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    ThreadContext.current.pdfs.last?.pdf.pageBounds ?? .zero
}

/// Ends the PDF that was begun last.
public func UIGraphicsEndPDFContext() {
    let thread = ThreadContext.current
    guard let (pdf, take) = thread.pdfs.popLast() else { return }
    if let index = thread.drawing.lastIndex(where: { $0 === pdf.context }) { thread.drawing.removeSubrange(index...) }
    take(pdf.finish())
}
