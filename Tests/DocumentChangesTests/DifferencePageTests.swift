import DocumentChanges
import Foundation
import InterfaceBuilder
import Testing

/// The page of differences: one well-formed file that asks for nothing else and has both pictures of every scene.
@MainActor @Suite struct DifferencePageTests {
    private func page(_ old: String, _ new: String) throws -> String {
        let datas = (Data(old.utf8), Data(new.utf8))
        var difference = try DocumentDifference(old: datas.0, new: datas.1, path: "A & B.storyboard")
        let phone = try #require(Device.named("iphone-15"))
        let changes = FrameChanges(
            from: try Document(data: datas.0, path: "Login.storyboard"),
            to: try Document(data: datas.1, path: "Login.storyboard"),
            in: [{ _ in .init(canvas: CanvasEnvironment(device: phone), title: phone.title) }])
        difference.moves = changes.moves()
        difference.scenes = changes.pictures(marking: difference.changes)
        return DifferencePage(of: [difference]).html
    }

    @Test func everyChangedSceneHasBothPicturesAndMarks() throws {
        let pins = [pin("a", "title", "leading", "16"), pin("b", "title", "top", "120")]
        let old = storyboard(subviews: [label("title", "Log in &lt;now>")], constraints: pins)
        let new = old.replacing("constant=\"16\"", with: "constant=\"24\"").replacing("Log in", with: "Sign in")
        let page = try page(old, new)
        // The page is XML, so that it can be read without a browser.
        let tree = try ElementTree(data: Data(page.replacing("<!DOCTYPE html>\n", with: "").utf8), path: "page.html")
        func all(_ name: String) -> [ElementID] { tree.elements.filter { tree.name($0) == name } }
        let images = all("img").compactMap { tree[$0, "src"] }
        #expect(
            images.count == 2 && images.allSatisfy { $0.hasPrefix("data:image/png;base64,") } && images[0] != images[1])
        #expect(all("rect").map { tree[$0, "x"] } == ["16", "24"])
        #expect(all("li").contains { tree.text($0).contains("leading 16 → 24") })
        #expect(all("h2").map { tree.text($0) } == ["A & B.storyboard"])
        #expect(all("button").compactMap { tree[$0, "data-mode"] } == ["side", "slider", "overlay", "difference"])
        #expect(!page.contains("src=\"http") && !page.contains("@import"))
    }

    @Test func aSceneThatIsNewHasOnePicture() throws {
        let old = storyboard(subviews: [label("title", "A")])
        let other =
            "<scene sceneID=\"scene-2\"><objects><viewController id=\"other\" sceneMemberID=\"viewController\">"
            + "<view key=\"view\" id=\"other-root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/></view>"
            + "</viewController></objects></scene>"
        let page = try page(old, old.replacing("    </scenes>", with: other + "</scenes>"))
        #expect(page.components(separatedBy: "<img ").count == 2)
        #expect(page.contains("There is no such scene."))
    }
}
