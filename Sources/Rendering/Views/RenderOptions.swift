public import Foundation

/// How a view tree is drawn.
public struct RenderOptions: Sendable {
    /// What is drawn over the views to show how layout came to its result.
    public enum Overlay: String, CaseIterable, Codable, Hashable, Sendable {
        /// An outline of each view's frame with its size.
        case frames
        /// Alignment rectangles, and constraints as lines with their constants: red what contradicts others, orange what is left
        /// open or not granted.
        case constraints
        /// Of the constraints only what doesn't hold, in the same colours.
        case problems
        /// The first and last baselines of views with text.
        case baselines
        /// The layout margins and the safe area.
        case margins
    }

    /// The file to be made.
    public var format: Canvas.Format
    /// Pixels per point.
    public var scale: CGFloat
    /// What is drawn over the views.
    public var overlays: Set<Overlay>
    /// Whether the status bar and the home indicator of a device are drawn where the root's safe area leaves room.
    public var drawsDevice: Bool
    /// Whether a ground in the system's background colour is laid under everything.
    public var drawsBackground: Bool

    /// Options for a PNG of two pixels to the point, unless said otherwise.
    public init(
        format: Canvas.Format = .png, scale: CGFloat = 2, overlays: Set<Overlay> = [], drawsDevice: Bool = true,
        drawsBackground: Bool = true
    ) {
        self.format = format
        self.scale = scale
        self.overlays = overlays
        self.drawsDevice = drawsDevice
        self.drawsBackground = drawsBackground
    }
}
