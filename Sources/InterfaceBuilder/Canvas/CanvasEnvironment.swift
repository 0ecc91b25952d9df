public import Foundation
public import UIKit

/// What a document is laid out for: a screen, its traits and what the system takes of it.
public struct CanvasEnvironment: Hashable, Sendable {
    /// Where the figures come from.
    public enum Source: Hashable, Sendable {
        /// The canvas on which the document was saved: its device by id, nil for none.
        case canvas(id: String?)
        /// A device chosen by the caller.
        case device(Device)
    }

    /// Where the figures come from.
    public var source: Source
    /// The screen's size in the orientation, in points.
    public var size: CGSize
    /// Pixels to a point.
    public var scale: Double
    /// Whether the device is a phone or a tablet.
    public var idiom: Device.Idiom
    /// Whether the device is held on its side.
    public var isLandscape: Bool
    /// Whether the interface is read from right to left.
    public var isRightToLeft = false
    /// The size classes by which a document varies.
    public var traits: Traits
    /// The height of the status bar over a view that fills the screen; 0 when none is shown.
    public var statusBarHeight: Double
    /// The height of the status bar on the device itself, where the recorded canvas takes twice as much.
    private(set) var deviceTop = 0.0
    /// The room for the home indicator at the lower edge.
    public var homeInset: Double
    /// What the notch takes at each side, in landscape.
    public var sideInset: Double
    /// By how much a call's taller status bar lowers the app's window.
    public var callBarHeight = 0.0
    /// The sizes of the system that a device runs; on a recorded canvas those of its version.
    public var metrics = SystemMetrics.iOS18
    /// What the version of Interface Builder that recorded the canvas does; on a device the newest that is well known.
    private(set) var rules = CanvasRules.ofDevices

    /// The environment that a document records.
    public init(recordedIn document: Document) {
        source = .canvas(id: document.device?.id)
        rules = document.canvasRules
        metrics = rules.system
        guard let device = document.device else {
            // "Any width, any height", as Xcode 6 and 7 called it: a square of 600 points (148/148 documents) on the
            // author's own screen.
            size = CGSize(width: 600, height: 600)
            (scale, idiom, isLandscape, traits) = (document.authorsScale, .phone, false, .unspecified)
            (statusBarHeight, homeInset, sideInset) = (rules.statusBarHeight, 0, 0)
            return
        }
        isLandscape = device.isLandscape
        let model = document.canvasModel(of: device)
        size = CGSize(
            width: isLandscape ? model.height : model.width, height: isLandscape ? model.width : model.height)
        scale = model.scale
        idiom = model.idiom
        traits = model.device.traits(isLandscape: isLandscape)
        let (top, home) = (model.statusBarHeight(in: document), model.bottomInset)
        // A phone on its side shows no status bar, and the sensors' housing takes both sides instead (22/22).
        let isOnSide = isLandscape && model.idiom == .phone
        statusBarHeight = isOnSide ? 0 : top
        deviceTop = statusBarHeight
        homeInset = isOnSide && home > 0 ? 21 : home
        sideInset = isOnSide && home > 0 ? top : 0
        guard home > 0 else { return }
        if model.idiom == .pad { homeInset = rules.padIndicator ?? home }
        if rules.coversTwice, model.idiom == .phone {
            statusBarHeight += top
            homeInset += home
        }
    }

    /// The environment of a device, as the system itself has it.
    ///
    /// - Parameters:
    ///   - split: the part of the screen beside another app; without effect where the device has no such part.
    ///   - isInCall: whether a call makes the status bar taller, where it does (``Device/callBarHeight(isLandscape:)``).
    public init(
        device: Device, isLandscape: Bool = false, isRightToLeft: Bool = false, split: SplitView? = nil,
        isInCall: Bool = false
    ) {
        source = .device(device)
        size = CGSize(
            width: isLandscape ? device.height : device.width, height: isLandscape ? device.width : device.height)
        scale = device.scale
        idiom = device.idiom
        self.isLandscape = isLandscape
        self.isRightToLeft = isRightToLeft
        traits = device.traits(isLandscape: isLandscape)
        if let split, let width = device.width(in: split, isLandscape: isLandscape) {
            size.width = width
            traits = device.traits(in: split, isLandscape: isLandscape)
        }
        if isInCall { callBarHeight = device.callBarHeight(isLandscape: isLandscape) }
        let safeArea = device.safeArea(isLandscape: isLandscape)
        (statusBarHeight, homeInset, sideInset) = (safeArea.top, safeArea.bottom, safeArea.left)
    }

    /// Where the app's own window stands on the screen.
    public var window: CGRect {
        CGRect(x: 0, y: callBarHeight, width: size.width, height: size.height - callBarHeight)
    }

    /// Whether the device has a home indicator instead of a home button.
    public var hasHomeIndicator: Bool { homeInset > 0 }

    /// Whether the environment is the one that the document records, so that recorded frames of roots hold.
    public var isRecorded: Bool {
        if case .canvas = source { true } else { false }
    }
}

extension Document {
    /// The canvas's model of a device. An id that isn't known, one of a later version, counts as the newest device on whose
    /// screen some view without a superview fits: screens of one size have the same bars. Else it counts as a common one of its
    /// kind.
    fileprivate func canvasModel(of device: CanvasDevice) -> CanvasModel {
        // The phone of 6.7 inches is a newer one in Xcode 26.
        let id = device.id == "retina6_7" && canvasRules.coversTwice ? "retina6_72" : device.id
        if let known = CanvasModel.all.first(where: { $0.id == id }) { return known }
        let isPad = id.lowercased().hasPrefix("ipad")
        let roots = Set(views.filter { $0.parent == nil }.compactMap { $0.frame?.size })
        let ofThatSize = (CanvasModel.all + Device.all.map(CanvasModel.init)).last {
            let (width, height) = device.isLandscape ? ($0.height, $0.width) : ($0.width, $0.height)
            return ($0.idiom == .pad) == isPad && roots.contains(CGSize(width: width, height: height))
        }
        let common =
            isPad ? "ipad11_0rounded" : id.hasPrefix("retina3") || id.hasPrefix("retina4") ? "retina4_7" : "retina6_12"
        return ofThatSize ?? CanvasModel.all.first { $0.id == common } ?? CanvasModel.all[0]
    }

    /// The pixels per point of the screen on which a document without a device was saved, as far as the frames tell that are
    /// no results of the layout: 2 where one stands on half points, as no frame does on a screen with one, and 1 where a
    /// separator, one pixel high, takes a point of a cell (to the pixel in 5 documents); else as the version has it.
    fileprivate var authorsScale: Double {
        let standsOnHalfPoints = views.contains { view in
            guard !view.isConstrained, let frame = view.frame else { return false }
            return [frame.minX, frame.minY, frame.width, frame.height].contains { $0.rounded(.down) + 0.5 == $0 }
        }
        if standsOnHalfPoints { return 2 }
        if canvasRules.scaleWithoutDevice == 1 { return 1 }
        return views.contains { view in
            guard view.kind == .tableViewCellContentView, let cell = view.parent.map({ views[$0].frame }) ?? nil,
                let frame = view.frame
            else { return false }
            return cell.height - frame.height == 1
        } ? 1 : 2
    }
}
