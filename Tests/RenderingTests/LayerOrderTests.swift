import Foundation
import Testing
import UIKit

@testable import Rendering

@MainActor
@Suite("The order of layers and subviews")
struct LayerOrderTests {
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func view(_ color: UIColor) -> UIView {
        let view = UIView(frame: host.bounds)
        view.backgroundColor = color
        return view
    }

    private func layer(_ color: UIColor) -> CALayer {
        let layer = CALayer()
        layer.frame = host.bounds
        layer.backgroundColor = color.cgColor
        return layer
    }

    /// The colour that is in front.
    private func front() throws -> Color {
        let renderer = ViewRenderer(options: RenderOptions(scale: 1, drawsDevice: false))
        return try renderer.picture(of: host).pixel(x: 50, y: 50)
    }

    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    @Test("A layer that comes after a subview is in front of it, and one that comes before is behind it")
    func insertionOrder() throws {
        host.addSubview(view(.red))
        let overlay = layer(.blue)
        host.layer.addSublayer(overlay)
        #expect(try front() == blue)
        let top = view(.red)
        host.addSubview(top)
        #expect(try front() == red)
        #expect(host.layer.sublayers?.map { $0 === overlay } == [false, true, false])
        top.removeFromSuperview()
        #expect(try front() == blue)
    }

    @Test("A layer at place 0 is behind all subviews")
    func back() throws {
        host.addSubview(view(.red))
        let ground = layer(.blue)
        host.layer.insertSublayer(ground, at: 0)
        #expect(try front() == red)
        #expect(host.layer.sublayers?.first === ground)
    }

    @Test("Layers go below and above the layers of subviews")
    func besides() throws {
        let lower = view(.red), upper = view(.red)
        host.addSubview(lower)
        host.addSubview(upper)
        let overlay = layer(.blue)
        host.layer.insertSublayer(overlay, above: lower.layer)
        #expect(host.layer.sublayers?[1] === overlay)
        host.layer.insertSublayer(overlay, below: lower.layer)
        #expect(host.layer.sublayers?[0] === overlay)
        host.layer.insertSublayer(overlay, above: upper.layer)
        #expect(host.layer.sublayers?[2] === overlay)
        #expect(try front() == blue)
    }

    @Test("Subviews that change places pass layers")
    func movedSubviews() throws {
        let only = view(.red)
        host.addSubview(only)
        host.layer.addSublayer(layer(.blue))
        host.bringSubviewToFront(only)
        #expect(try front() == red)
        host.sendSubviewToBack(only)
        host.addSubview(view(.red))
        host.insertSubview(view(.red), at: 0)
        #expect(host.layer.sublayers?.map { $0.geometryOwner == nil } == [false, false, true, false])
        host.insertSubview(view(.red), aboveSubview: only)
        #expect(host.layer.sublayers?.map { $0.geometryOwner == nil } == [false, false, false, true, false])
        host.insertSubview(view(.red), belowSubview: host.subviews[3])
        #expect(host.layer.sublayers?.map { $0.geometryOwner == nil } == [false, false, false, true, false, false])
    }

    @Test("The order that is set is kept")
    func setOrder() throws {
        let first = view(.red), second = view(.red)
        host.addSubview(first)
        host.addSubview(second)
        let overlay = layer(.blue)
        host.layer.sublayers = [first.layer, overlay, second.layer]
        #expect(host.layer.sublayers?[1] === overlay)
        first.removeFromSuperview()
        #expect(host.layer.sublayers?[0] === overlay)
    }

    @Test("zPosition orders layers and subviews together")
    func heights() throws {
        let raised = view(.red)
        host.addSubview(raised)
        let overlay = layer(.blue)
        host.layer.addSublayer(overlay)
        raised.layer.zPosition = 1
        #expect(try front() == red)
        overlay.zPosition = 2
        #expect(try front() == blue)
    }

    @Test("zPosition orders the layers in a layer")
    func heightsInLayers() throws {
        let group = layer(.clear)
        let raised = layer(.red)
        raised.zPosition = 1
        group.addSublayer(raised)
        group.addSublayer(layer(.blue))
        host.layer.addSublayer(group)
        #expect(try front() == red)
    }
}
