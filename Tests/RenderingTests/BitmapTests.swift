import Foundation
import Testing

@testable import Rendering

@Suite struct BitmapTests {
    /// 8 × 8 pixels of (200, 30, 40), JPEG.
    private static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO
        UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P
        T09PT09PT0//wAARCAAIAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF
        BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW
        V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi
        4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC
        AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm
        Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq
        8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDDooorhPsD/9k=
        """

    @Test func aJPEGIsDecoded() throws {
        let text = Self.jpeg.filter { !$0.isWhitespace }
        let data = try #require(Data(base64Encoded: text))
        let bitmap = try Bitmap(data: [UInt8](data), scale: 2)
        #expect(bitmap.pixelWidth == 8)
        #expect(bitmap.size == CGSize(width: 4, height: 4))
        let canvas = try Canvas(size: CGSize(width: 8, height: 8), scale: 1, format: .png)
        canvas.draw(bitmap, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        let pixel = canvas.pixel(x: 4, y: 4)
        #expect(abs(pixel.red - 200 / 255) < 0.03)
        #expect(abs(pixel.green - 30 / 255) < 0.03)
        #expect(abs(pixel.blue - 40 / 255) < 0.03)
    }

    @Test(
        arguments: [[], [0x89, 0x50, 0x4E, 0x47], Array("GIF89a".utf8), [UInt8](repeating: 0xFF, count: 5000)]
            as [[UInt8]])
    func dataThatIsNoPictureIsAnErrorNotACrash(data: [UInt8]) {
        #expect(throws: RenderingError.self) { try Bitmap(data: data) }
    }

    @Test func aTruncatedPNGIsAnErrorOrAPicture() throws {
        let canvas = try Canvas(size: CGSize(width: 40, height: 40), scale: 1, format: .png)
        canvas.fill(.rect(CGRect(x: 3, y: 3, width: 20, height: 11)), color: .black)
        let whole = try canvas.data()
        var refused = 0
        for length in stride(from: 0, to: whole.count, by: 7) {
            do throws(RenderingError) {
                // What the decoder makes of a part has the size that the header states.
                let bitmap = try Bitmap(data: Array(whole.prefix(length)))
                #expect(bitmap.pixelWidth == 40 && bitmap.pixelHeight == 40)
            } catch {
                refused += 1
                guard case .unreadableImage(path: "(data)", _) = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
        #expect(refused > 0, "nothing at all is no picture")
    }
}
