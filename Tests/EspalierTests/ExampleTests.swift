import Foundation
import Testing

/// The three stack-view recipes, laid out from copies that lack every recorded frame but the root's.
///
/// Expected frames were worked out by hand from the recipes' rules and recorded in the storyboards themselves.
@Suite struct ExampleTests {
    static let names = ["SimpleStackView", "NestedStackViews", "DynamicStackView"]

    private func text(_ name: String) throws -> String {
        let file = packageFolder.appendingPathComponent("Examples/\(name)/\(name).storyboard")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Identifier and recorded frame of every view that a layout has to find.
    private func recorded(_ text: String) -> [String: [Double]] {
        var frames: [String: [Double]] = [:]
        let pattern =
            /translatesAutoresizingMaskIntoConstraints="NO" id="([^"]+)"[^>]*>\s*<rect key="frame" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"\/>/
        for match in text.matches(of: pattern) {
            frames[String(match.1)] = [match.2, match.3, match.4, match.5].compactMap { Double($0) }
        }
        return frames
    }

    private func stripped(_ text: String) -> String {
        text.replacing(/(?<view>translatesAutoresizingMaskIntoConstraints="NO"[^>]*>)\s*<rect key="frame"[^>]*\/>/) {
            $0.output.view
        }
    }

    @Test(arguments: names)
    func layoutReproducesTheRecordedFrames(name: String) async throws {
        let document = try text(name)
        let expected = recorded(document)
        #expect(expected.count > 3)
        try await withScratchFolder { folder in
            let run = try await espalier("frames", try folder.file("\(name).storyboard", stripped(document)))
            #expect(run.exitCode == 0, "\(run.testDescription)")
            for (id, frame) in expected.sorted(by: { $0.key < $1.key }) {
                let computed = try #require(run.frame(id), "no row for \(id)")
                let error = zip(computed, frame).map { abs($0 - $1) }.max() ?? .infinity
                #expect(error <= 0.5, "\(id) is \(computed), recorded \(frame)")
            }
        }
    }

    /// On every device the stack of the simple recipe keeps to the margins, and the picture takes up what is left.
    @Test(arguments: ["iphone-se", "iphone-15", "ipad"])
    func simpleRecipeFillsEveryDevice(device: String) async throws {
        let file = packageFolder.path + "/Examples/SimpleStackView/SimpleStackView.storyboard"
        let run = try await espalier("frames", "--device", device, file)
        let root = try #require(run.frame("Fwr-rt-Vew"), "\(run.testDescription)")
        let stack = try #require(run.frame("Fwr-st-Ack"))
        let label = try #require(run.frame("Fwr-lb-Ttl"))
        let image = try #require(run.frame("Fwr-im-Age"))
        let button = try #require(run.frame("Fwr-bn-Pck"))
        #expect(abs(stack[0] + stack[2] + stack[0] - root[2]) < 0.01, "equal margins left and right")
        for view in [label, image, button] { #expect(abs(view[2] - stack[2]) < 0.01) }
        #expect(abs(image[1] - (label[3] + 8)) < 0.51)
        #expect(abs(button[1] - (image[1] + image[3] + 8)) < 0.51)
        #expect(abs(button[1] + button[3] - stack[3]) < 0.51)
    }

    /// The nested recipe keeps its picture square and its fields equally wide, upright and on the side.
    @Test(arguments: ["iphone-se", "iphone-15", "ipad"], ["portrait", "landscape"])
    func nestedRecipeKeepsItsProportions(device: String, orientation: String) async throws {
        let file = packageFolder.path + "/Examples/NestedStackViews/NestedStackViews.storyboard"
        let run = try await espalier("frames", "--device", device, "--orientation", orientation, file)
        let image = try #require(run.frame("Nst-im-Age"), "\(run.testDescription)")
        let rows = try #require(run.frame("Nst-nm-Stk"))
        #expect(abs(image[2] - image[3]) < 0.51, "one to one")
        #expect(abs(image[3] - rows[3]) < 0.51, "as high as the rows")
        let fields = try ["f1", "m2", "l3"].map { try #require(run.frame("Nst-\($0)-Fld"))[2] }
        #expect(fields.allSatisfy { abs($0 - fields[0]) < 0.51 })
        let buttons = try ["kp", "rs", "ds"].map { try #require(run.frame("Nst-\($0)-Btn"))[2] }
        #expect(buttons.allSatisfy { abs($0 - buttons[0]) < 0.51 })
    }
}
