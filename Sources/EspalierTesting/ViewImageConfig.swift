public import UIKit

/// A device to lay out on: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
    /// How a phone is held.
    public enum Orientation: Sendable { case landscape, portrait }
    /// How a tablet is held.
    public enum TabletOrientation: Sendable { case landscape, portrait }

    /// What the system takes of the screen, in points.
    public var safeArea: UIEdgeInsets
    /// Points; nil for the view's own size.
    public var size: CGSize?
    /// The device's traits.
    public var traits: UITraitCollection
    /// What failures call the device.
    var name = "device"

    /// A device of one's own.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }

    /// A device by the name that the command knows it by, such as `iphone-15`; nil for an unknown one.
    public static func device(named name: String, orientation: Orientation = .portrait) -> ViewImageConfig? {
        guard let device = DeviceModel.named(name) else { return nil }
        let isLandscape = orientation == .landscape
        let safe = device.bottomInset > 0 || !isLandscape || device.isPad
        var config = ViewImageConfig(
            safeArea: safe
                ? DeviceModel.safeArea(
                    device.topInset, device.bottomInset, isPad: device.isPad, isLandscape: isLandscape) : .zero,
            size: isLandscape
                ? CGSize(width: device.height, height: device.width)
                : CGSize(width: device.width, height: device.height),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceIdiom: device.isPad ? .pad : .phone),
                UITraitCollection(displayScale: CGFloat(device.scale)),
                UITraitCollection(
                    horizontalSizeClass: device.isPad || (isLandscape && device.isRegularInLandscape)
                        ? .regular : .compact),
                UITraitCollection(verticalSizeClass: device.isPad || !isLandscape ? .regular : .compact),
            ]))
        config.name = device.title + (isLandscape ? " (landscape)" : "")
        return config
    }

    private static func known(_ name: String, _ orientation: Orientation = .portrait) -> ViewImageConfig {
        device(named: name, orientation: orientation) ?? ViewImageConfig()
    }

    private static func known(_ name: String, _ orientation: TabletOrientation) -> ViewImageConfig {
        known(name, orientation == .landscape ? Orientation.landscape : .portrait)
    }

    /// `iphone-se-1`, upright.
    public static let iPhoneSe = known("iphone-se-1")
    /// `iphone-se-1`.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { known("iphone-se-1", orientation) }

    /// `iphone-8`, upright.
    public static let iPhone8 = known("iphone-8")
    /// `iphone-8`.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { known("iphone-8", orientation) }

    /// `iphone-8-plus`, upright.
    public static let iPhone8Plus = known("iphone-8-plus")
    /// `iphone-8-plus`.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-8-plus", orientation)
    }

    /// `iphone-x`, upright.
    public static let iPhoneX = known("iphone-x")
    /// `iphone-x`.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { known("iphone-x", orientation) }

    /// `iphone-xr`, upright.
    public static let iPhoneXr = known("iphone-xr")
    /// `iphone-xr`.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { known("iphone-xr", orientation) }

    /// `iphone-xs-max`, upright.
    public static let iPhoneXsMax = known("iphone-xs-max")
    /// `iphone-xs-max`.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-xs-max", orientation)
    }

    /// `iphone-12`, upright.
    public static let iPhone12 = known("iphone-12")
    /// `iphone-12`.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { known("iphone-12", orientation) }

    /// `iphone-12-pro-max`, upright.
    public static let iPhone12ProMax = known("iphone-12-pro-max")
    /// `iphone-12-pro-max`.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-12-pro-max", orientation)
    }

    /// `iphone-13-mini`, upright.
    public static let iPhone13Mini = known("iphone-13-mini")
    /// `iphone-13-mini`.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-13-mini", orientation)
    }

    /// `iphone-13`, upright.
    public static let iPhone13 = known("iphone-13")
    /// `iphone-13`.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { known("iphone-13", orientation) }

    /// `iphone-13`, upright.
    public static let iPhone13Pro = known("iphone-13")
    /// `iphone-13`.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { known("iphone-13", orientation) }

    /// `iphone-13-pro-max`, upright.
    public static let iPhone13ProMax = known("iphone-13-pro-max")
    /// `iphone-13-pro-max`.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-13-pro-max", orientation)
    }

    /// `iphone-12`, upright.
    public static let iPhone12Pro = known("iphone-12")
    /// `iphone-12`.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { known("iphone-12", orientation) }

    /// `iphone-14`, upright.
    public static let iPhone14 = known("iphone-14")
    /// `iphone-14`.
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig { known("iphone-14", orientation) }

    /// `iphone-14-pro`, upright.
    public static let iPhone14Pro = known("iphone-14-pro")
    /// `iphone-14-pro`.
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-14-pro", orientation)
    }

    /// `iphone-14-pro-max`, upright.
    public static let iPhone14ProMax = known("iphone-14-pro-max")
    /// `iphone-14-pro-max`.
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-14-pro-max", orientation)
    }

    /// `iphone-15`, upright.
    public static let iPhone15 = known("iphone-15")
    /// `iphone-15`.
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig { known("iphone-15", orientation) }

    /// `iphone-15-pro`, upright.
    public static let iPhone15Pro = known("iphone-15-pro")
    /// `iphone-15-pro`.
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-15-pro", orientation)
    }

    /// `iphone-15-pro-max`, upright.
    public static let iPhone15ProMax = known("iphone-15-pro-max")
    /// `iphone-15-pro-max`.
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-15-pro-max", orientation)
    }

    /// `iphone-16`, upright.
    public static let iPhone16 = known("iphone-16")
    /// `iphone-16`.
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig { known("iphone-16", orientation) }

    /// `iphone-16-pro`, upright.
    public static let iPhone16Pro = known("iphone-16-pro")
    /// `iphone-16-pro`.
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        known("iphone-16-pro", orientation)
    }

    /// `iphone-17`, upright.
    public static let iPhone17 = known("iphone-17")
    /// `iphone-17`.
    public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig { known("iphone-17", orientation) }

    /// `ipad-9.7`, on its side.
    public static let iPadMini = known("ipad-9.7", .landscape as TabletOrientation)
    /// `ipad-9.7`.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { known("ipad-9.7", orientation) }

    /// `ipad-9.7`, on its side.
    public static let iPad9_7 = known("ipad-9.7", .landscape as TabletOrientation)
    /// `ipad-9.7`.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { known("ipad-9.7", orientation) }

    /// `ipad`, on its side.
    public static let iPad10_2 = known("ipad", .landscape as TabletOrientation)
    /// `ipad`.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { known("ipad", orientation) }

    /// `ipad-10.5`, on its side.
    public static let iPadPro10_5 = known("ipad-10.5", .landscape as TabletOrientation)
    /// `ipad-10.5`.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        known("ipad-10.5", orientation)
    }

    /// `ipad-pro-11`, on its side.
    public static let iPadPro11 = known("ipad-pro-11", .landscape as TabletOrientation)
    /// `ipad-pro-11`.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        known("ipad-pro-11", orientation)
    }

    /// `ipad-pro-12.9`, on its side.
    public static let iPadPro12_9 = known("ipad-pro-12.9", .landscape as TabletOrientation)
    /// `ipad-pro-12.9`.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        known("ipad-pro-12.9", orientation)
    }

    /// The same device in the dark appearance, or the light one.
    public func style(_ style: UIUserInterfaceStyle) -> ViewImageConfig {
        var config = self
        config.traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
        return config
    }
}

extension ViewImageConfig {
    /// The environment of a tree on the device, with traits that go before the device's.
    func environment(_ more: UITraitCollection) -> LayoutEnvironment {
        var environment = LayoutEnvironment()
        // A picture has two pixels to the point unless the device says otherwise.
        environment.displayScale = 2
        for traits in [traits, more] {
            if traits.userInterfaceIdiom != .unspecified { environment.userInterfaceIdiom = traits.userInterfaceIdiom }
            if traits.displayScale > 0 { environment.displayScale = traits.displayScale }
            if traits.horizontalSizeClass != .unspecified {
                environment.horizontalSizeClass = traits.horizontalSizeClass
            }
            if traits.verticalSizeClass != .unspecified { environment.verticalSizeClass = traits.verticalSizeClass }
            if traits.userInterfaceStyle != .unspecified { environment.userInterfaceStyle = traits.userInterfaceStyle }
            if traits.preferredContentSizeCategory != .unspecified {
                environment.contentSizeCategory = traits.preferredContentSizeCategory
            }
            if traits.layoutDirection == .rightToLeft { environment.layoutDirection = .rightToLeft }
        }
        return environment
    }
}
