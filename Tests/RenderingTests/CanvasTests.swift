import Foundation
import TestFolders
import Testing
import Typography

@testable import Rendering

@Suite struct CanvasTests {
    private func canvas(_ width: Double = 20, _ height: Double = 10, scale: CGFloat = 2) throws -> Canvas {
        try Canvas(size: CGSize(width: width, height: height), scale: scale, format: .png)
    }

    @Test(arguments: [1.0, 2, 3]) func aPictureHasItsSizeTimesItsScaleInPixels(scale: Double) throws {
        let folder = try TemporaryFolder()
        let canvas = try canvas(20, 10, scale: scale)
        try canvas.write(to: folder.path("a.png"))
        let bitmap = try Bitmap(contentsOf: folder.path("a.png"), scale: scale)
        #expect(bitmap.pixelWidth == Int(20 * scale))
        #expect(bitmap.pixelHeight == Int(10 * scale))
        #expect(bitmap.size == CGSize(width: 20, height: 10))
    }

    @Test func aPNGHasEightBitsOfRedGreenBlueAndAlpha() throws {
        let data = try canvas().data()
        #expect(data[24] == 8)  // bit depth, after the signature and the first fields of IHDR
        #expect(data[25] == 6)  // colour type: RGB with alpha
    }

    @Test func fillsColourExactlyTheirShape() throws {
        let canvas = try canvas()
        canvas.fill(.rect(CGRect(x: 5, y: 2, width: 10, height: 5)), color: Color(hex: 0xFF8000))
        #expect(canvas.pixel(x: 10, y: 4) == Color(hex: 0xFF8000))
        #expect(canvas.pixel(x: 29, y: 13) == Color(hex: 0xFF8000))
        #expect(canvas.pixel(x: 9, y: 4).alpha == 0)
        #expect(canvas.pixel(x: 30, y: 13).alpha == 0)
    }

