import Foundation
import Testing
import UIKit

/// Names that apps have for what is rarely asked: each does what can be seen of it here.
@MainActor
@Suite("Rarely asked names", .serialized)
struct WideNamesTests {
    @Test func windowsKnowTheirScreen() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(window.screen === UIScreen.main && window.canBecomeKey)
        let inWindow = window.convert(CGRect(x: 0, y: 400, width: 320, height: 80), from: window.screen.coordinateSpace)
        #expect(inWindow.height == 80)
    }

    @Test func boardsHandOverWhatWasCopied() {
        let board = UIPasteboard.withUniqueName()
        board.string = "Plums"
        var text: String?
        _ = board.itemProviders.first?.loadObject(ofClass: String.self) { value, _ in text = value }
        #expect(text == "Plums")
        board.colors = [.red, .blue]
        #expect(board.hasColors && board.color == .red && !board.hasStrings)
        board.setItemProviders(
            [NSItemProvider(object: NSString(string: "Pears"))], localOnly: true, expirationDate: nil)
        #expect(board.strings == ["Pears"] && board.colors == nil)
    }

    @Test func partsOfViewsAreShown() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.backgroundColor = .red
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 20, y: 10, width: 30, height: 20), afterScreenUpdates: true, withCapInsets: .zero))
        #expect(part.bounds.size == CGSize(width: 30, height: 20) && part.clipsToBounds)
        #expect(part.subviews.first?.frame.origin == CGPoint(x: -20, y: -10))
    }

    private final class Target: NSObject {}

    @Test func controlsListWhatTheyDo() {
        let control = UIControl(), target = Target()
        control.addAction(UIAction(title: "Say") { _ in }, for: .touchUpInside)
        control.addTarget(target, action: Selector("tapped"), for: .valueChanged)
        var found: [String] = []
        control.enumerateEventHandlers { action, pair, event, _ in
            found.append(action?.title ?? pair?.1.description ?? "")
            #expect(event == (action == nil ? .valueChanged : .touchUpInside))
        }
        #expect(found == ["Say", "tapped"])
        found = []
        control.enumerateEventHandlers { action, _, _, stop in
            found.append(action?.title ?? "")
            stop = true
        }
        #expect(found == ["Say"])
    }

    @Test func dataSetsAreFound() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let set = folder.appendingPathComponent("Assets.xcassets/prices.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{}".utf8).write(to: set.appendingPathComponent("Contents.json"))
        try Data("1,2".utf8).write(to: set.appendingPathComponent("prices.csv"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(NSDataAsset(name: "prices", bundle: bundle).map { String(decoding: $0.data, as: UTF8.self) } == "1,2")
        #expect(NSDataAsset(name: "nothing", bundle: bundle) == nil)
    }

    @Test func searchBarsAreEnabledAsTheirFields() {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchBar.isEnabled = false
        #expect(!controller.searchBar.searchTextField.isEnabled)
        let accessory = UIToolbar()
        controller.searchBar.inputAccessoryView = accessory
        #expect(controller.searchBar.inputAccessoryView === accessory)
        controller.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apples")]
        #expect(controller.searchSuggestions?.first?.localizedSuggestion == "Apples")
    }

    /// Contents of rows begin below each other, whether an accessory stands beside them or not.
    @Test func accessoriesLeaveTheMargin() {
        func margin(_ accessory: UITableViewCell.AccessoryType) -> CGFloat {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
            cell.accessoryType = accessory
            cell.layoutIfNeeded()
            return cell.contentView.layoutMargins.left
        }
        #expect(margin(.disclosureIndicator) == margin(.none))
    }

    @Test func glassIsOfAKindAndHasRoundEnds() {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
        #expect((view.effect as? UIGlassEffect)?.style == .clear)
        #expect(UIButton.Configuration.prominentGlass().cornerStyle == .capsule)
    }

    @Test func itemsAreMadeInAllWays() {
        let menu = UIMenu(title: "Sort", children: [])
        let item = UIBarButtonItem(title: "Sort", image: nil, target: nil, action: nil, menu: menu)
        #expect(item.menu === menu && item.title == "Sort")
        let picture = UIImage(systemName: "plus")
        let other = UIBarButtonItem(
            image: picture, landscapeImagePhone: picture, style: .plain, target: nil, action: nil)
        #expect(other.image != nil && other.landscapeImagePhone != nil)
        #expect(
            UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: [], action: Selector("reload")).input == UIKeyCommand.f5
        )
        #expect(UIImage.add.isSymbolImage && UIImage.checkmark.isSymbolImage)
        #expect(UITextChecker().guesses(forWordRange: NSRange(), in: "", language: "en") == nil)
    }
}
