import Foundation
import Testing

@testable import UIKit

/// What programs of several years ago do: derive from ranges and storages, copy and hand on looks, offer previews.
@MainActor struct DerivedClassTests {
    @Test func copiesAreOfTheSameClassAndOnTheirOwn() {
        let bar = UINavigationBarAppearance()
        bar.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        let arrow = UIImage()
        bar.setBackIndicatorImage(arrow, transitionMaskImage: nil)
        let copy = bar.copy()
        copy.configureWithTransparentBackground()
        #expect(copy.titlePositionAdjustment.vertical == 3 && copy.backIndicatorImage === arrow)
        #expect(copy.shadowColor == nil && bar.shadowColor != nil)
        #expect((bar.copy() as Any) is UINavigationBarAppearance)
    }

    @Test func programsDeriveFromRangesAndPlaces() {
        final class Span: UITextRange {
            let (low, high): (Place, Place)
            final class Place: UITextPosition {
                let index: Int
                init(at index: Int) {
                    self.index = index
                    super.init()
                }
            }
            init(_ low: Int, _ high: Int) {
                (self.low, self.high) = (Place(at: low), Place(at: high))
                super.init()
            }
            override var start: UITextPosition { low }
            override var isEmpty: Bool { low.index == high.index }
        }
        #expect((Span(2, 5).start as? Span.Place)?.index == 2 && !Span(2, 5).isEmpty && Span(3, 3).isEmpty)
    }

    @Test func editsWithinProcessingBelongToIt() {
        final class Storage: NSTextStorage {
            var rounds = 0
            override func processEditing() {
                rounds += 1
                edited(.editedAttributes, range: NSRange(location: 0, length: 2), changeInLength: 0)
                super.processEditing()
            }
        }
        let storage = Storage()
        storage.edited(.editedCharacters, range: NSRange(location: 0, length: 0), changeInLength: 2)
        #expect(storage.rounds == 1 && storage.editedMask.isEmpty)
    }

    @Test func standInsHandOnLooksOfControls() {
        final class Panel: UIView {}
        let inPanel = [Panel.self]
        UISlider.appearance(whenContainedInInstancesOf: inPanel).minimumTrackTintColor = .red
        let segments = UISegmentedControl.appearance(whenContainedInInstancesOf: inPanel)
        segments.selectedSegmentTintColor = .green
        segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UINavigationBar.appearance(whenContainedInInstancesOf: inPanel).titleTextAttributes = [.kern: 2]
        let (slider, control, bar) = (UISlider(), UISegmentedControl(items: ["a"]), UINavigationBar())
        let own = UINavigationBar()
        own.titleTextAttributes = [.kern: 3]
        let panel = Panel()
        for view in [slider, control, bar, own] { panel.addSubview(view) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(panel)
        #expect(slider.minimumTrackTintColor == .red && control.selectedSegmentTintColor == .green)
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .white)
        #expect(bar.titleTextAttributes?[.kern] as? Int == 2 && own.titleTextAttributes?[.kern] as? Int == 3)
    }

    @Test func theUsualSpacingOfStacksIsNone() {
        let stack = UIStackView(arrangedSubviews: (0..<2).map { _ in UIView() })
        stack.spacing = UIStackView.spacingUseDefault
        for view in stack.arrangedSubviews { view.widthAnchor.constraint(equalToConstant: 10).isActive = true }
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 20)
    }

    @Test func previewsAreNeverAskedFor() {
        final class Screen: UIViewController, UIViewControllerPreviewingDelegate {
            var asked = 0
            override var previewActionItems: [any UIPreviewActionItem] {
                [UIPreviewAction(title: "Share", style: .default) { _, _ in }]
            }
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
            ) -> UIViewController? {
                asked += 1
                return nil
            }
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
            ) {}
        }
        let screen = Screen()
        let context = screen.registerForPreviewing(with: screen, sourceView: screen.view)
        #expect(context.delegate === screen && context.sourceView === screen.view)
        #expect(context.sourceRect == screen.view.bounds && screen.previewActionItems.map(\.title) == ["Share"])
        screen.unregisterForPreviewing(withContext: context)
        #expect(screen.asked == 0)
    }
}
