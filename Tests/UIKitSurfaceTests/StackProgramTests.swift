import Testing
import UIKit

private final class Tile: UIView {
    private let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var intrinsicContentSize: CGSize { size }
}

/// A view whose root is a stack, as screens are put together in code.
private final class CardView: UIStackView {
    let title = Tile(100, 20), subtitle = Tile(80, 15), icon = Tile(40, 40)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let texts = UIStackView(arrangedSubviews: [title, subtitle])
        texts.axis = .vertical
        texts.spacing = 5
        texts.alignment = .leading
        axis = .horizontal
        alignment = .center
        spacing = 10
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 12)
        addArrangedSubview(icon)
        addArrangedSubview(texts)
    }
}

@MainActor
@Suite("Stack views in programs")
struct StackProgramTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func place(_ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil) {
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
    }

    @Test func aCardMadeOfStacks() {
        let card = CardView()
        place(card)
        // Texts: 100 × (20 + 5 + 15). With the icon: 8 + 40 + 10 + 100 + 12 wide, 4 + 40 + 4 high.
        #expect(card.frame.size == CGSize(width: 170, height: 48))
        #expect(card.icon.frame == CGRect(x: 8, y: 4, width: 40, height: 40))
        #expect(card.title.superview?.frame == CGRect(x: 58, y: 4, width: 100, height: 40))
        #expect(card.subtitle.frame == CGRect(x: 0, y: 25, width: 80, height: 15))
        card.subtitle.isHidden = true
        root.layoutIfNeeded()
        #expect(card.title.superview?.frame == CGRect(x: 58, y: 14, width: 100, height: 20))
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 170, height: 48))
    }

    @Test func viewsAreInsertedMovedAndRemoved() {
        let a = Tile(10, 10), b = Tile(20, 10), c = Tile(30, 10)
        let stack = UIStackView(arrangedSubviews: [a, c])
        place(stack)
        #expect(stack.frame.width == 40)
        stack.insertArrangedSubview(b, at: 1)
        root.layoutIfNeeded()
        #expect([a, b, c].map(\.frame.minX) == [0, 10, 30])
        stack.insertArrangedSubview(c, at: 0)
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [c, a, b])
        #expect([c, a, b].map(\.frame.minX) == [0, 30, 40])
        stack.removeArrangedSubview(a)
        #expect(a.superview === stack)
        a.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.frame.width == 50)
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        #expect(stack.arrangedSubviews.isEmpty)
        root.layoutIfNeeded()
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func turningTheAxis() {
        let tiles = [Tile(10, 20), Tile(30, 40)]
        let stack = UIStackView(arrangedSubviews: tiles)
        stack.spacing = 5
        place(stack)
        #expect(stack.frame.size == CGSize(width: 45, height: 40))
        stack.axis = .vertical
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 30, height: 65))
        #expect(tiles[1].frame == CGRect(x: 0, y: 25, width: 30, height: 40))
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.fill, 0, 60), (.leading, 0, 20), (.center, 20, 20), (.trailing, 40, 20),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)])
    func alignments(alignment: UIStackView.Alignment, top: CGFloat, height: CGFloat) {
        let low = Tile(10, 20), high = Tile(10, 60)
        let stack = UIStackView(arrangedSubviews: [low, high])
        stack.alignment = alignment
        place(stack)
        #expect(stack.frame.height == 60)
        #expect(low.frame == CGRect(x: 0, y: top, width: 10, height: height))
    }

    @Test func distributionsShareTheLength() {
        let tiles = [Tile(20, 10), Tile(40, 10), Tile(60, 10)]
        let stack = UIStackView(arrangedSubviews: tiles)
        place(stack, width: 240)
        let expected: [(UIStackView.Distribution, [CGFloat], [CGFloat])] = [
            // Equal shares of 240; shares of 20 : 40 : 60; gaps of (240 - 120) / 2.
            (.fillEqually, [0, 80, 160], [80, 80, 80]), (.fillProportionally, [0, 40, 120], [40, 80, 120]),
            (.equalSpacing, [0, 80, 180], [20, 40, 60]),
            // Centres at 10, 110 and 210.
            (.equalCentering, [0, 90, 180], [20, 40, 60]),
        ]
        for (distribution, starts, lengths) in expected {
            stack.distribution = distribution
            root.layoutIfNeeded()
            #expect(tiles.map(\.frame.minX) == starts, "\(distribution)")
            #expect(tiles.map(\.frame.width) == lengths, "\(distribution)")
        }
    }

    @Test func aBackgroundBehindTheArrangedViews() {
        let stack = UIStackView(arrangedSubviews: [Tile(50, 20)]), background = UIView()
        background.translatesAutoresizingMaskIntoConstraints = false
        stack.insertSubview(background, at: 0)
        for (a, b) in [
            (background.topAnchor as NSLayoutAnchor<NSLayoutYAxisAnchor>, stack.topAnchor),
            (background.bottomAnchor, stack.bottomAnchor),
        ] { a.constraint(equalTo: b).isActive = true }
        background.leftAnchor.constraint(equalTo: stack.leftAnchor).isActive = true
        background.rightAnchor.constraint(equalTo: stack.rightAnchor).isActive = true
        place(stack)
        #expect(background.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(stack.arrangedSubviews.count == 1)
        #expect(stack.subviews.first === background)
    }

    @Test func hiddenFromTheBeginningAndAllHidden() {
        let a = Tile(10, 10), b = Tile(20, 10)
        b.isHidden = true
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.spacing = 7
        place(stack)
        #expect(stack.frame.width == 10)
        a.isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 0)
        a.isHidden = false
        b.isHidden = false
        root.layoutIfNeeded()
        #expect(stack.frame.width == 37)
    }

    /// A stack whose views are all hidden has no size of its own, whatever it had before: the sum of no lengths, and the
    /// largest of none. The spacing around it stays, as it isn't hidden itself.
    @Test func aStackOfHiddenViewsHasNoSize() {
        let tile = Tile(50, 20), below = Tile(50, 40)
        let row = UIStackView(arrangedSubviews: [tile])
        let column = UIStackView(arrangedSubviews: [row, below])
        column.axis = .vertical
        column.spacing = 10
        place(column)
        let width = row.widthAnchor.constraint(equalToConstant: 90)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(column.frame.size == CGSize(width: 90, height: 70))
        tile.isHidden = true
        width.isActive = false
        root.layoutIfNeeded()
        #expect(row.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
        #expect(below.frame == CGRect(x: 0, y: 10, width: 50, height: 40))
    }
}
