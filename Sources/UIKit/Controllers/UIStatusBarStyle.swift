/// How the status bar comes and goes; at once, here.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade
    /// It slides.
    case slide
}

/// The shade of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, as the appearance asks.
    case `default` = 0
    /// Light, for dark grounds.
    case lightContent = 1
    /// Dark, for light grounds.
    case darkContent = 3
}
