public import Foundation
public import InterfaceBuilder
public import Rendering
import UIKit

/// A document as a live view shows it on one device: its scenes with a picture each, where their views stand, and what is
/// wrong with it.
public struct InspectedDocument: Codable, Hashable, Sendable {
    /// A scene, laid out and drawn.
    public struct Scene: Codable, Hashable, Sendable {
        /// `Login`; that of ``ScenePictures``.
        public var name: String
        /// In points.
        public var size: CGSize
        /// As PNG; nil where the scene can't be drawn.
        public var picture: Data?
        /// Why there is no picture.
        public var problem: String?
        /// The views that the document holds, each after those that it stands in.
        public var views: [View]
    }

    /// A view of the document in a scene.
    public struct View: Codable, Hashable, Sendable {
        /// Its object id.
        public var id: String
        /// `label "Name" (abc-de-fgh)`.
        public var name: String
        /// Where the picture shows it, in points: the least rectangle around what a transform made of it.
        public var frame: CGRect
        /// In how many views of the document it stands.
        public var depth: Int
        /// The line of its element.
        public var line: Int
        /// Whether it, or a view that it stands in, isn't shown.
        public var isHidden: Bool
    }

    /// What it is laid out for: `iPhone 15 in portrait`.
    public var environment: String
    /// In the document's order.
    public var scenes: [Scene]
    /// What a check finds in this environment alone, in the order of places.
    public var findings: [Finding]
    /// What could not be drawn or read on the way, a sentence each.
    public var problems: [String]

    /// Lays a document out, checks and draws it.
    ///
    /// - Parameters:
    ///   - rules: what to look for.
    ///   - isDark: the dark appearance; else what the document says.
    ///   - overlays: what is drawn over the views.
    @MainActor
    public init(
        of document: Document, in environment: AuditedEnvironment, rules: [Rule], isDark: Bool = false,
        overlays: Set<RenderOptions.Overlay> = []
    ) {
        self.environment = environment.title
        let images = ImageCatalog(near: document.path)
        let renderer = ViewRenderer(options: RenderOptions(overlays: overlays), images: images)
        scenes = CatalogColors.withColors(of: document, from: images) {
            let instantiation = environment.instantiation(of: document)
            let names = ObjectNames(of: instantiation)
            return ScenePictures(of: instantiation, isDark: isDark ? true : nil).scenes.map { scene in
                var shown = Scene(name: scene.name, size: scene.size, picture: nil, views: [])
                do throws(RenderingError) {
                    shown.picture = Data(try scene.draw(with: renderer).data())
                } catch {
                    shown.problem = "\(error)"
                }
                Self.collect(scene.root, of: scene, names, depth: 0, isHidden: false, into: &shown.views)
                return shown
            }
        }
        findings =
            CheckedDocument(LayoutCheck(of: document, in: [environment], rules: rules).findings(), in: document)
            .findings
        problems =
            environment.translated(document).problems.map { "\($0.path): \($0.reason)" }
            + renderer.problems.map { "\($0)" }
    }

    /// Adds a view and those in it.
    @MainActor
    private static func collect(
        _ view: UIView, of scene: ScenePictures.Scene, _ names: ObjectNames, depth: Int, isHidden: Bool,
        into views: inout [View]
    ) {
        let isHidden = isHidden || view.isHidden || view.alpha == 0
        var depth = depth
        if let node = names.instantiation.node(of: view), let id = node.id {
            views.append(
                View(
                    id: id, name: names.name(of: node), frame: scene.frame(of: view), depth: depth,
                    line: node.position.line,
                    isHidden: isHidden))
            depth += 1
        }
        for subview in view.subviews {
            collect(subview, of: scene, names, depth: depth, isHidden: isHidden, into: &views)
        }
    }
}
