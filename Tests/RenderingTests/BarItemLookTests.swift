import Foundation
import Testing
import UIKit

@testable import Rendering

@MainActor
@Suite("Looks of bar items and of segments")
struct BarItemLookTests {
    private func picture(of view: UIView) throws -> Canvas {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.backgroundColor = .white
        root.addSubview(view)
        root.layoutIfNeeded()
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false))
        let canvas = try renderer.canvas(size: root.bounds.size)
        renderer.draw(root, on: canvas)
        return canvas
    }

    private func count(_ canvas: Canvas, in area: CGRect, where holds: (Color) -> Bool) -> Int {
        var count = 0
        for x in Int(area.minX)..<Int(area.maxX) {
            for y in Int(area.minY)..<Int(area.maxY) where holds(canvas.pixel(x: x, y: y)) { count += 1 }
        }
        return count
    }

    private func isRed(_ color: Color) -> Bool { color.red > 0.8 && color.green < 0.4 && color.blue < 0.4 }

    private func bar(_ item: UIBarButtonItem) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let navigationItem = UINavigationItem(title: "")
        navigationItem.rightBarButtonItem = item
        bar.items = [navigationItem]
        return bar
    }

    @Test("Items take the stand-in’s colour and title attributes, and hidden ones are left out")
    func standInsShow() throws {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        defer { UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal) }
        let item = UIBarButtonItem(title: "MMMM", style: .plain, target: nil, action: nil)
        let area = CGRect(x: 100, y: 0, width: 100, height: 44)
        #expect(count(try picture(of: bar(item)), in: area, where: isRed) > 20)
        item.isHidden = true
        #expect(count(try picture(of: bar(item)), in: area, where: isRed) == 0)
    }

    @Test("A badge is drawn at the item’s upper corner")
    func badgesShow() throws {
        let item = UIBarButtonItem(title: "M", style: .plain, target: nil, action: nil)
        item.tintColor = .black
        item.badge = .count(3)
        let area = CGRect(x: 100, y: 0, width: 100, height: 22)
        #expect(count(try picture(of: bar(item)), in: area, where: isRed) > 50)
    }

    @Test("A tab’s title has the attributes of the stand-in for its state")
    func tabTitles() throws {
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        defer { UITabBarItem.appearance().setTitleTextAttributes(nil, for: .selected) }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
        bar.items = [UITabBarItem(title: "MMMM", image: nil, tag: 0), UITabBarItem(title: "MMMM", image: nil, tag: 1)]
        bar.selectedItem = bar.items?.last
        let canvas = try picture(of: bar)
        #expect(count(canvas, in: CGRect(x: 0, y: 0, width: 100, height: 49), where: isRed) == 0)
        #expect(count(canvas, in: CGRect(x: 100, y: 0, width: 100, height: 49), where: isRed) > 10)
    }

    @Test("An empty background image leaves a segmented control without ground, and others fill their segments")
    func segmentGrounds() throws {
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.selectedSegmentIndex = 1
        control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        control.setBackgroundImage(red, for: .selected, barMetrics: .default)
        let canvas = try picture(of: control)
        #expect(canvas.pixel(x: 50, y: 16) == Color(white: 1))
        #expect(isRed(canvas.pixel(x: 150, y: 16)))
    }

    @Test("Corners of a configuration are drawn with their own radii")
    func configuredCorners() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        view.cornerConfiguration = .corners(
            topLeftRadius: 40, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: .fixed(10))
        let canvas = try picture(of: view)
        #expect(canvas.pixel(x: 6, y: 6) == Color(white: 1))
        #expect(isRed(canvas.pixel(x: 99, y: 0)))
        #expect(isRed(canvas.pixel(x: 0, y: 99)))
        #expect(canvas.pixel(x: 99, y: 99) == Color(white: 1))
        #expect(isRed(canvas.pixel(x: 93, y: 93)))
    }
}
