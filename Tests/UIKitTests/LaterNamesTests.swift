import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Names that few programs ask for")
struct LaterNamesTests {
    final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            let label = UILabel()
            label.text = "\(component).\(row)"
            return label
        }
    }

    @Test func aPickerTellsItsRows() {
        let (picker, wheels) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Wheels())
        (picker.dataSource, picker.delegate) = (wheels, wheels)
        #expect((picker.view(forRow: 2, forComponent: 1) as? UILabel)?.text == "1.2")
        #expect(picker.view(forRow: 3, forComponent: 1) == nil && picker.view(forRow: 0, forComponent: 2) == nil)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 40))
    }

    @Test func aControlKnowsWhatOpensItsMenu() {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? { nil }
        }
        let (button, menus) = (UIButton(), Menus())
        #expect(button.contextMenuInteraction == nil && !button.isTouchInside)
        let interaction = UIContextMenuInteraction(delegate: menus)
        button.addInteraction(interaction)
        #expect(button.contextMenuInteraction === interaction)
    }

    @Test func anActionIsPerformedForASender() {
        var seen: [AnyObject?] = []
        let (sender, action) = (UIView(), UIAction { seen.append($0.sender) })
        action.performWithSender(sender, target: nil)
        #expect(seen.count == 1 && seen[0] === sender)
    }

    /// "perceptualDuration … bounce": a bounce of 0 is a spring braked just so that it doesn't swing.
    @Test func aSpringIsDescribedByItsDurationAndBounce() {
        for bounce in [0, 0.3, 1, -0.4] as [CGFloat] {
            let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
            #expect(abs(spring.bounce - bounce) < 1e-9)
            #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
        }
        let still = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(still.damping - 2 * still.stiffness.squareRoot()) < 1e-9)
    }

    @Test func plannedNotificationsAreKeptAndTakenBack() {
        let (application, note) = (UIApplication.shared, UILocalNotification())
        application.cancelAllLocalNotifications()
        application.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert], categories: nil))
        #expect(application.currentUserNotificationSettings?.types == [])
        application.scheduleLocalNotification(note)
        #expect(application.scheduledLocalNotifications == [note])
        application.cancelLocalNotification(note)
        #expect(application.scheduledLocalNotifications == [])
    }

    @Test func anAddressIsOpenedByNobody() async throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        var opened: Bool?
        scene.open(try #require(URL(string: "https://example.org")), options: nil) { opened = $0 }
        #expect(opened == false)
    }

    @Test func theControllerThatCanPerformAnActionIsFound() {
        let (parent, child) = (UINavigationController(), UIViewController())
        parent.viewControllers = [child]
        #expect(child.targetViewController(forAction: Selector("nothing:"), sender: nil) == nil)
        #expect(
            child.targetViewController(forAction: Selector("dismissViewControllerAnimated:completion:"), sender: nil)
                === child)
    }

    /// The ground of a text view is the system's, unless a document says another.
    @Test func aTextViewHasTheSystemsGround() {
        #expect(UITextView().backgroundColor == .systemBackground)
    }

    /// Layouts of programs set their own properties whenever they are prepared.
    @Test func aLayoutThatSetsItsPropertiesAsItIsPreparedComesToRest() {
        final class Cards: UICollectionViewFlowLayout {
            var prepared = 0
            override func prepare() {
                super.prepare()
                prepared += 1
                scrollDirection = .horizontal
                (itemSize, minimumLineSpacing) = (CGSize(width: 40, height: 60), 20)
                sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let (layout, source) = (Cards(), Source())
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 80), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(layout.prepared <= 3)
        #expect(
            view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 30, y: 10, width: 40, height: 60))
        withExtendedLifetime(source) {}
    }
}
