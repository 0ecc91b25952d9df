import Testing
import UIKit

private final class ProfileCell: UITableViewCell {
    let nameLabel = UILabel(), photo = UIImageView(image: UIImage())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for view in [nameLabel, photo] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            photo.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            photo.widthAnchor.constraint(equalToConstant: 30), photo.heightAnchor.constraint(equalToConstant: 30),
            nameLabel.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 10),
            nameLabel.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class TileCell: UICollectionViewCell {
    let badge = UIView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        badge.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            badge.widthAnchor.constraint(equalToConstant: 8), badge.heightAnchor.constraint(equalToConstant: 8),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Checkered: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIRectFillUsingBlendMode(rect, .normal)
    }
}

/// The members of controls and of the world around views that layout code touches.
@MainActor
@Suite("Controls in programs")
struct ControlSurfaceTests {
    @Test func aTableCell() {
        let cell = ProfileCell(style: .default, reuseIdentifier: "profile")
        cell.nameLabel.text = "Ada"
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320)
        #expect(cell.photo.frame.midY == cell.contentView.bounds.midY)
        #expect(abs(cell.nameLabel.frame.minX - 50) < 1e-9, "a frame is worked out from centre and size")
        #expect(cell.reuseIdentifier == "profile")
    }

    @Test func aCollectionCell() {
        let cell = TileCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == cell.bounds)
        #expect(cell.badge.frame == CGRect(x: 38, y: 4, width: 8, height: 8))
        cell.frame.size = CGSize(width: 100, height: 100)
        cell.layoutIfNeeded()
        #expect(cell.badge.frame.minX == 88)
    }

    @Test func registeredClassesAreMade() throws {
        final class Header: UITableViewHeaderFooterView {
            let mark = 3
            override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        let table = UITableView()
        table.register(ProfileCell.self, forCellReuseIdentifier: "profile")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "profile") as? ProfileCell)
        #expect(cell.reuseIdentifier == "profile")
        #expect(cell.photo.superview === cell.contentView)
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
        #expect(header?.mark == 3)
        #expect(header?.reuseIdentifier == "header")
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)

        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        let tile = collection.dequeueReusableCell(
            withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
        #expect((tile as? TileCell)?.badge.superview === tile.contentView)
        #expect(tile.reuseIdentifier == "tile")
    }

    @Test func viewsChooseTheClassOfTheirLayer() {
        final class Dotted: CALayer {
            var dots = 4
            override init() {
                super.init()
                cornerRadius = 2
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        final class Board: UIView {
            override class var layerClass: AnyClass { Dotted.self }
        }
        let board = Board(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect((board.layer as? Dotted)?.dots == 4)
        #expect(board.layer.cornerRadius == 2)
        #expect(board.layer.bounds.height == 20)
        #expect(type(of: UIView().layer) == CALayer.self)
    }

    @Test func anEffectViewHoldsItsContent() {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light)), label = UILabel()
        effect.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        label.translatesAutoresizingMaskIntoConstraints = false
        effect.contentView.addSubview(label)
        label.text = "x"
        label.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor).isActive = true
        effect.layoutIfNeeded()
        #expect(abs(label.frame.maxX - 100) < 1e-9)
        #expect(abs(label.frame.maxY - 100) < 1e-9)
    }

    @Test func propertiesOfControls() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "attributed")
        label.textColor = .darkGray
        label.textAlignment = .center
        label.lineBreakMode = .byWordWrapping
        label.preferredMaxLayoutWidth = 100
        #expect(label.text == "attributed")

        let button = UIButton(type: .custom)
        button.setTitle("Tap", for: .normal)
        button.setTitle("Tapped", for: .highlighted)
        button.setImage(UIImage(), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        #expect(button.title(for: .normal) == "Tap")
        #expect(button.currentTitle == "Tap")
        #expect(button.currentImage != nil)
        button.isHighlighted = true
        #expect(button.currentTitle == "Tapped")
        #expect(button.state == .highlighted)
        button.isEnabled = false
        #expect(button.state.contains(.disabled))

        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ada"
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        #expect(field.text == "Ada")

        let table = UITableView(frame: .zero, style: .plain)
        table.separatorColor = .lightGray
        table.separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
        #expect(table.separatorInset.left == 15)
        // 51 × 31 without the two points that Auto Layout doesn't see; sliders have no width of their own.
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISlider().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
        #expect(UITextView().isScrollEnabled)
    }

    @Test func gesturesLayersAndTouches() {
        let view = Checkered(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let tap = UITapGestureRecognizer(target: view, action: Selector(("tapped:")))
        view.addGestureRecognizer(tap)
        #expect(tap.view === view)
        #expect(view.gestureRecognizers == [tap])
        view.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
        view.layer.cornerRadius = 3
        view.layer.removeAnimation(forKey: "position")
        #expect(view.layer.animationKeys() == nil)
        #expect(view.layer.bounds == view.bounds)
        #expect(view.layer.delegate === view)
        view.touchesBegan([UITouch()], with: nil)
        view.setNeedsDisplay()
    }

    @Test func theWorldAround() {
        #expect(UIScreen.main.bounds.width > 0)
        #expect(UIScreen.main.scale >= 1)
        #expect(UIDevice.current.userInterfaceIdiom == UI_USER_INTERFACE_IDIOM())
        #expect(UIApplication.shared.windows.allSatisfy { $0.window === $0 })
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
        ])
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.verticalSizeClass == .regular)
        #expect(traits.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
        #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        let view = UIView()
        #expect(view.traitCollection.displayScale == UIScreen.main.scale)
    }

    @Test func keyboardsAreAnnouncedByNotifications() {
        final class Listener: @unchecked Sendable {
            var end = CGRect.zero
        }
        let center = NotificationCenter(), listener = Listener()
        let token = center.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            listener.end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        }
        let frame = CGRect(x: 0, y: 500, width: 320, height: 216)
        center.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
        center.removeObserver(token)
        #expect(listener.end == frame)
    }

    @Test func tablesOfViews() {
        let map = NSMapTable<UIView, NSString>.weakToStrongObjects(), set = NSHashTable<UIView>.weakObjects()
        let kept = UIView()
        do {
            let gone = UIView()
            map.setObject("kept", forKey: kept)
            map.setObject("gone", forKey: gone)
            set.add(kept)
            set.add(gone)
        }
        #expect(map.object(forKey: kept) == "kept")
        #expect(set.allObjects == [kept])
    }
}
