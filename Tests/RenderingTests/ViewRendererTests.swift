import Foundation
import TestFolders
import Testing
import UIKit

@testable import Rendering

/// Pixels at chosen points: what of a view tree is drawn, and where.
@MainActor
@Suite struct ViewRendererTests {
    private func root(
        _ width: CGFloat = 100, _ height: CGFloat = 60, style: UIUserInterfaceStyle = .light,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        var environment = LayoutEnvironment()
        environment.userInterfaceStyle = style
        environment.layoutDirection = direction
        environment.displayScale = 2
        root.rootEnvironment = environment
        return root
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    /// Draws at one pixel a point, without device and ground.
    private func draw(_ root: UIView, _ overlays: Set<RenderOptions.Overlay> = []) throws -> Canvas {
        root.layoutIfNeeded()
        let options = RenderOptions(scale: 1, overlays: overlays, drawsDevice: false, drawsBackground: false)
        return try ViewRenderer(options: options).picture(of: root)
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test func aBackgroundFillsTheViewsBounds() throws {
        let root = root()
        root.addSubview(box(10, 10, 30, 20, .red))
        let canvas = try draw(root)
        #expect(canvas.pixel(x: 10, y: 10) == red)
        #expect(canvas.pixel(x: 39, y: 29) == red)
        #expect(canvas.pixel(x: 40, y: 10).alpha == 0)
        #expect(canvas.pixel(x: 9, y: 10).alpha == 0)
    }

    @Test func hiddenAndTransparentViewsAreLeftOutWithAllTheyHold() throws {
        let root = root()
        let hidden = box(0, 0, 20, 20, .red)
        hidden.addSubview(box(0, 0, 20, 20, .blue))
        hidden.isHidden = true
        let clear = box(30, 0, 20, 20, .red)
        clear.alpha = 0
        root.addSubview(hidden)
        root.addSubview(clear)
        let canvas = try draw(root)
        #expect(canvas.pixel(x: 5, y: 5).alpha == 0)
        #expect(canvas.pixel(x: 35, y: 5).alpha == 0)
    }

    @Test func alphaAppliesToAViewAndItsSubviewsAsOnePicture() throws {
        let root = root()
        root.backgroundColor = .white
        let outer = box(0, 0, 40, 40, .black)
        outer.addSubview(box(0, 0, 20, 20, .black))
        outer.alpha = 0.5
        root.addSubview(outer)
        let canvas = try draw(root)
        #expect(abs(canvas.pixel(x: 5, y: 5).red - canvas.pixel(x: 30, y: 30).red) < 0.01)
        #expect(abs(canvas.pixel(x: 5, y: 5).red - 0.5) < 0.01)
    }

    @Test func subviewsReachBeyondTheBoundsUnlessClipped() throws {
        for clips in [false, true] {
            let root = root()
            let outer = box(0, 0, 20, 20, .white)
            outer.clipsToBounds = clips
            outer.addSubview(box(10, 10, 40, 40, .red))
            root.addSubview(outer)
            #expect(try draw(root).pixel(x: 40, y: 40).alpha == (clips ? 0 : 1))
        }
    }

    @Test func aScrollViewShowsTheContentAtItsOffsetOnly() throws {
        let root = root()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scroll.addSubview(box(0, 60, 50, 20, .red))
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        root.addSubview(scroll)
        let canvas = try draw(root)
        #expect(canvas.pixel(x: 10, y: 12) == red)
        #expect(canvas.pixel(x: 10, y: 5).alpha == 0)
        #expect(canvas.pixel(x: 10, y: 55).alpha == 0)
    }

    @Test func rowsThatNobodyScrolledBeginBelowTheBars() throws {
        let root = root(300, 200)
        root.rootSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
        let table = UITableView(frame: root.bounds)
        table.addSubview(box(0, 0, 300, 20, .red))
        root.addSubview(table)
        let canvas = try draw(root)
        #expect(canvas.pixel(x: 10, y: 10) != red)
        #expect(canvas.pixel(x: 10, y: 70) == red)
        // Rows recorded below the bars stay.
        table.subviews.first?.frame.origin.y = 64
        #expect(try draw(root).pixel(x: 10, y: 70) == red)
    }

    @Test func aTransformTurnsAboutTheCentre() throws {
        let root = root()
        let bar = box(20, 28, 60, 4, .red)
        bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(bar)
        let canvas = try draw(root)
        #expect(canvas.pixel(x: 50, y: 5).red > 0.9)
        #expect(canvas.pixel(x: 25, y: 30).alpha == 0)
    }

    @Test func roundCornersBordersAndZPositionComeFromTheLayer() throws {
        let root = root()
        let round = box(0, 0, 40, 40, .red)
        round.layer.cornerRadius = 20
        round.layer.borderWidth = 4
        round.layer.borderColor = UIColor.blue.cgColor
        let below = box(60, 0, 20, 20, .red)
        below.layer.zPosition = 1
        root.addSubview(below)
        root.addSubview(box(60, 0, 20, 20, .blue))
        root.addSubview(round)
        let canvas = try draw(root)
        #expect(canvas.pixel(x: 0, y: 0).alpha == 0)
        #expect(canvas.pixel(x: 20, y: 1).blue > 0.9)
        #expect(canvas.pixel(x: 20, y: 20) == red)
        #expect(canvas.pixel(x: 70, y: 10) == red)
    }

    @Test func dynamicColoursFollowTheAppearanceAndItsOverrides() throws {
        func ground(_ style: UIUserInterfaceStyle, override: UIUserInterfaceStyle = .unspecified) throws -> Color {
            let root = root(style: style)
            let view = box(0, 0, 20, 20, .systemBackground)
            view.overrideUserInterfaceStyle = override
            root.addSubview(view)
            return try draw(root).pixel(x: 5, y: 5)
        }
        #expect(try ground(.light) == .white)
        #expect(try ground(.dark) == .black)
        #expect(try ground(.dark, override: .light) == .white)
    }

    @Test func templateImagesTakeTheInheritedTint() throws {
        let root = root()
        root.tintColor = .red
        let view = UIImageView(image: UIImage(systemName: "circle.fill"))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        view.contentMode = .scaleAspectFit
        root.addSubview(view)
        #expect(try draw(root).pixel(x: 20, y: 20) == red)
    }

    // MARK: Text

    /// The columns with ink in a row of pixels.
    private func ink(_ canvas: Canvas, width: Int, height: Int) -> ClosedRange<Int>? {
        let columns = (0..<width).filter { x in (0..<height).contains { canvas.pixel(x: x, y: $0).alpha > 0.4 } }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    @Test(arguments: [
        (NSTextAlignment.left, UIUserInterfaceLayoutDirection.leftToRight, 0.0), (.right, .leftToRight, 1),
        (.center, .leftToRight, 0.5), (.natural, .leftToRight, 0), (.natural, .rightToLeft, 1),
        (.left, .rightToLeft, 0),
    ])
    func labelsAreAlignedInTheirBounds(
        alignment: NSTextAlignment, direction: UIUserInterfaceLayoutDirection, place: Double
    ) throws {
        let root = root(300, 30, direction: direction)
        let label = UILabel(frame: root.bounds)
        label.text = "HHHH"
        label.textAlignment = alignment
        root.addSubview(label)
        let range = try #require(ink(try draw(root), width: 300, height: 30))
        let free = Double(300 - range.count)
        #expect(abs(Double(range.lowerBound) - free * place) <= 3)
    }

    @Test func aLabelThatIsTooNarrowIsCutWithAnEllipsisInsideItsBounds() throws {
        let root = root(300, 30)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        label.text = "Much too long for so little room"
        root.addSubview(label)
        let range = try #require(ink(try draw(root), width: 300, height: 30))
        #expect(range.upperBound <= 81)
    }

    @Test func fontsShrinkWhereTheLabelAsksForIt() throws {
        func height(_ shrinks: Bool) throws -> Int {
            let root = root(300, 30)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            label.text = "HHHHHHHHHH"
            label.adjustsFontSizeToFitWidth = shrinks
            label.minimumScaleFactor = 0.2
            root.addSubview(label)
            let canvas = try draw(root)
            return (0..<30).filter { y in (0..<60).contains { canvas.pixel(x: $0, y: y).alpha > 0.4 } }.count
        }
        #expect(try height(true) < height(false))
    }

    /// "In iOS 6 and earlier, this property is effective only when numberOfLines is 1": since then, of several lines, too.
    @Test func severalLinesShrinkUntilTheyFit() throws {
        /// The rows with ink, and the longest stretch of it in one: the bar that the text ends in.
        func ink(_ shrinks: Bool, least: CGFloat = 0.3) throws -> (rows: Range<Int>, bar: Int) {
            let root = root(200, 50)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            label.text = "This text needs three lines or more of this width: it ends in ████"
            label.font = .systemFont(ofSize: 20)
            (label.numberOfLines, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (2, shrinks, least)
            root.addSubview(label)
            let canvas = try draw(root)
            var (rows, bar) = ([Int](), 0)
            for y in 0..<50 {
                var length = 0
                for x in 0..<200 {
                    length = canvas.pixel(x: x, y: y).alpha > 0.9 ? length + 1 : 0
                    bar = max(bar, length)
                    if length == 1 { rows.append(y) }
                }
            }
            return (try #require(rows.min())..<(try #require(rows.max())), bar)
        }
        #expect(try ink(true).bar > 20 && ink(false).bar < 20)
        #expect(try ink(true).rows.count < ink(false).rows.count)
        #expect(try ink(true, least: 1).rows == ink(false).rows)
    }

    /// Paragraphs keep their tabs where the attributes of two of them make one run: their letters aren't stretched to a width that
    /// other tabs gave.
    @Test func linesWithTabsAreDrawnAsTheyAreMeasured() throws {
        func inked(_ second: String) throws -> Range<Int>? {
            let style = NSMutableParagraphStyle()
            (style.firstLineHeadIndent, style.headIndent) = (8, 60)
            style.tabStops = [NSTextTab(textAlignment: .left, location: 60)]
            let attributes: [NSAttributedString.Key: Any] = [
                .paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17),
            ]
            let text = NSMutableAttributedString(string: "Title\n", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            text.append(NSAttributedString(string: "•\tOne\n", attributes: attributes))
            text.append(NSAttributedString(string: second, attributes: attributes))
            let root = root(300, 100)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
            (label.numberOfLines, label.attributedText) = (0, text)
            root.addSubview(label)
            let canvas = try draw(root)
            let columns = (0..<300).filter { x in (56..<76).contains { canvas.pixel(x: x, y: $0).alpha > 0.3 } }
            return columns.first.flatMap { first in columns.last.map { first..<$0 } }
        }
        let plain = try #require(try inked("\tBread"))
        let width = NSAttributedString(string: "Bread", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
        #expect(abs(plain.lowerBound - 60) <= 3)
        #expect(abs(CGFloat(plain.count) - width) <= 4)
    }

    @Test func attributesDrawLinesShadowsAndOutlines() throws {
        func pixels(_ attributes: [NSAttributedString.Key: Any]) throws -> [Color] {
            let root = root(100, 40)
            let label = UILabel(frame: CGRect(x: 5, y: 5, width: 90, height: 30))
            var all: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 24)]
            all.merge(attributes) { $1 }
            label.attributedText = NSAttributedString(string: "HEH", attributes: all)
            root.addSubview(label)
            let canvas = try draw(root)
            return (0..<40).flatMap { y in (0..<100).map { canvas.pixel(x: $0, y: y) } }
        }
        func isRed(_ color: Color) -> Bool { color.alpha > 0.6 && color.red > 0.7 && color.green < 0.3 }
        func isDark(_ color: Color) -> Bool { color.alpha > 0.6 && color.red < 0.3 }
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try pixels([:]).count(where: isRed) == 0)
        // As wide as the text, which is about 50 points, and one or two thick.
        let line = NSUnderlineStyle.single.rawValue
        let struck = try pixels([.strikethroughStyle: line, .strikethroughColor: red]).count(where: isRed)
        #expect(struck > 40 && struck < 120)
        #expect(try pixels([.underlineStyle: line, .underlineColor: red]).count(where: isRed) > 30)
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 2, height: 2), red)
        #expect(try pixels([.shadow: shadow]).count(where: isRed) > 30)
        let (whole, outlined) = (try pixels([:]), try pixels([.strokeWidth: 3]))
        #expect(outlined.count(where: isDark) < whole.count(where: isDark) * 2 / 3)
        #expect(outlined.contains(where: { $0.alpha > 0.2 }))
        let both = try pixels([.strokeWidth: -3, .strokeColor: red])
        #expect(both.contains(where: isDark) && both.contains { $0.red > 0.5 && $0.green < 0.4 })
        // The same letters, leaning: the first row of an H begins further to the right than the last.
        let leaning = try pixels([.obliqueness: 0.3])
        let starts = (0..<40).compactMap { y in (0..<100).first { isDark(leaning[y * 100 + $0]) } }
        #expect(starts.count > 10 && starts[0] >= starts[starts.count - 1] + 3)
        // Half of a dashed line is gaps at most, and thick lines are thicker.
        let dashes = line | NSUnderlineStyle.patternDot.rawValue
        let (unbroken, dotted) = try (
            pixels([.underlineStyle: line, .underlineColor: red]),
            pixels([.underlineStyle: dashes, .underlineColor: red])
        )
        #expect(dotted.count(where: isRed) > 10 && dotted.count(where: isRed) < unbroken.count(where: isRed))
    }

    /// Small letters stand further apart than their size says: the text shrinks until nothing of it is cut.
    @Test func aTextThatMayShrinkEnoughIsNotCut() throws {
        func rows(_ mode: NSLineBreakMode) throws -> [[Double]] {
            let root = root(300, 30)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 290, height: 30))
            (label.text, label.font) = ("A Rather Long Song Title That Does Not Fit", .systemFont(ofSize: 22))
            (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor, label.lineBreakMode) = (true, 0.5, mode)
            root.addSubview(label)
            let canvas = try draw(root)
            return (0..<30).map { y in (0..<300).map { Double(canvas.pixel(x: $0, y: y).alpha) } }
        }
        #expect(try rows(.byTruncatingTail) == rows(.byClipping))
    }

    @Test func linesThatDoNotFitTheHeightAreLeftOut() throws {
        let root = root(100, 100)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 42))
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight nine ten eleven twelve"
        root.addSubview(label)
        let canvas = try draw(root)
        #expect(!(50..<100).contains { y in (0..<100).contains { canvas.pixel(x: $0, y: y).alpha > 0.1 } })
    }

    @Test(arguments: [CGSize(width: 60, height: 30), CGSize(width: 200, height: 8)])
    func aLabelPaintsNothingOutsideItsBounds(size: CGSize) throws {
        let root = root(300, 60)
        let label = UILabel(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
        label.text = "Higgledy-piggledy, all of it"
        label.lineBreakMode = .byClipping
        root.addSubview(label)
        let canvas = try draw(root)
        func isInked(_ x: Int, _ y: Int) -> Bool { canvas.pixel(x: x, y: y).alpha > 0.05 }
        let points = (0..<300).flatMap { x in (0..<60).map { (x, $0) } }
        #expect(points.contains { label.frame.contains(CGPoint(x: $0, y: $1)) && isInked($0, $1) })
        #expect(!points.contains { !label.frame.contains(CGPoint(x: $0, y: $1)) && isInked($0, $1) })
    }

    // MARK: Controls

    @Test func aSwitchIsGreenWhenOnAndMirroredFromRightToLeft() throws {
        func pixels(_ direction: UIUserInterfaceLayoutDirection) throws -> (Color, Color) {
            let root = root(60, 40, direction: direction)
            let view = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
            view.isOn = true
            root.addSubview(view)
            let canvas = try draw(root)
            return (canvas.pixel(x: 12, y: 15), canvas.pixel(x: 40, y: 15))
        }
        let leftToRight = try pixels(.leftToRight)
        #expect(leftToRight.0 == Color(hex: 0x34C759))
        #expect(leftToRight.1 == .white)
        #expect(try pixels(.rightToLeft).0 == .white)
    }

    @Test func aSliderIsTintedUpToItsValue() throws {
        let root = root(220, 40)
        let view = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        view.value = 0.5
        root.addSubview(view)
        let canvas = try draw(root)
        #expect(canvas.pixel(x: 30, y: 15) == Color(hex: 0x007AFF))
        #expect(canvas.pixel(x: 170, y: 15).blue < 0.9)
    }

    @Test func aConfiguredButtonHasItsGround() throws {
        let root = root(120, 50)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "OK"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        root.addSubview(button)
        #expect(try draw(root).pixel(x: 8, y: 20) == Color(hex: 0x007AFF))
    }

    @Test func theWheelOfAButtonTurnsWhereItsPictureWouldBe() throws {
        let root = root(160, 50)
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Load"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 6
        configuration.showsActivityIndicator = true
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 50)
        root.addSubview(button)
        let canvas = try draw(root)
        let (wheel, title) = (try #require(button.activityIndicatorFrame), try #require(button.titleLabel).frame)
        #expect(wheel.maxX + 6 == title.minX)
        #expect(button.imageView?.image == nil)
        let x = Int(wheel.midX)
        #expect((Int(wheel.minY)..<Int(wheel.maxY)).contains { canvas.pixel(x: x, y: $0).alpha > 0.3 })
        #expect(canvas.pixel(x: x, y: Int(wheel.midY)).alpha < 0.05)
    }

    /// Documentation of `fillerRowHeight`: since iOS 15 a plain table has no filler rows. A view at its end takes them away.
    @Test func aPlainTableShowsLinesBetweenEmptyRowsUntilIOS14() throws {
        func lines(_ metrics: SystemMetrics, footer: Bool = false, row: Bool = false) throws -> [Int] {
            let root = root(100, 200)
            root.rootEnvironment?.metrics = metrics
            let table = UITableView(frame: root.bounds, style: .plain)
            table.separatorInset.left = 0
            if row {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
                table.addSubview(cell)
            }
            if footer { table.tableFooterView = UIView() }
            root.addSubview(table)
            let canvas = try draw(root)
            return (0..<200).filter { canvas.pixel(x: 90, y: $0).luminance < 0.97 }
        }
        #expect(try lines(.iOS14) == [43, 87, 131, 175])
        #expect(try lines(.iOS14, row: true).suffix(3) == [103, 147, 191])
        #expect(try lines(.iOS14, footer: true).isEmpty)
        #expect(try lines(.iOS18).isEmpty)
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func theLineBelowARowWithAPictureBeginsAtItsTitle(direction: UIUserInterfaceLayoutDirection) throws {
        let root = root(320, 100, direction: direction)
        let table = UITableView(frame: root.bounds, style: .plain)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.imageView?.image = UIImage(systemName: "star")
        cell.textLabel?.text = "Title"
        table.addSubview(cell)
        root.addSubview(table)
        let canvas = try draw(root)
        let title = try #require(cell.textLabel).frame
        let isGray = (0..<320).map { canvas.pixel(x: $0, y: 43).luminance < 0.95 }
        if direction == .leftToRight {
            #expect(title.minX > 30)
            #expect(abs(try #require(isGray.firstIndex(of: true)) - Int(title.minX.rounded())) <= 1)
            #expect(isGray[319])
        } else {
            #expect(isGray[0])
            #expect(abs(try #require(isGray.lastIndex(of: true)) - Int(title.maxX.rounded())) <= 1)
        }
    }

    @Test func deepTreesAndEmptyOnesAreDrawnWithoutHarm() throws {
        let root = root()
        var view = root
        for _ in 0..<3000 {
            let inner = box(0, 0, 10, 10, .red)
            inner.alpha = 0.9
            view.addSubview(inner)
            view = inner
        }
        #expect(try draw(root).pixel(x: 5, y: 5).red > 0.9)
        let empty = UIView(frame: .zero)
        #expect(throws: RenderingError.unsupportedSize(width: 0, height: 0, scale: 2)) {
            try ViewRenderer().picture(of: empty)
        }
    }

    @Test func framesThatAreNotNumbersDrawNothing() throws {
        let root = root()
        let broken = box(0, 0, 10, 10, .red)
        broken.transform = CGAffineTransform(scaleX: .nan, y: 1)
        root.addSubview(broken)
        root.addSubview(box(20, 20, 10, 10, .red))
        #expect(try draw(root).pixel(x: 25, y: 25) == red)
    }

    /// But for that of problems, where there are none.
    @Test(arguments: RenderOptions.Overlay.allCases)
    func everyOverlayAddsInk(overlay: RenderOptions.Overlay) throws {
        func ink(_ overlays: Set<RenderOptions.Overlay>) throws -> Int {
            let root = root()
            let label = UILabel()
            label.text = "Hg"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
            let canvas = try draw(root, overlays)
            return (0..<6000).count { canvas.pixel(x: $0 % 100, y: $0 / 100).alpha > 0.2 }
        }
        #expect(try overlay == .problems ? ink([overlay]) == ink([]) : ink([overlay]) > ink([]))
    }

    /// Interface Builder's colours: red for what contradicts, orange for what is left open or not granted, blue for the rest.
    @Test(arguments: [1.0, 3]) func constraintsThatDoNotHoldHaveColoursOfTheirOwn(scale: CGFloat) throws {
        func colors(_ constraints: (UIView, UIView) -> [NSLayoutConstraint]) throws -> [Bool] {
            LayoutHost.logsConflicts = false
            let root = root(), view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate(constraints(root, view))
            root.layoutIfNeeded()
            let options = RenderOptions(
                scale: scale, overlays: [.constraints], drawsDevice: false, drawsBackground: false)
            let canvas = try ViewRenderer(options: options).picture(of: root)
            let pixels = (0..<Int(6000 * scale * scale)).map {
                canvas.pixel(x: $0 % Int(100 * scale), y: $0 / Int(100 * scale))
            }
            return [Color(hex: 0xE5262F), Color(hex: 0xFF9F0A), Color(hex: 0x1E6FF0)].map { color in
                pixels.contains {
                    $0.alpha > 0.3 && abs($0.red - color.red) < 0.08 && abs($0.green - color.green) < 0.08
                        && abs($0.blue - color.blue) < 0.08
                }
            }
        }
        func placed(_ root: UIView, _ view: UIView) -> [NSLayoutConstraint] {
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                view.heightAnchor.constraint(equalToConstant: 20), view.widthAnchor.constraint(equalToConstant: 40),
            ]
        }
        #expect(try colors(placed) == [false, false, true])
        #expect(
            try colors { placed($0, $1) + [$1.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: -5)] }[0])
        #expect(try colors { Array(placed($0, $1).dropFirst()) } == [false, true, true])
        #expect(
            try colors { root, view in
                let wish = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
                wish.priority = .defaultLow
                return placed(root, view) + [wish]
            } == [false, true, true])
    }

    @Test func aDamagedImageIsReportedOnceAndReplacedByATile() throws {
        let root = root()
        let folder = try TemporaryFolder()
        try folder.write("no picture", to: "x.png")
        let image = UIImage(source: .file(folder.path("x.png")), size: CGSize(width: 50, height: 50))
        for x in [0, 50] {
            let view = UIImageView(image: image)
            view.frame = CGRect(x: x, y: 0, width: 50, height: 50)
            root.addSubview(view)
        }
        root.layoutIfNeeded()
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false, drawsBackground: false))
        #expect(try renderer.picture(of: root).pixel(x: 25, y: 25).alpha == 1)
        #expect(renderer.problems.count == 1)
    }
}
