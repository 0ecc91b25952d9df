import Testing
import UIKit

/// A cell whose label keeps to the margins.
private final class NoteCell: UITableViewCell {
    let note = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note.numberOfLines = 0
        note.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(note)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: margins.topAnchor),
            note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Notes: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.note.text = indexPath.row == 0 ? "One line" : "Two\nlines"
        return cell
    }
}

/// Asks for nothing of what its layout asks for: sizes are the layout's own.
private final class Quiet: NSObject, UICollectionViewDelegateFlowLayout {}

/// As wide as its number says, 20 high, within margins of 5.
private final class Tile: UICollectionViewCell {
    let content = UIView()
    private lazy var width = content.widthAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
            content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
            content.heightAnchor.constraint(equalToConstant: 20), width,
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(width: CGFloat) { self.width.constant = width }
}

/// Keeps items of a line together at the left.
private final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var (x, line): (CGFloat, CGFloat) = (0, -1)
        return super.layoutAttributesForElements(in: rect)?.map { attributes in
            if attributes.frame.midY != line { (x, line) = (0, attributes.frame.midY) }
            attributes.frame.origin.x = x
            x += attributes.frame.width
            return attributes
        }
    }
}

private final class Tiles: UICollectionViewController {
    let widths: [CGFloat] = [40, 80, 100]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        widths.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? Tile)?.show(width: widths[indexPath.item])
        return cell
    }
}

@MainActor
@Suite("Cells that size themselves")
struct SelfSizingTests {
    @Test func rowsAreAsHighAsTheirContentAndMargins() {
        let notes = Notes()
        notes.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        notes.view.layoutIfNeeded()
        let cells = notes.tableView.visibleCells.compactMap { $0 as? NoteCell }
        #expect(cells.count == 2)
        for cell in cells {
            // Margins of 16 at the sides and 11 above and below.
            #expect(cell.note.frame.minX == 16)
            #expect(cell.note.frame.width == 288)
            #expect(abs(cell.frame.height - cell.note.frame.height - 22) < 0.5)
        }
        #expect(cells[1].frame.height > cells[0].frame.height + 20)
    }

    @Test func aCellAsksForWhatItsContentAsksFor() {
        let tile = Tile(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        tile.show(width: 70)
        #expect(tile.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 30))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 3, y: 4, width: 50, height: 50)
        #expect(tile.preferredLayoutAttributesFitting(attributes).frame == CGRect(x: 3, y: 4, width: 80, height: 30))
        let cell = NoteCell(style: .default, reuseIdentifier: nil)
        cell.note.text = "Text"
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 320)
        #expect(abs(size.height - cell.note.intrinsicContentSize.height - 22) < 0.5)
    }

    /// Any estimate but zero has cells tell their own size (documentation of `estimatedItemSize`).
    @Test func itemsTellTheirSizeToAFlowLayout() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let tiles = Tiles(collectionViewLayout: layout)
        tiles.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        tiles.view.layoutIfNeeded()
        #expect(tiles.collectionView.visibleCells.map(\.frame.size.width) == [50, 90, 110])
        #expect(tiles.collectionView.visibleCells.map(\.frame.size.height) == [30, 30, 30])
        #expect(tiles.collectionView.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.size.width == 110)
        // A delegate that states no sizes changes nothing.
        let quiet = Quiet()
        tiles.collectionView.delegate = quiet
        tiles.collectionView.reloadData()
        tiles.view.layoutIfNeeded()
        #expect(tiles.collectionView.visibleCells.map(\.frame.size.width) == [50, 90, 110])
    }

    @Test func aLayoutMayMoveItsAttributes() {
        let layout = LeftAlignedLayout()
        layout.itemSize = CGSize(width: 80, height: 30)
        let tiles = Tiles(collectionViewLayout: layout)
        tiles.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        tiles.view.layoutIfNeeded()
        #expect(tiles.collectionView.visibleCells.map(\.frame.minX) == [0, 80, 160])
    }

    /// An attachment takes its bounds, or its image's size, in the line.
    @Test func attachmentsTakeTheirWidth() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let width = text.size().width
        let attachment = NSTextAttachment(image: UIImage(placeholderOfSize: CGSize(width: 24, height: 16)))
        text.append(NSAttributedString(attachment: attachment))
        #expect(abs(text.size().width - width - 24) < 0.01)
        attachment.bounds = CGRect(x: 0, y: -2, width: 40, height: 16)
        #expect(abs(text.size().width - width - 40) < 0.01)
    }

    @Test func textIsMeasuredWithoutALabel() {
        let font = UIFont.systemFont(ofSize: 17)
        let line = ("Hello" as NSString).size(withAttributes: [.font: font])
        #expect(abs(line.height - font.lineHeight) < 0.01)
        let text = NSAttributedString(string: "Hello world, hello", attributes: [.font: font])
        let limit = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
        #expect(text.boundingRect(with: limit, context: nil).height < 21)
        let wrapped = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(wrapped.height - 3 * font.lineHeight) < 0.01)
        #expect(wrapped.width <= 60)
        let label = UILabel()
        label.text = "Hello"
        #expect(abs(label.intrinsicContentSize.width - line.width) < 1)
    }

    /// Between baselines the system's spacing depends on the fonts: at the multiplier 1.2 Interface Builder recorded 33
    /// points for text of 17 points.
    @Test func baselinesStandApartByTheirFonts() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), labels = [UILabel(), UILabel()]
        for label in labels {
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        NSLayoutConstraint.activate([
            labels[0].topAnchor.constraint(equalTo: root.topAnchor),
            labels[1].firstBaselineAnchor.constraint(
                equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1.2),
        ])
        root.layoutIfNeeded()
        #expect(abs(labels[1].frame.minY - 33) < 0.7)
    }

    /// A transaction runs its completion when it is committed; the frame of a layer is that of its transformed bounds.
    @Test func layers() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("completed") }
        log.append("changed")
        CATransaction.commit()
        #expect(log == ["changed", "completed"])
        let view = UIView(frame: CGRect(x: 50, y: 75, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.layer.frame == CGRect(x: 0, y: 50, width: 200, height: 100))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { $0.fill(.zero) }
        #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 30, height: 20))
    }

    @Test func layersOfGradientsAndShapesFollowTheirViews() {
        final class Shaded: UIView {
            let shape = CAShapeLayer()
            override class var layerClass: AnyClass { CAGradientLayer.self }

            override func layoutSubviews() {
                super.layoutSubviews()
                shape.frame = bounds
                shape.path = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
                layer.shadowPath = shape.path
            }
        }
        let view = Shaded(frame: CGRect(x: 5, y: 5, width: 60, height: 40))
        view.layer.addSublayer(view.shape)
        view.layoutIfNeeded()
        #expect(view.layer is CAGradientLayer)
        #expect(view.shape.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(view.shape.path?.boundingBox == view.bounds)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 11, y: 5))
        path.apply(CGAffineTransform(translationX: 1, y: 1))
        #expect(path.bounds == CGRect(x: 2, y: 3, width: 10, height: 3))
    }

    @Test func aRemovedViewIsReleasedBeforeTheNextLayout() {
        let root = UIView()
        root.layoutIfNeeded()
        weak var released: UIView?
        do {
            let view = UIView()
            root.addSubview(view)
            released = view
            view.removeFromSuperview()
        }
        #expect(released == nil)
    }
}
