import UIKit

/// A small screen to take snapshots of.
final class SignUpController: UIViewController {
    let card = UIView()
    let titleLabel = UILabel()
    let button = UIButton(type: .system)
    /// What a test changes.
    private(set) var inset: NSLayoutConstraint!
    private let margin: CGFloat

    init(margin: CGFloat = 24) {
        self.margin = margin
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not made by a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemBlue
        card.layer.cornerRadius = 12
        titleLabel.text = "Sign up"
        titleLabel.textColor = .white
        button.setTitle("Continue", for: .normal)
        for view in [card, titleLabel, button] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(card)
        card.addSubview(titleLabel)
        view.addSubview(button)
        inset = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin)
        NSLayoutConstraint.activate([
            inset,
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            card.heightAnchor.constraint(equalToConstant: 120),
            titleLabel.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            button.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}
