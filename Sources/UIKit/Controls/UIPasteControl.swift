import Foundation

/// What a responder pastes.
open class UIPasteConfiguration: NSObject, @unchecked Sendable {  // as mutable as UIKit's
    /// The types that it takes. Nobody asks for them.
    open var acceptableTypeIdentifiers: [String]

    /// Takes types.
    public init(acceptableTypeIdentifiers: [String] = []) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
    /// Takes what a class reads.
    public convenience init(forAccepting acceptingClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: ["\(acceptingClass)"])
    }
    /// Takes types, too.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
}

/// A button that pastes: a tap gives its target what lies on the pasteboard.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// What is seen of it.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel = 0, iconOnly, labelOnly }

    /// How it looks.
    @MainActor
    open class Configuration: NSObject {
        /// What is seen.
        open var displayMode = DisplayMode.iconAndLabel
        /// How round its corners are.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// How round fixed corners are.
        open var cornerRadius: CGFloat = 0
        /// The colour of icon and label.
        open var baseForegroundColor: UIColor?
        /// The colour of the ground.
        open var baseBackgroundColor: UIColor?
        /// A usual one.
        public override init() {}
    }

    /// How it looks, as it was made.
    /// - Note: Kept without effect.
    public let configuration: Configuration
    /// Who pastes.
    open weak var target: (any UIPasteConfigurationSupporting)?
    private let button: UIButton

    /// A button that looks so.
    public init(configuration: Configuration) {
        self.configuration = configuration
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 5
        look.cornerStyle = configuration.cornerStyle
        look.background.cornerRadius = configuration.cornerRadius
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button = UIButton(configuration: look, primaryAction: nil)
        super.init(frame: CGRect(origin: .zero, size: button.intrinsicContentSize))
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    }
    /// A usual one.
    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        if frame != .zero { self.frame = frame }
    }
    public required convenience init?(coder: NSCoder) { self.init(configuration: Configuration()) }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    private func paste() {
        let board = UIPasteboard.general
        let providers =
            (board.strings ?? []).map { NSItemProvider(object: $0 as NSString) }
            + (board.image.map { [NSItemProvider(object: $0)] } ?? [])
        if !providers.isEmpty { target?.paste(itemProviders: providers) }
    }
}

/// Who pastes.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What it pastes.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes what the providers hold.
    func paste(itemProviders: [NSItemProvider])
    /// Whether it pastes what the providers hold.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
