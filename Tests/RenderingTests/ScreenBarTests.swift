import Foundation
import Testing
import UIKit

@testable import Rendering

/// What a screen's bars look like depends on the system and on what lies under them.
@MainActor
@Suite struct ScreenBarTests {
    private let size = CGSize(width: 375, height: 200)

    private func view(metrics: SystemMetrics, style: UIUserInterfaceStyle = .light) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        var environment = LayoutEnvironment()
        environment.metrics = metrics
        environment.userInterfaceStyle = style
        environment.displayScale = 2
        view.rootEnvironment = environment
        return view
    }

    /// Draws a navigation bar, 44 points high at the top, over a white screen with a label at a height.
    private func draw(
        metrics: SystemMetrics, labelAt y: CGFloat, tint: UIColor? = nil, height: CGFloat = 44,
        style: UIUserInterfaceStyle = .light
    ) throws -> Canvas {
        let root = view(metrics: metrics, style: style)
        root.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 250, y: y, width: 80, height: 20))
        label.text = "content"
        root.addSubview(label)
        let screen = view(metrics: metrics, style: style)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: height))
        bar.barTintColor = tint
        bar.items = [UINavigationItem(title: "T")]
        screen.addSubview(bar)
        screen.layoutIfNeeded()
        let renderer = ViewRenderer(options: RenderOptions(scale: 2, drawsDevice: false))
        let canvas = try renderer.canvas(size: size)
        renderer.draw(root, on: canvas)
        renderer.drawScreen(screen, over: root, on: canvas)
        return canvas
    }

    @Test func sinceIOS15BarsShowNoPlateWhileNothingIsUnderThem() throws {
        let canvas = try draw(metrics: .iOS18, labelAt: 100)
        #expect(canvas.pixel(x: 40, y: 40) == .white)
        #expect(canvas.pixel(x: 40, y: 88) == .white)
    }

    @Test func theySeparateThemselvesFromWhatIsUnderThem() throws {
        let canvas = try draw(metrics: .iOS18, labelAt: 20)
        #expect(canvas.pixel(x: 40, y: 40) != .white)
        #expect(canvas.pixel(x: 40, y: 88).red < 0.9)
        // What is under a bar cannot be read: it is blurred.
        let row = (500..<660).map { canvas.pixel(x: $0, y: 60).red }
        #expect(try #require(row.max()) - #require(row.min()) < 0.05)
    }

    /// A table that is the root stands scrolled by as much as bars cover above, so its rows lie that much lower.
    @Test func aTabBarShowsItsPlateOverRowsOfATableThatIsScrolled() throws {
        func draw(rowAt y: CGFloat) throws -> Canvas {
            let table = UITableView(frame: CGRect(origin: .zero, size: size))
            table.rootEnvironment = view(metrics: .iOS18).rootEnvironment
            table.bounds.origin.y = -60
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: y, width: 375, height: 44)
            cell.textLabel?.text = "Row"
            table.addSubview(cell)
            let screen = view(metrics: .iOS18)
            let bar = UITabBar(frame: CGRect(x: 0, y: 151, width: 375, height: 49))
            screen.addSubview(bar)
            screen.layoutIfNeeded()
            let renderer = ViewRenderer(options: RenderOptions(scale: 2, drawsDevice: false))
            let canvas = try renderer.canvas(size: size)
            renderer.draw(table, on: canvas)
            renderer.drawScreen(screen, over: table, on: canvas)
            return canvas
        }
        // The hairline above the bar.
        #expect(try draw(rowAt: 100).pixel(x: 700, y: 301).red < 0.9)
        #expect(try draw(rowAt: 20).pixel(x: 700, y: 301) == .white)
    }

    @Test func theyShowTheirPlateWhereTheTitleCouldNotBeReadOtherwise() throws {
        // White in the dark appearance as well.
        let canvas = try draw(metrics: .iOS18, labelAt: 100, style: .dark)
        #expect(canvas.pixel(x: 40, y: 40).red < 0.3)
    }

    @Test func olderBarsAlwaysShowTheirPlate() throws {
        let canvas = try draw(metrics: .iOS12, labelAt: 100)
        #expect(canvas.pixel(x: 40, y: 40) != .white)
        #expect(canvas.pixel(x: 40, y: 88).red < 0.9)
    }

    @Test func largeTitlesStandOnTheScreenSinceIOS13() throws {
        let later = try draw(metrics: .iOS14, labelAt: 150, height: 96)
        #expect(later.pixel(x: 600, y: 40) == .white)
        let earlier = try draw(metrics: .iOS11, labelAt: 150, height: 96)
        #expect(earlier.pixel(x: 600, y: 40) != .white)
    }

    @Test func aColourOfTheBarsOwnIsAlwaysShown() throws {
        let canvas = try draw(metrics: .iOS18, labelAt: 100, tint: .red)
        #expect(canvas.pixel(x: 40, y: 40) == Color(red: 1, green: 0, blue: 0))
    }

    @Test(arguments: [(20, 20), (59, 59), (62, 62), (118, 59), (96, 48), (0, 0)] as [(CGFloat, CGFloat)])
    func statusBarsThatAreCountedTwiceAreDrawnOnce(inset: CGFloat, height: CGFloat) {
        #expect(ViewPainter.shownStatusBarHeight(inset) == height)
    }

    @Test func aPromptStandsAboveTheTitle() throws {
        func inkedRows(prompt: String?) throws -> [Int] {
            let root = view(metrics: .iOS18)
            root.backgroundColor = .white
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 74))
            let item = UINavigationItem(title: "Title")
            item.prompt = prompt
            bar.items = [item]
            root.addSubview(bar)
            let options = RenderOptions(scale: 1, drawsDevice: false)
            let canvas = try ViewRenderer(options: options).picture(of: root)
            return (0..<73).filter { y in (100..<275).contains { canvas.pixel(x: $0, y: y).luminance < 0.5 } }
        }
        let without = try inkedRows(prompt: nil)
        #expect(without.allSatisfy { (28...46).contains($0) })
        let with = try inkedRows(prompt: "Choose one")
        #expect(with.contains { $0 < 28 })
        #expect(with.contains { $0 > 46 })
        #expect(!with.contains(32))
    }

    // MARK: Tab bars

    /// Where a tab bar of 800 × 49 points with two items is inked: columns and rows, in points.
    private func inkOfTabBar(
        widthClass: UIUserInterfaceSizeClass, metrics: SystemMetrics = .iOS18
    ) throws -> (columns: [Int], rows: [Int]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 49))
        var environment = LayoutEnvironment()
        environment.metrics = metrics
        environment.horizontalSizeClass = widthClass
        environment.verticalSizeClass = .regular
        root.rootEnvironment = environment
        let bar = UITabBar(frame: root.bounds)
        bar.barTintColor = .white
        bar.items = ["First", "Second"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        root.addSubview(bar)
        let options = RenderOptions(scale: 1, drawsDevice: false)
        let canvas = try ViewRenderer(options: options).picture(of: root)
        func isInked(_ x: Int, _ y: Int) -> Bool { canvas.pixel(x: x, y: y).luminance < 0.9 }
        return (
            (0..<800).filter { x in (2..<49).contains { isInked(x, $0) } },
            (2..<49).filter { y in (0..<800).contains { isInked($0, y) } }
        )
    }

    @Test func itemsShareABarOfCompactWidth() throws {
        let ink = try inkOfTabBar(widthClass: .compact)
        #expect(ink.columns.contains(200) && ink.columns.contains(600))
        #expect(ink.rows.contains { $0 > 40 })
    }

    @Test func onRegularWidthsItemsStandInTheMiddleWithTitlesBesidePictures() throws {
        let ink = try inkOfTabBar(widthClass: .regular)
        let (first, last) = (try #require(ink.columns.first), try #require(ink.columns.last))
        #expect(first > 250 && last < 550)
        #expect(abs((first + last) / 2 - 400) < 20)
        #expect(!ink.rows.contains { $0 > 40 })
    }

    @Test func beforeIOS11TitlesStandBelowPicturesEverywhere() throws {
        let ink = try inkOfTabBar(widthClass: .regular, metrics: .iOS10)
        #expect(try #require(ink.columns.first) > 250)
        #expect(ink.rows.contains { $0 > 40 })
    }
}
