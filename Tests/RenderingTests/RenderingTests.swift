import Foundation
import Testing
import Typography

@testable import Rendering

@Test func demo() throws {
    let canvas = try Canvas(size: CGSize(width: 300, height: 200), scale: 2, format: .png)
    canvas.fill(.rect(CGRect(x: 0, y: 0, width: 300, height: 200)), color: .white)
    canvas.shadow(of: CGRect(x: 20, y: 20, width: 120, height: 44), cornerRadius: 10, color: Color(white: 0, alpha: 0.3), blur: 8, offset: CGSize(width: 0, height: 3))
    canvas.fill(.roundedRect(CGRect(x: 20, y: 20, width: 120, height: 44), radius: 10), color: Color(hex: 0x007AFF))
    let run = StyledRun(text: "Continue", font: Font(size: 17, weight: .semibold), color: .white)
    canvas.draw(StyledLine(runs: [run], width: 80), at: CGPoint(x: 40, y: 48))
    let ar = StyledRun(text: "مرحبا Hello 日本", font: Font(size: 17), color: .black, isUnderlined: true)
    canvas.draw(StyledLine(runs: [ar], width: canvas.naturalWidth(of: [ar])), at: CGPoint(x: 40, y: 100))
    let a = StyledRun(text: "Attr", font: Font(size: 20, weight: .bold), color: Color(hex: 0xFF0000), background: Color(hex: 0xFFFF00))
    let b = StyledRun(text: "ibuted", font: Font(family: .named("Georgia-Italic"), size: 14), color: .black.faded(0.5), isStruckThrough: true)
    canvas.draw(StyledLine(runs: [a,b], width: canvas.naturalWidth(of: [a,b])), at: CGPoint(x: 40, y: 150))
    try canvas.write(to: "/tmp/demo.png")
}
