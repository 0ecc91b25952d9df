extension DifferenceCause.Kind {
    /// A short title for people.
    public var title: String {
        switch self {
        case .textWidth: "Text up to 1 pt wider or narrower"
        case .textWidthFar: "Text wider or narrower by more than 1 pt"
        case .textHeight: "Text higher or lower"
        case .font: "Typeface isn't known"
        case .controlSize: "Control has another size"
        case .imageSize: "Picture has another size"
        case .customClass: "Custom class has its own size"
        case .noSize: "Nothing gives it a size"
        case .keptLength: "Keeps an earlier length in a stack"
        case .baseline: "Text on another baseline"
        case .margins: "Margins differ"
        case .safeArea: "Safe area differs"
        case .hiddenViews: "Hidden views took room"
        case .proportions: "Shares of a proportional stack"
        case .rounding: "Rounded to another pixel"
        case .tie: "Wishes of equal priority"
        case .ambiguity: "Left open by constraints"
        case .contradiction: "Contradicting constraints"
        case .stale: "Record breaks a required constraint"
        case .constraint: "Another constraint decides"
        case .stackView: "Another rule of a stack view decides"
        case .givenFrame: "Given frame differs"
        case .unexplained: "Not explained by constraints"
        }
    }
}
