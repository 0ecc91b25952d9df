import Dispatch
import Synchronization
internal import Typography

/// What a program keeps outside of its views, once for every thread.
///
/// On Apple's systems views belong to the main thread, so `UIApplication.shared`, appearances and open transactions stand
/// once in a process. Here every thread may have views of its own. So each thread is a program of its own, with its
/// screen, its windows and its appearances: what one thread sets, no other one sees, and nothing here needs a lock.
///
/// A task may go on in another thread after an `await`. Code whose windows, appearances or screen must outlive an `await`
/// belongs to the main actor, as on Apple's systems: all threads that work for the main queue have the main thread's
/// context. Transactions, animations and drawing begin and end between two awaits.
///
/// These stand once in a process all the same, and are safe to use from every thread:
/// - names of images and colours (`UIImage.register`, `UIColor.register`), and values associated with objects that aren't
///   UIKit's, each behind a lock;
/// - the count of overridden traits, which is atomic;
/// - `UIDevice.current`, colours, fonts, images and their metrics, which never change.
///
/// Views, controllers, gestures and layers are used by one thread at a time. Nothing checks that.
final class ThreadContext {
    // What begins and ends again.
    /// The open transactions, the innermost last.
    var transactions: [Transaction] = []
    /// The innermost block whose changes move.
    var animation: AnimationBlock?
    /// What `beginAnimations` began, the innermost last.
    var openedAnimations: [OpenedAnimation] = []
    /// Blocks of animations that are open in any thread, and observers of views' properties: while there are none, no change asks
    /// whether it moves or who hears of it.
    static let changeWatchers = Atomic(0)
    /// Where painting goes, the innermost last.
    var drawing: [CGContext] = []
    /// The pictures begun by `UIGraphicsBeginImageContext`, the innermost last.
    var pictures: [PictureContext] = []
    /// The documents begun by `UIGraphicsBeginPDFContextToData`, the innermost last.
    var pdfs: [(pdf: PDFContext, take: (Data) -> Void)] = []
    /// What is known of the picture that is being made, while links are called.
    var updateInfo: UIUpdateInfo?
    /// The traits that colours and fonts take; nil for those of the environment.
    var traits: UITraitCollection?
    /// The tint of views that have none from anywhere; nil for the system's blue.
    var accentColor: UIColor?
    /// The tint of the view that is drawn.
    var drawnTint: UIColor?
    /// Colours that a document brings along, by name. They go before registered ones.
    var namedColors: [String: UIColor] = [:]
    /// What finds the fonts that a document's app brings along, by name.
    var fontFiles: ((String) -> FontFile?)?

    // What stays.
    /// The first number of the version of iOS that was asked for; nil for that of the generation.
    var systemVersion: Int?
    /// By what animations move.
    let clock = AnimationClock()
    /// Whether a layout at the end of the run loop's turn was asked for.
    var waitsForDisplay = false
    /// What key presses go to.
    @MainActor var firstResponders: FirstResponders {
        get { keptFirstResponders }
        _modify { yield &keptFirstResponders }
    }
    private var keptFirstResponders = FirstResponders()
    /// Whether some layer has a time of its own.
    var hasLayerTimes = false
    /// Whether this is the main thread's.
    let isMain: Bool
    /// The environment of trees whose root was given none.
    var environment: LayoutEnvironment {
        get { sharedEnvironment.value }
        set { sharedEnvironment = SharedEnvironment(newValue) }
    }
    @exclusivity(unchecked) private(set) var sharedEnvironment = SharedEnvironment(LayoutEnvironment())
    /// Whether changes may be shown moving.
    var areAnimationsEnabled = true
    /// Whether conflicts are written to standard error.
    var logsConflicts = true
    /// The calls of targets that were said to be impossible, by selector and class.
    var unreachableCalls: Set<String> = []
    /// Calls by selectors that wait for their time.
    var delayedCalls: [DelayedCall] = []
    /// Who supplies interfaces from documents.
    var interfaces: (any InterfaceSupplying)?
    /// The stand-ins of views that were asked for, in this order.
    var appearances: [Appearances.Entry] = []
    /// The stand-ins of bar items, by class.
    var barItemAppearances: [ObjectIdentifier: UIBarItem] = [:]
    /// The device that programs run on; nil for a screen without a device.
    var device: DeviceModel?
    /// The running program, its screen: made when first asked for.
    var application: UIApplication?
    var screen: UIScreen?

    private init(isMain: Bool) { self.isMain = isMain }

    /// The context of the thread that asks. It goes when its thread ends; the main thread's stays. A few nanoseconds: ask once
    /// for what you do often.
    static var current: ThreadContext {
        if let known = pthread_getspecific(key) {
            let own = Unmanaged<ThreadContext>.fromOpaque(known).takeUnretainedValue()
            return own.isMain || !servesMainQueue ? own : main
        }
        if Thread.isMainThread { return adopt(main) }
        return servesMainQueue ? main : adopt(ThreadContext(isMain: false))
    }

    // The main thread and the main queue have it one after the other.
    nonisolated(unsafe) private static let main = ThreadContext(isMain: true)

    /// Whether the thread works for the main queue just now. Where a program's `main` is asynchronous, the main thread has
    /// ended and any thread does.
    private static var servesMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueMark) != nil }

    private static let mainQueueMark = DispatchSpecificKey<Void>()

    private static func adopt(_ context: ThreadContext) -> ThreadContext {
        let failure = pthread_setspecific(key, Unmanaged.passRetained(context).toOpaque())
        require(failure == 0, "no memory is left for what a thread keeps (error \(failure))")
        return context
    }

    private static let key: pthread_key_t = {
        DispatchQueue.main.setSpecific(key: mainQueueMark, value: ())
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { context in
            // What is let go here may ask for a context again: that is a new one, and goes in the next round.
            if let context { Unmanaged<ThreadContext>.fromOpaque(context).release() }
        }
        require(failure == 0, "the process has no key left for what threads keep (error \(failure))")
        return key
    }()
}
