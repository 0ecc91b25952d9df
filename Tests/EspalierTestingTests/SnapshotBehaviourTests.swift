import EspalierTesting
import Foundation
import Testing
import UIKit

/// What a snapshot test does when something changed, is missing, or is to be recorded.
@MainActor
@Suite("Snapshots", .serialized)
final class SnapshotBehaviourTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func verify<Value, Format>(
        _ value: Value, _ way: Snapshotting<Value, Format>, _ name: String = "screen", record: Bool? = nil
    ) -> String? {
        verifySnapshot(
            of: value, as: way, named: name, record: record, snapshotDirectory: folder.path,
            testName: "behaviour-\(folder.lastPathComponent)()")
    }

    private func seen(in failure: String) throws -> URL {
        let line = try #require(failure.split(separator: "\n").first { $0.hasPrefix("seen: ") })
        return URL(fileURLWithPath: String(line.dropFirst("seen: ".count))).deletingLastPathComponent()
    }

    @Test("A missing snapshot is recorded and fails once; then the same screen passes")
    func recording() throws {
        let first = try #require(verify(SignUpController(), .image(on: .iPhoneX)))
        #expect(first.contains("was missing"))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count == 1 && files[0].hasSuffix(".screen.png"))
        #expect(verify(SignUpController(), .image(on: .iPhoneX)) == nil)
        #expect(verify(SignUpController(), .image(on: .iPhoneX), record: true)?.contains("recorded now") == true)
        let never = withSnapshotTesting(record: .never) { verify(SignUpController(), .image(on: .iPhoneX), "other") }
        #expect(never?.contains("none is recorded") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test("A changed constraint fails a picture, says where, and shows expected, actual and difference on a page")
    func changedConstraint() throws {
        _ = verify(SignUpController(), .image(on: .iPhoneX))
        let failure = try #require(verify(SignUpController(margin: 64), .image(on: .iPhoneX)))
        #expect(failure.contains("pixels differ") || failure.contains("differ, between x 24"))
        let page = try seen(in: failure)
        let own = page.appendingPathComponent("SnapshotBehaviourTests")
            .appendingPathComponent("behaviour-\(folder.lastPathComponent).screen")
        let html = try String(contentsOf: page.appendingPathComponent("index.html"), encoding: .utf8)
        for name in ["expected", "actual", "difference"] {
            #expect(html.contains("behaviour-\(folder.lastPathComponent).screen/\(name).png"))
            #expect(UIImage(contentsOfFile: own.appendingPathComponent("\(name).png").path) != nil)
        }
        // Between the old and the new edge of the card, the difference is red; elsewhere it is the faded screen.
        let difference = try #require(
            UIImage(contentsOfFile: own.appendingPathComponent("difference.png").path)?.cgImage)
        func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: 4)
            let part = try #require(difference.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)))
            let context = CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            return bytes
        }
        #expect(try pixel(40 * 3, 120 * 3) == [0xFF, 0x3B, 0x30, 0xFF])
        #expect(try pixel(150 * 3, 80 * 3) != [0xFF, 0x3B, 0x30, 0xFF])
        #expect(verify(SignUpController(), .image(on: .iPhoneX)) == nil)
        #expect(!FileManager.default.fileExists(atPath: own.path), "a snapshot that passes is taken off the page")
    }

    @Test("A changed tree fails with the lines that differ")
    func changedTree() throws {
        _ = verify(SignUpController(), .recursiveDescription(on: .iPhoneX))
        let failure = try #require(verify(SignUpController(margin: 30), .recursiveDescription(on: .iPhoneX)))
        #expect(failure.contains("−    | ") || failure.contains("− "))
        #expect(failure.contains("frame = (24 68; 327 120)") && failure.contains("frame = (30 68; 321 120)"))
    }

    @Test("A smaller precision lets a few pixels differ")
    func precision() throws {
        func dot(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        _ = verify(dot(.black), .image)
        #expect(verify(dot(.white), .image)?.contains("differ") == true)
        #expect(verify(dot(.white), .image(precision: 0.98)) == nil)
        #expect(verify(dot(UIColor(white: 0.02, alpha: 1)), .image(perceptualPrecision: 0.97)) == nil)
        #expect(verify(dot(UIColor(white: 0.02, alpha: 1)), .image) != nil)
    }

    @Test("A picture of another size says both sizes")
    func size() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = verify(view, .image)
        view.frame.size.width = 20
        #expect(verify(view, .image)?.contains("40 × 20 pixels, not 20 × 20") == true)
    }
}
