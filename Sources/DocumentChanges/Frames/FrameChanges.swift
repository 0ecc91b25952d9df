public import Audit
import Foundation
public import InterfaceBuilder
import Rendering
import UIKit

/// Lays both versions of a document out and finds the views that stand elsewhere, or have another size.
@MainActor
public struct FrameChanges {
    /// What a document is laid out for; some environments follow what it records.
    public typealias Environment = (Document) -> AuditedEnvironment

    /// Frames that are nearer to each other than this count as equal, in points.
    public static nonisolated let tolerance = 0.5

    private let old: ObjectTitles
    private let new: ObjectTitles
    private let matching: ObjectMatching
    /// Both versions laid out, for each environment.
    private let layouts: [Layouts]

    private struct Layouts {
        let title: String
        let old: Instantiation
        let new: Instantiation
    }

    /// - Parameters:
    ///   - old: the old version, as read.
    ///   - new: the new version, as read.
    ///   - environments: what to lay them out for, one after the other.
    public init(from old: Document, to new: Document, in environments: [Environment]) {
        let logsConflicts = LayoutHost.logsConflicts
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = logsConflicts }
        let graphs = (ObjectGraph(old.tree), ObjectGraph(new.tree))
        (self.old, self.new) = (ObjectTitles(graph: graphs.0), ObjectTitles(graph: graphs.1))
        matching = ObjectMatching(graphs.0, graphs.1)
        layouts = environments.map { environment in
            let (one, other) = (environment(old), environment(new))
            return Layouts(
                title: other.title, old: one.instantiation(of: old), new: other.instantiation(of: new))
        }
    }

    // MARK: Moves

    /// Views that move the same ways, if not equally far, are told together.
    public func moves() -> [FrameMove] {
        var devices: [Group: [FrameMove.Device]] = [:]
        for layout in layouts {
            var byWays: [Ways: [(view: Int, motion: Motion)]] = [:]
            for (view, motion) in motions(layout) {
                byWays[Ways(motion, scene: scene(of: view)), default: []].append((view, motion))
            }
            for (ways, moved) in byWays {
                let motions = moved.map(\.motion)
                devices[Group(ways: ways, views: moved.map(\.view)), default: []].append(
                    .init(
                        title: layout.title, x: .init(motions.map(\.x)), y: .init(motions.map(\.y)),
                        width: .init(motions.map(\.width)), height: .init(motions.map(\.height))))
            }
        }
        let groups = devices.sorted { left, right in
            (left.key.views[0], left.key.views.count, left.value[0].title)
                < (right.key.views[0], right.key.views.count, right.value[0].title)
        }
        return groups.map { move($0.key, $0.value) }
    }

    private struct Group: Hashable {
        let ways: Ways
        let views: [Int]
    }

    /// Which ways a view moves and grows, but not how far.
    private struct Ways: Hashable {
        let scene: Int?
        let signs: [Int]

        init(_ motion: Motion, scene: Int?) {
            self.scene = scene
            signs = [motion.x, motion.y, motion.width, motion.height].map { value in
                abs(value) < FrameChanges.tolerance ? 0 : value < 0 ? -1 : 1
            }
        }
    }

    /// How a view moves, in points.
    private struct Motion {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    private func scene(of view: Int) -> Int? { new.graph.enclosing(view) { $0.kind == "scene" } }

    /// The objects whose frames differ, in document order; a view that only goes along with its superview isn't among them.
    private func motions(_ layout: Layouts) -> [(view: Int, motion: Motion)] {
        let (before, after) = (Placed(layout.old), Placed(layout.new))
        return new.graph.objects.enumerated().compactMap { index, object in
            guard let partner = matching.oldOfNew[index], let view = after.views[object.element],
                let previous = before.views[old.graph.objects[partner].element]
            else { return nil }
            let oldParent = enclosingView(partner, old.graph, before)
            let newParent = enclosingView(index, new.graph, after)
            let isSame = oldParent.flatMap { matching.newOfOld[$0] } == newParent
            let (one, other) = isSame ? (previous.frame, view.frame) : (previous.absolute, view.absolute)
            let motion = Motion(
                x: other.minX - one.minX, y: other.minY - one.minY, width: other.width - one.width,
                height: other.height - one.height)
            let largest = [motion.x, motion.y, motion.width, motion.height].map(abs).max() ?? 0
            return largest >= Self.tolerance ? (index, motion) : nil
        }
    }

    private func enclosingView(_ index: Int, _ graph: ObjectGraph, _ placed: Placed) -> Int? {
        graph.enclosing(index) { placed.views[$0.element] != nil }
    }

    private func move(_ group: Group, _ devices: [FrameMove.Device]) -> FrameMove {
        let first = group.views[0]
        let name = matching.oldOfNew[first].map { old.name($0) } ?? new.name(first)
        let scene = new.scene(of: first)
        let others = group.views.count - 1
        var sentence = name + (scene.map { " in \($0)" } ?? "")
        if others > 0 { sentence += " and \(others) other view\(others == 1 ? "" : "s")" }
        let titles = devices.map(\.title)
        let isAll = devices.count == layouts.count && layouts.count > 1
        let place = isAll ? (layouts.count == 2 ? "both devices" : "all \(layouts.count) devices") : titles.inWords
        sentence += ": \(FrameMove.words(devices)) on \(place)"
        return FrameMove(
            object: name, scene: scene, ids: group.views.map { new.graph.objects[$0].id }, devices: devices,
            sentence: sentence)
    }

    // MARK: Pictures

    /// Pictures of the scenes that look different, in all environments.
    /// - Parameter changes: what to mark besides the views that stand elsewhere.
    public func pictures(marking changes: [DocumentChange] = [], scale: Double = 2) -> [ComparedPictures] {
        let changed = Set(changes.map(\.id))
        return layouts.flatMap { layout -> [ComparedPictures] in
            var left = ScenePictures(of: layout.old).scenes
            var pairs: [(old: ScenePictures.Scene?, new: ScenePictures.Scene?)] = []
            for scene in ScenePictures(of: layout.new).scenes {
                let id = object(of: scene, layout.new, new.graph)
                let place = left.firstIndex { other in
                    let partner = object(of: other, layout.old, old.graph).flatMap { matching.newOfOld[$0] }
                    return partner != nil && partner == id
                }
                pairs.append((place.map { left.remove(at: $0) }, scene))
            }
            return (pairs + left.map { ($0, nil) }).compactMap { pictures(of: $0, $1, layout, changed, scale) }
        }
    }

    /// The pictures of a scene, with marks; nil when both versions look alike.
    private func pictures(
        of before: ScenePictures.Scene?, _ after: ScenePictures.Scene?, _ layout: Layouts, _ changed: Set<String>,
        _ scale: Double
    ) -> ComparedPictures? {
        guard let scene = after ?? before else { return nil }
        let titles = after == nil ? old : new
        let title =
            object(of: scene, after == nil ? layout.old : layout.new, titles.graph)
            .map { titles.scene(of: $0) ?? titles.name($0) } ?? scene.name
        var pictures = ComparedPictures(
            scene: title.filter { $0 != "*" }, device: layout.title, size: scene.size)
        pictures.old = before.flatMap { picture(of: $0, layout.old, scale) }
        pictures.new = after.flatMap { picture(of: $0, layout.new, scale) }
        let moved = Set(motions(layout).map(\.view))
        let (olds, news) = (Placed(layout.old), Placed(layout.new))
        for (index, object) in new.graph.objects.enumerated() {
            let partner = matching.oldOfNew[index]
            guard moved.contains(index) || changed.contains(object.id) else { continue }
            let one = partner.flatMap { olds.frame(old.graph.objects[$0].element, in: before) }
            let other = news.frame(object.element, in: after)
            if one != nil || other != nil { pictures.marks.append(.init(name: new.name(index), old: one, new: other)) }
        }
        for (index, object) in old.graph.objects.enumerated() where matching.newOfOld[index] == nil {
            guard changed.contains(object.id), let frame = olds.frame(object.element, in: before) else { continue }
            pictures.marks.append(.init(name: old.name(index), old: frame, new: nil))
        }
        // What moved may have nothing to draw: its marks show it.
        return pictures.old == pictures.new && pictures.marks.isEmpty ? nil : pictures
    }

    private func object(of scene: ScenePictures.Scene, _ layout: Instantiation, _ graph: ObjectGraph) -> Int? {
        layout.node(of: scene.root)?.id.flatMap { graph[$0] }
    }

    /// The picture as a PNG; nil when it can't be drawn.
    private func picture(of scene: ScenePictures.Scene, _ layout: Instantiation, _ scale: Double) -> Data? {
        let images = ImageCatalog(near: layout.document.path)
        return CatalogColors.withColors(of: layout.document, from: images) {
            let renderer = ViewRenderer(options: RenderOptions(scale: scale), images: images)
            do throws(RenderingError) {
                return Data(try scene.draw(with: renderer).data())
            } catch {
                // The scene has no extent, or too much of it: there is nothing to look at.
                return nil
            }
        }
    }
}

