import Foundation

/// A view in the place of the keyboard or above it, which clicks as keys do.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether it clicks. Nothing sounds here.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// It doesn't click.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// A view in the place of the keyboard or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// What it looks like.
    public enum Style: Int, Sendable { case `default` = 0, keyboard }

    /// What it looks like. Its ground is the view's own here.
    /// - Note: Kept without effect.
    public let inputViewStyle: Style
    /// Whether its own constraints make it as high as it is, whatever height it was given.
    open var allowsSelfSizing = false

    /// A view of a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
    }
    /// A view of the usual style.
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
