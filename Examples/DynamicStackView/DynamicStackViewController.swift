import UIKit

/// The Cookbook's Dynamic Stack View in code: a list of entries in a scroll view that grows and shrinks at run time.
///
/// Everything is laid out by two stack views. The outer one is as wide as the scroll view and holds the entries and,
/// last, the add button; each entry is a row of its own. Adding and deleting only hides and shows arranged subviews
/// inside of animations; the stack makes room for them and closes up by itself.
public final class DynamicStackViewController: UIViewController {
    public let scrollView = UIScrollView()
    public let stackView = UIStackView()
    public let addButton = UIButton(type: .system)

    /// The entries, top to bottom.
    public var entries: [UIView] { Array(stackView.arrangedSubviews.dropLast()) }

    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        formatter.timeStyle = .none
        return formatter
    }()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        setUpScrollView()
        setUpStackView()
        setUpAddButton()
    }

    private func setUpScrollView() {
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        // Room for the status bar while nothing is scrolled.
        let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        scrollView.contentInset = insets
        scrollView.scrollIndicatorInsets = insets
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentOffset = CGPoint(x: 0, y: -insets.top)
    }

    private func setUpStackView() {
        stackView.axis = .vertical
        stackView.alignment = .fill
        stackView.distribution = .equalSpacing
        stackView.spacing = 0
        stackView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stackView)
        // The edges give the scroll view its content; the width keeps it from scrolling sideways.
        NSLayoutConstraint.activate([
            stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.topAnchor),
            stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
    }

    private func setUpAddButton() {
        addButton.setTitle("Add Item", for: .normal)
        addButton.addAction(UIAction { [weak self] _ in self?.addEntry() }, for: .touchUpInside)
        stackView.addArrangedSubview(addButton)
    }

    /// Adds an entry above the add button and lets it unfold; scrolls down by its height where the list is too long.
    public func addEntry() {
        guard let index = stackView.arrangedSubviews.firstIndex(of: addButton) else { return }
        let entry = makeEntry()
        let height = entry.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        let end = scrollView.contentSize.height + height - scrollView.bounds.height
        let offset = CGPoint(
            x: scrollView.contentOffset.x, y: max(min(scrollView.contentOffset.y + height, end), -20))

        entry.isHidden = true
        stackView.insertArrangedSubview(entry, at: index)
        UIView.animate(withDuration: 0.25) {
            entry.isHidden = false
            self.scrollView.contentOffset = offset
        }
    }

    /// Folds an entry up, then takes it out.
    public func delete(_ entry: UIView) {
        UIView.animate(
            withDuration: 0.25, animations: { entry.isHidden = true },
            completion: { _ in entry.removeFromSuperview() })
    }

    /// A row of the date, a number of its own and a delete button. The number stretches.
    private func makeEntry() -> UIView {
        let row = UIStackView()
        row.axis = .horizontal
        row.alignment = .firstBaseline
        row.distribution = .fill
        row.spacing = 8

        let date = UILabel()
        date.text = formatter.string(from: Date())
        date.font = .preferredFont(forTextStyle: .body)

        let number = UILabel()
        number.text = UUID().uuidString
        number.font = .preferredFont(forTextStyle: .caption2)
        number.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        number.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)

        let delete = UIButton(type: .roundedRect)
        delete.setTitle("Delete", for: .normal)
        delete.addAction(UIAction { [weak self, unowned row] _ in self?.delete(row) }, for: .touchUpInside)

        for view in [date, number, delete] { row.addArrangedSubview(view) }
        return row
    }
}
