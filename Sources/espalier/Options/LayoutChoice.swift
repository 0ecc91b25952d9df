import Audit
import InterfaceBuilder
import Project
import UIKit

/// One environment that was asked for, as it is sent to a worker.
struct LayoutChoice: Codable, Hashable, Sendable {
    /// The device's name; nil for the canvas that a document records.
    var device: String?
    var isLandscape = false
    /// The part of the screen beside another app; nil for all of it.
    var split: SplitView?
    var isInCall = false
    /// The first number of the version of iOS that the device runs; nil for the newest that is well known.
    var system: Int?
    var isRightToLeft = false
    /// Nil for that of the document.
    var language: Language?
    /// Nil for the usual one.
    var textSize: TextSize?

    /// The environment for a document.
    func environment(for document: Document) -> AuditedEnvironment {
        var canvas = CanvasEnvironment(recordedIn: document)
        var title = "the recorded canvas"
        if let device = device.flatMap(Device.named) {
            canvas = CanvasEnvironment(device: device, isLandscape: isLandscape, split: split, isInCall: isInCall)
            title = device.title + (isLandscape ? " in landscape" : " in portrait")
            if let split { title += ", \(split.title)" }
            if isInCall { title += ", during a call" }
            if let system, let metrics = SystemMetrics(systemVersion: system) {
                canvas.metrics = metrics
                title += ", iOS \(system)"
            }
        }
        canvas.isRightToLeft = isRightToLeft || language?.isRightToLeft == true
        if let language { title += ", in \(language.name)" }
        if isRightToLeft { title += ", right to left" }
        if let textSize, textSize != .large { title += ", text size \(textSize.rawValue)" }
        return AuditedEnvironment(
            canvas: canvas, contentSizeCategory: textSize?.category, language: language, title: title)
    }
}

extension SplitView {
    /// `a third of the screen`.
    fileprivate var title: String {
        switch self {
        case .third: "a third of the screen"
        case .half: "half of the screen"
        case .twoThirds: "two thirds of the screen"
        }
    }
}
