public import InterfaceBuilder
public import Rendering
import UIKit

/// The pictures of a document's scenes: each controller's screen with its bars, each loose view.
///
///     let instantiation = Instantiation(of: document, in: CanvasEnvironment(device: device))
///     for scene in ScenePictures(of: instantiation).scenes {
///         try scene.draw(with: ViewRenderer()).write(to: "\(scene.name).png")
///     }
@MainActor
public struct ScenePictures {
    /// A picture that can be drawn.
    @MainActor
    public struct Scene {
        /// A name for a file: the controller's storyboard identifier, class or title, else "scene-2"; each only once.
        public let name: String
        /// The size in points.
        public let size: CGSize
        package let root: UIView
        package let origin: CGPoint
        /// Bars, status bar and home indicator; nil for a view that doesn't fill the screen.
        let screen: UIView?
        let hasNavigationBar: Bool
        let hasStatusBar: Bool
        /// The card of a sheet on a device.
        let sheet: CGRect?

        /// Where the picture shows a view of the scene, in points.
        package func frame(of view: UIView) -> CGRect {
            ViewRenderer.drawnFrame(of: view, in: root, isBelowNavigationBar: hasNavigationBar)
                .offsetBy(dx: origin.x, dy: origin.y)
        }

        /// Draws the scene.
        ///
        /// - Throws: `RenderingError` for a scene without extent or one too large for a picture.
        public func draw(with renderer: ViewRenderer) throws(RenderingError) -> Canvas {
            let canvas = try renderer.canvas(size: size)
            renderer.drawBackground(for: root, size: size, on: canvas)
            if let sheet { renderer.drawGround(of: sheet, for: root, size: size, on: canvas) }
            renderer.drawing(inSheet: sheet, on: canvas) {
                renderer.draw(root, on: canvas, at: origin, isBelowNavigationBar: hasNavigationBar)
            }
            if let screen {
                renderer.drawScreen(
                    screen, over: root, at: origin, isBelowNavigationBar: hasNavigationBar, sheet: sheet,
                    hasStatusBar: hasStatusBar, on: canvas)
            }
            return canvas
        }
    }

    /// In the document's order.
    public let scenes: [Scene]

    /// Puts the document's trees together and finds what can be drawn of them.
    ///
    /// - Parameter isDark: dark or light appearance; nil for what the document says.
    public init(of instantiation: Instantiation, isDark: Bool? = nil) {
        instantiation.assemble()
        let document = instantiation.document
        var scenes: [Scene] = []
        var names: Set<String> = []
        for (index, tree) in instantiation.trees.enumerated() {
            let node = document.views[tree.node]
            // What another tree shows is in that one's picture.
            guard tree.host == nil, !tree.isShownByAnother, node.parent == nil,
                node.slot == .controllerView || node.slot == .topLevel
            else { continue }
            if let isDark { tree.top.rootEnvironment?.userInterfaceStyle = isDark ? .dark : .light }
            let screen = instantiation.screen(of: index)
            let frame = tree.window == nil ? tree.root.frame : tree.placement.frame
            let name = Self.unique(
                Self.name(of: tree, in: document) ?? "scene-\(scenes.count + 1)", among: &names)
            scenes.append(
                Scene(
                    name: name, size: screen?.bounds.size ?? frame.size, root: tree.root,
                    origin: screen == nil ? .zero : frame.origin, screen: screen,
                    hasNavigationBar: tree.placement.bars?.navigationBar != nil,
                    hasStatusBar: tree.placement.bars?.hasStatusBar != false, sheet: tree.placement.sheet))
        }
        self.scenes = scenes
    }

    private static func name(of tree: ViewTree, in document: Document) -> String? {
        let node = document.views[tree.node]
        var candidates: [String?] = []
        if let index = tree.controller {
            let controller = document.controllers[index]
            candidates = [
                controller.storyboardIdentifier, controller.customClass?.name, controller.userLabel, controller.title,
                controller.navigationItem?.title,
            ]
        }
        candidates += [node.customClass?.name, node.userLabel]
        return candidates.lazy.compactMap { $0 }.map(fileName).first { !$0.isEmpty }
    }

    /// A text as a part of a file name: letters, digits, dash and underscore; anything else becomes a dash.
    public static nonisolated func fileName(_ text: String) -> String {
        // An accent may be spelled as a character of its own, which is no letter.
        let mapped = text.precomposedStringWithCanonicalMapping.unicodeScalars.prefix(60).map { scalar -> Character in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" ? Character(scalar) : "-"
        }
        return String(mapped).split(separator: "-").joined(separator: "-")
    }

    private static func unique(_ name: String, among names: inout Set<String>) -> String {
        var result = name
        var number = 2
        // File systems may not tell upper and lower case apart.
        while !names.insert(result.lowercased()).inserted {
            result = "\(name)-\(number)"
            number += 1
        }
        return result
    }
}
