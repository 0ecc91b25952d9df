import Foundation
import Testing
import UIKit

@testable import Rendering

/// Lists of collections, and text that a program's own manager draws, in pictures.
@MainActor
@Suite("Drawn lists and managed text")
struct ListDrawingTests {
    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
                as? UICollectionViewListCell
            var content = UIListContentConfiguration.cell()
            content.text = "Row"
            cell?.contentConfiguration = content
            return cell ?? UICollectionViewListCell()
        }
    }
    private let rows = Rows()

    private func draw(_ view: UIView) throws -> Canvas {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        var environment = LayoutEnvironment()
        environment.userInterfaceStyle = .light
        root.rootEnvironment = environment
        root.addSubview(view)
        root.layoutIfNeeded()
        return try ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false))
            .picture(of: root)
    }

    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = rows
        return view
    }

    private func frame(_ row: Int, in view: UICollectionView) throws -> CGRect {
        try #require(view.cellForItem(at: IndexPath(item: row, section: 0))).frame
    }

    @Test(
        "Inset groups are white cards with round ends on the ground of groups, with lines between rows from where texts begin"
    )
    func insetGroup() throws {
        let view = list(.insetGrouped)
        let canvas = try draw(view)
        let (first, second, last) = try (frame(0, in: view), frame(1, in: view), frame(2, in: view))
        let ground = canvas.pixel(x: 2, y: 2)
        #expect(abs(ground.red - 242 / 255) < 0.01 && abs(ground.blue - 247 / 255) < 0.01)
        #expect(canvas.pixel(x: 2, y: 390) == ground)
        let card = canvas.pixel(x: 300, y: Int(second.midY))
        #expect(card.red == 1 && card.green == 1)
        for corner in [CGPoint(x: first.minX, y: first.minY), CGPoint(x: last.maxX - 1, y: last.maxY - 1)] {
            #expect(canvas.pixel(x: Int(corner.x), y: Int(corner.y)) == ground)
        }
        #expect(canvas.pixel(x: Int(second.minX), y: Int(second.minY) + 1) == card)
        for row in [first, second] {
            let y = Int(row.maxY) - 1
            #expect(canvas.pixel(x: 310 - 20, y: y) != card)
            #expect(canvas.pixel(x: Int(row.minX) + 4, y: y) == card)
        }
        #expect(canvas.pixel(x: 200, y: Int(last.maxY) - 1) == card)
    }

    @Test("A list shows no lines if told, other lines where its handler says, and a ground of its own")
    func lines() throws {
        let bare = list(.insetGrouped) { $0.showsSeparators = false }
        let canvas = try draw(bare)
        let first = try frame(0, in: bare)
        #expect(canvas.pixel(x: 200, y: Int(first.maxY) - 1).red == 1)
        let told = list(.plain) {
            $0.backgroundColor = .blue
            $0.itemSeparatorHandler = { path, lines in
                var lines = lines
                lines.bottomSeparatorVisibility = path.item == 1 ? .hidden : .visible
                lines.color = .red
                lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 50)
                return lines
            }
        }
        let picture = try draw(told)
        let (one, two) = try (frame(0, in: told), frame(1, in: told))
        func pixel(_ x: Int, _ row: CGRect) -> Color { picture.pixel(x: x, y: Int(row.maxY) - 1) }
        #expect(pixel(150, one).green < 0.1 && pixel(150, one).red > 0.9)
        #expect(pixel(90, one).green > 0.9 && pixel(280, one).green > 0.9 && pixel(150, two).green > 0.9)
        #expect(picture.pixel(x: 10, y: 390).blue > 0.9 && picture.pixel(x: 10, y: 390).red < 0.1)
    }

    @Test("A first item that is the section's header stands above the card; a row's own ground stays")
    func headerAndOwnGround() throws {
        let view = list(.insetGrouped) { $0.headerMode = .firstItemInSection }
        view.layoutIfNeeded()
        view.cellForItem(at: IndexPath(item: 1, section: 0))?.backgroundColor = .red
        let canvas = try draw(view)
        let (header, first) = try (frame(0, in: view), frame(1, in: view))
        #expect(canvas.pixel(x: 250, y: Int(header.midY)) == canvas.pixel(x: 2, y: 2))
        #expect(
            canvas.pixel(x: 250, y: Int(first.midY)).red == 1 && canvas.pixel(x: 250, y: Int(first.midY)).green < 0.1)
    }

    private final class Marker: NSLayoutManager {
        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
            let all = NSRange(location: NSNotFound, length: 0)
            enumerateEnclosingRects(
                forGlyphRange: NSRange(location: 4, length: 3), withinSelectedGlyphRange: all, in: textContainers[0]
            ) { box, _ in
                UIColor.green.setFill()
                UIBezierPath(rect: box.offsetBy(dx: origin.x, dy: origin.y)).fill()
            }
        }
    }

    @Test("A layout manager of a program's own draws behind the letters of its text view, and the letters")
    func managedText() throws {
        let (storage, manager) = (NSTextStorage(), Marker())
        let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        let font = UIFont.systemFont(ofSize: 20)
        storage.append(
            NSAttributedString(string: "one two three", attributes: [.font: font, .foregroundColor: UIColor.red]))
        let canvas = try draw(view)
        func isGreen(_ x: CGFloat) -> Bool {
            let pixel = canvas.pixel(x: Int(x), y: 9)
            return pixel.green > 0.9 && pixel.red < 0.1 && pixel.alpha > 0.9
        }
        let before = NSAttributedString(string: "one ", attributes: [.font: font]).size().width
        let marked = NSAttributedString(string: "two", attributes: [.font: font]).size().width
        #expect(isGreen(5 + before + 2) && isGreen(5 + before + marked - 2))
        #expect(!isGreen(5 + before - 3) && !isGreen(5 + before + marked + 3))
        let letters = (0..<300 * 40).filter {
            let pixel = canvas.pixel(x: $0 % 300, y: $0 / 300)
            return pixel.red > 0.8 && pixel.green < 0.3 && pixel.alpha > 0.5
        }
        #expect(letters.count > 50)
    }

    @Test("A shadow path casts a shadow of a view without a ground")
    func shadowPath() throws {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = .zero
        #expect(try draw(view).pixel(x: 100, y: 100).alpha == 0)
        view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds.insetBy(dx: 10, dy: 10), cornerRadius: 20).cgPath
        let canvas = try draw(view)
        #expect(canvas.pixel(x: 100, y: 100).alpha > 0.9 && canvas.pixel(x: 55, y: 100).alpha == 0)
        #expect(canvas.pixel(x: 62, y: 62).alpha == 0 && canvas.pixel(x: 70, y: 70).alpha > 0.9)
    }

    /// "Use the edges of automaticInsets to leave an edge to the list": one edge may be told, and the other left.
    @Test("Lines keep the end that is left to the list where the other one is told")
    func oneEndOfALine() throws {
        let view = list(.plain) { $0.separatorConfiguration.bottomSeparatorInsets.leading = 100 }
        let canvas = try draw(view)
        let row = try frame(0, in: view)
        let y = Int(row.maxY) - 1
        #expect(canvas.pixel(x: 310, y: y) != .white && canvas.pixel(x: 110, y: y) != .white)
        #expect(canvas.pixel(x: 60, y: y) == .white)
    }

    @Test("Chosen rows of lists are grey, whether they have a ground of their list or the same as a configuration")
    func chosenRows() throws {
        for isConfigured in [false, true] {
            let view = list(.plain)
            _ = try draw(view)
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
            if isConfigured { cell.backgroundConfiguration = .listPlainCell() }
            view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            view.layoutIfNeeded()
            #expect(cell.backgroundColor == .systemGray4)
            #expect(try draw(view).pixel(x: 250, y: Int(cell.frame.midY)).red < 0.9)
            view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
            view.layoutIfNeeded()
            #expect(cell.backgroundColor == .systemBackground)
            // A program's own colour stays.
            cell.backgroundConfiguration?.backgroundColor = .green
            if isConfigured {
                view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
                #expect(cell.backgroundColor == .green)
            }
        }
        var sidebar = UIBackgroundConfiguration.listSidebarCell()
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        sidebar = sidebar.updated(for: state)
        #expect(sidebar.backgroundColor == .systemFill)
        state.isSelected = false
        #expect(sidebar.updated(for: state).backgroundColor == nil)
    }

    @Test("A background configuration says what a chosen row of a table looks like")
    func backgroundsOfChosenRows() throws {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.isSelected = true
        let grey = try draw(cell).pixel(x: 250, y: 20)
        #expect(grey.red < 0.9)
        cell.isSelected = false
        cell.backgroundConfiguration = .listPlainCell()
        cell.isSelected = true
        #expect(try draw(cell).pixel(x: 250, y: 20) == grey)
        cell.backgroundConfiguration?.backgroundColor = .green
        let own = try draw(cell).pixel(x: 250, y: 20)
        #expect(own.green > 0.9 && own.red < 0.1)
        cell.backgroundConfiguration = .clear()
        #expect(try draw(cell).pixel(x: 250, y: 20) != grey)
    }

    @Test("Accessories of a list's titles stand beside the text")
    func accessoriesOfTitles() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        var content = UIListContentConfiguration.prominentInsetGroupedHeader()
        content.text = "Title"
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 30, leading: 16, bottom: 5, trailing: 16)
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure()]
        _ = try draw(cell)
        let label = try #require(cell.contentView.subviews.first { $0 is UILabel })
        let chevron = try #require(cell.subviews.first { $0 is UIImageView })
        #expect(abs(label.convert(label.bounds, to: cell).midY - chevron.frame.midY) <= 1)
    }
}
