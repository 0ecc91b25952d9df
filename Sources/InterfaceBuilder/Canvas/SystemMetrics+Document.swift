import UIKit

extension SystemMetrics {
    /// The metrics of the system that Interface Builder drew with, by the whole part of the `toolsVersion` that it wrote into
    /// a document.
    ///
    /// Limits are those that 3,133 public documents allow: iOS 11 begins between 12121 and 13122, iOS 12 between 14113 and
    /// 14313, iOS 13 between 14490 and 14810, iOS 14 between 16097 and 17132, iOS 26 between 23727 and 24093. 32700 was
    /// written by builds of Xcode 15, as the plug-ins tell that the same documents name (22684 or 22685 in 61/61).
    init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<13000: .iOS10
            case ..<14300: .iOS11
            case ..<14800: .iOS12
            case ..<17000: .iOS13
            case ..<19000: .iOS14
            case ..<24000, 32700...: .iOS18
            default: .iOS26
            }
        // The first versions of Xcode 12 and 26 had not all of the new system: a picker of 17147 still has wheels, and
        // lines of fields grew with 24506.
        if (17000..<17156).contains(toolsVersion) { datePickerStyle = .wheels }
        if (24000..<24500).contains(toolsVersion) { fieldLineGrowth = 0 }
    }
}

extension UIContentSizeCategory {
    /// The text size on Interface Builder's canvas.
    ///
    /// Large; extra small in Xcode 13.0 to 13.4 (toolsVersion 18000 to 20999): recorded sizes of views in a text style
    /// agree with that 48 to 5, and 21 to 2 in documents that took no part in finding it. Medium up to Xcode 7
    /// (toolsVersion below 11000): recorded heights of 25 labels in text styles agree with that, with large none.
    init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<11000: .medium
            case 18000..<21000: .extraSmall
            default: .large
            }
    }
}