    @Test func aBlurSoftensWhatWasDrawnUnderAShapeAndNothingElse() throws {
        let canvas = try canvas(100, 40)
        canvas.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 40)), color: .white)
        canvas.fill(.rect(CGRect(x: 50, y: 0, width: 50, height: 40)), color: .black)
        #expect(canvas.blur(under: .rect(CGRect(x: 0, y: 0, width: 100, height: 20)), radius: 8))
        // Halfway at the edge, on the way there beside it, and as before far away.
        #expect(abs(canvas.pixel(x: 100, y: 20).red - 0.5) < 0.1)
        #expect((0.55...0.95).contains(canvas.pixel(x: 86, y: 20).red))
        #expect((0.05...0.45).contains(canvas.pixel(x: 114, y: 20).red))
        #expect(canvas.pixel(x: 10, y: 20).red > 0.97)
        #expect(canvas.pixel(x: 190, y: 20).red < 0.03)
        #expect(canvas.pixel(x: 98, y: 60) == .white)
        #expect(canvas.pixel(x: 102, y: 60).red == 0)
    }

    @Test func whatLiesBesideABlurredShapeHasNoPartInIt() throws {
        let canvas = try canvas(100, 60)
        canvas.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 60)), color: .white)
        let gray = Color(hex: 0x808080)
        let panel = CGRect(x: 20, y: 10, width: 53, height: 31)
        canvas.fill(.rect(panel), color: gray)
        #expect(canvas.blur(under: .rect(panel), radius: 25))
        for (x, y) in [(40, 20), (145, 20), (40, 81), (145, 81), (92, 50)] {
            #expect(abs(canvas.pixel(x: x, y: y).red - gray.red) < 0.02, "at \(x), \(y)")
        }
    }

    @Test func vectorsAndHalfTransparentGroupsAreNotBlurred() throws {
        let vectors = try Canvas(size: CGSize(width: 20, height: 20), scale: 1, format: .svg)
        #expect(!vectors.blur(under: .rect(CGRect(x: 0, y: 0, width: 20, height: 20)), radius: 4))
        let canvas = try canvas()
        canvas.withOpacity(0.5) {
            #expect(!canvas.blur(under: .rect(CGRect(x: 0, y: 0, width: 20, height: 10)), radius: 4))
        }
    }

    @Test func roundCornersLeaveTheCornersFree() throws {
        let canvas = try canvas()
        canvas.fill(.roundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), radius: 5), color: .black)
        #expect(canvas.pixel(x: 0, y: 0).alpha == 0)
        #expect(canvas.pixel(x: 39, y: 19).alpha == 0)
        #expect(canvas.pixel(x: 20, y: 0).alpha == 1)
    }

    @Test func onlyTheChosenCornersAreRound() throws {
        let canvas = try canvas()
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        canvas.fill(.roundedRect(rect, radius: 5, corners: [.topLeft, .topRight]), color: .black)
        #expect(canvas.pixel(x: 0, y: 0).alpha == 0)
        #expect(canvas.pixel(x: 0, y: 19).alpha == 1)
    }

    @Test func clipsEndWithTheirScope() throws {
        let canvas = try canvas()
        let all = Path.rect(CGRect(x: 0, y: 0, width: 20, height: 10))
        canvas.saved {
            canvas.clip(to: .rect(CGRect(x: 0, y: 0, width: 10, height: 10)))
            canvas.fill(all, color: .black)
        }
        #expect(canvas.pixel(x: 10, y: 5).alpha == 1)
        #expect(canvas.pixel(x: 30, y: 5).alpha == 0)
    }

    @Test func overlappingShapesOfAGroupDoNotShowThrough() throws {
        let canvas = try canvas()
        let all = Path.rect(CGRect(x: 0, y: 0, width: 20, height: 10))
        canvas.fill(all, color: .white)
        canvas.withOpacity(0.5) {
            canvas.fill(all, color: .black)
            canvas.fill(all, color: .black)
        }
        #expect(abs(canvas.pixel(x: 5, y: 5).red - 0.5) < 0.01)
    }

    @Test func aTransformWithoutAnInverseHidesWhatIsDrawnAndNothingElse() throws {
        let canvas = try canvas()
        let all = Path.rect(CGRect(x: 0, y: 0, width: 20, height: 10))
        canvas.saved {
            canvas.concatenate(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
            canvas.fill(all, color: .black)
        }
        #expect(canvas.pixel(x: 0, y: 0).alpha == 0)
        canvas.fill(all, color: .black)
        #expect(canvas.pixel(x: 0, y: 0).alpha == 1)
    }

    @Test(arguments: [
        CGSize(width: 0, height: 10), CGSize(width: 1e9, height: 1), CGSize(width: Double.nan, height: 1),
    ])
    func impossibleSizesAreRefused(size: CGSize) {
        #expect(throws: RenderingError.self) { try Canvas(size: size, scale: 1, format: .png) }
    }

    @Test(arguments: [
        (
            CGSize(width: 20_000, height: 10.5), 2,
            "a picture of 20000 × 10.5 points cannot be drawn at scale 2; each side may have 16000 points"
        ),
        (
            CGSize(width: 40_000, height: 10), 1,
            "a picture of 40000 × 10 points cannot be drawn; each side may have 32000 points"
        ),
        (CGSize(width: 0, height: 10), 2, "a picture of 0 × 10 points cannot be drawn: it has no extent"),
        (
            CGSize(width: 15_000, height: 15_000), 2,
            "a picture of 15000 × 15000 points cannot be drawn at scale 2; it would have more than 160 million pixels"
        ),
    ])
    func theErrorForASizeNamesTheLimitInPoints(size: CGSize, scale: CGFloat, message: String) throws {
        let error = #expect(throws: RenderingError.self) { try Canvas(size: size, scale: scale, format: .png) }
        #expect(error?.description == message)
    }

    /// A canvas draws what another process draws, whatever was drawn before it.
    @Test(arguments: [Canvas.Format.svg, .pdf, .png])
    func theSameDrawingIsTheSameFile(_ format: Canvas.Format) throws {
        func drawing() throws -> [UInt8] {
            let canvas = try Canvas(size: CGSize(width: 40, height: 40), scale: 2, format: format)
            canvas.saved {
                canvas.clip(to: .roundedRect(CGRect(x: 2, y: 2, width: 30, height: 30), radius: 4))
                canvas.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), color: Color(hex: 0x123456))
            }
            return try canvas.data()
        }
        let first = try drawing()
        #expect(try drawing() == first)
        if format == .svg { #expect(String(decoding: first, as: UTF8.self).contains(#"id="clip"#)) }
        if format == .pdf { #expect(!String(decoding: first, as: UTF8.self).contains("CreationDate")) }
    }

    @Test func idsOfAnSVGFileAreNumberedFromTheFirst() {
        let svg =
            ##"<g id="clip7"/><g id="glyph-3-12"/><use href="#glyph-3-12" clip="url(#clip7)"/><g id="clip9"/>#none"##
        #expect(
            String(decoding: SVGIdentifiers(Array(svg.utf8)).renumbered(), as: UTF8.self)
                == ##"<g id="clip0"/><g id="glyph-0"/><use href="#glyph-0" clip="url(#clip0)"/><g id="clip1"/>#none"##)
    }

    @Test func writingWhereNothingCanBeWrittenNamesThePath() throws {
        let canvas = try canvas()
        #expect(
            throws: RenderingError.unwritableFile(
                path: "/no/such/folder/a.png", reason: "No such file or directory")
        ) { try canvas.write(to: "/no/such/folder/a.png") }
    }

    @Test func nothingButTheFinishedFileIsLeftBehind() throws {
        let folder = try TemporaryFolder()
        try canvas().write(to: folder.path("a.png"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])
    }

    @Test func anSVGIsAsLargeAsTheCanvasInPointsAndHoldsTextAsOutlines() throws {
        let canvas = try Canvas(size: CGSize(width: 320, height: 100), scale: 3, format: .svg)
        let run = StyledRun(text: "Hello", font: Font(size: 17), color: .black)
        canvas.draw(StyledLine(runs: [run], width: 40), at: CGPoint(x: 20, y: 50))
        let svg = String(decoding: try canvas.data(), as: UTF8.self)
        #expect(svg.contains("width=\"320px\" height=\"100px\""))
        #expect(svg.contains("<symbol"))
        #expect(svg.contains("</svg>"))
        #expect(!svg.contains("<text"))
    }

    @Test func aPDFIsOnePage() throws {
        let canvas = try Canvas(size: CGSize(width: 320, height: 100), scale: 1, format: .pdf)
        canvas.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), color: .black)
        #expect(String(decoding: try canvas.data().prefix(5), as: UTF8.self) == "%PDF-")
    }
}
