import Foundation
import Testing
import UIKit

@testable import Rendering

@Suite struct SymbolTests {
    /// The share of pixels with ink.
    private func coverage(_ name: String) throws -> Double {
        let canvas = try Canvas(size: CGSize(width: 48, height: 48), scale: 1, format: .png)
        Symbol(named: name).draw(on: canvas, in: CGRect(x: 0, y: 0, width: 48, height: 48), color: .black)
        let inked = (0..<48 * 48).filter { canvas.pixel(x: $0 % 48, y: $0 / 48).alpha > 0.5 }
        return Double(inked.count) / (48 * 48)
    }

    @Test(arguments: SymbolTable.drawings.keys.sorted())
    func everyDrawingInTheTableHasInk(name: String) throws {
        #expect(try coverage(name) > 0.01)
    }

    @Test(arguments: ["heart", "star", "person", "house", "bell", "bookmark", "message"])
    func filledSymbolsHaveMoreInkThanOutlines(name: String) throws {
        #expect(try coverage("\(name).fill") > coverage(name) * 1.1)
    }

    @Test func whatIsInsideAFilledCircleIsCutOut() throws {
        let canvas = try Canvas(size: CGSize(width: 48, height: 48), scale: 1, format: .png)
        Symbol(named: "xmark.circle.fill").draw(
            on: canvas, in: CGRect(x: 0, y: 0, width: 48, height: 48), color: .black)
        #expect(canvas.pixel(x: 24, y: 24).alpha < 0.1)
        #expect(canvas.pixel(x: 24, y: 9).alpha > 0.9)
    }

    @Test func everyAliasNamesADrawing() {
        for name in SymbolTable.aliases.keys { #expect(Symbol(named: name).isKnown, "\(name)") }
    }

    @Test func unknownNamesAreDrawnAsAPlaceholder() throws {
        #expect(!Symbol(named: "no.such.symbol").isKnown)
        #expect(try coverage("no.such.symbol") > 0.05)
    }
}

/// Symbols in several colours, and with badges.
@Suite struct SymbolColorTests {
    private func draw(_ name: String, _ colors: SymbolColors) throws -> Canvas {
        let canvas = try Canvas(size: CGSize(width: 48, height: 48), scale: 1, format: .png)
        Symbol(named: name).draw(on: canvas, in: CGRect(x: 0, y: 0, width: 48, height: 48), colors: colors)
        return canvas
    }
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    /// A palette's first colour is that of what is inside, the second that of the shape around it.
    @Test func palettesColourLayers() throws {
        let filled = try draw("minus.circle.fill", SymbolColors(layers: [red, blue]))
        #expect(filled.pixel(x: 24, y: 24).red > 0.9 && filled.pixel(x: 24, y: 24).blue < 0.1)
        #expect(filled.pixel(x: 24, y: 10).blue > 0.9)
        let outlined = try draw("minus.circle", SymbolColors(layers: [red, blue]))
        #expect(outlined.pixel(x: 24, y: 24).red > 0.9)
        #expect(outlined.pixel(x: 24, y: 3).blue > 0.9)
        // One colour cuts the inside out.
        #expect(try draw("minus.circle.fill", SymbolColors(blue)).pixel(x: 24, y: 24).alpha < 0.1)
    }

    @Test func shadesAreOfOneColour() throws {
        let canvas = try draw("minus.circle.fill", .shades(of: red))
        #expect(canvas.pixel(x: 24, y: 24).alpha > 0.95)
        #expect(abs(canvas.pixel(x: 24, y: 10).alpha - 0.3) < 0.05)
    }

    @Test func badgesStandInTheCorner() throws {
        let dotted = try draw("bell.badge", SymbolColors(layers: [red, blue]))
        #expect(dotted.pixel(x: 37, y: 11).red > 0.9)
        #expect(try draw("bell", SymbolColors(blue)).pixel(x: 37, y: 11).alpha < 0.1)
        let signed = try draw("folder.fill.badge.plus", SymbolColors(layers: [red, blue]))
        #expect(signed.pixel(x: 32, y: 31).red > 0.9)
        #expect(signed.pixel(x: 12, y: 24).blue > 0.9)
        #expect(signed.pixel(x: 36, y: 36).alpha < 0.2, "the sign is cut out")
    }

    @Test func commonSymbolsHaveColoursOfTheirOwn() {
        #expect(SymbolColors.own(of: "heart.fill") == [.systemRed])
        #expect(SymbolColors.own(of: "exclamationmark.triangle.fill") == [.white, .systemYellow])
        #expect(SymbolColors.own(of: "no.such.symbol") == nil)
    }
}
