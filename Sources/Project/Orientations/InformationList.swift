internal import Files
import Foundation

/// What an app's property list, `Info.plist`, says of the ways in which people may hold a device.
struct InformationList {
    let orientations: SupportedOrientations
    private let isOfWatch: Bool

    /// Whether it tells how an app for phones or pads may be held.
    var speaksOfOrientations: Bool { !isOfWatch && (orientations.phone ?? orientations.pad) != nil }

    private static let largest = 4 << 20

    /// Nil for a file that isn't there, or is no property list.
    init?(contentsOf path: String) {
        guard let data = try? FileInput.bytes(of: path, limit: Self.largest),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        isOfWatch = list["WKWatchKitApp"] != nil || list["WKApplication"] != nil
        orientations = SupportedOrientations { key in
            switch list[key] {
            case let name as String: [name]
            case let names as [String]: names
            default: []
            }
        }
    }
}

extension SupportedOrientations {
    /// - Parameter names: the orientations that stand under a key of `Info.plist`.
    init(_ names: (String) -> [String]) {
        let key = "UISupportedInterfaceOrientations"
        let shared = Sides(named: names(key))
        self.init(
            phone: Sides(named: names(key + "~iphone")) ?? shared, pad: Sides(named: names(key + "~ipad")) ?? shared)
    }
}
