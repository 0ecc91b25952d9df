import Foundation
import Testing

@testable import Rendering
@testable import UIKit

/// PDFs that code paints, page by page.
@MainActor
@Suite("PDF contexts")
struct DocumentContextTests {
    private func sizes(_ data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).components(separatedBy: "/MediaBox [").dropFirst().map {
            String($0.prefix { $0 != "]" }).trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("Each page begun is a page of the file, of its own bounds")
    func renderer() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Report"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 200), format: format)
        let data = renderer.pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.cgContext.translateBy(x: 50, y: 50)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            "Words".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 400), pageInfo: [:])
            #expect(context.pdfContextBounds.height == 400)
            // The page before has moved nothing here.
            #expect(context.cgContext.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 400))
            context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        #expect(data.starts(with: Data("%PDF".utf8)))
        #expect(sizes(data) == ["0 0 300 200", "0 0 100 400"])
        #expect(
            data
                == renderer.pdfData { context in
                    context.beginPage()
                    UIColor.red.setFill()
                    context.cgContext.translateBy(x: 50, y: 50)
                    context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
                    "Words".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
                    context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 400), pageInfo: [:])
                    context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
                })
    }

    @Test("Functions begin and end a PDF in data or in a file")
    func functions() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Layer"
        let context = try #require(UIGraphicsGetCurrentContext())
        label.layer.render(in: context)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(sizes(data as Data) == ["0 0 612 792"])

        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(UIGraphicsBeginPDFContextToFile(path, CGRect(x: 0, y: 0, width: 50, height: 60), nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 70, height: 60), nil)
        UIGraphicsEndPDFContext()
        #expect(sizes(try Data(contentsOf: URL(fileURLWithPath: path))) == ["0 0 50 60", "0 0 70 60"])
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    }
}