/// Where the views of a layout stand.
@MainActor
private struct Placed {
    struct View {
        /// In the superview's coordinates.
        let frame: CGRect
        /// In the coordinates of the root.
        let absolute: CGRect
    }

    private(set) var views: [ElementID: View] = [:]
    private var roots: [ElementID: UIView] = [:]

    init(_ layout: Instantiation) {
        let document = layout.document
        for (index, node) in document.views.enumerated() {
            guard let view = layout.view(index), let tree = layout.tree(of: index) else { continue }
            let root = layout.trees[tree].root
            let bounds = view.convert(view.bounds, to: root)
            views[node.element] = View(frame: view === root ? bounds : view.frame, absolute: bounds)
            roots[node.element] = root
        }
    }

    /// A view's frame in the coordinates of a scene's picture; nil when it isn't in that scene.
    func frame(_ element: ElementID, in scene: ScenePictures.Scene?) -> CGRect? {
        guard let scene, let view = views[element], roots[element] === scene.root else { return nil }
        return view.absolute.offsetBy(dx: scene.origin.x, dy: scene.origin.y)
    }
}

extension FrameMove {
    /// How far views move on all of some devices: `4 to 8 pt down, 20 pt wider`.
    fileprivate static func words(_ devices: [Device]) -> String {
        func part(_ side: KeyPath<Device, Span>, _ more: String, _ less: String) -> String? {
            let values = devices.flatMap { [$0[keyPath: side].least, $0[keyPath: side].most] }
            guard let least = values.min(), let most = values.max(),
                max(abs(least), abs(most)) >= FrameChanges.tolerance
            else { return nil }
            let lengths = [least, most].map(abs).sorted().map { (($0 * 10).rounded() / 10).inWords }
            let length = lengths[0] == lengths[1] ? lengths[0] : "\(lengths[0]) to \(lengths[1])"
            return "\(length) pt \(most > 0 ? more : less)"
        }
        return [
            part(\.x, "to the right", "to the left"), part(\.y, "down", "up"), part(\.width, "wider", "narrower"),
            part(\.height, "taller", "shorter"),
        ].compactMap { $0 }.joined(separator: ", ")
    }
}

extension [String] {
    /// `one, two and three`
    fileprivate var inWords: String {
        count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}
