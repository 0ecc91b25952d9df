// A table's delegate is a `UITableViewDelegate`, a text view's a `UITextViewDelegate`: on Apple's systems their classes narrow
// the type of the scroll view's property. Swift's own overrides can't, so extensions of protocols offer the property anew. The
// compiler takes it where the view is known as a table, as the scroll view's own is disfavoured. What subclasses override is
// the scroll view's.

/// Tables: their delegate has a type of its own.
@preconcurrency @MainActor
public protocol UITableViewDelegating: UITableView {}
extension UITableView: UITableViewDelegating {}
extension UITableViewDelegating {
    /// Who hears of what happens in the table, and of scrolling.
    public var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}

/// Collections: their delegate has a type of its own.
@preconcurrency @MainActor
public protocol UICollectionViewDelegating: UICollectionView {}
extension UICollectionView: UICollectionViewDelegating {}
extension UICollectionViewDelegating {
    /// Who hears of what happens in the collection, and of scrolling.
    public var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}

/// Text views: their delegate has a type of its own.
@preconcurrency @MainActor
public protocol UITextViewDelegating: UITextView {}
extension UITextView: UITextViewDelegating {}
extension UITextViewDelegating {
    /// Who hears of editing, and of scrolling.
    public var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}
