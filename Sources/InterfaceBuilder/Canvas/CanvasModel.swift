/// A device of Interface Builder's canvas: what its editor simulates, which isn't always what the device does.
///
/// Sizes and scales: Apple's Human Interface Guidelines, "Layout", "Device screen dimensions"; which phones are of regular
/// width on their side: there, "Device size classes". What screens cover: as widely published for the devices, for the
/// first with sensors in Use Your Loaf, "Supporting iPhone X": 44 points above and at the sides, 34 below.
struct CanvasModel {
    /// The id that documents use.
    var id: String
    /// Portrait size in points.
    var width: Double
    var height: Double
    var scale: Double
    /// What the device itself covers above, in portrait: the status bar, as high as the sensors' housing where there is one.
    var topInset: Double
    /// The room for the home indicator, in portrait; 0 where a home button is.
    var bottomInset: Double
    var idiom = Device.Idiom.phone
    var isRegularInLandscape = false

    static let all: [CanvasModel] = [
        phone("retina3_5", 320, 480, 2),
        phone("retina4_0", 320, 568, 2),
        phone("retina4_7", 375, 667, 2),
        phone("retina5_5", 414, 736, 3, large: true),
        phone("retina5_9", 375, 812, 3, sensors: 50),  // the newest of that size: iPhone 13 mini
        phone("retina6_1", 414, 896, 2, sensors: 48, large: true),
        phone("retina6_5", 414, 896, 3, sensors: 44, large: true),
        phone("retina6_0", 390, 844, 3, sensors: 47),
        phone("retina6_7", 428, 926, 3, sensors: 47, large: true),
        phone("retina6_12", 393, 852, 3, sensors: 59),
        phone("retina6_3", 402, 874, 3, sensors: 62),
        phone("retina6_72", 430, 932, 3, sensors: 59, large: true),
        phone("retina6_9", 440, 956, 3, sensors: 62, large: true),
        pad("ipad7_9", 768, 1024),
        pad("ipad8_3", 744, 1133, hasHomeButton: false),
        pad("ipad9_7", 768, 1024),
        pad("ipad10_2", 810, 1080),
        pad("ipad10_5", 834, 1112),
        pad("ipad10_9", 820, 1180, hasHomeButton: false),
        pad("ipad10_9rounded", 820, 1180, hasHomeButton: false),
        pad("ipad11_0", 834, 1194, hasHomeButton: false),
        pad("ipad11_0rounded", 834, 1194, hasHomeButton: false),
        pad("ipad12_9", 1024, 1366),
        pad("ipad12_9rounded", 1024, 1366, hasHomeButton: false),
        pad("iPad13_0rounded", 1032, 1376, hasHomeButton: false),
    ]

    /// The device for lengths as the system has them.
    var device: Device {
        Device(
            name: id, title: id, idiom: idiom, width: width, height: height, scale: scale, topInset: topInset,
            bottomInset: bottomInset, isRegularInLandscape: isRegularInLandscape)
    }

    /// How high the canvas draws the status bar in portrait (counts: recorded roots that agree).
    func statusBarHeight(in document: Document) -> Double {
        if bottomInset == 0 { return document.canvasRules.statusBarHeight }
        return idiom == .phone ? min(document.canvasRules.tallestHousing, topInset) : topInset
    }

    private static func phone(
        _ id: String, _ width: Double, _ height: Double, _ scale: Double, sensors: Double? = nil, large: Bool = false
    ) -> CanvasModel {
        CanvasModel(
            id: id, width: width, height: height, scale: scale, topInset: sensors ?? 20,
            bottomInset: sensors == nil ? 0 : 34, isRegularInLandscape: large)
    }

    private static func pad(
        _ id: String, _ width: Double, _ height: Double, hasHomeButton: Bool = true
    ) -> CanvasModel {
        CanvasModel(
            id: id, width: width, height: height, scale: 2, topInset: hasHomeButton ? 20 : 24,
            bottomInset: hasHomeButton ? 0 : 20, idiom: .pad, isRegularInLandscape: true)
    }
}

extension CanvasModel {
    /// A model that the canvas has as the device is.
    init(_ device: Device) {
        self.init(
            id: device.name, width: device.width, height: device.height, scale: device.scale, topInset: device.topInset,
            bottomInset: device.bottomInset, idiom: device.idiom, isRegularInLandscape: device.isRegularInLandscape)
    }
}
