import Foundation
import Testing
import UIKit

/// What Core Graphics documents of paths.
@Suite("Paths")
struct PathElementTests {
    @Test("A path keeps its steps and gives them in order")
    func steps() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 10), control1: .zero, control2: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        var types: [CGPathElementType] = [], ends: [CGPoint] = []
        path.applyWithBlock { step in
            types.append(step.pointee.type)
            let count = [1, 1, 2, 3, 0][Int(step.pointee.type.rawValue)]
            if count > 0 { ends.append(step.pointee.points[count - 1]) }
        }
        #expect(
            types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(
            ends == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6), CGPoint(x: 9, y: 10)])
    }

    @Test("The box of the points holds those that bend curves, the box of the path doesn’t")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 5) < 0.01)
    }

    @Test("A copy is moved by a transform, and a mutable one can be added to")
    func copies() throws {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
        var move = CGAffineTransform(translationX: 10, y: 0)
        #expect(path.copy(using: &move)?.boundingBox.minX == 10)
        let mutable = try #require(path.mutableCopy())
        mutable.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(mutable.boundingBox.maxX == 6 && path.boundingBox.maxX == 2)
        var rect = CGRect.zero
        #expect(path.isRect(&rect) && rect == CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(!mutable.isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test(
        "The outline of a line covers what the line does, by its width, ends and corners",
        arguments: [CGLineCap.butt, .round, .square])
    func outlines(cap: CGLineCap) {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 40)])
        let outline = path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        for point in [CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 14), CGPoint(x: 46, y: 30), CGPoint(x: 54, y: 6)] {
            #expect(outline.contains(point), "\(point)")
        }
        for point in [CGPoint(x: 30, y: 16), CGPoint(x: 44, y: 30), CGPoint(x: 20, y: 30)] {
            #expect(!outline.contains(point), "\(point)")
        }
        #expect(outline.contains(CGPoint(x: 6, y: 10)) == (cap != .butt))
        #expect(outline.contains(CGPoint(x: 5.5, y: 5.5)) == (cap == .square))
        let bevelled = path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: .bevel, miterLimit: 10)
        #expect(!bevelled.contains(CGPoint(x: 54, y: 6)) && bevelled.contains(CGPoint(x: 51, y: 8)))
    }

    @Test("Dashes have their lengths and begin where the phase says")
    func dashes() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
        var starts: [CGFloat] = []
        path.copy(dashingWithPhase: 5, lengths: [10, 20]).applyWithBlock {
            if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) }
        }
        #expect(starts == [0, 25, 55, 85])
    }

    @Test("An arc touches the two lines that it is given")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(abs(path.currentPoint.x - 100) < 1e-6 && abs(path.currentPoint.y - 20) < 1e-6)
        #expect(abs(path.boundingBoxOfPath.maxX - 100) < 1e-3)
        var starts: [CGPoint] = []
        path.applyWithBlock { if $0.pointee.type == .addLineToPoint { starts.append($0.pointee.points[0]) } }
        #expect(starts.count == 1 && abs(starts[0].x - 80) < 1e-6 && abs(starts[0].y) < 1e-6)
    }
}
