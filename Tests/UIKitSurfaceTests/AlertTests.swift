import Testing
import UIKit

@MainActor
@Suite("Alerts", .serialized)
struct AlertTests {
    let root = UIViewController()

    private func buttons(of alert: UIAlertController) -> [UIButton] {
        var found: [UIButton] = []
        func search(_ view: UIView) {
            if let button = view as? UIButton { found.append(button) } else { view.subviews.forEach(search) }
        }
        search(alert.view)
        return found.sorted {
            let (a, b) = ($0.convert($0.bounds, to: nil), $1.convert($1.bounds, to: nil))
            return a.minY == b.minY ? a.minX < b.minX : a.minY < b.minY
        }
    }

    private func titles(of alert: UIAlertController) -> [String] {
        buttons(of: alert).map { $0.title(for: .normal) ?? "" }
    }

    /// "The actions are in the order in which you added them"; of two the one to cancel stands first, of more last.
    @Test func choicesStandInOrder() {
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        let window = makeWindow(root: root)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
        root.present(alert, animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(titles(of: alert) == ["Cancel", "Delete"])
        #expect(buttons(of: alert).map(\.frame.width) == [135, 135])
        #expect(alert.view.frame.width == 270)
        #expect(alert.view.frame.midX == 195)
        #expect(abs(alert.view.frame.midY - 400) <= 0.5)
        alert.addAction(UIAlertAction(title: "Archive", style: .default))
        window.layoutIfNeeded()
        #expect(titles(of: alert) == ["Delete", "Archive", "Cancel"])
        #expect(buttons(of: alert).allSatisfy { $0.frame.size == CGSize(width: 270, height: 44) })
    }

    /// Two choices too long to stand side by side stand below each other.
    @Test func longChoicesStandBelowEachOther() {
        let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
        let window = makeWindow(root: root)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save to another folder", style: .default))
        root.present(alert, animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(titles(of: alert) == ["Save to another folder", "Cancel"])
        #expect(window.subviews.count == 2)
    }

    /// Keys go to the first text field as soon as the alert is there.
    @Test func theFirstTextFieldIsReadyForKeys() {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let window = makeWindow(root: root)
        alert.addTextField()
        alert.addTextField()
        root.present(alert, animated: false)
        #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
        alert.dismiss(animated: false)
        #expect(alert.textFields?.map(\.isFirstResponder) == [false, false] && window.rootViewController === root)
    }

    /// A tap dismisses the alert; its handler runs after that.
    @Test func choosingDismisses() throws {
        let alert = UIAlertController(title: nil, message: "Sure?", preferredStyle: .alert)
        let window = makeWindow(root: root)
        var chosen: [String?] = []
        var stillThere: Bool?
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [root] action in
                chosen.append(action.title)
                stillThere = root.presentedViewController != nil
            })
        let disabled = UIAlertAction(title: "No", style: .default) { chosen.append($0.title) }
        disabled.isEnabled = false
        alert.addAction(disabled)
        root.present(alert, animated: true)
        AnimationClock.current.advance(by: 1)
        let pair = buttons(of: alert)
        pair.last?.sendActions(for: .touchUpInside)
        #expect(chosen.isEmpty)
        pair.first?.sendActions(for: .touchUpInside)
        AnimationClock.current.advance(by: 1)
        #expect(chosen == ["OK"])
        #expect(stillThere == false)
        #expect(alert.view.window == nil)
        #expect(window.subviews.count == 1)
    }

    /// Text fields are in the order in which they were added, between the message and the choices.
    @Test func alertsHaveTextFields() throws {
        let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        let window = makeWindow(root: root)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        AnimationClock.current.advance(by: 1)
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["Name", nil])
        let frames = fields.map { $0.convert($0.bounds, to: alert.view) }
        // 16 points from the sides.
        #expect(frames.allSatisfy { $0.minX == 16 && $0.width == 238 })
        #expect(frames[0].maxY <= frames[1].minY)
        let button = try #require(buttons(of: alert).first)
        #expect(abs(button.convert(button.bounds, to: alert.view).maxY - alert.view.bounds.height) < 0.01)
        #expect(window.subviews.count == 2)
    }

    /// On a phone a sheet of choices stands at the bottom, the one to cancel apart; on an iPad it is a popover without it.
    @Test func sheetsOfChoices() throws {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let window = makeWindow(root: root)
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        root.present(sheet, animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(titles(of: sheet) == ["Share", "Delete", "Cancel"])
        // Three rows of 57 and a gap of 8, 8 from the edges.
        #expect(sheet.view.frame == CGRect(x: 8, y: 800 - 8 - 179, width: 374, height: 179))
        #expect(window.subviews.count == 2)

        let other = UIViewController(), pad = makePadWindow(root: other)
        let popover = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        popover.addAction(UIAlertAction(title: "Share", style: .default))
        popover.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        popover.traitOverrides.userInterfaceIdiom = .pad
        popover.popoverPresentationController?.sourceView = other.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 24, height: 20)
        other.present(popover, animated: true)
        AnimationClock.current.advance(by: 1)
        #expect(titles(of: popover) == ["Share"])
        #expect(popover.view.frame == CGRect(x: 360, y: 133, width: 304, height: 57))
        #expect(pad.subviews.count == 2)
    }

    /// "UIAlertController can only have one action with a style of UIAlertActionStyleCancel".
    @Test func thereIsOneChoiceToCancel() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
            }
        }
    }

    /// Where a choice begins below a text or another choice, or beside one, there is a line a pixel thick.
    @Test func linesStandBetweenTheChoices() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let window = makeWindow(root: root)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        let pixel = 1 / window.traitCollection.displayScale
        func lines(_ view: UIView) -> [CGRect] {
            let own = view.subviews.filter { $0.backgroundColor == .separator }.map { $0.convert($0.bounds, to: nil) }
            return own + view.subviews.flatMap(lines)
        }
        let (left, right) = (buttons(of: alert)[0], buttons(of: alert)[1])
        let (first, second) = (left.convert(left.bounds, to: nil), right.convert(right.bounds, to: nil))
        let found = lines(alert.view).sorted { $0.width < $1.width }
        let expected = [
            CGRect(x: second.minX, y: second.minY, width: pixel, height: 44),
            CGRect(x: first.minX, y: first.minY, width: 270, height: pixel),
        ]
        #expect(found.map(\.origin) == expected.map(\.origin))
        for (line, place) in zip(found, expected) {
            #expect(abs(line.width - place.width) < 1e-6 && abs(line.height - place.height) < 1e-6)
        }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for title in ["A", "B", "C"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
        sheet.loadViewIfNeeded()
        #expect(lines(sheet.view).count == 2)
    }
}
