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

    @Test func shortcutsAreNoneAtFirstAndWhereNilIsSet() {
        let application = UIApplication.shared
        #expect(application.shortcutItems == [])
        application.shortcutItems = nil
        #expect(application.shortcutItems == [])
    }

    @Test func aProminentItemIsOneThatIsDone() {
        let item = UIBarButtonItem(title: "Save", style: .prominent, target: nil, action: nil)
        #expect(item.style == .done && UIBarButtonItem.Style.prominent.rawValue == 2)
    }

    @Test func aMenuKeepsACopyOfItsPreferences() {
        let (menu, preferences) = (UIMenu(children: []), UIMenuDisplayPreferences())
        #expect(menu.displayPreferences == nil && preferences.maximumNumberOfTitleLines == NSNotFound)
        preferences.maximumNumberOfTitleLines = 3
        menu.displayPreferences = preferences
        preferences.maximumNumberOfTitleLines = 4
        #expect(menu.displayPreferences?.maximumNumberOfTitleLines == 3)
        #expect(menu.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines == 3)
    }

    @Test func aSceneActivatesForAnyContent() throws {
        let conditions = try #require(UIApplication.shared.connectedScenes.first).activationConditions
        #expect(conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))
        #expect(!conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))
    }

    @Test func traitsHaveALanguageAndAGamut() {
        let traits = UITraitCollection {
            $0.displayGamut = .P3
            $0.typesettingLanguage = Locale.Language(identifier: "th")
            $0.activeAppearance = .inactive
        }
        #expect(traits.displayGamut == .P3 && traits.typesettingLanguage?.languageCode == "th")
        #expect(traits.activeAppearance == .inactive && UITraitCollection().typesettingLanguage == nil)
        #expect(
            UITraitCollection(typesettingLanguage: .init(identifier: "de")).typesettingLanguage?.languageCode == "de")
    }

    @Test func aProminenceTakesOpacity() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withProminence(.secondary)
        #expect(red.prominence == .secondary && abs(red.cgColor.alpha - 0.3) < 1e-9)
        #expect(abs(red.withProminence(.tertiary).cgColor.alpha - 0.15) < 1e-9)
        #expect(UIColor.red.prominence == .primary && UIColor.red.withProminence(.primary).cgColor.alpha == 1)
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withProminence(.tertiary)
        let dark = dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
        #expect(abs(dark.alpha - 0.3) < 1e-9)
        // The system's labels are the colour of text with a prominence.
        let light = UITraitCollection(userInterfaceStyle: .light)
        for (prominence, label) in [
            (UIColor.Prominence.secondary, UIColor.secondaryLabel), (.tertiary, .tertiaryLabel),
            (.quaternary, .quaternaryLabel),
        ] {
            let own = UIColor.label.withProminence(prominence).resolvedColor(with: light).cgColor.alpha
            #expect(abs(own - label.resolvedColor(with: light).cgColor.alpha) < 0.01)
        }
    }

    @Test func anAttachmentsViewDecidesAboutItsPlaceWhereItIsTracked() {
        final class Place: NSObject, NSTextLocation {
            func compare(_ location: any NSTextLocation) -> ComparisonResult { .orderedSame }
        }
        final class Provider: NSTextAttachmentViewProvider {
            override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30)) }
        }
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 20, height: 20)
        let place = Place()
        let provider = Provider(textAttachment: attachment, parentView: nil, textLayoutManager: nil, location: place)
        func bounds() -> CGRect {
            provider.attachmentBounds(
                for: [:], location: place, textContainer: nil, proposedLineFragment: .zero, position: .zero)
        }
        #expect(bounds() == CGRect(x: 0, y: -4, width: 20, height: 20))
        provider.tracksTextAttachmentViewBounds = true
        #expect(bounds() == CGRect(x: 0, y: 0, width: 80, height: 30))
    }

    /// What waits to be laid out before a block stays still, what waits at its end moves.
    @Test func updatesAreFlushedAroundABlock() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let (screen, box) = (UIViewController(), UIView())
        window.rootViewController = screen
        window.makeKeyAndVisible()
        box.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(box)
        let left = box.leftAnchor.constraint(equalTo: screen.view.leftAnchor)
        NSLayoutConstraint.activate([
            left, box.topAnchor.constraint(equalTo: screen.view.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { left.constant = 200 }
        #expect(box.frame.minX == 200)
        AnimationClock.current.advance(by: 0.5)
        #expect(try abs(#require(box.layer.presentation()).frame.minX - 150) < 1)
    }
}
