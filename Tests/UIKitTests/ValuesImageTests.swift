import Testing

@testable import UIKit

@Suite("Values: images")
struct ValuesImageTests {
    /// The first bytes of a picture of the kind, 300 wide and 200 high.
    private static let headers: [String: [UInt8]] = [
        "png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 1, 44, 0, 0, 0, 200],
        "gif": Array("GIF89a".utf8) + [44, 1, 200, 0],
        "jpeg": [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 200, 1, 44, 1, 0, 0],
        "bmp": Array("BM".utf8) + [UInt8](repeating: 0, count: 16) + [44, 1, 0, 0, 0x38, 0xff, 0xff, 0xff],
    ]

    @Test(arguments: ["png", "gif", "jpeg", "bmp"])
    func theSizeIsReadFromTheHeader(kind: String) throws {
        let bytes = try #require(Self.headers[kind])
        #expect(UIImage(data: Data(bytes))?.size == CGSize(width: 300, height: 200))
        #expect(UIImage(data: Data(bytes), scale: 2)?.size == CGSize(width: 150, height: 100))
    }

    @Test(arguments: ["png", "gif", "jpeg", "bmp"])
    func aHeaderCutShortIsNoPicture(kind: String) throws {
        let bytes = try #require(Self.headers[kind])
        for count in 0..<bytes.count - 4 {
            #expect(UIImage(data: Data(bytes.prefix(count))) == nil)
        }
    }

    @Test func otherBytesAreNoPicture() {
        #expect(UIImage(data: Data("<svg/>".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    }

    @Test func variantsKeepTheSize() {
        let image = UIImage(placeholderOfSize: CGSize(width: 10, height: 20))
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.size == image.size)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(image.renderingMode == .automatic)
        #expect(image.withTintColor(.red).ownTintColor == .red)
    }

    @Test func registeredImagesAreFoundByName() {
        #expect(UIImage(named: "ValuesImageTests") == nil)
        UIImage.register(UIImage(placeholderOfSize: CGSize(width: 3, height: 4)), named: "ValuesImageTests")
        #expect(UIImage(named: "ValuesImageTests")?.size == CGSize(width: 3, height: 4))
        UIImage.register(nil, named: "ValuesImageTests")
    }

    /// Free views of recorded documents; within a point.
    @Test(arguments: [
        (
            "calendar", CGSize(width: 128, height: 107), 17.0, UIImage.SymbolScale.medium,
            CGSize(width: 21, height: 17.5)
        ),
        ("circle.fill", CGSize(width: 128, height: 123), 17, .medium, CGSize(width: 19.67, height: 19)),
        ("chevron.right", CGSize(width: 96, height: 128), 17, .medium, CGSize(width: 12.5, height: 16.5)),
        ("exclamationmark.triangle.fill", CGSize(width: 64, height: 56), 17, .large, CGSize(width: 26, height: 23)),
        ("chevron.right", CGSize(width: 97, height: 128), 17, .small, CGSize(width: 11, height: 14)),
        ("mic.slash.fill", CGSize(width: 108, height: 128), 20, .medium, CGSize(width: 20, height: 24)),
        ("plus", CGSize(width: 128, height: 113), 17, .medium, CGSize(width: 18, height: 16)),
        ("globe", CGSize(width: 128, height: 123), 17, .medium, CGSize(width: 20, height: 19)),
    ])
    func symbolsAreAboutAsLargeAsRecorded(
        name: String, template: CGSize, pointSize: Double, scale: UIImage.SymbolScale, recorded: CGSize
    ) {
        let configuration = UIImage.SymbolConfiguration(
            pointSize: CGFloat(pointSize), weight: .regular, scale: scale)
        let size = UIImage(symbol: name, templateSize: template, configuration: configuration).size
        #expect(abs(size.width - recorded.width) <= 1)
        #expect(abs(size.height - recorded.height) <= 1)
    }

    /// Heights of views of recorded documents whose constraints ask for another.
    @Test(arguments: [
        ("questionmark.circle", CGSize(width: 128, height: 123), 34.0, 33.0),
        ("chevron.right", CGSize(width: 96, height: 128), 32, 28.5),
        ("photo", CGSize(width: 128, height: 93), 300, 297.5),
    ])
    @MainActor
    func constraintsMeasureASymbolAsALineOfText(name: String, template: CGSize, required: Double, recorded: Double) {
        let view = UIImageView(image: UIImage(symbol: name, templateSize: template))
        let rect = CGRect(x: 0, y: 0, width: 40, height: required)
        #expect(abs(view.frame(forAlignmentRect: rect).height - recorded) <= 0.5)
    }

    @Test func aSymbolGrowsWithItsConfiguration() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let twice = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
        #expect(abs(twice.size.height - 2 * symbol.size.height) < 0.7)
        #expect(twice.symbolName == "star")
        #expect(UIImage(systemName: "") == nil)
    }
}
