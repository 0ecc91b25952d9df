public import InterfaceBuilder
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
        let logsConflicts = LayoutHost.logsConflicts
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = logsConflicts }
        let canvas = CanvasEnvironment(recordedIn: document)
        self.document = document.resolved(for: canvas.traits)
        self.tolerance = tolerance
        instantiation = Instantiation(of: self.document.withoutResults, in: canvas)
        names = ObjectNames(of: instantiation)
    }

    /// The comparison; with the outlines of all views when they are to be drawn.
    public func result(outlines: Bool = false) -> DocumentComparison {
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
            if recorded.distance(to: view.frame) > tolerance + 1e-6 { differing.append(index) }
        }
        explain(differing, in: &result)
        if outlines { result.scenes = scenes(of: result, differing) }
        return result
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
        for index in differing {
            guard let tree = instantiation.tree(of: index) else { continue }
            let explanation = explanations[tree] ?? CauseExplanation(of: document, names: names, tree: tree)
            explanations[tree] = explanation
            let (key, cause) = explanation.cause(of: index)
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

    // MARK: Outlines

    private func scenes(of result: DocumentComparison, _ differing: [Int]) -> [ComparedScene] {
        let places = Dictionary(uniqueKeysWithValues: zip(differing, differing.indices))
        return instantiation.trees.indices.map { tree in
            let root = instantiation.trees[tree].node
            var scene = ComparedScene(
                title: names.name(of: document.views[root]), size: instantiation.trees[tree].root.bounds.size, views: []
            )
            var waiting = [(index: root, computed: CGPoint.zero, recorded: CGPoint.zero)]
            while let (index, computedOrigin, recordedOrigin) = waiting.popLast() {
                guard let view = instantiation.view(index) else { continue }
                let node = document.views[index]
                let isRoot = index == root
                let computed = isRoot ? view.bounds : view.frame.offsetBy(dx: computedOrigin.x, dy: computedOrigin.y)
                let own = isRoot ? nil : node.frame
                let recorded = isRoot ? view.bounds : own?.offsetBy(dx: recordedOrigin.x, dy: recordedOrigin.y)
                scene.views.append(
                    ComparedScene.Outline(
                        name: names.name(of: node), computed: computed, recorded: recorded, difference: places[index]))
                let next = recorded?.origin ?? recordedOrigin + (view.frame.origin - .zero)
                for child in node.children.reversed() where instantiation.tree(of: child) == tree {
                    waiting.append((child, computed.origin, next))
                }
            }
            return scene
        }
    }
}

extension CGRect {
    /// The largest difference of the four numbers.
    fileprivate func distance(to other: CGRect) -> Double {
        max(
            abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
    }
}

extension CGPoint {
    fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }

    fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}
