import Testing
import UIKit

/// A class with initialisers of its own, as every app has them: none of them is `required` but the archive's.
private class Badge: UILabel {
    let kind: String

    init(kind: String) {
        self.kind = kind
        super.init(frame: .zero)
    }

    override init(frame: CGRect) {
        kind = "framed"
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("not made from an archive") }
}

private final class RoundBadge: Badge {}

private class TitleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("not made from an archive") }
}

private final class LongTitleCell: TitleCell {}

private final class TitleHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.backgroundColor = .red
    }

    required init?(coder: NSCoder) { fatalError("not made from an archive") }
}

private final class Tile: UICollectionViewCell {
    let side: CGFloat

    override init(frame: CGRect) {
        side = 4
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("not made from an archive") }
}

private final class Ground: UICollectionReusableView {}

private final class Screen: UIViewController {
    let title2: String

    override init(nibName: String?, bundle: Bundle?) {
        title2 = nibName ?? "none"
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) { fatalError("not made from an archive") }
}

private final class RampLayer: CAGradientLayer {}

private final class Ramp: UIView {
    override class var layerClass: AnyClass { RampLayer.self }
}

private final class Bar: UINavigationBar {}

private func make<View: UIView>(_: View.Type = View.self) -> View { View() }
private func makeFramed<View: UIView>(_ type: View.Type) -> View {
    type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}
private func makeCell<Cell: UITableViewCell>() -> Cell { Cell(style: .value1, reuseIdentifier: "generic") }
private func makeScreen<Controller: UIViewController>() -> Controller { Controller() }

/// Objects of classes that are known only at run time are of the class that was asked for, and made by its own
/// initialiser, though no class repeats a required one. As code compiled for Apple's systems expects.
@MainActor
@Suite("Creation")
struct CreationTests {
    @Test func genericCodeMakesItsType() {
        let badge: RoundBadge = make()
        #expect(badge.kind == "framed")
        #expect(type(of: make(Badge.self)) == Badge.self)
        #expect(makeFramed(Badge.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let cell: LongTitleCell = makeCell()
        #expect(cell.reuseIdentifier == "generic")
        #expect(cell.detailTextLabel != nil)
        let screen: Screen = makeScreen()
        #expect(screen.title2 == "none")
    }

    @Test func aClassInAVariableMakesItsOwnObjects() {
        let view: UIView.Type = UILabel.self
        #expect(type(of: view.init()) == UILabel.self)
        #expect(type(of: view.init(frame: .zero)) == UILabel.self)
        #expect(type(of: makeFramed(view)) == UILabel.self)
        let badge: Badge.Type = RoundBadge.self
        #expect(type(of: badge.init()) == RoundBadge.self)
        #expect(badge.init(frame: .zero).kind == "framed")
        let cell: UITableViewCell.Type = TitleCell.self
        #expect(cell.init(style: .default, reuseIdentifier: "cell") is TitleCell)
        #expect(cell.init() is TitleCell)
        let screen: UIViewController.Type = Screen.self
        #expect(screen.init() is Screen)
        #expect((screen.init(nibName: "Nib", bundle: nil) as? Screen)?.title2 == "Nib")
        let kinds: [UIView.Type] = [
            UIView.self, UIButton.self, UIStackView.self, Badge.self, UITableView.self, Tile.self,
        ]
        #expect(kinds.map { ObjectIdentifier(type(of: $0.init())) } == kinds.map { ObjectIdentifier($0) })
    }

    @Test func registeredClassesMakeWhatIsReused() throws {
        let table = UITableView()
        table.register(LongTitleCell.self, forCellReuseIdentifier: "cell")
        table.register(TitleHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "cell") as? LongTitleCell)
        #expect(cell.reuseIdentifier == "cell")
        #expect(cell.detailTextLabel != nil)
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        #expect((header as? TitleHeader)?.contentView.backgroundColor == .red)
        #expect(header?.reuseIdentifier == "header")

        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 0, section: 0)
        collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
        collection.register(Ground.self, forSupplementaryViewOfKind: "ground", withReuseIdentifier: "ground")
        let tile = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        #expect((tile as? Tile)?.side == 4)
        #expect(tile.reuseIdentifier == "tile")
        let ground = collection.dequeueReusableSupplementaryView(
            ofKind: "ground", withReuseIdentifier: "ground", for: path)
        #expect(ground is Ground)
        #expect(ground.reuseIdentifier == "ground")
    }

    @Test func classesNamedByOthersAreMade() {
        #expect(Ramp().layer is RampLayer)
        #expect(UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil).navigationBar is Bar)
        #expect(type(of: RoundBadge.appearance()) == RoundBadge.self)
    }

    /// What the compiler sees is made by the classes' own initialisers, as ever.
    @Test func namedClassesAreMadeAsTheySay() {
        #expect(Badge(kind: "own").kind == "own")
        #expect(type(of: RoundBadge()) == RoundBadge.self)
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2)).bounds.height == 2)
        #expect(TitleCell(style: .default, reuseIdentifier: nil).reuseIdentifier == nil)
    }
}
