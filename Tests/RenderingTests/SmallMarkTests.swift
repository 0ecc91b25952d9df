import Foundation
import Testing
import UIKit

@testable import Rendering

@MainActor
@Suite("Small marks of controls")
struct SmallMarkTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 360))

    init() { root.backgroundColor = .white }

    private func draw(_ view: UIView) throws -> Canvas {
        root.addSubview(view)
        root.layoutIfNeeded()
        return try ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false)).picture(of: root)
    }

    private func count(_ canvas: Canvas, in area: CGRect, where holds: (Color) -> Bool) -> Int {
        var count = 0
        for x in Int(area.minX)..<Int(area.maxX) {
            for y in Int(area.minY)..<Int(area.maxY) where holds(canvas.pixel(x: x, y: y)) { count += 1 }
        }
        return count
    }

    private func isRed(_ color: Color) -> Bool { color.red > 0.8 && color.green < 0.5 && color.blue < 0.5 }
    private func isBlue(_ color: Color) -> Bool { color.blue > 0.8 && color.red < 0.5 }

    @Test("A pop-up button has chevrons after its title, and room for them")
    func popUpButtons() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Red"
        let plain = UIButton(configuration: configuration).intrinsicContentSize
        configuration.indicator = .popup
        configuration.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        #expect(button.frame.width > plain.width + 8 && button.frame.width < plain.width + 25)
        #expect(button.frame.height == plain.height)
        let canvas = try draw(button)
        let end = button.frame.maxX - 12
        #expect(count(canvas, in: CGRect(x: end - 20, y: 0, width: 20, height: plain.height), where: isRed) > 8)
        #expect(count(canvas, in: CGRect(x: 0, y: 0, width: end - 20, height: plain.height), where: isRed) == 0)
    }

    @Test("A button that shows the chosen action of its menu has them by itself, at the left in Arabic")
    func automaticIndicators() throws {
        let button = UIButton(configuration: .plain())
        button.menu = UIMenu(children: [UIAction(title: "Red") { _ in }])
        let width = button.intrinsicContentSize.width
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.intrinsicContentSize.width > width)
        button.semanticContentAttribute = .forceRightToLeft
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        let mark = try #require(button.indicator?.frame)
        #expect(try mark.maxX <= #require(button.titleLabel).frame.minX)
        button.configuration?.indicator = UIButton.Configuration.Indicator.none
        #expect(button.indicator == nil)
    }

    @Test("Pictures take the place of a page control’s dots, in their colours")
    func pagePictures() throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        control.numberOfPages = 3
        control.pageIndicatorTintColor = .blue
        control.currentPageIndicatorTintColor = .red
        let square = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        control.setIndicatorImage(square, forPage: 2)
        var canvas = try draw(control)
        // Dots are 16.5 apart, their middles at 33.5, 50 and 66.5.
        #expect(isRed(canvas.pixel(x: 33, y: 15)) && !isRed(canvas.pixel(x: 38, y: 20)))
        #expect(isBlue(canvas.pixel(x: 71, y: 19)))
        control.preferredCurrentPageIndicatorImage = square
        canvas = try draw(control)
        #expect(isRed(canvas.pixel(x: 37, y: 19)))
        #expect(!isBlue(canvas.pixel(x: 54, y: 19)))
        control.preferredIndicatorImage = square
        #expect(isBlue(try draw(control).pixel(x: 54, y: 19)))
    }

    @Test("A prominent page control has a ground with round ends")
    func pageGround() throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        control.numberOfPages = 3
        #expect(try draw(control).pixel(x: 108, y: 15) == .white)
        control.backgroundStyle = .prominent
        let canvas = try draw(control)
        #expect(canvas.pixel(x: 108, y: 15) != .white)
        #expect(canvas.pixel(x: 20, y: 15) == .white)
    }

    @Test("Paragraphs written from the right stand at the right, in labels and text views")
    func writingDirections() throws {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        let text = NSAttributedString(
            string: "MMM", attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red])
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        label.attributedText = text
        let view = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 40))
        view.attributedText = text
        root.addSubview(label)
        let canvas = try draw(view)
        for y in [0, 40] {
            #expect(count(canvas, in: CGRect(x: 0, y: y, width: 150, height: 40), where: isRed) == 0)
            #expect(count(canvas, in: CGRect(x: 150, y: y, width: 150, height: 40), where: isRed) > 20)
        }
        style.alignment = .left
        label.attributedText = NSAttributedString(
            string: "MMM", attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red])
        #expect(count(try draw(view), in: CGRect(x: 0, y: 0, width: 150, height: 40), where: isRed) > 20)
    }

    @Test("Cancel has the tint while there is a search")
    func cancelButtons() throws {
        let controller = UISearchController()
        let bar = controller.searchBar
        bar.frame = CGRect(x: 0, y: 0, width: 300, height: 56)
        bar.showsCancelButton = true
        let area = CGRect(x: 230, y: 0, width: 70, height: 56)
        #expect(count(try draw(bar), in: area, where: isBlue) == 0)
        controller.isActive = true
        #expect(count(try draw(bar), in: area, where: isBlue) > 20)
    }

    @Test("A calendar’s month has a chevron in the tint")
    func months() throws {
        let calendar = UICalendarView(frame: CGRect(x: 0, y: 0, width: 300, height: 340))
        calendar.visibleDateComponents = DateComponents(year: 2024, month: 2)
        calendar.tintColor = .red
        let canvas = try draw(calendar)
        #expect(count(canvas, in: CGRect(x: 100, y: 0, width: 90, height: 44), where: isRed) > 8)
        #expect(count(canvas, in: CGRect(x: 0, y: 0, width: 100, height: 44), where: isRed) == 0)
    }

    @Test("The circle of a chosen row is filled with the tint")
    func chosenCircles() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.accessories = [.multiselect(displayed: .always)]
        cell.tintColor = .red
        #expect(count(try draw(cell), in: cell.bounds, where: isRed) == 0)
        cell.isSelected = true
        #expect(count(try draw(cell), in: cell.bounds, where: isRed) > 100)
    }

    @Test("Glass has round ends unless it has corners of its own, and the colour of its tint")
    func glass() throws {
        root.backgroundColor = .black
        let effect = UIGlassEffect()
        effect.tintColor = .red
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        var canvas = try draw(view)
        #expect(isRed(canvas.pixel(x: 100, y: 30)))
        #expect(canvas.pixel(x: 3, y: 3) == .black)
        view.cornerConfiguration = .corners(radius: .fixed(0))
        canvas = try draw(view)
        #expect(canvas.pixel(x: 3, y: 3) != .black)
    }

    @Test("Items that can’t be tapped have the colour of the bar’s look for them")
    func disabledItems() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let item = UINavigationItem(title: "")
        let button = UIBarButtonItem(title: "MMMM", style: .plain, target: nil, action: nil)
        button.isEnabled = false
        item.rightBarButtonItem = button
        bar.items = [item]
        let look = UINavigationBarAppearance()
        look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        #expect(count(try draw(bar), in: CGRect(x: 150, y: 0, width: 150, height: 44), where: isRed) > 20)
        button.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
        #expect(count(try draw(bar), in: CGRect(x: 150, y: 0, width: 150, height: 44), where: isRed) == 0)
    }

    @Test("The serif design is drawn with serifs, and other designs follow from it")
    func serifs() throws {
        let system = UIFont.systemFont(ofSize: 60).fontDescriptor
        let serif = try #require(system.withDesign(.serif))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        (label.text, label.textColor) = ("I", .red)
        label.font = UIFont(descriptor: serif, size: 60)
        // A serif I is wider at its foot than in its middle.
        func widths(_ canvas: Canvas) -> Set<Int> {
            Set((0..<80).map { y in (0..<100).count { canvas.pixel(x: $0, y: y).green < 0.5 } }.filter { $0 > 0 })
        }
        let drawn = widths(try draw(label))
        #expect(drawn.max() ?? 0 > 2 * (drawn.min() ?? 0))
        let plain = try #require(serif.withDesign(.default))
        #expect(UIFont(descriptor: plain, size: 60) == .systemFont(ofSize: 60))
    }

    @Test("Symbols that point forward, and images that say so, are mirrored from right to left")
    func directionsFollowReading() throws {
        func weight(_ image: UIImage?, mirrored: Bool) throws -> (left: Int, right: Int) {
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            view.contentMode = .scaleAspectFit
            view.tintColor = .red
            view.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            let canvas = try draw(view)
            defer { view.removeFromSuperview() }
            func ink(_ x: CGFloat) -> Int { count(canvas, in: CGRect(x: x, y: 0, width: 30, height: 60), where: isRed) }
            return (ink(0), ink(30))
        }
        for name in ["chevron.forward", "arrow.backward"] {
            let (usual, mirrored) = try (
                weight(UIImage(systemName: name), mirrored: false), weight(UIImage(systemName: name), mirrored: true)
            )
            #expect(abs(usual.left - mirrored.right) < 12 && abs(usual.right - mirrored.left) < 12, "\(name)")
            #expect(abs(usual.left - usual.right) > 12, "\(name)")
        }
        let right = UIImage(systemName: "chevron.right")
        #expect(try weight(right, mirrored: true) == weight(right, mirrored: false))
        let flipped = right?.imageFlippedForRightToLeftLayoutDirection()
        #expect(try weight(flipped, mirrored: true).left != weight(flipped, mirrored: false).left)
    }

    @Test("The tint that a picture begins with is the program's accent")
    func templatesTakeTheAccent() throws {
        UIColor.accent = .red
        defer { UIColor.accent = .systemBlue }
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let canvas = try draw(view)
        view.removeFromSuperview()
        #expect(count(canvas, in: view.bounds, where: isRed) > 50)
    }
}
