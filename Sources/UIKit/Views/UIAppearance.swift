/// Classes whose objects can be given a common look through a stand-in: `UILabel.appearance().textColor = .red`.
///
/// On Apple's systems the stand-in records every call. Swift can't without the Objective-C runtime: here it is an object of
/// the class itself, and what was set on it is handed to others as they enter a window, for the properties that
/// ``AppearanceProperties`` names and for those that a program's own class marks `@objc` or `dynamic`. As with UIKit, a view keeps
/// what was set on it alone.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The stand-in for all objects of the class.
    static func appearance() -> Self
    /// The stand-in for objects in others: in one of the first class, which is in one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The stand-in for all objects of the class; traits aren't told apart.
    static func appearance(for trait: UITraitCollection) -> Self
}

/// Objects that contain others, whose look a stand-in can be limited to.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// What views of this class are to look like.
    public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
    /// What views of this class are to look like; for all traits alike.
    public class func appearance(for trait: UITraitCollection) -> Self { appearance() }
    /// What views of this class are to look like in others. O(stand-ins).
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        let key = [ObjectIdentifier(self)] + containerTypes.map { ObjectIdentifier($0) }
        let context = ThreadContext.current
        if let made = context.appearances.first(where: { $0.key == key })?.model as? Self { return made }
        let model = make(self, frame: .zero)
        context.appearances.append(
            Appearance(
                key: key, model: model, untouched: make(self, frame: .zero), containers: containerTypes,
                isMeant: { $0 is Self }))
        return model
    }

    private typealias Appearance = Appearances.Entry
}

/// The stand-ins that the thread asked for.
@MainActor
enum Appearances {
    struct Entry {
        let key: [ObjectIdentifier]
        let model: UIView
        /// What the properties are where nothing was set.
        let untouched: UIView
        let containers: [any UIAppearanceContainer.Type]
        let isMeant: (UIView) -> Bool
    }

    /// Gives a view that comes into a window the look of its stand-ins.
    static func apply(_ entries: [Entry], to view: UIView) {
        for entry in entries where entry.isMeant(view) && isContained(view, in: entry.containers) {
            for property in AppearanceProperties.all { property.hand(entry.model, entry.untouched, view) }
            for property in ClassRegistry.ownProperties(of: entry.model) {
                let usual = property.get(entry.untouched)
                let wanted = property.get(entry.model)
                // What each view makes itself, an outlet say, is no look that was set.
                guard isEqual(property.get(view), usual), !isEqual(wanted, usual) else { continue }
                _ = property.set(view, wanted)
            }
        }
    }

    private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
        return one == other
    }

    private static func isContained(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var next = view.next
        for container in containers {
            while let current = next, !isObject(current, of: container) { next = current.next }
            guard next != nil else { return false }
            next = next?.next
        }
        return true
    }

    private static func isObject<Container>(_ object: UIResponder, of type: Container.Type) -> Bool {
        object is Container
    }
}

/// The properties that stand-ins hand on.
@MainActor
enum AppearanceProperties {
    static let all: [Property] = [
        Property(\UIView.ownTintColor), Property(\UIView.backgroundColor),
        Property(\UILabel.font), Property(\UILabel.textColor),
        Property(\UITextField.font), Property(\UITextField.textColor),
        Property(\UISwitch.onTintColor), Property(\UISwitch.thumbTintColor),
        Property(\UITableView.separatorColor), Property(\UITableView.separatorInset),
        Property(\UITableView.sectionIndexColor),
        Property(\UISlider.minimumTrackTintColor), Property(\UISlider.maximumTrackTintColor),
        Property(\UISlider.thumbTintColor), Property(\UISegmentedControl.selectedSegmentTintColor),
        Property(\UISegmentedControl.titleAttributes) { $0.isEmpty },
        Property(\UIProgressView.progressTintColor), Property(\UIProgressView.trackTintColor),
        Property(\UISearchBar.barTintColor), Property(\UIToolbar.barTintColor),
        Property(\UINavigationBar.titleTextAttributes) { $0 == nil },
        Property(\UINavigationBar.largeTitleTextAttributes) { $0 == nil },
        Property(\UIPageControl.pageIndicatorTintColor), Property(\UIPageControl.currentPageIndicatorTintColor),
        Property(\UINavigationBar.barTintColor), Property(\UINavigationBar.isTranslucent),
        Property(\UINavigationBar.prefersLargeTitles), Property(\UINavigationBar.ownStandardAppearance),
        Property(\UINavigationBar.scrollEdgeAppearance), Property(\UINavigationBar.compactAppearance),
        Property(\UITabBar.barTintColor), Property(\UITabBar.isTranslucent), Property(\UITabBar.ownStandardAppearance),
        Property(\UITabBar.scrollEdgeAppearance),
    ]

    /// Hands on one property from a stand-in, if it was set there and not on the view.
    struct Property {
        let hand: (_ model: UIView, _ untouched: UIView, _ view: UIView) -> Void

        init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
            hand = { model, untouched, view in
                guard let model = model as? View, let untouched = untouched as? View, let view = view as? View else {
                    return
                }
                let usual = untouched[keyPath: path]
                if model[keyPath: path] != usual, view[keyPath: path] == usual {
                    view[keyPath: path] = model[keyPath: path]
                }
            }
        }

        /// For values that can't be compared, only asked whether they are set.
        init<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value>, isUnset: @escaping (Value) -> Bool) {
            hand = { model, _, view in
                guard let model = model as? View, let view = view as? View else { return }
                if !isUnset(model[keyPath: path]), isUnset(view[keyPath: path]) {
                    view[keyPath: path] = model[keyPath: path]
                }
            }
        }
    }
}
