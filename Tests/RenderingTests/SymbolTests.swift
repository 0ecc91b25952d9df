import Foundation
import Testing

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
