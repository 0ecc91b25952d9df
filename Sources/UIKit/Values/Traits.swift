/// The direction in which text and interfaces run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft
}

/// What a view shows, which decides whether it is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Ordinary contents: mirrored.
    case unspecified = 0
    /// Playback controls: never mirrored.
    case playback
    /// Directional controls such as a segmented "left, centre, right": never mirrored.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft
}

/// Whether much or little room is to be had along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// The kind of device an interface is shown on.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// iPhone.
    case phone = 0
    /// iPad.
    case pad
    /// Apple TV.
    case tv
    /// CarPlay.
    case carPlay
    /// A Mac app of its own look.
    case mac = 5
    /// Apple Vision.
    case vision = 6
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not known; drawn as light.
    case unspecified = 0
    /// Dark text on light grounds.
    case light
    /// Light text on dark grounds.
    case dark
}

/// Whether colours are to differ more than usual.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// As usual.
    case normal = 0
    /// More than usual.
    case high
}

/// Whether something lies on the base level of an interface or above it.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The main content.
    case base = 0
    /// Content above the main content.
    case elevated
}

/// Which colours a screen shows.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
/// Whether a screen feels how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable { case unknown = 0, unavailable, available }
/// How heavy text is.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Whether a window is in front.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
/// Whether a screen is recorded.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }

extension UIImage {
    /// How bright a picture may be.
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
}
