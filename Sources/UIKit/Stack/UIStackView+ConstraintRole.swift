extension UIStackView {
    /// What a constraint is for that a stack view makes; the raw value is the `identifier` that UIKit gives it.
    package enum ConstraintRole: String, CaseIterable, Sendable {
        /// Ties the first or the last view to the stack's end.
        case connection = "UISV-canvas-connection"
        /// Keeps the distance between neighbours.
        case spacing = "UISV-spacing"
        /// Makes lengths, or the distances between views, equal.
        case fillEqually = "UISV-fill-equally"
        /// Gives a view its share of the stack's length.
        case fillProportionally = "UISV-fill-proportionally"
        /// Places a view across the axis.
        case alignment = "UISV-alignment"
        /// Keeps the stack no longer than its views need.
        case fit = "UISV-canvas-fit"
        /// Keeps the stack no wider across the axis than its views need.
        case spanningFit = "UISV-spanning-fit"
        /// Keeps a view no wider across the axis than it needs.
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        /// Takes a hidden view's length.
        case hiding = "UISV-hiding"
        /// Places a hidden view between its neighbours.
        case hidingPosition = "UISV-hiding-position"
    }
}
