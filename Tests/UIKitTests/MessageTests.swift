import Testing

@testable import UIKit

/// Messages call views what a person calls them.
@MainActor
@Suite("Messages")
struct MessageTests {
    private final class Login: UIViewController {
        let password = UITextField()
        lazy var send = UIButton(type: .system)
        var rows: [UIView] = []
        private weak var hint: UILabel?

        override func viewDidLoad() {
            rows = [UIView(), UIView()]
            let label = UILabel()
            hint = label
            for view in [password, send, label] + rows { view.accessibilityIdentifier = "identifier" }
            for view in [password, send, label] + rows { self.view.addSubview(view) }
        }
        var hintName: String? { hint?.messageName }
    }

    /// The name of an outlet comes first: the property of a controller or of a view above that holds the view.
    @Test func viewsAreNamedByTheirOutlets() {
        let login = Login()
        login.loadViewIfNeeded()
        #expect(login.password.messageName == "UITextField 'password'")
        #expect(login.send.messageName == "UIButton 'send'")
        #expect(login.rows[1].messageName == "UIView 'rows[1]'")
        #expect(login.hintName == "UILabel 'hint'")

        final class Card: UIView { let title = UILabel() }
        let card = Card()
        card.addSubview(card.title)
        #expect(card.title.messageName == "UILabel 'title'")
    }

    @Test func othersByIdentifierThenTextThenAddress() {
        let label = UILabel(), view = UIView()
        label.text = "First name"
        #expect(label.messageName == "UILabel 'First name'")
        label.accessibilityIdentifier = "name"
        #expect(label.messageName == "UILabel 'name'")
        #expect(view.messageName.hasPrefix("UIView 0x"))
        #expect(view.messageName != UIView().messageName && view.messageName == view.messageName)
        let constraint = view.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 2)
        #expect(constraint.summary == "<NSLayoutConstraint \(view.messageName).width == 2.0*UILabel 'name'.width>")
        let guide = UILayoutGuide()
        guide.identifier = "middle"
        label.addLayoutGuide(guide)
        #expect(guide.messageName == "UILayoutGuide 'middle' of UILabel 'name'")
    }

    @Test func logsOfConflictsNameTheViews() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            final class Screen: UIViewController {
                let badge = UIView()
                override func viewDidLoad() {
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(badge)
                    badge.widthAnchor.constraint(equalToConstant: 10).isActive = true
                    badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
                }
            }
            let screen = Screen()
            screen.view.layoutIfNeeded()
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.contains("Unable to simultaneously satisfy constraints."))
        #expect(said.contains("<NSLayoutConstraint UIView 'badge'.width == 10.0>"))
        #expect(said.contains("<NSLayoutConstraint UIView 'badge'.width == 20.0>"))
    }

    /// Libraries say in `description` which line made a constraint.
    @Test func logsOfConflictsHaveTheWordsOfConstraintsThatDescribeThemselves() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            final class Labelled: NSLayoutConstraint {
                override var description: String {
                    MainActor.assumeIsolated { "<Labelled at Screen.swift#\(Int(constant))>" }
                }
            }
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            for width in [3, 4] {
                Labelled(
                    item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: CGFloat(width)
                ).isActive = true
            }
            view.layoutIfNeeded()
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.contains("<Labelled at Screen.swift#3>") && said.contains("<Labelled at Screen.swift#4>"))
    }

    /// Rows place their contents one after the other. While the first does, those of the second still have their old height.
    @Test func conflictsThatAreOverWhenAllIsLaidOutAreNotLogged() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            final class Row: UIView {
                let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
                override func layoutSubviews() {
                    super.layoutSubviews()
                    content.frame = bounds
                    content.layoutIfNeeded()
                }
            }
            let table = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
            for index in 0..<2 {
                let row = Row(frame: CGRect(x: 0, y: 60 * CGFloat(index), width: 100, height: 60))
                let label = UIView()
                label.translatesAutoresizingMaskIntoConstraints = false
                table.addSubview(row)
                row.addSubview(row.content)
                row.content.addSubview(label)
                NSLayoutConstraint.activate([
                    label.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
                    label.topAnchor.constraint(equalTo: row.content.topAnchor, constant: 10),
                    label.bottomAnchor.constraint(equalTo: row.content.bottomAnchor, constant: -10),
                ])
            }
            table.layoutIfNeeded()
            for case let row as Row in table.subviews { precondition(row.content.subviews[0].frame.height == 40) }
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(!said.contains("Unable to simultaneously satisfy constraints."), "\(said)")
    }

    /// A target whose class names no such method can't be called; standard error says so once.
    @Test func aTargetThatCannotBeCalledIsNamedOnce() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            final class Receiver: NSObject {}
            let receiver = Receiver()
            for title in ["Send", "Cancel"] {
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                button.addTarget(receiver, action: "tapped:", for: .touchUpInside)
                button.sendActions(for: .touchUpInside)
                button.sendActions(for: .touchUpInside)
            }
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            said.split(separator: "\n").count {
                $0.contains("-[Receiver tapped:]: unrecognized selector sent to instance 0x")
            } == 1)
    }
}
