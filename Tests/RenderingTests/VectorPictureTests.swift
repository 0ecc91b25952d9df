import Foundation
import TestFolders
import Testing
import UIKit

@testable import Rendering

/// Vector pictures of asset catalogs.
@Suite struct VectorPictureTests {
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#ff0000"/></svg>
        """
    /// A page of 30 × 40 points whose lower half is blue.
    private static let pdf = """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox [0 0 30 40]/Contents 4 0 R/Resources<<>>>> endobj
        4 0 obj <</Length 24>> stream
        0 0 1 rg 0 0 30 20 re f 
        endstream endobj
        trailer <</Root 1 0 R>>
        %%EOF

        """

    private func catalog(_ folder: TemporaryFolder, _ file: String, _ text: String) throws -> ImageCatalog {
        let set = URL(fileURLWithPath: folder.path("Assets.xcassets/Icon.imageset"))
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: set.appendingPathComponent(file))
        let contents = #"{"images": [{"idiom": "universal", "filename": "\#(file)"}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        return ImageCatalog(near: folder.path("Main.storyboard"))
    }

    private func pixel(_ bitmap: Bitmap, x: CGFloat, y: CGFloat) throws -> Color {
        let canvas = try Canvas(size: bitmap.size, scale: 1, format: .png)
        canvas.draw(bitmap, in: CGRect(origin: .zero, size: bitmap.size))
        return canvas.pixel(x: Int(x), y: Int(y))
    }

    @Test func anSVGPictureIsDrawnInItsSizeAtTheScreensScale() throws {
        let folder = try TemporaryFolder()
        let bitmap = try #require(
            try catalog(folder, "icon.svg", Self.svg).bitmap(named: "Icon", traits: .init(scale: 3)))
        #expect(bitmap.size == CGSize(width: 20, height: 10))
        #expect(bitmap.pixelWidth == 60)
        #expect(try pixel(bitmap, x: 5, y: 5).red > 0.9)
        #expect(try pixel(bitmap, x: 15, y: 5).alpha < 0.1)
    }

    @Test func aDamagedSVGPictureIsAnError() throws {
        let folder = try TemporaryFolder()
        let catalog = try catalog(folder, "icon.svg", "<svg")
        #expect(throws: RenderingError.self) { try catalog.bitmap(named: "Icon") }
    }

    @Test(.enabled(if: PDFPicture.converter != nil, "pdftocairo is not installed"))
    func aPDFPictureIsDrawnInTheSizeOfItsPage() throws {
        let folder = try TemporaryFolder()
        let bitmap = try #require(
            try catalog(folder, "icon.pdf", Self.pdf).bitmap(named: "Icon", traits: .init(scale: 2)))
        #expect(bitmap.size == CGSize(width: 30, height: 40))
        #expect(try pixel(bitmap, x: 15, y: 30).blue > 0.9)
        #expect(try pixel(bitmap, x: 15, y: 5).alpha < 0.1)
    }

    @Test func programsKnowTheSizeOfVectorPicturesWithoutDrawingThem() {
        #expect(ImageHeader.pixelSize(of: Data(Self.svg.utf8)) == CGSize(width: 20, height: 10))
        #expect(ImageHeader.pixelSize(of: Data(Self.pdf.utf8)) == CGSize(width: 30, height: 40))
        let turned = Self.pdf.replacingOccurrences(of: "/Parent", with: "/Rotate 90/Parent")
        #expect(ImageHeader.pixelSize(of: Data(turned.utf8)) == CGSize(width: 40, height: 30))
        let boxed = #"<?xml version="1.0"?><svg viewBox="0 0 24 12"></svg>"#
        #expect(ImageHeader.pixelSize(of: Data(boxed.utf8)) == CGSize(width: 24, height: 12))
        #expect(ImageHeader.pixelSize(of: Data("%PDF-1.5 compressed".utf8)) == nil)
    }
}
