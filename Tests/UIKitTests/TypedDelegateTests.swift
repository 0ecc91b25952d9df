import Testing

@testable import UIKit

/// The delegate of a table has a table's type, and is the scroll view's.
@MainActor
@Suite("Typed delegates")
struct TypedDelegateTests {
    private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
        UITextViewDelegate
    {
        var scrolled = 0
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            false
        }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }

    /// What is scrolled hears of a subclass's own delegate, too.
    private final class ForwardingTable: UITableView {
        var delegates = 0
        override var delegate: (any UIScrollViewDelegate)? { didSet { delegates += 1 } }
    }

    private let delegate = Delegate()

    @Test func eachViewHandsOutItsOwnType() {
        let table = UITableView(), text = UITextView()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        (table.delegate, text.delegate, collection.delegate) = (delegate, delegate, delegate)
        let first = IndexPath(row: 0, section: 0)
        #expect(table.delegate?.tableView(table, heightForRowAt: first) == 33)
        #expect(collection.delegate?.collectionView(collection, shouldSelectItemAt: first) == false)
        if let own = text.delegate { #expect(!own.textViewShouldEndEditing(text)) } else { Issue.record("none") }
        #expect(table.delegate === delegate)
        table.delegate = nil
        #expect(table.delegate == nil)
    }

    @Test func theScrollViewsPropertyIsTheSame() {
        let table = ForwardingTable(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let scroll: UIScrollView = table
        table.delegate = delegate
        #expect(scroll.delegate === delegate && table.delegates == 1)
        table.delegate?.scrollViewDidScroll(table)
        scroll.delegate?.scrollViewDidScroll(scroll)
        #expect(delegate.scrolled == 2)
        scroll.delegate = nil
        #expect(table.delegate == nil && table.delegates == 2)
    }
}
