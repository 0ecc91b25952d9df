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
        if idiom == .pad || !isLandscape { return EdgeInsets(top: topInset, bottom: bottomInset) }
        // A phone on its side shows no status bar; the notch takes both sides, so that content stays centred.
        guard hasHomeIndicator else { return .zero }
        return EdgeInsets(left: topInset, bottom: 21, right: topInset)
    }

    /// The points by which a call lowers the app's window: the status bar is 40 points high then, of which the window, as
    /// ever, lies under 20. Only on phones with a home button, held upright.
    public func callBarHeight(isLandscape: Bool) -> Double {
        idiom == .phone && !hasHomeIndicator && !isLandscape ? 20 : 0
    }
}

extension Device {
    /// The devices that can be chosen by name.
    ///
    /// Sizes and scales: Apple's Human Interface Guidelines, "Layout", "Device screen dimensions"; safe areas are those
    /// of the devices themselves, as widely published.
    public static let all: [Device] = [
        phone("iphone-4s", "iPhone 4s", 320, 480, 2, 20, 0),
        phone("iphone-5s", "iPhone 5s", 320, 568, 2, 20, 0),
        phone("iphone-se-1", "iPhone SE (1st generation)", 320, 568, 2, 20, 0),
        phone("iphone-se", "iPhone SE", 375, 667, 2, 20, 0),
        phone("iphone-8", "iPhone 8", 375, 667, 2, 20, 0),
        phone("iphone-8-plus", "iPhone 8 Plus", 414, 736, 3, 20, 0, large: true),
        phone("iphone-x", "iPhone X", 375, 812, 3, 44, 34),
        phone("iphone-xr", "iPhone XR", 414, 896, 2, 48, 34, large: true),
        phone("iphone-xs-max", "iPhone XS Max", 414, 896, 3, 44, 34, large: true),
        phone("iphone-11", "iPhone 11", 414, 896, 2, 48, 34, large: true),
        phone("iphone-11-pro", "iPhone 11 Pro", 375, 812, 3, 44, 34),
        phone("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, 3, 44, 34, large: true),
        phone("iphone-12-mini", "iPhone 12 mini", 375, 812, 3, 50, 34),
        phone("iphone-12", "iPhone 12", 390, 844, 3, 47, 34),
        phone("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 3, 47, 34, large: true),
        phone("iphone-13-mini", "iPhone 13 mini", 375, 812, 3, 50, 34),
        phone("iphone-13", "iPhone 13", 390, 844, 3, 47, 34),
        phone("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, 3, 47, 34, large: true),
        phone("iphone-14", "iPhone 14", 390, 844, 3, 47, 34),
        phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, 3, 47, 34, large: true),
        phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, 3, 59, 34),
        phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, 3, 59, 34, large: true),
        phone("iphone-15", "iPhone 15", 393, 852, 3, 59, 34),
        phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, 3, 59, 34, large: true),
        phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, 3, 59, 34),
        phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 3, 59, 34, large: true),
        phone("iphone-16", "iPhone 16", 393, 852, 3, 59, 34),
        phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, 3, 59, 34, large: true),
        phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, 62, 34),
        phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 3, 62, 34, large: true),
        pad("ipad-9.7", "iPad (9.7-inch)", 768, 1024, 20, 0),
        pad("ipad", "iPad (10.2-inch)", 810, 1080, 20, 0),
        pad("ipad-10.5", "iPad Pro (10.5-inch)", 834, 1112, 20, 0),
        pad("ipad-mini", "iPad mini", 744, 1133, 24, 20),
        pad("ipad-air", "iPad Air", 820, 1180, 24, 20),
        pad("ipad-10.9", "iPad (10.9-inch)", 820, 1180, 24, 20),
        pad("ipad-pro-11", "iPad Pro (11-inch)", 834, 1194, 24, 20),
        pad("ipad-pro-12.9", "iPad Pro (12.9-inch)", 1024, 1366, 24, 20),
        pad("ipad-pro-13", "iPad Pro (13-inch)", 1032, 1376, 24, 20),
    ]

    /// A device by its name, without regard to case: `iphone-15`, `ipad-pro-11`. The older spellings `ipad-10.2` and
    /// Interface Builder's own names (`retina4_7`) are understood as well.
    public static func named(_ name: String) -> Device? {
        let name = name.lowercased()
        let known = ["ipad-10.2": "ipad", "iphone-se-2": "iphone-se", "iphone-se-3": "iphone-se"][name] ?? name
        return all.first { $0.name == known } ?? CanvasModel.all.first { $0.id.lowercased() == name }?.device
    }

    /// The three devices whose names are nearest to one that isn't known, for "did you mean".
    public static func suggestions(for name: String) -> [String] {
        let name = Array(name.lowercased())
        let ranked = all.map { (distance: editDistance(Array($0.name), name), name: $0.name) }
            .sorted { $0.distance < $1.distance }
        return ranked.prefix(3).map(\.name)
    }

    private static func phone(
        _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double,
        _ bottom: Double, large: Bool = false
    ) -> Device {
        Device(
            name: name, title: title, idiom: .phone, width: width, height: height, scale: scale, topInset: top,
            bottomInset: bottom, isRegularInLandscape: large)
    }

    private static func pad(
        _ name: String, _ title: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double
    ) -> Device {
        Device(
            name: name, title: title, idiom: .pad, width: width, height: height, scale: 2, topInset: top,
            bottomInset: bottom, isRegularInLandscape: true)
    }
}

/// The number of letters to insert, delete or replace to turn one word into the other.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            let replaced = diagonal + (letter == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[b.count]
}
