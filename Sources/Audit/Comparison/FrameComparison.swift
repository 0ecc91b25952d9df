import Foundation
public import InterfaceBuilder
import Rendering
import UIKit

/// Lays a document out from its constraints alone and compares the frames with those that it records.
///
/// The layout is that of a copy without the recorded frames of all views it has to find, on the canvas that the document
/// records; nothing that is compared can be read off the document.
@MainActor
public struct FrameComparison {
    private let document: Document
    private let tolerance: Double
    private let instantiation: Instantiation
    private let names: ObjectNames

    /// - Parameters:
    ///   - document: a document as read.
    ///   - tolerance: how far apart two numbers of a frame may be and still count as equal, in points.
    public init(of document: Document, tolerance: Double = 0.5) {
        let canvas = CanvasEnvironment(recordedIn: document)
        let resolved = document.resolved(for: canvas.traits)
        self.document = resolved
        self.tolerance = tolerance
        instantiation = Self.quietly { Instantiation(of: resolved.withoutResults, in: canvas) }
        names = ObjectNames(of: instantiation)
    }

    /// Runs what lays out without messages about conflicts.
    private static func quietly<Result>(_ body: () -> Result) -> Result {
        let logsConflicts = LayoutHost.logsConflicts
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = logsConflicts }
        return body()
    }

    /// What a comparison holds besides the differences.
    public enum Detail: String, Codable, Sendable {
        case differences
        /// The outlines of all views.
        case outlines
        /// The outlines, and a picture of each scene that has differences.
        case pictures
    }

    /// The comparison, as detailed as it is needed.
    public func result(_ detail: Detail = .differences) -> DocumentComparison {
        var result = DocumentComparison(path: document.path, tolerance: tolerance)
        var differing: [Int] = []
        for index in document.views.indices {
            guard document.isResult(index), document.views[index].slot == .subview,
                let recorded = document.views[index].frame, let view = instantiation.view(index)
            else { continue }
            if isMarked(index) {
                result.marked += 1
                continue
            }
            result.compared += 1
            if !isEqual(recorded, view.frame) { differing.append(index) }
        }
        explain(differing, in: &result)
        if detail != .differences { result.scenes = scenes(differing, withPictures: detail == .pictures) }
        return result
    }

    private func isEqual(_ recorded: CGRect, _ frame: CGRect) -> Bool {
        recorded.distance(to: frame) <= tolerance + 1e-6
    }

    /// Whether Interface Builder said that the frame of a view, or of one around it, isn't that of the layout.
    private func isMarked(_ index: Int) -> Bool {
        var next: Int? = index
        while let index = next {
            let node = document.views[index]
            if node.isMisplaced || node.isAmbiguous { return true }
            next = node.slot == .subview ? node.parent : nil
        }
        return false
    }

    // MARK: Causes

    private func explain(_ differing: [Int], in result: inout DocumentComparison) {
        var known: [CauseKey: Int] = [:]
        var explanations: [Int: CauseExplanation] = [:]
        var found: [(view: Int, key: CauseKey)] = []
        let kept = differing.isEmpty ? nil : Self.quietly { KeptLengths(in: document, laidOut: instantiation) }
        for index in differing {
            guard let tree = instantiation.tree(of: index) else { continue }
            let explanation = explanations[tree] ?? CauseExplanation(of: document, names: names, tree: tree)
            explanations[tree] = explanation
            let (key, cause) = keptLength(kept, of: index) ?? explanation.cause(of: index)
            if known[key] == nil {
                known[key] = result.causes.count
                result.causes.append(cause)
            }
            found.append((index, key))
        }
        // A cause is that view's own which it speaks of, else the first's that shows it.
        var origins: [Int: Int] = [:]
        for (index, key) in found {
            guard let cause = known[key] else { continue }
            let isNamed = document.views[index].id.map(result.causes[cause].views.contains) ?? false
            if isNamed, origins[cause] == nil { origins[cause] = index }
        }
        for (index, key) in found {
            guard let cause = known[key], let view = instantiation.view(index),
                let recorded = document.views[index].frame
            else { continue }
            if origins[cause] == nil { origins[cause] = index }
            let node = document.views[index]
            result.differences.append(
                FrameDifference(
                    id: node.id, element: node.elementName, name: names.name(of: node), position: node.position,
                    recorded: recorded, computed: view.frame, cause: cause, isOrigin: origins[cause] == index))
        }
    }

    /// The kept length that a view's difference comes of: with it given, there is none.
    private func keptLength(_ kept: KeptLengths?, of index: Int) -> (CauseKey, DifferenceCause)? {
        guard let kept, let recorded = document.views[index].frame, let frame = kept.frame(of: index),
            isEqual(recorded, frame)
        else { return nil }
        return kept.cause(of: index, names: names)
    }

    // MARK: Outlines

    /// The trees that hold a view to compare.
    private func scenes(_ differing: [Int], withPictures: Bool) -> [ComparedScene] {
        let places = Dictionary(uniqueKeysWithValues: zip(differing, differing.indices))
        let images = ImageCatalog(near: document.path)
        return instantiation.trees.indices.compactMap { tree in
            var scene = scene(tree, differences: places)
            guard scene.views.count > 1 else { return nil }
            if withPictures, scene.views.contains(where: { $0.difference != nil }) {
                scene.picture = CatalogColors.withColors(of: document, from: images) {
                    picture(of: instantiation.trees[tree].root, images: images)
                }
            }
            return scene
        }
    }

    private func scene(_ tree: Int, differences: [Int: Int]) -> ComparedScene {
        let root = instantiation.trees[tree].node
        var scene = ComparedScene(
            title: title(ofTree: tree), size: instantiation.trees[tree].root.bounds.size, views: [])
        var waiting = [(index: root, computed: CGPoint.zero, recorded: CGPoint.zero)]
        while let (index, computedOrigin, recordedOrigin) = waiting.popLast() {
            guard let view = instantiation.view(index) else { continue }
            let node = document.views[index]
            let isRoot = index == root
            let own = isRoot ? view.bounds : view.frame
            let computed = own.offsetBy(dx: computedOrigin.x, dy: computedOrigin.y)
            let recorded = isRoot ? own : node.frame?.offsetBy(dx: recordedOrigin.x, dy: recordedOrigin.y)
            scene.views.append(
                ComparedScene.Outline(
                    name: names.name(of: node), computed: computed, recorded: recorded, difference: differences[index]))
            let next =
                recorded?.origin ?? CGPoint(x: recordedOrigin.x + own.minX, y: recordedOrigin.y + own.minY)
            for child in node.children.reversed() where instantiation.tree(of: child) == tree {
                waiting.append((child, computed.origin, next))
            }
        }
        return scene
    }

    /// The controller's name where the tree is a controller's view, else the root's.
    private func title(ofTree index: Int) -> String {
        let tree = instantiation.trees[index]
        let node = document.views[tree.node]
        if let controller = tree.controller, document.controllers[controller].view == tree.node {
            let controller = document.controllers[controller]
            let titles = [
                controller.userLabel, controller.title, controller.storyboardIdentifier, controller.customClass?.name,
                controller.navigationItem?.title,
            ]
            if let title = titles.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return title }
        }
        return node.customClass.map { "\($0.name), \(names.name(of: node))" } ?? names.name(of: node)
    }

    /// The layout as a PNG; nil when it can't be drawn.
    private func picture(of root: UIView, images: ImageCatalog) -> Data? {
        let renderer = ViewRenderer(
            options: RenderOptions(scale: 2, overlays: [.problems], drawsDevice: false), images: images)
        do throws(RenderingError) {
            return Data(try renderer.picture(of: root).data())
        } catch {
            // The scene has no extent, or too much of it: its outlines say what a comparison has to say.
            return nil
        }
    }
}

extension CGRect {
    /// The largest difference of the four numbers, in points.
    func distance(to other: CGRect) -> Double {
        max(
            abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
    }
}
