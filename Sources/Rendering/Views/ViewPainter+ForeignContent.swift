@_spi(StandIns) internal import UIKit

extension ForeignContentView: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension ViewPainter {
    func draw(_ view: ForeignContentView) {
        switch view.content {
        case .map: PlaceholderArt.map(on: canvas, in: view.bounds, palette: palette)
        case .web: PlaceholderArt.web(on: canvas, in: view.bounds, palette: palette)
        case .scene:
            PlaceholderArt.generic("3D scene", symbol: "cube", on: canvas, in: view.bounds, palette: palette)
        }
    }
}
