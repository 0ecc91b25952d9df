/// A device by its measures: its screen and what the system takes of it. Points, held upright.
package struct DeviceModel: Hashable, Sendable {
    /// The name to call the device by: `iphone-15`.
    package var name: String
    /// The name people know: `iPhone 15`.
    package var title: String
    package var isPad: Bool
    package var width: Double
    package var height: Double
    /// Pixels to a point.
    package var scale: Double
    /// The safe area above and below.
    package var topInset: Double
    package var bottomInset: Double
    /// The horizontal size class in landscape is regular (large phones, and pads).
    package var isRegularInLandscape: Bool

    /// A device by its name, without regard to case.
    package static func named(_ name: String) -> DeviceModel? {
        let name = name.lowercased()
        return all.first { $0.name == name }
    }

    var isPhone: Bool { !isPad }

    /// The safe area of a window that fills the screen.
    func safeArea(isLandscape: Bool) -> UIEdgeInsets {
        Self.safeArea(topInset, bottomInset, isPad: isPad, isLandscape: isLandscape)
    }

    /// The safe area of what fills a screen, by what the system takes above and below while the device is held upright. A phone
    /// on its side shows no status bar; the notch takes both sides, so that content stays centred.
    package static func safeArea(_ top: Double, _ bottom: Double, isPad: Bool, isLandscape: Bool) -> UIEdgeInsets {
        if isPad || !isLandscape { return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }
        return bottom > 0 ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
    }

    /// The screen's size, held upright.
    var size: CGSize { CGSize(width: width, height: height) }
}

extension DeviceModel {
    /// The devices that can be chosen by name.
    ///
    /// Sizes and scales: Apple's Human Interface Guidelines, "Layout", "Device screen dimensions"; safe areas are those
    /// of the devices themselves, as widely published. For those of 2025 that is Apple's technical specifications (pixels:
    /// 1206 × 2622 for iPhone 17 and 17 Pro, 1320 × 2868 for 17 Pro Max, 1260 × 2736 for iPhone Air, 1170 × 2532 for 16e, each
    /// three to the point) and the article "iPhone 17 Screen Sizes" of Use Your Loaf: the safe area begins 62 points below
    /// the top, and 68 on the iPhone Air.
    package static let all: [DeviceModel] = [
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
        phone("iphone-16e", "iPhone 16e", 390, 844, 3, 47, 34),
        phone("iphone-17", "iPhone 17", 402, 874, 3, 62, 34),
        phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, 3, 62, 34),
        phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, 3, 62, 34, large: true),
        phone("iphone-air", "iPhone Air", 420, 912, 3, 68, 34, large: true),
        pad("ipad-9.7", "iPad (9.7-inch)", 768, 1024, 20, 0),
        pad("ipad", "iPad (10.2-inch)", 810, 1080, 20, 0),
        pad("ipad-10.5", "iPad Pro (10.5-inch)", 834, 1112, 20, 0),
        pad("ipad-mini", "iPad mini", 744, 1133, 24, 20),
        pad("ipad-air", "iPad Air", 820, 1180, 24, 20),
        pad("ipad-10.9", "iPad (10.9-inch)", 820, 1180, 24, 20),
        pad("ipad-11", "iPad (A16)", 820, 1180, 24, 20),
        pad("ipad-air-11", "iPad Air (11-inch)", 820, 1180, 24, 20),
        pad("ipad-air-13", "iPad Air (13-inch)", 1024, 1366, 24, 20),
        pad("ipad-pro-11", "iPad Pro (11-inch)", 834, 1194, 24, 20),
        pad("ipad-pro-11-m4", "iPad Pro (11-inch, M4)", 834, 1210, 24, 20),
        pad("ipad-pro-12.9", "iPad Pro (12.9-inch)", 1024, 1366, 24, 20),
        pad("ipad-pro-13", "iPad Pro (13-inch)", 1032, 1376, 24, 20),
    ]

    private static func phone(
        _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double,
        _ bottom: Double, large: Bool = false
    ) -> DeviceModel {
        DeviceModel(
            name: name, title: title, isPad: false, width: width, height: height, scale: scale, topInset: top,
            bottomInset: bottom, isRegularInLandscape: large)
    }

    private static func pad(
        _ name: String, _ title: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double
    ) -> DeviceModel {
        DeviceModel(
            name: name, title: title, isPad: true, width: width, height: height, scale: 2, topInset: top,
            bottomInset: bottom, isRegularInLandscape: true)
    }
}
