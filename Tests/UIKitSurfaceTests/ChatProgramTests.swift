import Testing
import UIKit

private struct Message: Hashable { let id = UUID(); var text: String; var isIncoming: Bool }
private final class BubbleCell: UITableViewCell {
    let bubble = UIView(), messageLabel = UILabel()
    var leading: NSLayoutConstraint!, trailing: NSLayoutConstraint!
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        bubble.layer.cornerRadius = 16
        bubble.layer.cornerCurve = .continuous
        bubble.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        messageLabel.numberOfLines = 0
        for v in [bubble, messageLabel] {
            v.translatesAutoresizingMaskIntoConstraints = false; contentView.addSubview(v)
        }
        leading = messageLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32)
        trailing = messageLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -32)
        NSLayoutConstraint.activate([
            messageLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
            messageLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
            messageLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
            bubble.topAnchor.constraint(equalTo: messageLabel.topAnchor, constant: -10),
            bubble.leadingAnchor.constraint(equalTo: messageLabel.leadingAnchor, constant: -16),
            bubble.bottomAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 10),
            bubble.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 16),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func configure(with message: Message) {
        messageLabel.text = message.text
        bubble.backgroundColor = message.isIncoming ? .secondarySystemBackground : .systemBlue
        messageLabel.textColor = message.isIncoming ? .label : .white
        leading.isActive = message.isIncoming
        trailing.isActive = !message.isIncoming
    }
}
private final class InputBar: UIView {
    let textView = UITextView(), sendButton = UIButton(type: .system)
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        textView.isScrollEnabled = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.layer.cornerRadius = 18; textView.layer.borderWidth = 1;
        textView.layer.borderColor = UIColor.separator.cgColor
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        sendButton.setImage(
            UIImage(systemName: "arrow.up.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)),
            for: .normal)
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [textView, sendButton])
        stack.spacing = 8; stack.alignment = .bottom
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        preservesSuperviewLayoutMargins = true
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            sendButton.heightAnchor.constraint(equalToConstant: 36),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
    override var intrinsicContentSize: CGSize { .zero }
}
private final class ChatViewController: UIViewController {
    enum Section { case main }
    let tableView = UITableView(), inputBar = InputBar()
    private lazy var dataSource = UITableViewDiffableDataSource<Section, Message>(tableView: tableView) {
        tableView, indexPath, message in
        let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath) as! BubbleCell
        cell.configure(with: message)
        return cell
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Grace"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.allowsSelection = false
        for v in [tableView, inputBar] as [UIView] {
            v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v)
        }
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        inputBar.textView.text = "See you there"
        var snapshot = NSDiffableDataSourceSnapshot<Section, Message>()
        snapshot.appendSections([.main])
        snapshot.appendItems([
            Message(text: "Hello", isIncoming: true),
            Message(
                text: "The train is late again, so I will be at the station a little after half past six",
                isIncoming: true),
            Message(text: "No hurry", isIncoming: false),
            Message(
                text:
                    "There is a café opposite the main entrance where we can wait for the others and have something to eat",
                isIncoming: true), Message(text: "Good idea", isIncoming: false),
        ])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

@MainActor
@Suite("A program: messages above a field")
struct ChatProgramTests {
    @Test func bubblesStandOnTheirSides() throws {
        let chat = ChatViewController(), window = makeWindow(root: chat)
        let cells = chat.tableView.visibleCells.compactMap { $0 as? BubbleCell }
        #expect(cells.count == 5)
        // Texts begin 32 points from the left or end 32 from the right, at most 250 wide; bubbles reach 16 further.
        #expect(cells[0].bubble.frame.minX == 16)
        #expect(abs(cells[2].bubble.frame.maxX - 374) < 0.01)
        #expect(cells.allSatisfy { $0.messageLabel.frame.width <= 250 })
        for cell in cells {
            #expect(abs(cell.bounds.height - cell.messageLabel.frame.height - 32) < 0.5)
            #expect(abs(cell.bubble.frame.height - cell.messageLabel.frame.height - 20) < 0.5)
        }
        #expect(zip(cells, cells.dropFirst()).allSatisfy { abs($0.frame.maxY - $1.frame.minY) < 0.5 })
        // The bar for the next message stands at the bottom, the table above it.
        #expect(chat.inputBar.frame.maxY == 800)
        #expect(abs(chat.tableView.frame.maxY - chat.inputBar.frame.minY) < 0.5)
        #expect(chat.inputBar.frame.height > 50)
        let before = chat.inputBar.frame.height
        chat.inputBar.textView.text = "One\nTwo\nThree\nFour"
        window.layoutIfNeeded()
        #expect(chat.inputBar.frame.height > before + 20)
        #expect(chat.inputBar.frame.maxY == 800)
    }
}
