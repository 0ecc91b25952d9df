/// What a view does when a property changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Does it.
    func invalidate(view: UIView)
}

extension UIView {
    /// Ready-made answers to changes of properties.
    public enum Invalidations {
        /// Paints anew.
        public struct Display: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// Lays out anew.
        public struct Layout: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// Updates constraints anew.
        public struct Constraints: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// Measures anew.
        public struct IntrinsicContentSize: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// Does two things.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            private let (first, second): (First, Second)
            public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view whose changes are seen: `@Invalidating(.display) var color = UIColor.red`.
    @preconcurrency @MainActor
    @propertyWrapper
    public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
        private var kept: Value
        private let invalidation: Invalidation

        @available(*, unavailable, message: "Invalidating belongs to views")
        public var wrappedValue: Value {
            get { kept }
            set { kept = newValue }
        }
        /// The property of a view; the compiler asks for it.
        public static subscript<Enclosing: UIView>(
            _enclosingInstance view: Enclosing,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Self>
        ) -> Value {
            get { view[keyPath: storageKeyPath].kept }
            set {
                guard view[keyPath: storageKeyPath].kept != newValue else { return }
                view[keyPath: storageKeyPath].kept = newValue
                view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
            }
        }
        /// A value, and what its changes bring about.
        public init(wrappedValue: Value, _ invalidation: Invalidation) {
            (kept, self.invalidation) = (wrappedValue, invalidation)
        }
        /// A value, and the two things that its changes bring about.
        public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
            wrappedValue: Value, _ first: First, _ second: Second
        ) where Invalidation == Invalidations.Tuple<First, Second> {
            (kept, invalidation) = (wrappedValue, Invalidations.Tuple(first, second))
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Paints anew.
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Lays out anew.
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Updates constraints anew.
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// Measures anew.
    public static var intrinsicContentSize: Self { Self() }
}
