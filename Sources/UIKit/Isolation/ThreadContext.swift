/// What a program keeps outside of its views, once for every thread.
///
/// On Apple's systems views belong to the main thread, so `UIApplication.shared`, appearances and open transactions stand
/// once in a process. Here every thread may have views of its own. So each thread is a program of its own, with its
/// screen, its windows and its appearances: what one thread sets, no other one sees, and nothing here needs a lock.
///
/// A task may go on in another thread after an `await`. Code whose windows, appearances or screen must outlive an `await`
/// belongs to the main actor, as on Apple's systems. Transactions, animations and drawing begin and end between two awaits.
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
    /// What runs after each open transaction, the innermost last.
    var transactions: [(() -> Void)?] = []
    /// Seconds that the outermost animation takes; 0 outside of animations.
    var animationDuration: TimeInterval = 0
    /// Where painting goes, the innermost last.
    var drawing: [any DrawingContext] = []
    /// The sizes of the pictures begun by `UIGraphicsBeginImageContext`, the innermost last.
    var pictures: [CGSize] = []
    /// The traits that colours and fonts take; nil for those of the environment.
    var traits: UITraitCollection?
    /// Colours that a document brings along, by name. They go before registered ones.
    var namedColors: [String: UIColor] = [:]

    // What stays.
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
    /// The stand-ins of views that were asked for, in this order.
    var appearances: [Appearances.Entry] = []
    /// The stand-in of bar items.
    var barItemAppearance: UIBarButtonItem?
    /// The running program, its screen: made when first asked for.
    var application: UIApplication?
    var screen: UIScreen?

    /// The context of the thread that asks. It goes when its thread ends. A few nanoseconds: ask once for what you do often.
    static var current: ThreadContext {
        if let known = pthread_getspecific(key) {
            return Unmanaged<ThreadContext>.fromOpaque(known).takeUnretainedValue()
        }
        let made = ThreadContext()
        let failure = pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        require(failure == 0, "no memory is left for what a thread keeps (error \(failure))")
        return made
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { context in
            // What is let go here may ask for a context again: that is a new one, and goes in the next round.
            if let context { Unmanaged<ThreadContext>.fromOpaque(context).release() }
        }
        require(failure == 0, "the process has no key left for what threads keep (error \(failure))")
        return key
    }()
}
