/// What segmented controls have.
public struct SegmentedControlContent: Sendable {
    /// One of the segments.
    public struct Segment: Sendable {
        /// The text shown.
        public var title: String?
        /// The name of the picture shown in place of a text.
        public var image: String?
        /// In points; nil when it follows from the content.
        public var width: Double?
        /// False for a segment that can't be chosen and is drawn greyed.
        public var isEnabled = true
    }

    /// From the leading side.
    public var segments: [Segment] = []
    /// -1 for none.
    public var selectedIndex = -1
    /// Whether segments are as wide as their contents need, and not all equally wide.
    public var apportionsSegmentWidthsByContent = false
}

/// A slider, stepper or progress view.
public struct RangeContent: Sendable {
    /// Where it stands; from 0 to 1 for a progress view.
    public var value = 0.0
    /// The least value.
    public var minimum = 0.0
    /// The greatest value.
    public var maximum = 1.0
    /// How much a tap on a stepper changes.
    public var step = 1.0
    /// A progress view's `default` or `bar`.
    public var style = "default"
    /// The name of the picture before a slider's track.
    public var minimumImage: String?
    /// The name of the picture after a slider's track.
    public var maximumImage: String?
    /// The colour of the track up to the value.
    public var minimumTrackColor: ColorDescription?
    /// The colour of the track beyond the value.
    public var maximumTrackColor: ColorDescription?
    /// The colour of a slider's knob.
    public var thumbColor: ColorDescription?
}

/// What switches have.
public struct SwitchContent: Sendable {
    /// Whether the switch is on.
    public var isOn = false
    /// The colour of the track while on.
    public var onColor: ColorDescription?
    /// The colour of the knob.
    public var thumbColor: ColorDescription?
    /// Shown beside a switch that looks like a checkbox.
    public var title: String?
}

/// What turning wheels have.
public struct ActivityIndicatorContent: Sendable {
    /// `white`, `gray`, `whiteLarge`, `medium` or `large`.
    public var style = "white"
    /// Whether the wheel turns.
    public var isAnimating = false
    /// The colour; nil for that of the style.
    public var color: ColorDescription?
}

/// What rows of dots have.
public struct PageControlContent: Sendable {
    /// How many dots there are, not negative.
    public var numberOfPages = 0
    /// The dot that is on, from 0.
    public var currentPage = 0
    /// Whether a single page has no dot.
    public var hidesForSinglePage = false
    /// The colour of the dots that are off.
    public var pageColor: ColorDescription?
    /// The colour of the dot that is on.
    public var currentPageColor: ColorDescription?
}

/// What date pickers have.
public struct DatePickerContent: Sendable {
    /// `date`, `time`, `dateAndTime`, `countDownTimer`, `yearAndMonth`.
    public var mode = "dateAndTime"
    /// `automatic` when absent; `wheels`, `compact`, `inline`.
    public var style = "automatic"
    /// The minutes between two choices.
    public var minuteInterval = 1
    /// Seconds since the first of January 2001, UTC; nil for the day it is.
    public var date: Double?
}

/// What search bars have.
public struct SearchBarContent: Sendable {
    /// The text searched for.
    public var text: String?
    /// What is shown while there is no text.
    public var placeholder: String?
    /// A line above the field.
    public var prompt: String?
    /// `default`, `prominent` or `minimal`.
    public var style = "default"
    /// Whether a cancel button stands after the field.
    public var showsCancelButton = false
    /// Whether scopes stand below the field.
    public var showsScopeBar = false
    /// The titles of the scopes.
    public var scopeTitles: [String] = []
    /// The colour behind the field.
    public var barColor: ColorDescription?
}
