internal import UIKit

/// A device to lay out for: its screen and what the system takes of it.
///
/// All lengths are in points, in portrait.
public struct Device: Hashable, Sendable {
    /// What kind of device it is.
    public enum Idiom: String, Hashable, Sendable {
        case phone
        case pad
    }

    /// The name to call the device by: `iphone-15`.
    public var name: String
    /// The name people know: `iPhone 15`.
    public var title: String
    /// What kind of device it is.
    public var idiom: Idiom
    /// The screen's width in portrait, in points.
    public var width: Double
    /// The screen's height in portrait, in points.
    public var height: Double
    /// Pixels to a point.
    public var scale: Double
    /// The safe area above, in portrait.
    public var topInset: Double
    /// The safe area below, in portrait: the room for the home indicator.
    public var bottomInset: Double
    /// The horizontal size class in landscape is regular (large phones, and pads).
    public var isRegularInLandscape: Bool

    /// Whether the screen has round corners and a home indicator.
    public var hasHomeIndicator: Bool { bottomInset > 0 }

    /// The size classes in an orientation.
    public func traits(isLandscape: Bool) -> Traits {
        if idiom == .pad { return Traits(widthClass: .regular, heightClass: .regular) }
        if !isLandscape { return Traits(widthClass: .compact, heightClass: .regular) }
        return Traits(widthClass: isRegularInLandscape ? .regular : .compact, heightClass: .compact)
    }

    /// The safe area of a view that fills the screen, by the system (not by Interface Builder's canvas).
    public func safeArea(isLandscape: Bool) -> EdgeInsets {
        EdgeInsets(
            DeviceModel.safeArea(topInset, bottomInset, isPad: idiom == .pad, isLandscape: isLandscape))
    }

    /// The points by which a call lowers the app's window: the status bar is 40 points high then, of which the window, as
    /// ever, lies under 20. Only on phones with a home button, held upright.
    public func callBarHeight(isLandscape: Bool) -> Double {
        idiom == .phone && !hasHomeIndicator && !isLandscape ? 20 : 0
    }
}

extension Device {
    /// The devices that can be chosen by name.
    public static let all: [Device] = DeviceModel.all.map { model in
        Device(
            name: model.name, title: model.title, idiom: model.isPad ? .pad : .phone, width: model.width,
            height: model.height, scale: model.scale, topInset: model.topInset, bottomInset: model.bottomInset,
            isRegularInLandscape: model.isRegularInLandscape)
    }

    /// A device by its name, without regard to case: `iphone-15`, `ipad-pro-11`. The older spellings `ipad-10.2` and
    /// Interface Builder's own names (`retina4_7`) are understood as well.
    public static func named(_ name: String) -> Device? {
        let name = name.lowercased()
        let known = ["ipad-10.2": "ipad", "iphone-se-2": "iphone-se", "iphone-se-3": "iphone-se"][name] ?? name
        return all.first { $0.name == known } ?? CanvasModel.all.first { $0.id.lowercased() == name }?.device
    }

    /// The three devices whose names are nearest to one that isn't known, for "did you mean"; those that hold it come first.
    public static func suggestions(for name: String) -> [String] {
        let near = all.map(\.name).nearest(to: name, count: all.count)
        let part = name.lowercased()
        return Array((near.filter { $0.contains(part) } + near.filter { !$0.contains(part) }).prefix(3))
    }
}
