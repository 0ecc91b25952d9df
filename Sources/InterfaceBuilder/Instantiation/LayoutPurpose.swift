/// What a document's views are laid out for.
public enum LayoutPurpose: Hashable, Sendable {
    /// To show them where they stand on the canvas or on the device.
    case display
    /// To look at the constraints in the recorded sizes, as Interface Builder does when it looks for ambiguity: without the
    /// sizes that only its canvas lends to views in stacks.
    case verification
    /// To judge what the author asked for. The canvas lends nothing. Cells, the views of xibs and scenes of another size than a
    /// screen are as wide as the device makes them, and as high as they were recorded, unless their contents need another
    /// height; they have no safe area of their own.
    case judgement
}
