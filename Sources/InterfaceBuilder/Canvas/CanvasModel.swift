/// A device of Interface Builder's canvas: what its editor simulates, which isn't always what the device does.
///
/// Figures from the frames recorded in public documents (counts: documents that agree of those that say).
struct CanvasModel {
    /// The id that documents use.
    var id: String
    /// Portrait size in points.
    var width: Double
    var height: Double
    var scale: Double
    /// The height of the status bar, by era.
    var statusBar: [Era: Double]
    /// The room for the home indicator, by era.
    var home: [Era: Double]
    /// What the notch takes at each side in landscape; 0 without one.
    var notch: Double
    var idiom = Device.Idiom.phone
    var isRegularInLandscape = false

    static let all: [CanvasModel] = [
        phone("retina3_5", 320, 480, 2, [20, 0, 20, 20]),
        phone("retina4_0", 320, 568, 2, [20, 0, 20, 20]),  // A 3/3, B 8/8
        phone("retina4_7", 375, 667, 2, [20, 0, 20, 20]),  // A 122/129, B 47/49, C 5/5, D 3/3
        phone("retina5_5", 414, 736, 3, [20, 0, 20, 20], large: true),
        phone("retina5_9", 375, 812, 3, [44, 44, 50, 50], home: [34, 34, 34, 34]),  // C 4/4
        phone("retina6_1", 414, 896, 2, [44, 44, 48, 48], home: [34, 34, 34, 34], large: true),  // B 231/231, D 9/9
        phone("retina6_5", 414, 896, 3, [44, 44, 44, 44], home: [34, 34, 34, 34], large: true),  // 3/3
        phone("retina6_0", 390, 844, 3, [44, 44, 47, 47], home: [34, 34, 34, 34], notch: 47),  // B 2/2, C 11/12
        phone("retina6_7", 428, 926, 3, [44, 44, 47, 47], home: [34, 34, 34, 34], notch: 47, large: true),
        phone("retina6_12", 393, 852, 3, [59, 59, 59, 59], home: [34, 34, 34, 34], notch: 59),  // C 4/4
        phone("retina6_3", 402, 874, 3, [62, 62, 62, 62], home: [34, 34, 34, 34], notch: 62),
        phone("retina6_72", 430, 932, 3, [59, 59, 59, 59], home: [34, 34, 34, 34], notch: 59, large: true),
        phone("retina6_9", 440, 956, 3, [62, 62, 62, 62], home: [34, 34, 34, 34], notch: 62, large: true),
        pad("ipad7_9", 768, 1024, [20, 0, 20, 20]),
        pad("ipad8_3", 744, 1133, [24, 24, 24, 24], home: [20, 20, 20, 20]),
        pad("ipad9_7", 768, 1024, [20, 0, 20, 20]),  // A 8/8
        pad("ipad10_2", 810, 1080, [20, 0, 20, 20]),
        pad("ipad10_5", 834, 1112, [20, 0, 20, 20]),
        pad("ipad10_9", 820, 1180, [24, 24, 24, 24], home: [20, 20, 20, 20]),
        pad("ipad10_9rounded", 820, 1180, [24, 24, 24, 24], home: [20, 20, 20, 20]),
        pad("ipad11_0", 834, 1194, [24, 24, 24, 24], home: [20, 20, 20, 20]),
        pad("ipad11_0rounded", 834, 1194, [24, 24, 24, 24], home: [20, 20, 20, 20]),
        pad("ipad12_9", 1024, 1366, [20, 0, 20, 20]),
        pad("ipad12_9rounded", 1024, 1366, [24, 24, 24, 24], home: [20, 20, 20, 50]),  // D: 24, 50: 2/2
    ]

    /// The device for lengths as the system has them.
    var device: Device {
        Device(
            name: id, title: id, idiom: idiom, width: width, height: height, scale: scale,
            topInset: statusBar[.c] ?? 20, bottomInset: home[.c] ?? 0, isRegularInLandscape: isRegularInLandscape)
    }

    private static func phone(
        _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBar: [Double],
        home: [Double] = [0, 0, 0, 0], notch: Double = 44, large: Bool = false
    ) -> CanvasModel {
        CanvasModel(
            id: id, width: width, height: height, scale: scale, statusBar: byEra(statusBar), home: byEra(home),
            notch: home[0] > 0 ? notch : 0, isRegularInLandscape: large)
    }

    private static func pad(
        _ id: String, _ width: Double, _ height: Double, _ statusBar: [Double], home: [Double] = [0, 0, 0, 0]
    ) -> CanvasModel {
        CanvasModel(
            id: id, width: width, height: height, scale: 2, statusBar: byEra(statusBar), home: byEra(home), notch: 0,
            idiom: .pad, isRegularInLandscape: true)
    }

    private static func byEra(_ values: [Double]) -> [Era: Double] {
        Dictionary(uniqueKeysWithValues: zip(Era.allCases, values))
    }
}
