import Foundation
import Testing
import UIKit

@testable import Rendering

/// Bars that are styled as before appearances: with pictures of their own.
@MainActor
@Suite struct BarPictureTests {
    /// A picture of one colour.
    private func picture(_ color: UIColor, _ size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Draws bars at the top of a green view, 100 points wide and 100 high, one pixel to a point.
    private func draw(_ bar: UIView) throws -> Canvas {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.backgroundColor = .green
        bar.frame = CGRect(x: 0, y: 20, width: 100, height: 44)
        root.addSubview(bar)
        root.layoutIfNeeded()
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false))
        let canvas = try renderer.canvas(size: root.bounds.size)
        renderer.draw(root, on: canvas)
        return canvas
    }

    @Test("An empty background image and an empty shadow image make a navigation bar clear")
    func emptyPicturesMakeABarClear() throws {
        let bar = UINavigationBar()
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        let canvas = try draw(bar)
        for y in 20..<68 { #expect(canvas.pixel(x: 50, y: y) == Color(red: 0, green: 1, blue: 0), "at \(y)") }
    }

    @Test("The background image fills the bar, and the shadow image lies below it, as high as it is")
    func picturesFillTheBarAndItsLine() throws {
        let bar = UINavigationBar()
        bar.setBackgroundImage(picture(.red), for: .default)
        bar.shadowImage = picture(.blue, CGSize(width: 1, height: 3))
        let canvas = try draw(bar)
        #expect(canvas.pixel(x: 50, y: 40) == Color(red: 1, green: 0, blue: 0))
        #expect(canvas.pixel(x: 50, y: 64) == Color(red: 0, green: 0, blue: 1))
        #expect(canvas.pixel(x: 50, y: 66) == Color(red: 0, green: 0, blue: 1))
        #expect(canvas.pixel(x: 50, y: 68) == Color(red: 0, green: 1, blue: 0))
    }

    @Test("If the default background image is used, the default shadow image is used whatever the value of shadowImage")
    func aLineNeedsAGround() throws {
        let bar = UINavigationBar()
        bar.shadowImage = picture(.blue, CGSize(width: 1, height: 3))
        #expect(try draw(bar).pixel(x: 50, y: 65) == Color(red: 0, green: 1, blue: 0))
    }

    @Test("Tab bars and toolbars have their line above")
    func barsAtTheBottomHaveTheirLineAbove() throws {
        let tabs = UITabBar()
        tabs.backgroundImage = picture(.red)
        tabs.shadowImage = picture(.blue, CGSize(width: 1, height: 3))
        let tools = UIToolbar()
        tools.setBackgroundImage(picture(.red), forToolbarPosition: .any, barMetrics: .default)
        tools.setShadowImage(picture(.blue, CGSize(width: 1, height: 3)), forToolbarPosition: .any)
        for bar in [tabs, tools] {
            let canvas = try draw(bar)
            #expect(canvas.pixel(x: 50, y: 16) == Color(red: 0, green: 1, blue: 0))
            #expect(canvas.pixel(x: 50, y: 18) == Color(red: 0, green: 0, blue: 1))
            #expect(canvas.pixel(x: 50, y: 30) == Color(red: 1, green: 0, blue: 0))
        }
    }

    @Test("An appearance's shadow image takes the place of the line; its shadow colour tints a template")
    func appearancesTintTheirLine() throws {
        let bar = UINavigationBar()
        bar.standardAppearance.configureWithOpaqueBackground()
        bar.standardAppearance.shadowColor = .red
        bar.standardAppearance.shadowImage = picture(.blue, CGSize(width: 1, height: 3)).withRenderingMode(
            .alwaysTemplate)
        #expect(try draw(bar).pixel(x: 50, y: 65) == Color(red: 1, green: 0, blue: 0))
        bar.standardAppearance.shadowImage = UIImage()
        #expect(try draw(bar).pixel(x: 50, y: 64) == Color(red: 0, green: 1, blue: 0))
    }

    @Test("The back button's appearance styles its title, and the back indicator's picture stands beside it")
    func theWayBackHasALook() throws {
        let bar = UINavigationBar()
        bar.standardAppearance.configureWithOpaqueBackground()
        bar.standardAppearance.backgroundColor = .white
        bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
        bar.standardAppearance.setBackIndicatorImage(
            picture(.black, CGSize(width: 8, height: 8)), transitionMaskImage: nil)
        bar.tintColor = .red
        bar.items = [UINavigationItem(title: "IIII"), UINavigationItem(title: "")]
        let canvas = try draw(bar)
        let places = (0..<100).flatMap { x in (20..<64).map { (x: x, y: $0) } }
        let inked = places.filter { canvas.pixel(x: $0.x, y: $0.y) != .white }
        #expect(inked.count == 64, "the picture alone is drawn")
        #expect(
            inked.allSatisfy {
                let color = canvas.pixel(x: $0.x, y: $0.y)
                return color.red > 0.99 && color.green < 0.01 && color.blue < 0.01
            })
    }
}
