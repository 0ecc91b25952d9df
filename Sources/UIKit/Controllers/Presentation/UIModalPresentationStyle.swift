/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen, in place of what was there.
    case fullScreen = 0
    /// As a sheet, with what is below seen around it.
    case pageSheet
    /// As a small sheet in the middle of a large screen.
    case formSheet
    /// Over the nearest controller that defines a context, in its place.
    case currentContext
    /// As the transitioning delegate's presentation controller says.
    case custom
    /// Over the whole screen; what is below stays in its tree.
    case overFullScreen
    /// Over the nearest controller that defines a context, which stays in its tree.
    case overCurrentContext
    /// In a bubble beside what it belongs to.
    case popover
    /// Not at all: what another style adapts to.
    case none = -1
    /// As the system sees fit: as a sheet.
    case automatic = -2
}

/// How a presented controller comes up; at once, here.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom.
    case coverVertical = 0
    /// Turned over.
    case flipHorizontal
    /// Out of what was there.
    case crossDissolve
    /// Under a page that curls up. Here it comes from below.
    case partialCurl
}
