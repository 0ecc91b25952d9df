import Testing
import UIKit

private final class KeepsPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

@MainActor
@Suite("Sheets and popovers", .serialized)
struct SheetTests {
    let root = UIViewController()

    /// A sheet rests at its smallest detent unless another is selected; half of the screen, or a height of one's own.
    @Test func sheetsRestAtDetents() throws {
        let sheet = UIViewController(), window = makeWindow(root: root)
        let controller = try #require(sheet.sheetPresentationController)
        controller.detents = [.medium(), .large()]
        root.present(sheet, animated: false)
        #expect(sheet.view.frame == CGRect(x: 0, y: 400, width: 390, height: 400))
        controller.animateChanges { controller.selectedDetentIdentifier = .large }
        #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 390, height: 790))
        controller.detents = [.custom(identifier: .init("low")) { _ in 300 }]
        window.layoutIfNeeded()
        #expect(sheet.view.frame == CGRect(x: 0, y: 500, width: 390, height: 300))
        controller.detents = [.custom { context in 0.25 * context.maximumDetentValue }]
        window.layoutIfNeeded()
        #expect(sheet.view.frame.height == 197.5)
    }

    /// "The level of this content is visually above your window's base content": `UIUserInterfaceLevel.elevated`. What covers the
    /// screen is no level above it.
    @Test func sheetsLieOnALevelAbove() {
        let window = makeWindow(root: root)
        window.overrideUserInterfaceStyle = .dark
        root.view.backgroundColor = .systemBackground
        #expect(root.traitCollection.userInterfaceLevel == .base)
        for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover] {
            let presented = UIViewController()
            presented.modalPresentationStyle = style
            presented.popoverPresentationController?.sourceView = root.view
            root.present(presented, animated: false)
            #expect(presented.view.traitCollection.userInterfaceLevel == .elevated)
            #expect(UIColor.systemBackground.resolvedColor(with: root.traitCollection) == .black)
            #expect(UIColor.systemBackground.resolvedColor(with: presented.traitCollection) != .black)
            root.dismiss(animated: false)
            #expect(presented.traitCollection.userInterfaceLevel == .base)
        }
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        #expect(full.traitCollection.userInterfaceLevel == .base)
    }

    /// "If this property has been set to automatic, reading it will always return a concrete presentation style."
    @Test func automaticIsReadAsAPageSheet() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .pageSheet)
        controller.modalPresentationStyle = .overFullScreen
        #expect(controller.modalPresentationStyle == .overFullScreen)
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .pageSheet)
    }

    /// "The default is false": in a compact height a sheet covers the screen unless it is attached to the edge.
    @Test func sheetsCoverFlatScreens() throws {
        let sheet = UIViewController()
        let window = makeWindow(800, 390, horizontal: .compact, vertical: .compact, root: root)
        sheet.preferredContentSize = CGSize(width: 400, height: 300)
        root.present(sheet, animated: false)
        #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 800, height: 390))
        let controller = try #require(sheet.sheetPresentationController)
        controller.prefersEdgeAttachedInCompactHeight = true
        window.layoutIfNeeded()
        #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 800, height: 380))
        controller.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        window.layoutIfNeeded()
        #expect(sheet.view.frame == CGRect(x: 200, y: 10, width: 400, height: 380))
    }

    /// A form sheet stands in the middle of an iPad and is horizontally compact.
    @Test func formSheetsStandInTheMiddle() {
        let sheet = UIViewController(), window = makePadWindow(root: root)
        sheet.modalPresentationStyle = .formSheet
        root.present(sheet, animated: false)
        #expect(sheet.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(sheet.traitCollection.horizontalSizeClass == .compact)
        #expect(root.traitCollection.horizontalSizeClass == .regular)
        sheet.preferredContentSize = CGSize(width: 400, height: 300)
        window.layoutIfNeeded()
        #expect(sheet.view.frame == CGRect(x: 312, y: 234, width: 400, height: 300))
        root.dismiss(animated: false)
        #expect(sheet.view.window == nil)
    }

    /// A popover is as large as preferred, on a permitted side of what it points at, within its margins.
    @Test func popoversStandBesideTheirSource() throws {
        let source = UIView(frame: CGRect(x: 500, y: 300, width: 60, height: 20))
        let content = UIViewController(), window = makePadWindow(root: root)
        root.view.addSubview(source)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = source
        #expect(popover.arrowDirection == .unknown)
        root.present(content, animated: false)
        // The arrow is 13 points high.
        #expect(content.view.frame == CGRect(x: 430, y: 333, width: 200, height: 150))
        #expect(popover.arrowDirection == .up)
        popover.permittedArrowDirections = .down
        popover.containerView?.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(content.view.frame == CGRect(x: 430, y: 137, width: 200, height: 150))
        popover.permittedArrowDirections = [.left, .right]
        popover.containerView?.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(content.view.frame == CGRect(x: 573, y: 235, width: 200, height: 150))
        #expect(popover.arrowDirection == .left)
        // Near a corner it keeps ten points from the edges.
        source.frame.origin = CGPoint(x: 0, y: 740)
        popover.permittedArrowDirections = .any
        popover.containerView?.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(content.view.frame == CGRect(x: 10, y: 577, width: 200, height: 150))
        #expect(popover.arrowDirection == .down)
    }

    /// Without a preferred size a popover is 320 points wide and up to 1,100 high (`contentSizeForViewInPopover`).
    @Test func popoversHaveASizeOfTheirOwn() throws {
        let content = UIViewController(), window = makePadWindow(root: root)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 0, width: 24, height: 10)
        root.present(content, animated: false)
        #expect(content.view.frame.size == CGSize(width: 320, height: 748))
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(window.subviews.count == 2)
    }

    /// "In a horizontally compact environment popovers are adapted", unless the delegate returns `none`.
    @Test func popoversBecomeSheetsWhereThereIsNoRoom() {
        let first = UIViewController(), second = UIViewController(), delegate = KeepsPopover()
        let window = makeWindow(root: root)
        first.modalPresentationStyle = .popover
        root.present(first, animated: false)
        #expect(first.view.frame == CGRect(x: 0, y: 10, width: 390, height: 790))
        root.dismiss(animated: false)
        second.modalPresentationStyle = .popover
        second.preferredContentSize = CGSize(width: 100, height: 80)
        second.popoverPresentationController?.sourceView = root.view
        second.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        second.popoverPresentationController?.delegate = delegate
        root.present(second, animated: false)
        #expect(second.view.frame == CGRect(x: 60, y: 133, width: 100, height: 80))
        #expect(window.subviews.count == 2)
    }

    /// UIKit raises an exception for a popover that points at nothing.
    @Test func popoversNeedASource() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let root = UIViewController(), content = UIViewController()
                let window = makePadWindow(root: root)
                content.modalPresentationStyle = .popover
                root.present(content, animated: false)
                _ = window
            }
        }
    }
}
