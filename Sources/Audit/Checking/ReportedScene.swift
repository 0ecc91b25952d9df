public import Foundation
import InterfaceBuilder
import Rendering
import UIKit

/// A scene as a report draws it: a picture, and where the objects stand that findings are about.
public struct ReportedScene: Codable, Hashable, Sendable {
    /// The document's path as the caller spelled it.
    public var path: String
    /// The scene's name: `Login`.
    public var name: String
    /// What it is laid out for: `iPhone 15 in portrait`.
    public var environment: String
    /// In points.
    public var size: CGSize
    /// As PNG; nil where the scene can't be drawn.
    public var picture: Data?
    /// The frames of views by their ids, in the scene's coordinates.
    public var frames: [String: CGRect]

    /// The scenes in which objects of findings stand, each in the first environment in which one of its findings holds.
    @MainActor
    public static func scenes(
        showing findings: [Finding], of document: Document, in environments: [AuditedEnvironment]
    ) -> [ReportedScene] {
        var scenes: [ReportedScene] = []
        let images = ImageCatalog(near: document.path)
        for (index, environment) in environments.enumerated() {
            let here = findings.filter { finding in
                finding.environments.first.map { $0 == environment.title } ?? (index == 0)
            }
            let ids = Set(here.flatMap { $0.ids + $0.related.flatMap(\.ids) })
            guard !ids.isEmpty else { continue }
            scenes += CatalogColors.withColors(of: document, from: images) {
                Self.scenes(showing: ids, of: document, in: environment, images: images)
            }
        }
        return scenes
    }

    @MainActor
    private static func scenes(
        showing ids: Set<String>, of document: Document, in environment: AuditedEnvironment, images: ImageCatalog
    ) -> [ReportedScene] {
        let instantiation = environment.instantiation(of: document)
        // One pixel to the point: it is an illustration, and there may be many.
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, overlays: [.problems]), images: images)
        return ScenePictures(of: instantiation).scenes.compactMap { scene in
            let frames = frames(of: ids, in: scene, instantiation)
            guard !frames.isEmpty else { return nil }
            // A scene without extent has no picture; its findings are listed all the same.
            let picture = try? Data(scene.draw(with: renderer).data())
            return ReportedScene(
                path: document.path, name: scene.name, environment: environment.title, size: scene.size,
                picture: picture, frames: frames)
        }
    }

    /// The frames of the views that have one of the ids, or hold a constraint or guide that has.
    @MainActor
    private static func frames(
        of ids: Set<String>, in scene: ScenePictures.Scene, _ instantiation: Instantiation
    ) -> [String: CGRect] {
        let document = instantiation.document
        var frames: [String: CGRect] = [:]
        var waiting: [UIView] = [scene.root]
        while let view = waiting.popLast() {
            waiting += view.subviews
            guard let node = instantiation.node(of: view) else { continue }
            if let id = node.id, ids.contains(id) { frames[id] = scene.frame(of: view) }
            for constraint in node.constraints.map({ document.constraints[$0] }) {
                guard let id = constraint.id, ids.contains(id) else { continue }
                let parties = [constraint.first] + [constraint.second].compactMap { $0 }
                // What is wrong shows at the view that the constraint is about, the innermost of its items.
                guard let index = parties.compactMap(\.viewIndex).max(),
                    let shown = instantiation.view(index)
                else { continue }
                frames[id] = scene.frame(of: shown)
            }
        }
        return frames
    }
}

extension ConstraintNode.Item {
    fileprivate var viewIndex: Int? { if case .view(let index) = self { index } else { nil } }
}
