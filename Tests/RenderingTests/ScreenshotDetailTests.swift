import Foundation
import Testing
import Typography
import UIKit

@testable import Rendering

/// Places and sizes that were measured in screenshots of iOS, in points.
@MainActor
@Suite struct ScreenshotDetailTests {
    /// Where something was drawn, in points.
    private func ink(
        in area: CGRect, scale: CGFloat = 3, size: CGSize, _ draw: (Canvas) throws -> Void
    ) throws -> CGRect {
        let canvas = try Canvas(size: size, scale: scale, format: .png)
        try draw(canvas)
        var bounds = CGRect.null
        for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
            for x in Int(area.minX * scale)..<Int(area.maxX * scale) where canvas.pixel(x: x, y: y).alpha > 0.2 {
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return CGRect(
            x: bounds.minX / scale, y: bounds.minY / scale, width: bounds.width / scale, height: bounds.height / scale)
    }

    @Test(
        arguments: [
            (UIBarButtonItem.SystemItem.trash, CGSize(width: 19.5, height: 24)),
            (.rewind, CGSize(width: 30, height: 18)),
            (.add, CGSize(width: 17.67, height: 17.67)),
        ] as [(UIBarButtonItem.SystemItem, CGSize)])
    func systemItemsHaveTheSizeOfTheSystems(item: UIBarButtonItem.SystemItem, size: CGSize) throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.isTranslucent = true
        bar.backgroundColor = .clear
        bar.standardAppearance.backgroundColor = .clear
        bar.standardAppearance.shadowColor = nil
        bar.items = [UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)]
        let drawn = try ink(in: CGRect(x: 0, y: 2, width: 100, height: 40), size: bar.bounds.size) { canvas in
            ViewRenderer(options: RenderOptions(scale: 3, drawsDevice: false)).draw(bar, on: canvas)
        }
        #expect(abs(drawn.width - size.width) <= 1)
        #expect(abs(drawn.height - size.height) <= 1)
    }

    /// The circle of 21.6 points in a symbol of 24.33, and a ring as thick as the stem of an l at 17 points: 1.38 points.
    @Test(arguments: [1, 2, 3] as [CGFloat]) func theRingOfAContactAddButtonIsAsThickAsText(scale: CGFloat) throws {
        let button = UIButton(type: .contactAdd)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        button.layoutIfNeeded()
        let canvas = try Canvas(size: button.bounds.size, scale: scale, format: .png)
        ViewRenderer(options: RenderOptions(scale: scale, drawsDevice: false)).draw(button, on: canvas)
        // Along the row between the plus and the ring's top: what ink there is in a column stands for a part of a pixel.
        let middle = Int(15 * scale)
        var thickness = 0.0, outer = 0.0
        for y in 0..<middle {
            let ink = canvas.pixel(x: middle - Int(5 * scale), y: y).alpha
            if ink > 0 { outer = max(outer, 15 - Double(y) / scale) }
            if Double(y) / scale < 10 { thickness += ink / scale }
        }
        // Five points beside the middle the ring leans by the angle whose sine is 5 / 10.1.
        let slope = cos(asin(5 / 10.1))
        #expect(abs(thickness * slope - 1.38) < 0.15)
        #expect(abs((outer * outer + 25).squareRoot() * 2 - 21.6) < 1.5 / scale + 0.5)
    }

    private func statusBar(height: CGFloat, width: CGFloat, in area: CGRect) throws -> CGRect {
        try ink(in: area, size: CGSize(width: width, height: height)) { canvas in
            StatusBarArt(height: height).draw(on: canvas, width: width, ink: .black)
        }
    }

    @Test func largePhonesWithAnIslandHaveTheirClockHigher() throws {
        let clock = try statusBar(height: 59, width: 430, in: CGRect(x: 0, y: 0, width: 140, height: 59))
        #expect(abs(clock.minY - 22.7) <= 1 && abs(clock.maxY - 36) <= 1)
        let icons = try statusBar(height: 59, width: 430, in: CGRect(x: 280, y: 0, width: 150, height: 59))
        #expect(abs(icons.maxX - 392.7) <= 1)
    }

    @Test func clockAndIconsStandBesideAWideNotch() throws {
        let clock = try statusBar(height: 48, width: 414, in: CGRect(x: 0, y: 0, width: 88, height: 48))
        #expect(abs(clock.minX - 34) <= 1.5 && abs(clock.maxX - 68) <= 1.5)
        let icons = try statusBar(height: 48, width: 414, in: CGRect(x: 326, y: 0, width: 88, height: 48))
        #expect(abs(icons.maxX - 398) <= 1.5)
    }

    @Test(
        arguments: [
            (CGSize(width: 393, height: 852), 139.0), (CGSize(width: 414, height: 896), 150),
            (CGSize(width: 430, height: 932), 154), (CGSize(width: 852, height: 393), 219),
        ] as [(CGSize, Double)])
    func theHomeIndicatorGrowsWithTheScreen(screen: CGSize, width: Double) throws {
        let bar = try ink(
            in: CGRect(x: 0, y: screen.height - 20, width: screen.width, height: 20), size: screen
        ) { StatusBarArt.homeIndicator(on: $0, in: CGRect(origin: .zero, size: screen), ink: .black) }
        #expect(abs(bar.width - width) <= 2)
    }

    @Test func monthsBeginBelowEachOtherAndYearsStandInAColumn() throws {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 393, height: 216))
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        picker.date = Date(timeIntervalSinceReferenceDate: 690_000_000)  // November 2022
        func column(_ x: ClosedRange<CGFloat>) throws -> CGRect {
            try ink(
                in: CGRect(x: x.lowerBound, y: 92, width: x.upperBound - x.lowerBound, height: 32),
                size: picker.bounds.size
            ) { ViewRenderer(options: RenderOptions(scale: 3, drawsDevice: false)).draw(picker, on: $0) }
        }
        #expect(try abs(column(40...200).minX - 80) <= 2)
        let years = try column(255...380)
        #expect(abs(years.midX - 300) <= 2 && abs(years.width - 48) <= 2)
    }

    @Test func withoutASearchCancelIsDisabled() throws {
        func isGrey(_ bar: UISearchBar) throws -> Bool {
            let canvas = try Canvas(size: bar.bounds.size, scale: 3, format: .png)
            ViewRenderer(options: RenderOptions(scale: 3, drawsDevice: false)).draw(bar, on: canvas)
            let pixels = (900..<1100).flatMap { x in (60..<110).map { canvas.pixel(x: x, y: $0) } }
            return pixels.allSatisfy { abs($0.blue - $0.red) < 0.2 }
        }
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        #expect(try isGrey(bar))
        let window = UIWindow(frame: bar.bounds)
        window.addSubview(bar)
        bar.searchTextField.becomeFirstResponder()
        #expect(try !isGrey(bar))
    }

    @Test(arguments: ["Didot-Bold", "AmericanTypewriter", "DamascusBold"])
    func aTypefaceThatStandsForAnotherIsAsWideAsTheNamedOne(name: String) throws {
        let run = StyledRun(text: "HamburgefonsH", font: Font(family: .named(name), size: 40), color: .black)
        for factor in [0.8, 1.2] {
            let size = CGSize(width: 600, height: 80)
            let drawn = try ink(in: CGRect(origin: .zero, size: size), size: size) { canvas in
                let width = canvas.naturalWidth(of: [run]) * factor
                canvas.draw(StyledLine(runs: [run], width: width), at: CGPoint(x: 20, y: 50))
            }
            let canvas = try Canvas(size: size, scale: 1, format: .png)
            let width = canvas.naturalWidth(of: [run]) * factor
            // Letters keep a little from both sides of their place.
            #expect(drawn.width <= width && drawn.width >= width * 0.96)
        }
    }
}
