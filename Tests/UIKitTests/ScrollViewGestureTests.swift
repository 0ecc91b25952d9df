import Testing
import UIKit

/// "Your application accesses panGestureRecognizer when it wants to more precisely control which pan gestures are recognized by
/// the scroll view"; pinchGestureRecognizer "is nil when zooming is disabled" (documentation of `UIScrollView`).
@MainActor
@Suite("Gestures of scroll views")
struct ScrollViewGestureTests {
    private let scroll = UIScrollView()
    private let tap = UITapGestureRecognizer()

    init() { scroll.addGestureRecognizer(tap) }

    @Test func dragsAreRecognisedByTheView() {
        #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer, tap])
        #expect(scroll.panGestureRecognizer.view === scroll)
        #expect(UITableView().gestureRecognizers?.count == 1)
    }

    @Test func pinchesAreWhereTheScalesLeaveSomethingToZoom() {
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 3
        #expect(scroll.pinchGestureRecognizer?.view === scroll)
        #expect(scroll.gestureRecognizers?.count == 3)
        scroll.maximumZoomScale = 1
        #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer, tap])
    }

    /// A recognizer belongs to one view at a time.
    @Test func theRecognizerOfDragsMayGoToAnotherView() {
        let other = UIView()
        other.addGestureRecognizer(scroll.panGestureRecognizer)
        #expect(scroll.panGestureRecognizer.view === other)
        #expect(scroll.gestureRecognizers == [tap])
        other.gestureRecognizers = nil
        #expect(scroll.panGestureRecognizer.view == nil)
        other.gestureRecognizers = [tap]
        #expect(tap.view === other)
        #expect(scroll.gestureRecognizers?.isEmpty == true)
    }
}
