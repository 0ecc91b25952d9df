import Foundation
import Testing
import UIKit

@testable import Rendering

/// Properties that only show in pictures.
@MainActor
@Suite("Drawn properties")
struct DrawnPropertyTests {
    private func draw(_ view: UIView) throws -> Canvas {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        var environment = LayoutEnvironment()
        environment.userInterfaceStyle = .light
        root.rootEnvironment = environment
        root.addSubview(view)
        root.layoutIfNeeded()
        let options = RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false)
        return try ViewRenderer(options: options).picture(of: root)
    }

    @Test("A gradient layer shades from its first colour at the start point to its last at the end point")
    func axialGradient() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.layer.addSublayer(layer)
        let canvas = try draw(view)
        #expect(canvas.pixel(x: 1, y: 10).red > 0.95)
        #expect(canvas.pixel(x: 98, y: 10).blue > 0.95)
        #expect(abs(canvas.pixel(x: 50, y: 10).red - canvas.pixel(x: 50, y: 10).blue) < 0.05)
        layer.locations = [0.8, 1]
        #expect(try draw(view).pixel(x: 70, y: 10).red > 0.99)
    }

    @Test("A slider's colour begins at the neutral value, its marks are dots, and it may have no knob")
    func sliderTracks() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.red, .white)
        slider.sliderStyle = .thumbless
        slider.trackConfiguration = .init(
            allowsTickValuesOnly: false, neutralValue: 0.5, ticks: [.init(position: 0.25)])
        slider.value = 0.75
        var canvas = try draw(slider)
        #expect(canvas.pixel(x: 20, y: 17).green > 0.95 && canvas.pixel(x: 130, y: 17).green < 0.05)
        #expect(canvas.pixel(x: 170, y: 17).green > 0.95 && canvas.pixel(x: 50, y: 17).green < 0.9)
        // Without a knob nothing stands above the track.
        #expect(canvas.pixel(x: 150, y: 8).alpha < 0.05)
        slider.sliderStyle = .default
        canvas = try draw(slider)
        #expect(canvas.pixel(x: 143, y: 8).alpha > 0.9)
    }

    @Test("The dot of the current page fills as the page goes by")
    func pageProgress() throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 60, height: 26))
        (pages.numberOfPages, pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (1, .white, .red)
        #expect(try draw(pages).pixel(x: 32, y: 13).green < 0.05)
        let progress = UIPageControlProgress()
        progress.currentProgress = 0.5
        pages.progress = progress
        let canvas = try draw(pages)
        #expect(canvas.pixel(x: 28, y: 13).green < 0.05 && canvas.pixel(x: 32, y: 13).green > 0.95)
    }

    @Test(
        "The picture of an attachment stands in its line, where its bounds say; a template has the colour of the text")
    func attachment() throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let attachment = NSTextAttachment(image: square)
        attachment.bounds = CGRect(x: 5, y: -10, width: 20, height: 40)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        label.attributedText = NSAttributedString(attachment: attachment)
        label.frame.size = label.intrinsicContentSize
        var canvas = try draw(label)
        // From 30 above the baseline to 10 below.
        let middle = Int(label.frame.height / 2)
        #expect(canvas.pixel(x: 15, y: middle).red > 0.95 && canvas.pixel(x: 15, y: middle).green < 0.05)
        #expect(canvas.pixel(x: 2, y: middle).alpha < 0.05)
        let rows = (0..<100).filter { canvas.pixel(x: 15, y: $0).alpha > 0.9 }
        #expect(rows.count == 40)
        attachment.image = square.withRenderingMode(.alwaysTemplate)
        let blue = NSMutableAttributedString(attachment: attachment)
        blue.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
        label.attributedText = blue
        canvas = try draw(label)
        #expect(canvas.pixel(x: 15, y: middle).blue > 0.95 && canvas.pixel(x: 15, y: middle).red < 0.05)
    }

    @Test("Contents lie in a layer as its gravity says; those of a view's layer as its content mode says")
    func gravityOfContents() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let layer = CALayer(), view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        layer.contents = square.cgImage
        layer.contentsScale = 2
        /// The columns that the contents begin and end at, in the middle.
        func columns() throws -> [Int] {
            let canvas = try draw(view)
            let red = (0..<320).filter { canvas.pixel(x: $0, y: 20).red > 0.9 }
            return [red.first ?? -1, red.last ?? -1]
        }
        #expect(try columns() == [0, 99], "they fill the layer")
        layer.contentsGravity = .resizeAspect
        #expect(try columns() == [30, 69])
        layer.contentsGravity = .center
        #expect(try columns() == [40, 59], "40 pixels at 2 a point")
        layer.contentsGravity = .right
        #expect(try columns() == [80, 99])
        layer.contents = nil
        view.layer.contents = square.cgImage
        view.contentMode = .scaleAspectFit
        #expect(try columns() == [30, 69])
    }

    @Test("Links of a text view have its tint, or what is set for links, whatever the text says itself")
    func linksOfTextViews() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        view.backgroundColor = nil
        view.tintColor = .green
        view.attributedText = NSAttributedString(
            string: "■■■■", attributes: [.link: "https://example.com", .foregroundColor: UIColor.red])
        func inks() throws -> (red: Double, green: Double, blue: Double) {
            let canvas = try draw(view)
            let pixels = (0..<60).flatMap { x in (0..<30).map { canvas.pixel(x: x, y: $0) } }
            let ink = pixels.filter { $0.alpha > 0.5 }
            let sum = ink.reduce((0.0, 0.0, 0.0)) { ($0.0 + $1.red, $0.1 + $1.green, $0.2 + $1.blue) }
            let count = Double(max(1, ink.count))
            return (sum.0 / count, sum.1 / count, sum.2 / count)
        }
        #expect(try inks().green > 0.9 && inks().red < 0.1)
        view.linkTextAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 40)]
        #expect(try inks().blue > 0.9 && inks().green < 0.1)
        view.linkTextAttributes = [:]
        #expect(try inks().red > 0.9 && inks().blue < 0.1)
    }

    @Test("A button draws the pictures in its title")
    func attachmentOfButton() throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let title = NSAttributedString(attachment: NSTextAttachment(image: square))
        let button = UIButton(type: .custom)
        button.setAttributedTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let canvas = try draw(button)
        let middle = canvas.pixel(x: 50, y: 30)
        #expect(middle.red > 0.95 && middle.green < 0.05 && middle.alpha > 0.95)
    }

    @Test("A radial gradient shades from the start point outwards, to an ellipse through the end point's distance")
    func radialGradient() throws {
        let layer = CAGradientLayer()
        layer.type = .radial
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.layer.addSublayer(layer)
        let canvas = try draw(view)
        #expect(canvas.pixel(x: 50, y: 20).red > 0.9)
        for (x, y) in [(1, 20), (50, 0), (0, 0)] { #expect(canvas.pixel(x: x, y: y).blue > 0.9) }
    }

    @Test("A progress view of the bar style has no track")
    func barStyle() throws {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
        view.progress = 0.5
        #expect(try draw(view).pixel(x: 80, y: 2).alpha > 0)
        view.progressViewStyle = .bar
        #expect(try draw(view).pixel(x: 80, y: 2).alpha == 0)
    }

    @Test("A text field shrinks text that is too wide, down to its minimum font size")
    func minimumFontSize() throws {
        func inked(_ shrinks: Bool) throws -> Int {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
            field.font = .systemFont(ofSize: 30)
            field.text = "WWWWWW"
            field.textColor = .black
            field.minimumFontSize = 8
            field.adjustsFontSizeToFitWidth = shrinks
            let canvas = try draw(field)
            // How high the letters are.
            return (0..<40).count { y in (0..<90).contains { canvas.pixel(x: $0, y: y).alpha > 0.5 } }
        }
        let (large, small) = (try inked(false), try inked(true))
        #expect(small < large)
        #expect(small > 4)
    }

    @Test("A bar button item is as wide as the widest of its possible titles")
    func possibleTitles() throws {
        func start(_ titles: Set<String>?) throws -> Int {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let item = UINavigationItem(title: "")
            let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            edit.possibleTitles = titles
            let next = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
            item.leftBarButtonItems = [edit, next]
            bar.items = [item]
            let canvas = try draw(bar)
            // The last column with letters in the tint colour.
            return (0..<320).last { x in
                (10..<34).contains { canvas.pixel(x: x, y: $0).blue > canvas.pixel(x: x, y: $0).red + 0.3 }
            } ?? 0
        }
        let without = try start(nil), with = try start(["Edit", "A much longer title"])
        #expect(with > without + 60)
    }

    @Test("A bar without a shadow colour has no line at its edge")
    func shadowColor() throws {
        func line(_ color: UIColor?) throws -> Color {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .white
            appearance.shadowColor = color
            bar.standardAppearance = appearance
            bar.items = [UINavigationItem(title: "")]
            return try draw(bar).pixel(x: 5, y: 44)
        }
        #expect(try line(.red).red > 0.9)
        #expect(try line(nil).alpha == 0)
    }

    @Test("The minutes of a date picker's wheel are an interval apart, and its times are those of its time zone")
    func minutesAndTimeZone() throws {
        func picture(_ change: (UIDatePicker) -> Void) throws -> [Double] {
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            picker.preferredDatePickerStyle = .wheels
            picker.datePickerMode = .time
            change(picker)
            let canvas = try draw(picker)
            return (0..<100).flatMap { y in stride(from: 0, to: 320, by: 4).map { canvas.pixel(x: $0, y: y).alpha } }
        }
        let usual = try picture { _ in }
        #expect(try picture { $0.minuteInterval = 15 } != usual)
        #expect(try picture { $0.timeZone = TimeZone(secondsFromGMT: 3600) } != usual)
        #expect(try picture { $0.timeZone = TimeZone(secondsFromGMT: 0) } == usual)
    }

    @Test("A mask shows a view where the mask is opaque")
    func masks() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.backgroundColor = .red
        let hole = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 20))
        hole.backgroundColor = .black
        view.mask = hole
        let canvas = try draw(view)
        #expect(canvas.pixel(x: 30, y: 20).red > 0.99)
        #expect(canvas.pixel(x: 30, y: 20).alpha > 0.99)
        for (x, y) in [(10, 20), (60, 20), (30, 5)] { #expect(canvas.pixel(x: x, y: y).alpha == 0) }

        view.mask = nil
        let fade = CAGradientLayer()
        fade.frame = view.bounds
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        view.layer.mask = fade
        let faded = try draw(view)
        #expect(faded.pixel(x: 50, y: 1).alpha > 0.9)
        #expect(faded.pixel(x: 50, y: 38).alpha < 0.1)
    }

    @Test("A tab bar's item appearances give tabs their colours")
    func tabAppearance() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .white
        appearance.stackedLayoutAppearance.selected.iconColor = .red
        appearance.stackedLayoutAppearance.normal.iconColor = .blue
        bar.standardAppearance = appearance
        bar.items = [0, 1].map { UITabBarItem(title: nil, image: UIImage(systemName: "star.fill"), tag: $0) }
        bar.selectedItem = bar.items?[0]
        let canvas = try draw(bar)
        #expect(canvas.pixel(x: 80, y: 19).red > canvas.pixel(x: 80, y: 19).blue + 0.5)
        #expect(canvas.pixel(x: 240, y: 19).blue > canvas.pixel(x: 240, y: 19).red + 0.5)
    }

    @Test("A tab without title and picture shows nothing")
    func emptyTab() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .white
        bar.standardAppearance = appearance
        bar.items = [UITabBarItem(), UITabBarItem(title: nil, image: UIImage(systemName: "star.fill"), tag: 1)]
        let canvas = try draw(bar)
        for x in 60..<100 { #expect(canvas.pixel(x: x, y: 19).red > 0.99 && canvas.pixel(x: x, y: 19).blue > 0.99) }
    }

    @Test("The plus of a bar button is 17⅔ points wide and high, as on devices")
    func plusOfABar() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "")
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        bar.items = [item]
        let root = UIView(frame: bar.frame)
        root.addSubview(bar)
        root.layoutIfNeeded()
        let options = RenderOptions(scale: 3, drawsDevice: false, drawsBackground: false)
        let canvas = try ViewRenderer(options: options).picture(of: root)
        func isInk(_ x: Int, _ y: Int) -> Bool { canvas.pixel(x: x, y: y).blue > canvas.pixel(x: x, y: y).red + 0.3 }
        let columns = (0..<960).filter { x in (0..<130).contains { isInk(x, $0) } }
        let rows = (0..<130).filter { y in (0..<960).contains { isInk($0, y) } }
        #expect(abs(columns.count - 53) <= 2 && abs(rows.count - 53) <= 2)
    }

    /// "A color that resolves to the current tint color": that of the view that is drawn.
    @Test func theTintColourIsThatOfTheViewThatIsDrawn() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let own = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        for view in [inner, own] {
            view.backgroundColor = .tintColor
            outer.addSubview(view)
        }
        outer.tintColor = .red
        own.tintColor = .green
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false))
        let canvas = try renderer.picture(of: outer)
        #expect(canvas.pixel(x: 10, y: 10).red > 0.95 && canvas.pixel(x: 10, y: 10).blue < 0.05)
        #expect(canvas.pixel(x: 30, y: 10).green > 0.95 && canvas.pixel(x: 30, y: 10).red < 0.05)
        #expect(UIColor.tintColor.resolvedColor(with: UITraitCollection()) != UIColor.red)
        outer.tintColor = nil
        #expect(try renderer.picture(of: outer).pixel(x: 10, y: 10).blue > 0.95)
    }

    /// A tint that is made of the tint colour is made of the one around the view, and not of itself for ever.
    @Test func aTintMayBeMadeOfTheTintAround() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        outer.tintColor = .red
        inner.backgroundColor = .tintColor
        outer.addSubview(inner)
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false))
        for tint in [UIColor.tintColor, UIColor { _ in .tintColor }, UIColor.tintColor.withAlphaComponent(1)] {
            inner.tintColor = tint
            let pixel = try renderer.picture(of: outer).pixel(x: 10, y: 10)
            #expect(pixel.red > 0.95 && pixel.blue < 0.05)
        }
    }
}
