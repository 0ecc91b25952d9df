public import Foundation

/// Pictures of one scene in two versions of a document.
public struct ComparedPictures: Codable, Sendable {
    /// The scene's name.
    public var scene: String
    /// `iPhone 15 in portrait`
    public var device: String
    /// In points.
    public var size: CGSize
    /// A PNG of the old version; nil where the scene isn't there, or has nothing to draw.
    public var old: Data?
    /// A PNG of the new version.
    public var new: Data?
    /// The views that changed.
    public var marks: [Mark] = []

    /// One view that changed, in the scene's coordinates.
    public struct Mark: Codable, Sendable {
        /// The view in words.
        public var name: String
        /// In points; nil where the old version doesn't have the view.
        public var old: CGRect?
        /// In points; nil where the new version doesn't have the view.
        public var new: CGRect?
    }

    init(scene: String, device: String, size: CGSize) {
        (self.scene, self.device, self.size) = (scene, device, size)
    }
}
