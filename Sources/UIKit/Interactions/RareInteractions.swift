import Foundation

// Interactions with what isn't there: pencils, pointers, handwriting. They compile, keep what they are told and do nothing.

/// Hears of taps with a pencil. There is none.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// Never told anything.
    /// - Note: Kept without effect.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether taps count.
    /// - Note: Kept without effect.
    open var isEnabled = true
    /// What the user prefers a tap to do.
    public enum PreferredAction: Int, Sendable {
        case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes
    }
    /// What the user prefers a tap to do: to switch to the eraser.
    public class var preferredTapAction: PreferredAction { .switchEraser }
    /// What the user prefers a squeeze to do: nothing.
    public class var preferredSqueezeAction: PreferredAction { .ignore }
    /// Whether only a pencil draws; not here.
    public class var prefersPencilOnlyDrawing: Bool { false }
    /// An interaction without a delegate.
    public override init() {}
    /// An interaction with a delegate.
    public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Hears of taps with a pencil. There is none.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// - Note: Kept without effect.
    func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
    /// - Note: Kept without effect.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
}

extension UIPencilInteraction {
    /// How far a squeeze is.
    public enum Phase: Int, Sendable { case began = 0, changed, ended, cancelled }

    /// How a pencil is held over the screen.
    @preconcurrency @MainActor
    open class HoverPose: NSObject {
        /// Where, in the view's coordinates.
        open var location: CGPoint { .zero }
        /// How far from the screen, from 0 to 1.
        open var zOffset: CGFloat { 0 }
        /// How it leans, in radians.
        open var altitudeAngle: CGFloat { .pi / 2 }
        /// Which way it leans, in radians.
        open var azimuthAngle: CGFloat { 0 }
        /// How it is turned, in radians.
        open var rollAngle: CGFloat { 0 }
    }

    /// A squeeze of a pencil. None comes.
    @preconcurrency @MainActor
    open class Squeeze: NSObject {
        /// When.
        open var timestamp: TimeInterval { 0 }
        /// How far it is.
        open var phase: Phase { .ended }
        /// Where the pencil is: not known.
        open var hoverPose: HoverPose? { nil }
    }

    /// A tap with a pencil. None comes.
    @preconcurrency @MainActor
    open class Tap: NSObject {
        /// When.
        open var timestamp: TimeInterval { 0 }
        /// Where the pencil is: not known.
        open var hoverPose: HoverPose? { nil }
    }
}

extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
    /// Does nothing.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Shows words beside a pointer. There is none.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// The words.
    /// - Note: Kept without effect.
    open var defaultToolTip: String?
    /// Whether words are shown.
    /// - Note: Kept without effect.
    open var isEnabled = true
    /// Words for a view.
    public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
    /// No words yet.
    public override init() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Takes handwriting. There is none.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// Never told anything.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Never.
    open var isHandlingWriting: Bool { false }
    /// Never.
    public class var isPencilInputExpected: Bool { false }
    /// An interaction with a delegate.
    public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Hears of handwriting. There is none.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
}

extension UIScribbleInteractionDelegate {
    /// It may.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
}

/// Has the gestures of a text in a view of one's own. Nobody touches a program.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// Whether the text is edited.
    public enum Mode: Int, Sendable { case editable = 0, nonEditable }
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// Never told anything.
    /// - Note: Kept without effect.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text.
    /// - Note: Kept without effect.
    open weak var textInput: (any UIResponder & UITextInput)?
    /// Whether the text is edited.
    public let textInteractionMode: Mode
    /// None: nobody touches a program.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
    /// An interaction with a text.
    public convenience init(for mode: Mode) { self.init(mode) }
    private init(_ mode: Mode) { textInteractionMode = mode }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Hears of the gestures of a text.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// - Note: Kept without effect.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// - Note: Kept without effect.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// It may.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Finds words that aren't spelled as usual. There is no dictionary here: all words are right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    private var ignored: [String] = []
    /// Nothing is found.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    /// None.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// None.
    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? { nil }
    /// Words that are passed over.
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }
    /// Passes over a word.
    open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }
    /// Keeps a word while the program runs.
    public class func learnWord(_ word: String) { learned.insert(word) }
    /// Whether a word was kept.
    public class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// Forgets a word.
    public class func unlearnWord(_ word: String) { learned.remove(word) }
    /// English.
    public class var availableLanguages: [String] { ["en_US"] }
}

/// Shows what a word means. There is no dictionary: an empty screen.
open class UIReferenceLibraryViewController: UIViewController {
    /// A screen for a word.
    public init(term: String) {
        super.init(nibName: nil, bundle: nil)
        title = term
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// No word is known.
    public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// A file of an asset catalog or of the bundle that isn't a picture.
open class NSDataAsset: NSObject {
    private let (ownName, bytes): (String, Data)
    /// Its name.
    open var name: String { ownName }
    /// Its bytes.
    open var data: Data { bytes }
    /// The kind of file; not known here.
    open var typeIdentifier: String { "public.data" }

    /// The data set of a catalog, `NAME.dataset`, or a file of the bundle; nil where there is none.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }
    /// The data set of a catalog, `NAME.dataset`, or a file of the bundle; nil where there is none.
    public init?(name: String, bundle: Bundle) {
        guard let data = Self.find(name, in: bundle.resourcePath ?? bundle.bundlePath) else { return nil }
        (ownName, bytes) = (name, data)
    }

    private static func find(_ name: String, in folder: String) -> Data? {
        let files = FileManager.default
        if let data = files.contents(atPath: folder + "/" + name) { return data }
        guard let paths = files.enumerator(atPath: folder) else { return nil }
        let wanted = (name as NSString).lastPathComponent + ".dataset"
        for case let path as String in paths where path.hasSuffix(wanted) {
            let set = folder + "/" + path
            let file = ((try? files.contentsOfDirectory(atPath: set)) ?? []).sorted().first { $0 != "Contents.json" }
            if let file { return files.contents(atPath: set + "/" + file) }
        }
        return nil
    }
}
